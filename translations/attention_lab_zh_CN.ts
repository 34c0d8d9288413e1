<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>ExplainPane</name>
    <message>
        <source>Explanation</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>There is no explanation of this lab yet.</source>
        <translation>本实验暂无讲解。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Language of the figure</source>
        <translation>图的语言</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>配色</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>印刷</translation>
    </message>
    <message>
        <source>Grey</source>
        <translation>灰度</translation>
    </message>
    <message>
        <source>The name of the file decides its kind: .svg, .pdf, .png, .tex, .csv, .json or .npy.</source>
        <translation>文件名决定类型：.svg、.pdf、.png、.tex、.csv、.json 或 .npy。</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Width</source>
        <translation>宽度</translation>
    </message>
    <message>
        <source>as the content needs</source>
        <translation>按内容而定</translation>
    </message>
    <message>
        <source>Font size</source>
        <translation>字号</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>文字</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Outlines</source>
        <translation>轮廓</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>标题</translation>
    </message>
    <message>
        <source>Colour bar</source>
        <translation>色条</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
</context>
<context>
    <name>FieldRow</name>
    <message>
        <source>Back to the initial value</source>
        <translation>恢复初始值</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>重置 %1</translation>
    </message>
</context>
<context>
    <name>Form</name>
    <message>
        <source>Digits</source>
        <translation>数值位数</translation>
    </message>
    <message>
        <source>full</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>Own input…</source>
        <translation>自定义输入…</translation>
    </message>
    <message>
        <source>Your own sentences, scores or weights: typed, pasted or from a file</source>
        <translation>自己的句子、得分或权重：可键入、粘贴或从文件读入</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Decimals of every number; auto is what suits each quantity</source>
        <translation>所有数字的小数位数；“自动”即各量合适的位数</translation>
    </message>
</context>
<context>
    <name>InputDialog</name>
    <message>
        <source>Own input</source>
        <translation>自定义输入</translation>
    </message>
    <message>
        <source>Source sentence: what is looked at (columns)</source>
        <translation>源句：被注意的一侧（列）</translation>
    </message>
    <message>
        <source>Open source text…</source>
        <translation>打开源文本…</translation>
    </message>
    <message>
        <source>Target sentence: what is produced (rows)</source>
        <translation>目标句：正在生成的一侧（行）</translation>
    </message>
    <message>
        <source>Open target text…</source>
        <translation>打开目标文本…</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The table holds</source>
        <translation>表中内容</translation>
    </message>
    <message>
        <source>Scores go through softmax; weights are a model&apos;s attention and already sum to 1</source>
        <translation>得分还要经过 Softmax；权重是模型的注意力，之和已为 1</translation>
    </message>
    <message>
        <source>Open matrix…</source>
        <translation>打开矩阵…</translation>
    </message>
    <message>
        <source>One row for each target token, one number for each source token.
Paste a table from a spreadsheet, or type numbers with spaces between them.
Left empty, all scores are equal.</source>
        <translation>每个目标词元一行，每个源词元一个数。
可从电子表格粘贴，也可键入用空格隔开的数。
留空则所有得分相等。</translation>
    </message>
    <message>
        <source>Table of scores or weights</source>
        <translation>得分或权重表</translation>
    </message>
    <message>
        <source>Type a table instead</source>
        <translation>改为键入表格</translation>
    </message>
    <message>
        <source>Merge sub-words</source>
        <translation>合并子词</translation>
    </message>
    <message>
        <source>Sentence number</source>
        <translation>句子序号</translation>
    </message>
    <message>
        <source>Source runs along</source>
        <translation>源句所在轴</translation>
    </message>
    <message>
        <source>Sums to 1</source>
        <translation>和为 1 的轴</translation>
    </message>
    <message>
        <source>detect</source>
        <translation>自动判断</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Use this input</source>
        <translation>使用此输入</translation>
    </message>
    <message>
        <source>The present matrix</source>
        <translation>当前矩阵</translation>
    </message>
    <message>
        <source>%1: %2 rows × %3 columns</source>
        <translation>%1：%2 行 × %3 列</translation>
    </message>
    <message>
        <source>%1: %2 matrices, the first with %3 rows × %4 columns</source>
        <translation>%1：%2 个矩阵，第一个为 %3 行 × %4 列</translation>
    </message>
    <message>
        <source>%1 target tokens × %2 source tokens.</source>
        <translation>%1 个目标词元 × %2 个源词元。</translation>
    </message>
    <message>
        <source>Open matrix</source>
        <translation>打开矩阵</translation>
    </message>
    <message>
        <source>Open text</source>
        <translation>打开文本</translation>
    </message>
    <message>
        <source>Matrices (*.tsv *.csv *.txt *.npy *.json)</source>
        <translation>矩阵 (*.tsv *.csv *.txt *.npy *.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>Texts (*.txt *.bpe *.tok *.json)</source>
        <translation>文本 (*.txt *.bpe *.tok *.json)</translation>
    </message>
    <message>
        <source>Use this input (Ctrl+Enter)</source>
        <translation>使用这些输入（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>The Values belong to the old source tokens and are taken out.</source>
        <translation>Values 属于原来的源词元，将被移除。</translation>
    </message>
</context>
<context>
    <name>Inspector</name>
    <message>
        <source>Controls, explanation and steps</source>
        <translation>控制、讲解与步骤</translation>
    </message>
    <message>
        <source>Controls</source>
        <translation>控制</translation>
    </message>
    <message>
        <source>Explain</source>
        <translation>讲解</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Attention Lab</source>
        <translation>注意力实验室</translation>
    </message>
    <message>
        <source>Zoomed; a double click or Esc shows the whole figure.</source>
        <translation>已放大；双击或按 Esc 显示整幅图。</translation>
    </message>
    <message>
        <source>This lab takes no files.</source>
        <translation>本实验不接受文件。</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>%1 of %2 tasks done</source>
        <translation>%2 个任务已完成 %1 个</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>没有找到</translation>
    </message>
    <message>
        <source>No lab mentions “%1”. Try a shorter word, in English or Chinese.</source>
        <translation>没有实验提到“%1”。请换个较短的词，中英文均可。</translation>
    </message>
    <message>
        <source>Search labs, formulas, terms…</source>
        <translation>搜索实验、公式、词语…</translation>
    </message>
    <message>
        <source>Search labs</source>
        <translation>搜索实验</translation>
    </message>
    <message>
        <source>Search in titles, caveats and explanations</source>
        <translation>在标题、注意事项和讲解中搜索</translation>
    </message>
    <message>
        <source>Labs</source>
        <translation>实验</translation>
    </message>
    <message>
        <source>Show all labs</source>
        <translation>显示全部实验</translation>
    </message>
</context>
<context>
    <name>NumberBody</name>
    <message>
        <source>“%1” is not a number. Write it like 0.5, −2 or 1e-3.</source>
        <translation>“%1”不是数。请写成 0.5、−2 或 1e-3 这样的数。</translation>
    </message>
</context>
<context>
    <name>SentenceRow</name>
    <message>
        <source>Words</source>
        <translation>按词</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>按字</translation>
    </message>
    <message>
        <source>Split into</source>
        <translation>切分方式</translation>
    </message>
    <message>
        <source>Words are split at the spaces you typed; characters one by one, as Chinese needs it</source>
        <translation>按词：在键入的空格处切分；按字：逐字切分，适合中文</translation>
    </message>
</context>
<context>
    <name>Stage</name>
    <message>
        <source>Note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>Notes on this lab</source>
        <translation>本实验的注意事项</translation>
    </message>
    <message>
        <source>Read-outs</source>
        <translation>读数</translation>
    </message>
</context>
<context>
    <name>StepsPane</name>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Previous step (Up)</source>
        <translation>上一步（↑键）</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step (Down)</source>
        <translation>下一步（↓键）</translation>
    </message>
    <message>
        <source>There are no steps to show here.</source>
        <translation>这里没有可显示的步骤。</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>第 %1 步，共 %2 步</translation>
    </message>
</context>
<context>
    <name>TableBody</name>
    <message>
        <source>Chosen row only</source>
        <translation>仅选中的行</translation>
    </message>
    <message>
        <source>All rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>“%1” is not a number; the cell keeps its old value.</source>
        <translation>“%1”不是数；单元格保留原值。</translation>
    </message>
    <message>
        <source>Line %1, column %2 of what you pasted is “%3”, which is not a number. Nothing was changed.</source>
        <translation>粘贴内容的第 %1 行第 %2 列是“%3”，不是数。未作任何改动。</translation>
    </message>
    <message>
        <source>What reached beyond the table was left out.</source>
        <translation>超出表格的部分已略去。</translation>
    </message>
</context>
<context>
    <name>TaskList</name>
    <message>
        <source>Try this</source>
        <translation>试一试</translation>
    </message>
    <message>
        <source>Done: %1</source>
        <translation>已完成：%1</translation>
    </message>
</context>
<context>
    <name>TokenPreview</name>
    <message>
        <source>Tokens: %1</source>
        <translation>词元：%1 个</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Undo: %1</source>
        <translation>撤销：%1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>重做：%1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Nothing to undo</source>
        <translation>没有可撤销的操作</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Nothing to redo</source>
        <translation>没有可重做的操作</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>重置</translation>
    </message>
    <message>
        <source>Back to the initial state of this lab</source>
        <translation>恢复本实验的初始状态</translation>
    </message>
    <message>
        <source>This lab is in its initial state</source>
        <translation>本实验处于初始状态</translation>
    </message>
    <message>
        <source>Attention Lab</source>
        <translation>注意力实验室</translation>
    </message>
    <message>
        <source>List of labs</source>
        <translation>实验列表</translation>
    </message>
    <message>
        <source>Show or hide the list of labs</source>
        <translation>显示或隐藏实验列表</translation>
    </message>
    <message>
        <source>Presets</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>Prepared states of this lab</source>
        <translation>本实验预先设好的状态</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Your own sentences, scores or weights</source>
        <translation>自己的句子、得分或权重</translation>
    </message>
    <message>
        <source>This lab takes no files</source>
        <translation>本实验不读取文件</translation>
    </message>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
    </message>
    <message>
        <source>Save a figure as SVG, PDF or PNG</source>
        <translation>把图存为 SVG、PDF 或 PNG</translation>
    </message>
    <message>
        <source>Language: English</source>
        <translation>语言：简体中文</translation>
    </message>
    <message>
        <source>Switch to Chinese</source>
        <translation>切换到英文</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Switch between light and dark</source>
        <translation>在浅色与深色之间切换</translation>
    </message>
</context>
<context>
    <name>alignment-heatmap</name>
    <message>
        <source>Every place of “{token}” is hidden, so there is nothing to share out; make one visible.</source>
        <translation>“{token}”的所有位置都被屏蔽，权重无处可分；请至少让一个位置可见。</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>目标</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>源</translation>
    </message>
    <message>
        <source>Weight α (each row sums to 1)</source>
        <translation>权重 α（每行之和为 1）</translation>
    </message>
    <message>
        <source>Current target: {token}</source>
        <translation>当前目标：{token}</translation>
    </message>
    <message>
        <source>Attention weights of “{token}”, {tau}</source>
        <translation>“{token}”的注意力权重，{tau}</translation>
    </message>
    <message>
        <source>Soft alignment, {tau}</source>
        <translation>软对齐，{tau}</translation>
    </message>
    <message>
        <source>The scores of the example are set by hand. They are not what a trained translation model computed; the picture is tidy because we decided which words belong together.</source>
        <translation>示例的得分为手工设定，不是训练得到的翻译模型算出的；图形整齐，是因为对应关系由我们决定。</translation>
    </message>
    <message>
        <source>The temperature is a control for teaching; the 2014 paper has none.</source>
        <translation>温度是教学用的控制，2014 年的论文中没有。</translation>
    </message>
    <message>
        <source>The scalar Values only show the arithmetic; they don&apos;t output Chinese words.</source>
        <translation>标量 Value 只演示算术，并不输出中文词。</translation>
    </message>
    <message>
        <source>Attention weights serve the model&apos;s task; they need not be linguistic alignments.</source>
        <translation>注意力权重服务于模型的任务，不一定是语言学意义上的对齐。</translation>
    </message>
    <message>
        <source>Shown numbers are rounded: percentages may add to 99.9 or 100.1, the weights themselves sum to 1.</source>
        <translation>显示的数经过舍入：百分数相加可能是 99.9 或 100.1，权重本身之和为 1。</translation>
    </message>
    <message>
        <source>Interactive scores are no trained model, and a weighted output is not a word&apos;s settled meaning.</source>
        <translation>交互设定的得分不是训练好的模型，加权输出也不是词的固定含义。</translation>
    </message>
    <message>
        <source>Guess first: what share does “cat” get at τ = 0.5? Then set it.</source>
        <translation>先猜：τ = 0.5 时“cat”会占多少？再设定看看。</translation>
    </message>
    <message>
        <source>Change the scores of 猫 until “cat” is no longer first.</source>
        <translation>修改“猫”的得分，直到“cat”不再居首。</translation>
    </message>
    <message>
        <source>Add the same number to every score of 猫. What changes?</source>
        <translation>给“猫”的每个得分加上同一个数，什么会变？</translation>
    </message>
    <message>
        <source>Bilingual alignment heat map</source>
        <translation>双语软对齐热力图</translation>
    </message>
    <message>
        <source>While producing “猫”, where should the model look? Drag the temperature and watch the same scores sharpen and flatten.</source>
        <translation>生成“猫”时，模型应该看哪里？拖动温度，看同一组得分怎样变尖或变平。</translation>
    </message>
    <message>
        <source>Heat map</source>
        <translation>热力图</translation>
    </message>
    <message>
        <source>Chosen row</source>
        <translation>选中的行</translation>
    </message>
    <message>
        <source>Shuffle my scores</source>
        <translation>打乱我的得分</translation>
    </message>
    <message>
        <source>Deals the same scores out at random: for softmax the result is as valid.</source>
        <translation>把同一组得分随机重新分配：对 Softmax 来说，结果同样成立。</translation>
    </message>
    <message>
        <source>detect</source>
        <translation>自动判断</translation>
    </message>
    <message>
        <source>rows</source>
        <translation>行</translation>
    </message>
    <message>
        <source>columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Scores are divided by it before softmax: below 1 sharpens, above 1 flattens.</source>
        <translation>Softmax 之前，得分先除以它：小于 1 变尖，大于 1 变平。</translation>
    </message>
    <message>
        <source>Current target token</source>
        <translation>当前目标词元</translation>
    </message>
    <message>
        <source>The token being produced; its row is shown as bars.</source>
        <translation>正在生成的词元；它所在的行画成条形。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>匹配得分</translation>
    </message>
    <message>
        <source>How well each source token matches the target token, before softmax.</source>
        <translation>Softmax 之前，每个源词元与目标词元的匹配程度。</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>Attention weights of a model, in place of scores.</source>
        <translation>某个模型的注意力权重，用来代替得分。</translation>
    </message>
    <message>
        <source>Scalar Values</source>
        <translation>标量 Value</translation>
    </message>
    <message>
        <source>One number per source token; their weighted average is the context.</source>
        <translation>每个源词元一个数；它们的加权平均就是上下文。</translation>
    </message>
    <message>
        <source>Sentence number</source>
        <translation>句子序号</translation>
    </message>
    <message>
        <source>Which sentence of the texts and of the stack of matrices, from 1.</source>
        <translation>取文本和矩阵组中的第几句，从 1 数起。</translation>
    </message>
    <message>
        <source>Merge sub-words</source>
        <translation>合并子词</translation>
    </message>
    <message>
        <source>Joins pieces marked @@ or ▁ to words: weights to the pieces are added, rows of the pieces averaged.</source>
        <translation>把带 @@ 或▁标记的子词合并成词：指向各子词的权重相加，各子词的行取平均。</translation>
    </message>
    <message>
        <source>Source tokens</source>
        <translation>源词元</translation>
    </message>
    <message>
        <source>The tokens that are looked at: the columns.</source>
        <translation>被注意的词元，对应各列。</translation>
    </message>
    <message>
        <source>Target tokens</source>
        <translation>目标词元</translation>
    </message>
    <message>
        <source>The tokens being produced: the rows.</source>
        <translation>正在生成的词元，对应各行。</translation>
    </message>
    <message>
        <source>Source runs along</source>
        <translation>源句所在轴</translation>
    </message>
    <message>
        <source>Which axis of the weight matrix is the source.</source>
        <translation>权重矩阵的哪个轴对应源句。</translation>
    </message>
    <message>
        <source>Sums to 1</source>
        <translation>和为 1 的轴</translation>
    </message>
    <message>
        <source>What sums to 1 in the weight matrix: each row or each column.</source>
        <translation>权重矩阵中和为 1 的是每一行还是每一列。</translation>
    </message>
    <message>
        <source>Published example (τ = 1)</source>
        <translation>已发表的示例（τ = 1）</translation>
    </message>
    <message>
        <source>… on the sofa (made-up scores)</source>
        <translation>……在沙发上睡觉（自拟得分）</translation>
    </message>
    <message>
        <source>Sharper (τ = 0.25)</source>
        <translation>更尖（τ = 0.25）</translation>
    </message>
    <message>
        <source>Flatter (τ = 5)</source>
        <translation>更平（τ = 5）</translation>
    </message>
    <message>
        <source>Limit τ → 0: the maximum alone</source>
        <translation>极限 τ → 0：最大值独占</translation>
    </message>
    <message>
        <source>Limit τ → ∞: all the same</source>
        <translation>极限 τ → ∞：全部相等</translation>
    </message>
    <message>
        <source>As you chose, the rows of the matrix are the source; it is shown turned.</source>
        <translation>按你的选择，矩阵的行对应源句；显示时已转置。</translation>
    </message>
    <message>
        <source>As you chose, the columns of the matrix are the source.</source>
        <translation>按你的选择，矩阵的列对应源句。</translation>
    </message>
    <message>
        <source>Detected: the rows of the matrix are the source; it is shown turned.</source>
        <translation>自动判断：矩阵的行对应源句；显示时已转置。</translation>
    </message>
    <message>
        <source>Detected: the columns of the matrix are the source.</source>
        <translation>自动判断：矩阵的列对应源句。</translation>
    </message>
    <message>
        <source>In the matrix each row sums to 1.</source>
        <translation>矩阵的每一行之和为 1。</translation>
    </message>
    <message>
        <source>In the matrix each column sums to 1.</source>
        <translation>矩阵的每一列之和为 1。</translation>
    </message>
    <message>
        <source>In the matrix neither rows nor columns sum to 1.</source>
        <translation>矩阵的行、列之和都不为 1。</translation>
    </message>
    <message>
        <source>The matrix is {rows} × {columns}; beyond the tokens {dropped_rows} rows and {dropped_columns} columns were left out, at most {share} of a target token&apos;s weight.</source>
        <translation>矩阵为 {rows} × {columns}；超出词元的 {dropped_rows} 行、{dropped_columns} 列已略去，略去的部分最多占某个目标词元权重的 {share}。</translation>
    </message>
    <message>
        <source>{pieces} sub-words were merged into {words} words: weights to the pieces of a word are added, those of its rows averaged.</source>
        <translation>{pieces} 个子词已合并为 {words} 个词：指向同一个词各子词的权重相加，各子词的行取平均。</translation>
    </message>
    <message>
        <source>Places with weight 0 have no logarithm; they are hidden ({count}).</source>
        <translation>权重为 0 的位置没有对数，已屏蔽（{count} 处）。</translation>
    </message>
    <message>
        <source>The scores are {rows} × {columns}, but there are {target} target and {source} source tokens; right would be {target} rows of {source} numbers.</source>
        <translation>得分表为 {rows} × {columns}，但有 {target} 个目标词元和 {source} 个源词元；应为 {target} 行，每行 {source} 个数。</translation>
    </message>
    <message>
        <source>The source text has {source} sentences, the target text {target}, the stack {stack} matrices; give as many of each, or one alone for all.</source>
        <translation>源文本有 {source} 句，目标文本有 {target} 句，矩阵有 {stack} 个；三者的数目须相同，或只给一个供全部共用。</translation>
    </message>
    <message>
        <source>There is no sentence {number}; right would be 1 to {most}.</source>
        <translation>没有第 {number} 句；应为 1 到 {most}。</translation>
    </message>
    <message>
        <source>Sentence {number} has no tokens; choose another one.</source>
        <translation>第 {number} 句没有词元；请另选一句。</translation>
    </message>
    <message>
        <source>{target} × {source} tokens are too many for one picture; up to {side} a side and {cells} cells can be shown.</source>
        <translation>{target} × {source} 个词元，一张图容不下；每边最多 {side} 个，总共最多 {cells} 格。</translation>
    </message>
    <message>
        <source>There are {got} Values for {want} source tokens; give one for each.</source>
        <translation>有 {want} 个源词元，却给了 {got} 个 Value；请给每个源词元一个。</translation>
    </message>
    <message>
        <source>There is no target token {row}; counted from 0, right would be 0 to {last}.</source>
        <translation>没有第 {row} 个目标词元；从 0 数起，应为 0 到 {last}。</translation>
    </message>
    <message>
        <source>Divide the scores by the temperature</source>
        <translation>得分除以温度</translation>
    </message>
    <message>
        <source>Find the largest, so that no exponential overflows</source>
        <translation>找出最大值，以免指数溢出</translation>
    </message>
    <message>
        <source>Exponentials: gaps become ratios, all become positive</source>
        <translation>取指数：差变成比，结果全为正</translation>
    </message>
    <message>
        <source>Add them up</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>Divide by the sum: the weights</source>
        <translation>除以总和，得到权重</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>Sum of weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>Of the unrounded weights of the chosen row.</source>
        <translation>由选中行未舍入的权重算出。</translation>
    </message>
    <message>
        <source>Entropy (nats)</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>−Σ α ln α: 0 when one place has all, ln n when all have the same.</source>
        <translation>−Σ α ln α：一处独占时为 0，各处相等时为 ln n。</translation>
    </message>
    <message>
        <source>Effective count</source>
        <translation>有效位置数</translation>
    </message>
    <message>
        <source>exp(entropy): how many places take part.</source>
        <translation>exp(熵)：相当于多少个位置在参与。</translation>
    </message>
    <message>
        <source>Context c</source>
        <translation>上下文 c</translation>
    </message>
    <message>
        <source>The average of the Values, weighted by the row.</source>
        <translation>以这一行为权重，对 Value 求平均。</translation>
    </message>
    <message>
        <source>Give a Value for each source token to see it.</source>
        <translation>给每个源词元一个 Value，即可看到。</translation>
    </message>
    <message>
        <source>Order of weights</source>
        <translation>权重次序</translation>
    </message>
    <message>
        <source>as the scores ✓</source>
        <translation>与得分一致 ✓</translation>
    </message>
    <message>
        <source>not as the scores</source>
        <translation>与得分不一致</translation>
    </message>
    <message>
        <source>No temperature changes which place is first, second, …</source>
        <translation>不论温度多少，谁第一、谁第二……都不变</translation>
    </message>
    <message>
        <source>The scores of “{token}”</source>
        <translation>“{token}”的得分</translation>
    </message>
    <message>
        <source>The limit τ → 0: the maxima share everything</source>
        <translation>极限 τ → 0：得分最高的几处平分全部权重</translation>
    </message>
    <message>
        <source>The limit τ → ∞: every visible place has the same</source>
        <translation>极限 τ → ∞：所有可见位置权重相等</translation>
    </message>
    <message>
        <source>Weighted sum of the Values</source>
        <translation>对 Value 加权求和</translation>
    </message>
    <message>
        <source>“{target}” has no visible place, so it has no weights.</source>
        <translation>“{target}”没有可见位置，因此没有权重。</translation>
    </message>
    <message>
        <source>For “{target}” the largest weight is {weight}, on “{source}”.</source>
        <translation>“{target}”的最大权重为 {weight}，落在“{source}”上。</translation>
    </message>
    <message>
        <source>Numbers: your weights</source>
        <translation>数值：你的权重</translation>
    </message>
    <message>
        <source>Numbers: row 猫 and the diagonal published (figure 59-3), the rest from reconstructed scores</source>
        <translation>数值：“猫”一行与对角线已发表（图 59-3），其余由重建的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from reconstructed scores</source>
        <translation>数值：由重建的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from scores made up for this preset</source>
        <translation>数值：由本预设自拟的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from your scores</source>
        <translation>数值：由你的得分算出</translation>
    </message>
    <message>
        <source>Weight α</source>
        <translation>权重 α</translation>
    </message>
    <message>
        <source>Assumed: the rows of the matrix are the source; it is shown turned.</source>
        <translation>暂按矩阵的行为源句处理；显示时已转置。</translation>
    </message>
    <message>
        <source>Assumed: the columns of the matrix are the source.</source>
        <translation>暂按矩阵的列为源句处理。</translation>
    </message>
    <message>
        <source>As you chose, the rows of the matrix count as summing to 1.</source>
        <translation>按你的选择，视矩阵的每一行之和为 1。</translation>
    </message>
    <message>
        <source>As you chose, the columns of the matrix count as summing to 1.</source>
        <translation>按你的选择，视矩阵的每一列之和为 1。</translation>
    </message>
    <message>
        <source>A weight is a share from 0 to 1, but that of target token {row} on source token {column} (counted from 0) is {value}. If these are scores, load them as scores.</source>
        <translation>权重是 0 到 1 之间的份额，但目标词元 {row} 对源词元 {column}（从 0 数起）的权重为 {value}。如果这些是得分，请按得分读入。</translation>
    </message>
    <message>
        <source>A temperature other than 1 acts on the logarithms of your weights.</source>
        <translation>温度不为 1 时，作用在权重的对数上。</translation>
    </message>
    <message>
        <source>No tokens were given, so they are numbered.</source>
        <translation>没有给出词元，因此用编号代替。</translation>
    </message>
    <message>
        <source>The words are yours, but the scores are still those of the example, and 0 where it has none. Give scores of your own.</source>
        <translation>词元是你的，得分却仍是示例的（示例没有的位置为 0）。请给出自己的得分。</translation>
    </message>
    <message>
        <source>{count} tokens equally</source>
        <translation>{count} 个词元并列</translation>
    </message>
    <message>
        <source>All that share it, when several are equal.</source>
        <translation>有并列时全部列出。</translation>
    </message>
    <message>
        <source>The weights of “{token}”, as they were given</source>
        <translation>“{token}”的权重，与给出的一致</translation>
    </message>
    <message>
        <source>For “{target}” the largest weight is {weight}, shared by {count} tokens.</source>
        <translation>“{target}”的最大权重为 {weight}，由 {count} 个词元并列。</translation>
    </message>
</context>
<context>
    <name>cli</name>
    <message>
        <source>There is no language “{name}”; right would be en or zh_CN.</source>
        <translation>没有语言“{name}”；应为 en 或 zh_CN。</translation>
    </message>
    <message>
        <source>--set takes key=value, as in --set temperature=0.5, not “{text}”.</source>
        <translation>--set 后应为 key=value，例如“--set temperature=0.5”，而不是“{text}”。</translation>
    </message>
    <message>
        <source>There is no view “{view}” here; there are: {list}.</source>
        <translation>该实验没有视图“{view}”；可选：{list}。</translation>
    </message>
    <message>
        <source>{option} can&apos;t be “{value}”; right would be {right}.</source>
        <translation>{option}不能是“{value}”；应为{right}。</translation>
    </message>
    <message>
        <source>Figures can&apos;t be written as “{kind}”; right would be .svg, .pdf, .png, .tex, .csv, .json or .npy.</source>
        <translation>图不能存为“{kind}”；应为 .svg、.pdf、.png、.tex、.csv、.json 或 .npy。</translation>
    </message>
    <message>
        <source>There is no display to open a window on; figures can still be written with attention-lab export LAB -o FILE.</source>
        <translation>没有图形显示环境，无法打开窗口；仍可用“attention-lab export LAB -o FILE”导出图。</translation>
    </message>
    <message>
        <source>Say which version this is and exit</source>
        <translation>显示版本号并退出</translation>
    </message>
    <message>
        <source>Language of messages and figures: en or zh_CN</source>
        <translation>消息和图的语言：en 或 zh_CN</translation>
    </message>
    <message>
        <source>Language of the figure alone: en or zh_CN</source>
        <translation>仅图的语言：en 或 zh_CN</translation>
    </message>
    <message>
        <source>Without a command the window opens; attention-lab FILE opens a session in it.
Exit: 0 done, 1 refused, 2 malformed command line.</source>
        <translation>不带命令时打开窗口；attention-lab FILE 在窗口中打开会话。
退出码：0 完成，1 被拒绝，2 命令行有误。</translation>
    </message>
    <message>
        <source>Print this help and exit</source>
        <translation>显示帮助并退出</translation>
    </message>
    <message>
        <source>List every lab; as JSON with parameters, presets, views and caveats</source>
        <translation>列出所有实验；JSON 格式含参数、预设、视图和注意事项</translation>
    </message>
    <message>
        <source>As JSON, in both languages</source>
        <translation>输出 JSON，含两种语言</translation>
    </message>
    <message>
        <source>Compute the cases of a file or of standard input</source>
        <translation>计算文件或标准输入中的算例</translation>
    </message>
    <message>
        <source>Cases as JSON; standard input without it</source>
        <translation>JSON 格式的算例；省略时读标准输入</translation>
    </message>
    <message>
        <source>Compute the cases of a file and compare with what it expects</source>
        <translation>计算文件中的算例，并与其期望值核对</translation>
    </message>
    <message>
        <source>Cases as JSON</source>
        <translation>JSON 格式的算例</translation>
    </message>
    <message>
        <source>Write one figure to a file</source>
        <translation>把一张图写入文件</translation>
    </message>
    <message>
        <source>Id of the lab, as “labs” lists it</source>
        <translation>实验的 id，见 labs 的列表</translation>
    </message>
    <message>
        <source>File to write: .svg .pdf .png .tex .csv .json .npy</source>
        <translation>要写的文件：.svg .pdf .png .tex .csv .json .npy</translation>
    </message>
    <message>
        <source>View of the lab (default: its first)</source>
        <translation>实验的视图（默认为第一个）</translation>
    </message>
    <message>
        <source>Preset to start from</source>
        <translation>从哪个预设开始</translation>
    </message>
    <message>
        <source>key=value or key=@FILE; may be repeated</source>
        <translation>key=value 或 key=@FILE；可重复</translation>
    </message>
    <message>
        <source>Session or exported figure (JSON) to start from</source>
        <translation>从哪个会话或导出的图（JSON）开始</translation>
    </message>
    <message>
        <source>Width, as in 85mm</source>
        <translation>宽度，例如 85mm</translation>
    </message>
    <message>
        <source>Height, as in 60mm</source>
        <translation>高度，例如 60mm</translation>
    </message>
    <message>
        <source>Latin font family</source>
        <translation>西文字体</translation>
    </message>
    <message>
        <source>Font size, as in 8pt</source>
        <translation>字号，例如 8pt</translation>
    </message>
    <message>
        <source>light, dark, print or grey</source>
        <translation>light、dark、print 或 grey</translation>
    </message>
    <message>
        <source>Cells as shapes or as one image: auto, vector or image</source>
        <translation>格子画成图形还是一整张图像：auto、vector 或 image</translation>
    </message>
    <message>
        <source>Numbers in the cells: auto, on or off</source>
        <translation>格子里的数：auto、on 或 off</translation>
    </message>
    <message>
        <source>Decimals, 0 to 17, or full</source>
        <translation>小数位数，0 到 17，或 full</translation>
    </message>
    <message>
        <source>Rows to show, from 0, as in 0,2-4</source>
        <translation>要显示的行，从 0 数起，例如 0,2-4</translation>
    </message>
    <message>
        <source>Resolution of PNG (default 300)</source>
        <translation>PNG 的分辨率（默认 300）</translation>
    </message>
    <message>
        <source>Text kept as text, or as outlines</source>
        <translation>文字保留为 text，或转成 outlines</translation>
    </message>
    <message>
        <source>weight, magnitude or diverging</source>
        <translation>weight、magnitude 或 diverging</translation>
    </message>
    <message>
        <source>With or without the title</source>
        <translation>有无标题</translation>
    </message>
    <message>
        <source>With or without the colour bar</source>
        <translation>有无颜色条</translation>
    </message>
    <message>
        <source>Make a .tex file that compiles alone</source>
        <translation>生成可单独编译的 .tex 文件</translation>
    </message>
    <message>
        <source>Write parameters and caveats under the figure</source>
        <translation>在图下写出参数和注意事项</translation>
    </message>
    <message>
        <source>{what} See attention-lab --help.</source>
        <translation>{what}参见 attention-lab --help。</translation>
    </message>
    <message>
        <source>There is no option “{word}” here.</source>
        <translation>这里没有选项“{word}”。</translation>
    </message>
    <message>
        <source>There is no command “{word}”.</source>
        <translation>没有命令“{word}”。</translation>
    </message>
    <message>
        <source>“{word}” is one word too many.</source>
        <translation>“{word}”是多余的。</translation>
    </message>
    <message>
        <source>Attention Lab: an interactive laboratory for the attention mechanism</source>
        <translation>注意力实验室：注意力机制的交互式实验室</translation>
    </message>
    <message>
        <source>The command line isn&apos;t right ({what}).</source>
        <translation>命令行有误（{what}）。</translation>
    </message>
    <message>
        <source>{name} is missing.</source>
        <translation>缺少 {name}。</translation>
    </message>
    <message>
        <source>--session and --preset both say where to start; give one of them.</source>
        <translation>--session 和 --preset 都规定了起点；请只给一个。</translation>
    </message>
    <message>
        <source>The result couldn&apos;t be written to standard output. Is the disk full, or the pipe closed?</source>
        <translation>结果无法写到标准输出。磁盘是否已满，或管道是否已关闭？</translation>
    </message>
</context>
<context>
    <name>core</name>
    <message>
        <source>{low} to {high}, or the exact limits 0 and inf</source>
        <translation>{low} 到 {high}，或精确极限 0、inf</translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation>任意有限数</translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation>{low} 到 {high}</translation>
    </message>
    <message>
        <source>“{key}” takes {wanted}.</source>
        <translation>“{key}”应为{wanted}。</translation>
    </message>
    <message>
        <source>“{where}” can&apos;t be {value}; right would be {range}.</source>
        <translation>“{where}”不能是 {value}；应为{range}。</translation>
    </message>
    <message>
        <source>“{key}” is empty; give at least one number.</source>
        <translation>“{key}”为空；请至少给出一个数。</translation>
    </message>
    <message>
        <source>one matrix, not a stack of them</source>
        <translation>单个矩阵，而不是一组矩阵</translation>
    </message>
    <message>
        <source>one row of numbers</source>
        <translation>一行数</translation>
    </message>
    <message>
        <source>“{key}” has no tokens; give at least one.</source>
        <translation>“{key}”没有词元；请至少给出一个。</translation>
    </message>
    <message>
        <source>“{key}” can&apos;t be “{value}”; right would be one of: {names}.</source>
        <translation>“{key}”不能是“{value}”；可选：{names}。</translation>
    </message>
    <message>
        <source>“{key}” can&apos;t be left out.</source>
        <translation>“{key}”不可省略。</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 或 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>整数</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>一个数</translation>
    </message>
    <message>
        <source>one of its names</source>
        <translation>可选名称之一</translation>
    </message>
    <message>
        <source>a matrix of numbers</source>
        <translation>数值矩阵</translation>
    </message>
    <message>
        <source>There is no parameter “{key}” here.</source>
        <translation>该实验没有参数“{key}”。</translation>
    </message>
    <message>
        <source>There is no parameter “{key}” here; did you mean “{near}”?</source>
        <translation>该实验没有参数“{key}”；是否应为“{near}”？</translation>
    </message>
    <message>
        <source>“{where}” must be {wanted}.</source>
        <translation>“{where}”必须是{wanted}。</translation>
    </message>
    <message>
        <source>a list of rows</source>
        <translation>由各行组成的列表</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>列表</translation>
    </message>
    <message>
        <source>This isn&apos;t valid JSON: it stops making sense at byte {byte}. Lists look like [1, 2], texts like &quot;cat&quot;.</source>
        <translation>这不是有效的 JSON：第 {byte} 个字节处无法识别。列表写作 [1, 2]，文本写作&quot;cat&quot;。</translation>
    </message>
    <message>
        <source>This JSON holds a number that is too large to be read.</source>
        <translation>此 JSON 中有一个数过大，无法读入。</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>带引号的文本</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>起步</translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation>对齐</translation>
    </message>
    <message>
        <source>Query · Key · Value</source>
        <translation>Query · Key · Value</translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation>Transformer</translation>
    </message>
    <message>
        <source>Learning</source>
        <translation>学习</translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation>辨析</translation>
    </message>
    <message>
        <source>Reference</source>
        <translation>参考</translation>
    </message>
    <message>
        <source>Real models</source>
        <translation>真实模型</translation>
    </message>
    <message>
        <source>There is no lab “{id}”; did you mean “{near}”?</source>
        <translation>没有实验“{id}”；是否应为“{near}”？</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” exclude each other; give one of them.</source>
        <translation>“{one}”与“{other}”不能同时给出；请只给其中一个。</translation>
    </message>
    <message>
        <source>There is no preset “{id}” here; there are: {list}.</source>
        <translation>该实验没有预设“{id}”；可选：{list}。</translation>
    </message>
    <message>
        <source>There is no command “{id}” here.</source>
        <translation>该实验没有命令“{id}”。</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>New input</source>
        <translation>更换输入</translation>
    </message>
    <message>
        <source>Edit {label}</source>
        <translation>编辑{label}</translation>
    </message>
    <message>
        <source>Set {label} to {value}</source>
        <translation>将{label}设为 {value}</translation>
    </message>
    <message>
        <source>Preset {label}</source>
        <translation>预设：{label}</translation>
    </message>
    <message>
        <source>Go to {label}</source>
        <translation>转到{label}</translation>
    </message>
    <message>
        <source>Reset {label}</source>
        <translation>重置{label}</translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation>全部重置</translation>
    </message>
    <message>
        <source>Reset lab</source>
        <translation>重置本实验</translation>
    </message>
    <message>
        <source>The parameters of a lab must be an object: {&quot;temperature&quot;: 1, …}.</source>
        <translation>实验的参数必须是对象：{&quot;temperature&quot;: 1, …}。</translation>
    </message>
    <message>
        <source>“digits” must be 0 to 17, &quot;auto&quot; or &quot;full&quot;.</source>
        <translation>“digits”必须是 0 到 17、&quot;auto&quot;或&quot;full&quot;。</translation>
    </message>
    <message>
        <source>This JSON isn&apos;t a session of Attention Lab: it has no “lab” and “labs”, nor the “lab” and “params” of an exported figure.</source>
        <translation>此 JSON 不是注意力实验室的会话：既没有“lab”和“labs”，也没有导出的图所带的“lab”和“params”。</translation>
    </message>
    <message>
        <source>This session was saved by a newer Attention Lab (format {theirs}); this one reads up to format {ours}. Open it with the newer program.</source>
        <translation>此会话由更新版本的注意力实验室保存（格式 {theirs}）；本版本最高只能读入格式 {ours}。请用新版本打开。</translation>
    </message>
    <message>
        <source>“{where}” is {text}; a score is a finite number such as 26.75.</source>
        <translation>“{where}”是{text}；得分应为有限数，例如 26.75。</translation>
    </message>
    <message>
        <source>“{where}” is “{text}”, which isn&apos;t a number; write one such as 26.75.</source>
        <translation>“{where}”是“{text}”，不是数；请写成 26.75 这样的数。</translation>
    </message>
    <message>
        <source>“{where}” is longer than {want} digits; write a number such as 26.75.</source>
        <translation>“{where}”超过 {want} 位数字；请写成 26.75 这样的数。</translation>
    </message>
    <message>
        <source>Link {link} (counted from 0) names a position below 1; positions count from 1.</source>
        <translation>第 {link} 条对齐链接（从 0 数起）含有小于 1 的位置；位置从 1 数起。</translation>
    </message>
    <message>
        <source>The step “eps” is {value}; it must be above 0, for instance 0.000001.</source>
        <translation>步长“eps”为 {value}；必须大于 0，例如 0.000001。</translation>
    </message>
    <message>
        <source>A sequence of {T} tokens is empty; give at least 1.</source>
        <translation>长度为 {T} 的序列是空的；至少要有 1 个词元。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; a vector has at least 1 component.</source>
        <translation>“{where}”为 {value}；向量至少要有 1 个分量。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; a number of layers is at least 0.</source>
        <translation>“{where}”为 {value}；层数不能小于 0。</translation>
    </message>
    <message>
        <source>A tile {tile} wide holds nothing; it must be at least 1.</source>
        <translation>宽度为 {tile} 的分块什么也放不下；宽度至少为 1。</translation>
    </message>
    <message>
        <source>{heads} heads can&apos;t share {columns} columns equally; the number of heads must be at least 1 and divide {columns}.</source>
        <translation>{heads} 个头无法平分 {columns} 列；头数至少为 1，且须整除 {columns}。</translation>
    </message>
    <message>
        <source>Queries and values need at least one component.</source>
        <translation>查询（Query）与值（Value）至少要有一个分量。</translation>
    </message>
    <message>
        <source>The mask must have one row a query and one entry a key.</source>
        <translation>掩码须为每个查询一行，行内每个键一项。</translation>
    </message>
    <message>
        <source>A row of the mask hides every place; allow at least one in each row.</source>
        <translation>掩码有一行屏蔽了所有位置；每行请至少允许一个位置。</translation>
    </message>
    <message>
        <source>A tile must hold at least 1 row and 1 key.</source>
        <translation>每个分块至少要有 1 行和 1 个键。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; every number must be finite. A place is hidden through “allowed”, not through its score.</source>
        <translation>“{where}”为 {value}；所有数都必须有限。要屏蔽某个位置，请用“allowed”，不要改它的得分。</translation>
    </message>
    <message>
        <source>“{where}” grows beyond the largest number that a double can hold (about 1.8e308); use smaller inputs.</source>
        <translation>“{where}”超出双精度浮点数的上限（约 1.8e308）；请用较小的输入。</translation>
    </message>
    <message>
        <source>“{where}” is empty; give at least one entry.</source>
        <translation>“{where}”为空；请至少给出一项。</translation>
    </message>
    <message>
        <source>“{where}” is a vector without components; give at least one number.</source>
        <translation>“{where}”是没有分量的向量；请至少给出一个数。</translation>
    </message>
    <message>
        <source>The rows of “{where}” have no components; give at least one number a row.</source>
        <translation>“{where}”的各行没有分量；每行请至少给出一个数。</translation>
    </message>
    <message>
        <source>“{where}” has size {got}; it must have size {want} to fit “{other}”.</source>
        <translation>“{where}”的维数为 {got}；要与“{other}”匹配，须为 {want}。</translation>
    </message>
    <message>
        <source>“{where}” has {got} entries; it must have {want}, one for each entry of “{other}”.</source>
        <translation>“{where}”有 {got} 项；须有 {want} 项，与“{other}”逐项对应。</translation>
    </message>
    <message>
        <source>The mask has {rows} rows of {columns}; it must have {want_rows} rows of {want_columns}, one row a query and one entry a place.</source>
        <translation>掩码有 {rows} 行，每行 {columns} 项；须有 {want_rows} 行，每行 {want_columns} 项：每个查询一行，每个位置一项。</translation>
    </message>
    <message>
        <source>The mask has {got} entries; it must have {want}, one a place.</source>
        <translation>掩码有 {got} 项；须有 {want} 项，每个位置一项。</translation>
    </message>
    <message>
        <source>The temperature is {value}; it must be a finite number above 0.</source>
        <translation>温度为 {value}；必须是大于 0 的有限数。</translation>
    </message>
    <message>
        <source>Every place is hidden; allow at least one, or there is nothing to attend to.</source>
        <translation>所有位置都被屏蔽；请至少允许一个，否则没有可注意的位置。</translation>
    </message>
    <message>
        <source>Row {row} of the mask (counted from 0) hides every place; allow at least one, or this query has nothing to attend to.</source>
        <translation>掩码第 {row} 行（从 0 数起）屏蔽了所有位置；请至少允许一个，否则这个查询没有可注意的位置。</translation>
    </message>
    <message>
        <source>“{where}” asks for a result of {got} numbers; at most {want} are given at once.</source>
        <translation>“{where}”要求的结果含 {got} 个数；一次最多给出 {want} 个。</translation>
    </message>
    <message>
        <source>“{where}” asks for {got} multiplications; at most {want} are done at once.</source>
        <translation>“{where}”需要 {got} 次乘法；一次最多计算 {want} 次。</translation>
    </message>
    <message>
        <source>The window&apos;s half width “D” is {value}; it must be above 0.</source>
        <translation>窗口半宽“D”为 {value}；必须大于 0。</translation>
    </message>
    <message>
        <source>No position lies inside the window around {centre}; make “D” larger.</source>
        <translation>以 {centre} 为中心的窗口内没有任何位置；请增大“D”。</translation>
    </message>
    <message>
        <source>Position {position} isn&apos;t in the sentence; “t” must be from 1 to {count}.</source>
        <translation>位置 {position} 不在句中；“t”须为 1 到 {count}。</translation>
    </message>
    <message>
        <source>A padding mask needs “valid_length”, the number of real places.</source>
        <translation>填充掩码需要“valid_length”，即真实（非填充）位置的个数。</translation>
    </message>
    <message>
        <source>“valid_length” is {value}; it must be from 1 to the length {length}.</source>
        <translation>“valid_length”为 {value}；须在 1 到序列长度 {length} 之间。</translation>
    </message>
    <message>
        <source>{heads} heads can&apos;t share the {columns} columns of “{where}” equally; the number of heads must be at least 1 and divide {columns}.</source>
        <translation>{heads} 个头无法平分“{where}”的 {columns} 列；头数至少为 1，且须整除 {columns}。</translation>
    </message>
    <message>
        <source>A position can&apos;t be written into {width} columns; give an even number of at least 2.</source>
        <translation>位置无法编码到 {width} 列中；请给出不小于 2 的偶数。</translation>
    </message>
    <message>
        <source>{width} columns can&apos;t hold pairs of sine and cosine; give an even number.</source>
        <translation>{width} 列放不下成对的正弦与余弦；请给出偶数。</translation>
    </message>
    <message>
        <source>“perm” must name each of the {count} rows of “X” exactly once, counted from 0.</source>
        <translation>“perm”须把“X”的 {count} 行（从 0 数起）各列出恰好一次。</translation>
    </message>
    <message>
        <source>The temperature is {value}; it must be a number from 0 on, or infinite.</source>
        <translation>温度为 {value}；必须是不小于 0 的数，或无穷大。</translation>
    </message>
    <message>
        <source>“{where}” is the zero vector, which has no direction; cosine needs vectors that aren&apos;t zero (plain dot gives 0).</source>
        <translation>“{where}”是零向量，没有方向；余弦只适用于非零向量（普通点积得 0）。</translation>
    </message>
    <message>
        <source>A tile of {tile} scores can&apos;t be filled; it must hold at least 1.</source>
        <translation>每块 {tile} 个得分，无法分块；每块至少 1 个。</translation>
    </message>
    <message>
        <source>{steps} steps train nothing; take at least 1.</source>
        <translation>训练 {steps} 步等于没有训练；请至少训练 1 步。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; a vector has a whole number of components.</source>
        <translation>“{where}”为 {value}；向量的分量个数必须是整数。</translation>
    </message>
    <message>
        <source>{value} samples show nothing; draw at least 1.</source>
        <translation>抽取 {value} 个样本看不出结果；请至少抽取 1 个。</translation>
    </message>
    <message>
        <source>A vector of {dim} components has no dot product; give at least 1.</source>
        <translation>有 {dim} 个分量的向量没有点积；请至少给出 1 个分量。</translation>
    </message>
    <message>
        <source>A case is an object with “kind” and “inputs”, such as {example}.</source>
        <translation>算例应是含“kind”和“inputs”的对象，例如{example}。</translation>
    </message>
    <message>
        <source>“{where}” must be a list of cases.</source>
        <translation>“{where}”必须是算例列表。</translation>
    </message>
    <message>
        <source>There is no kind “{kind}”; the kinds are those of the manual, such as softmax.</source>
        <translation>没有算例类型“{kind}”；可用类型见手册，例如 softmax。</translation>
    </message>
    <message>
        <source>There is no kind “{kind}”; the nearest one is “{nearest}”.</source>
        <translation>没有算例类型“{kind}”；最接近的是“{nearest}”。</translation>
    </message>
    <message>
        <source>The case has no “{where}”; it needs “kind” and “inputs”.</source>
        <translation>算例缺少“{where}”；“kind”和“inputs”都要给出。</translation>
    </message>
    <message>
        <source>“inputs” must be an object that names each input, such as {example}.</source>
        <translation>“inputs”必须是按名称列出各输入的对象，例如{example}。</translation>
    </message>
    <message>
        <source>“expect_error” must be the code of a refusal in quotes.</source>
        <translation>“expect_error”必须是带引号的错误代码。</translation>
    </message>
    <message>
        <source>it was computed, yet a refusal with {code} is expected</source>
        <translation>已算出结果，但预期以{code}拒绝</translation>
    </message>
    <message>
        <source>it was refused with {got}, yet {code} is expected</source>
        <translation>以 {got} 拒绝，但预期为{code}</translation>
    </message>
    <message>
        <source>it was refused with {got}: {message}</source>
        <translation>以 {got} 拒绝：{message}</translation>
    </message>
    <message>
        <source>{id}: {problem}</source>
        <translation>{id}：{problem}</translation>
    </message>
    <message>
        <source>a tolerance must be a number of at least 0</source>
        <translation>容差必须是不小于 0 的数</translation>
    </message>
    <message>
        <source>a tolerance must be an object</source>
        <translation>容差必须是对象</translation>
    </message>
    <message>
        <source>“{path}” is {got}, expected is {want}</source>
        <translation>“{path}”为 {got}，预期为 {want}</translation>
    </message>
    <message>
        <source>“{path}” isn&apos;t an object as expected</source>
        <translation>“{path}”不是预期的对象</translation>
    </message>
    <message>
        <source>“{path}” wasn&apos;t computed</source>
        <translation>没有算出“{path}”</translation>
    </message>
    <message>
        <source>“{path}” isn&apos;t a list as expected</source>
        <translation>“{path}”不是预期的列表</translation>
    </message>
    <message>
        <source>“{path}” has {got} entries, expected are {want}</source>
        <translation>“{path}”有 {got} 项，预期为 {want} 项</translation>
    </message>
    <message>
        <source>each of “prints” must be an object</source>
        <translation>“prints”的每一项都必须是对象</translation>
    </message>
    <message>
        <source>the format of the print of “{path}” must be fixedN or percentN</source>
        <translation>“prints”中“{path}”的格式必须是 fixedN 或 percentN</translation>
    </message>
    <message>
        <source>“{path}” of “prints” is no computed number</source>
        <translation>“prints”中的“{path}”不是算出的数</translation>
    </message>
    <message>
        <source>“{path}” is printed as {got}, expected is {want}</source>
        <translation>“{path}”显示为 {got}，预期为 {want}</translation>
    </message>
    <message>
        <source>“prints” must be a list</source>
        <translation>“prints”必须是列表</translation>
    </message>
    <message>
        <source>there is nothing to compare; give “expected” or “expect_error”</source>
        <translation>没有可比较的内容；请给出“expected”或“expect_error”</translation>
    </message>
    <message>
        <source>“expected” must be an object</source>
        <translation>“expected”必须是对象</translation>
    </message>
    <message>
        <source>“{where}” is “{value}”; it must be one of: {names}.</source>
        <translation>“{where}”是“{value}”；必须是下列之一：{names}。</translation>
    </message>
    <message>
        <source>The input “{where}” is missing; this kind can&apos;t be computed without it.</source>
        <translation>缺少输入“{where}”；没有它，这类算例无法计算。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; it must be a finite whole number.</source>
        <translation>“{where}”为 {value}；必须是有限的整数。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; it must be a whole number.</source>
        <translation>“{where}”为 {value}；必须是整数。</translation>
    </message>
    <message>
        <source>“{where}” is {value}; that is too large to be counted.</source>
        <translation>“{where}”为 {value}；数值过大，无法计数。</translation>
    </message>
    <message>
        <source>The entries of “{where}” have {got} numbers; each needs {want}.</source>
        <translation>“{where}”的每一项含 {got} 个数；须为 {want} 个。</translation>
    </message>
    <message>
        <source>“{name}” isn&apos;t UTF-8 text: line {line}, byte {byte} makes no sense. Save it as UTF-8 (it may be GB18030).</source>
        <translation>“{name}”不是 UTF-8 文本：第 {line} 行第 {byte} 个字节无法识别。请另存为 UTF-8（原文件可能是 GB18030）。</translation>
    </message>
    <message>
        <source>“{name}” isn&apos;t whole UTF-16 text: byte {byte} makes no sense. Save it as UTF-8.</source>
        <translation>“{name}”不是完整的 UTF-16 文本：第 {byte} 个字节无法识别。请另存为 UTF-8。</translation>
    </message>
    <message>
        <source>“{name}” isn&apos;t text: it has zero bytes in it. Right would be a text file in UTF-8.</source>
        <translation>“{name}”不是文本：其中含有零字节。应为 UTF-8 文本文件。</translation>
    </message>
    <message>
        <source>“{name}” couldn&apos;t be written; what was there before is unchanged. Check that the folder exists, that you may write there, and that the disk isn&apos;t full.</source>
        <translation>无法写入“{name}”；原有内容未变。请检查文件夹是否存在、是否有写入权限、磁盘是否已满。</translation>
    </message>
    <message>
        <source>“{name}” is larger than {limit} MB, the most that is read.</source>
        <translation>“{name}”超过 {limit} MB 的读入上限。</translation>
    </message>
    <message>
        <source>“{name}” couldn&apos;t be read to its end. Check the disk it is on.</source>
        <translation>“{name}”未能读完。请检查它所在的磁盘。</translation>
    </message>
    <message>
        <source>There is no file “{name}”. Check the name and the folder.</source>
        <translation>找不到文件“{name}”。请检查文件名和文件夹。</translation>
    </message>
    <message>
        <source>“{name}” is a folder; choose one file in it.</source>
        <translation>“{name}”是文件夹；请选择其中的一个文件。</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be opened; check that you are allowed to read it.</source>
        <translation>无法打开“{name}”；请检查是否有读取权限。</translation>
    </message>
    <message>
        <source>“{name}” is a folder; give the name of a file to write.</source>
        <translation>“{name}”是文件夹；请给出要写入的文件名。</translation>
    </message>
    <message>
        <source>This JSON is too large: at most {size} MB are read, and {names} names in one object.</source>
        <translation>此 JSON 过大：最多读入 {size} MB，每个对象最多{names}个键名。</translation>
    </message>
    <message>
        <source>This JSON is nested more than {depth} deep (byte {byte}); a matrix is nested 2 deep: [[1, 2], [3, 4]].</source>
        <translation>此 JSON 的嵌套超过 {depth} 层（第 {byte} 个字节处）；矩阵只嵌套 2 层：[[1, 2], [3, 4]]。</translation>
    </message>
    <message>
        <source>“{name}” is an archive (.npz, .xlsx, .zip …). Save the one array in it with numpy.save, or the one sheet as CSV.</source>
        <translation>“{name}”是打包文件（.npz、.xlsx、.zip 等）。请用 numpy.save 单独保存所需的数组，或把所需的工作表存为 CSV。</translation>
    </message>
    <message>
        <source>“{name}” is compressed; unpack it first and open what was in it.</source>
        <translation>“{name}”是压缩文件；请先解压，再打开其中的文件。</translation>
    </message>
    <message>
        <source>“{name}” is a {kind} file, not a table of numbers or tokens. Right would be TSV, CSV, NPY, JSON or plain text.</source>
        <translation>“{name}”是{kind}文件，不是数值表或词元文本。应为 TSV、CSV、NPY、JSON 或纯文本。</translation>
    </message>
    <message>
        <source>In “{name}”: {problem}</source>
        <translation>“{name}”中：{problem}</translation>
    </message>
    <message>
        <source>“{name}” holds no numbers; right would be a table with at least one.</source>
        <translation>“{name}”中没有数；表中至少要有一个数。</translation>
    </message>
    <message>
        <source>“{name}” holds lists nested {depth} deep; a matrix is nested 2 deep, a stack of matrices 3 deep. Save the part you want.</source>
        <translation>“{name}”中的列表嵌套了 {depth} 层；一个矩阵嵌套 2 层，一组矩阵嵌套 3 层。请只保存需要的部分。</translation>
    </message>
    <message>
        <source>“{name}” is a JSON object without “weights”, “attention”, “alignment” or “scores”; one of these must hold the matrix.</source>
        <translation>“{name}”是 JSON 对象，但没有“weights”“attention”“alignment”或“scores”；矩阵须放在其中一项里。</translation>
    </message>
    <message>
        <source>“{name}” is too large: at most {lines} sentences are read, {tokens} tokens in one and {total} in all.</source>
        <translation>“{name}”过大：最多读入 {lines} 句，每句最多 {tokens} 个词元，总共最多 {total} 个。</translation>
    </message>
    <message>
        <source>“{name}” holds no tokens; right would be one sentence a line, its tokens parted by spaces.</source>
        <translation>“{name}”中没有词元；应为每行一句，词元之间用空格分隔。</translation>
    </message>
    <message>
        <source>“{name}” holds {count} × {rows} × {columns} numbers; right would be one row or one column.</source>
        <translation>“{name}”含 {count} × {rows} × {columns} 个数；应为单独一行或一列。</translation>
    </message>
    <message>
        <source>“{name}” holds a stack of {count} matrices, but “{key}” takes one. Save the one you want.</source>
        <translation>“{name}”含一组矩阵，共 {count} 个，但“{key}”只接受一个。请单独保存需要的那个。</translation>
    </message>
    <message>
        <source>“{name}” needs more memory than there is. Try a smaller part of it.</source>
        <translation>内存不足，读不下“{name}”。请改用其中较小的一部分。</translation>
    </message>
    <message>
        <source>“{name}” holds an array of numbers where tokens are wanted: one sentence a line, its tokens parted by spaces.</source>
        <translation>“{name}”含的是数值数组，这里需要的是词元：每行一句，词元之间用空格分隔。</translation>
    </message>
    <message>
        <source>“{name}” begins as an NPY file, but its header is damaged. Save the array again with numpy.save.</source>
        <translation>“{name}”的开头是 NPY 文件，但文件头已损坏。请用 numpy.save 重新保存数组。</translation>
    </message>
    <message>
        <source>“{name}” is an NPY file of version {version}; versions 1 to 3 are read.</source>
        <translation>“{name}”是版本 {version} 的 NPY 文件；只能读入版本 1 到 3。</translation>
    </message>
    <message>
        <source>“{name}” holds records of several fields. Save one field as an array of its own.</source>
        <translation>“{name}”含多字段记录。请把其中一个字段单独存为数组。</translation>
    </message>
    <message>
        <source>“{name}” holds Python objects, not numbers; perhaps its rows differ in length. Save it as one array of numbers: numpy.save(name, array.astype(float)).</source>
        <translation>“{name}”含的是 Python 对象，不是数；可能各行长度不同。请存为一个数值数组：numpy.save(name, array.astype(float))。</translation>
    </message>
    <message>
        <source>“{name}” holds values of the NumPy type “{type}”, which aren&apos;t plain real numbers. Save it as numbers: numpy.save(name, array.astype(float)).</source>
        <translation>“{name}”中数据的 NumPy 类型为“{type}”，不是普通实数。请存为实数：numpy.save(name, array.astype(float))。</translation>
    </message>
    <message>
        <source>“{name}” holds an array of {count} axes ({shape}); one matrix or a stack of matrices is read. Save the part you want: numpy.save(name, array[0]).</source>
        <translation>“{name}”含 {count} 个轴的数组（{shape}）；只能读入一个矩阵或一组矩阵。请保存需要的部分：numpy.save(name, array[0])。</translation>
    </message>
    <message>
        <source>“{name}” holds no numbers: its shape is {shape}.</source>
        <translation>“{name}”中没有数：其形状为{shape}。</translation>
    </message>
    <message>
        <source>“{name}” holds {shape} numbers; at most {limit} are read, and {stack} matrices in a stack.</source>
        <translation>“{name}”含{shape}个数；最多读入 {limit} 个数，一组最多 {stack} 个矩阵。</translation>
    </message>
    <message>
        <source>“{name}” isn&apos;t an NPY file: it begins otherwise.</source>
        <translation>“{name}”不是 NPY 文件：文件开头不符。</translation>
    </message>
    <message>
        <source>“{name}” says that it holds {shape} numbers, which take {wanted} bytes, but {got} bytes follow. The file is cut short or damaged; save it again.</source>
        <translation>“{name}”标明含{shape}个数，应占{wanted}字节，实际为 {got} 字节。文件不完整或已损坏；请重新保存。</translation>
    </message>
    <message>
        <source>The weight in row {row}, column {column} of the file isn&apos;t a finite number; right would be 0 to 1.</source>
        <translation>文件第 {row} 行第 {column} 列的权重不是有限数；应为 0 到 1。</translation>
    </message>
    <message>
        <source>The weight in row {row}, column {column} of the file is {value}, below 0. Weights are 0 to 1; if these are scores, load them as scores.</source>
        <translation>文件第 {row} 行第 {column} 列的权重为 {value}，小于 0。权重应为 0 到 1；如果这些是得分，请按得分读入。</translation>
    </message>
    <message>
        <source>The file holds {rows} × {columns} weights, too few for {targets} target and {sources} source tokens: at least {targets} × {sources} or {sources} × {targets} are needed. Check that sentence and matrix belong together.</source>
        <translation>文件含 {rows} × {columns} 个权重，对 {targets} 个目标词元和 {sources} 个源词元来说不够：至少需要 {targets} × {sources} 或 {sources} × {targets} 个。请检查句子与矩阵是否匹配。</translation>
    </message>
    <message>
        <source>With the source along the rows, {sources} source and {targets} target tokens need at least {sources} rows and {targets} columns, but the file holds {rows} × {columns} weights. Check the axis, and that sentence and matrix belong together.</source>
        <translation>以行对应源句时，{sources} 个源词元和 {targets} 个目标词元至少需要 {sources} 行 {targets} 列，但文件含 {rows} × {columns} 个权重。请检查轴的选择，以及句子与矩阵是否匹配。</translation>
    </message>
    <message>
        <source>With the source along the columns, {sources} source and {targets} target tokens need at least {targets} rows and {sources} columns, but the file holds {rows} × {columns} weights. Check the axis, and that sentence and matrix belong together.</source>
        <translation>以列对应源句时，{sources} 个源词元和 {targets} 个目标词元至少需要 {targets} 行 {sources} 列，但文件含 {rows} × {columns} 个权重。请检查轴的选择，以及句子与矩阵是否匹配。</translation>
    </message>
    <message>
        <source>Both sentences need at least one token before weights can be laid over them.</source>
        <translation>两个句子都至少要有一个词元，才能与权重对应。</translation>
    </message>
    <message>
        <source>There are no weights; right would be one for each pair of tokens.</source>
        <translation>没有权重；每对词元都应有一个权重。</translation>
    </message>
    <message>
        <source>The weights fit the numbers of tokens only the way round in which they don&apos;t sum to 1 for each target token. Check that sentence and matrix belong together.</source>
        <translation>要与词元个数相符，矩阵只能这样放置，但此时各目标词元的权重之和不为 1。请检查句子与矩阵是否匹配。</translation>
    </message>
    <message>
        <source>The file doesn&apos;t tell which way round it lies; its rows were taken for the target. Choose the source axis if that is wrong.</source>
        <translation>从文件看不出哪个轴对应源句；这里把行当作目标句。如果不对，请自己选择源句所在的轴。</translation>
    </message>
    <message>
        <source>In “{name}”, line {line} has {got} cells where {want} are right; all lines need the same number.</source>
        <translation>“{name}”第 {line} 行有 {got} 个单元格，应为 {want} 个；各行的单元格数须相同。</translation>
    </message>
    <message>
        <source>In “{name}”, cell {cell} is empty; every cell of the table needs a number.</source>
        <translation>“{name}”的单元格{cell}为空；表中每个单元格都要有一个数。</translation>
    </message>
    <message>
        <source>In “{name}”, cell {cell} holds “{content}”: write numbers without marks between the thousands, as 1234.5, so that they can&apos;t be taken for decimals.</source>
        <translation>“{name}”的单元格{cell}是“{content}”：请去掉千位分隔符，写成 1234.5 这样，以免误作小数。</translation>
    </message>
    <message>
        <source>In “{name}”, cell {cell} holds “{content}”, but other cells write their decimals otherwise; use either points or commas in the whole table.</source>
        <translation>“{name}”的单元格{cell}是“{content}”，但其他单元格的小数写法不同；整张表请统一用点或逗号作小数点。</translation>
    </message>
    <message>
        <source>In “{name}”, cell {cell} holds “{content}”, which isn&apos;t a number.</source>
        <translation>“{name}”的单元格{cell}是“{content}”，不是数。</translation>
    </message>
    <message>
        <source>In “{name}”, cell {cell} holds “{content}”; right would be a finite number.</source>
        <translation>“{name}”的单元格{cell}是“{content}”；应为有限数。</translation>
    </message>
    <message>
        <source>“{name}” has more than {limit} cells, the most that is read.</source>
        <translation>“{name}”的单元格超过 {limit} 个的读入上限。</translation>
    </message>
    <message>
        <source>Open session</source>
        <translation>打开会话</translation>
    </message>
    <message>
        <source>There are no cases here, so nothing was checked.</source>
        <translation>这里没有算例，什么也没有核对。</translation>
    </message>
    <message>
        <source>{low} or more</source>
        <translation>不小于 {low} 的数</translation>
    </message>
    <message>
        <source>a number: {range}</source>
        <translation>一个数：{range}</translation>
    </message>
    <message>
        <source>a list of tokens, as in [&quot;The&quot;, &quot;cat&quot;]</source>
        <translation>词元列表，例如 [&quot;The&quot;, &quot;cat&quot;]</translation>
    </message>
    <message>
        <source>“{where}” has {got} entries where the first row has {want}; all rows need the same length.</source>
        <translation>“{where}”有 {got} 项，而第一行有 {want} 项；各行长度须相同。</translation>
    </message>
    <message>
        <source>There is no lab “{id}”; attention-lab labs lists those there are.</source>
        <translation>没有实验“{id}”；attention-lab labs 会列出所有实验。</translation>
    </message>
    <message>
        <source>Digits: full</source>
        <translation>位数：全部</translation>
    </message>
    <message>
        <source>Digits: {count}</source>
        <translation>位数：{count}</translation>
    </message>
    <message>
        <source>Digits: auto</source>
        <translation>位数：自动</translation>
    </message>
    <message>
        <source>{label}, {column}: {old} → {new}</source>
        <translation>{label}，{column}：{old} → {new}</translation>
    </message>
    <message>
        <source>{label}, {row} → {column}: {old} → {new}</source>
        <translation>{label}，{row} → {column}：{old} → {new}</translation>
    </message>
    <message>
        <source>{label} changed</source>
        <translation>{label}已更改</translation>
    </message>
    <message>
        <source>{label}: {old} → {new}</source>
        <translation>{label}：{old} → {new}</translation>
    </message>
    <message>
        <source>{what}. {now}</source>
        <translation>{what}。{now}</translation>
    </message>
</context>
<context>
    <name>figure</name>
    <message>
        <source>{label}: hidden</source>
        <translation>{label}：已屏蔽</translation>
    </message>
    <message>
        <source>{label} {value}</source>
        <translation>{label} {value}</translation>
    </message>
    <message>
        <source>{count} cells as shapes make a large file that some programs open slowly.</source>
        <translation>{count} 个格子存为矢量图形，文件较大，有些程序打开较慢。</translation>
    </message>
    <message>
        <source>The cells are too small for their numbers at this size; the colour bar stays.</source>
        <translation>在此尺寸下，格子太小，写不下数字；色条仍保留。</translation>
    </message>
    <message>
        <source>To fit their cells the numbers are only {size} pt high.</source>
        <translation>为写进格子，数字的字号只有 {size} pt。</translation>
    </message>
    <message>
        <source>{row}: {problem}</source>
        <translation>{row}：{problem}</translation>
    </message>
    <message>
        <source>{row} → {column}: hidden</source>
        <translation>{row} → {column}：已屏蔽</translation>
    </message>
    <message>
        <source>{row} → {column} {value}</source>
        <translation>{row} → {column} {value}</translation>
    </message>
    <message>
        <source>A height of {asked} mm is too small for this figure: title, labels, cells and caption need at least {least} mm.</source>
        <translation>高度 {asked} mm 对这幅图来说太小：标题、标签、格子和图注至少需要 {least} mm。</translation>
    </message>
    <message>
        <source>A width of {asked} mm is too small for this figure at a font size of {size} pt; it needs at least {least} mm.</source>
        <translation>字号为 {size} pt 时，宽度 {asked} mm 对这幅图来说太小；至少需要 {least} mm。</translation>
    </message>
    <message>
        <source>{width} × {height} pixels are too many, 100 million are the most; a resolution of {dpi} dpi would be right at this size, or SVG or PDF, which have no pixels.</source>
        <translation>{width} × {height} 像素太多，最多为一亿像素；按这个尺寸，分辨率可用 {dpi} dpi，也可改用没有像素的 SVG 或 PDF。</translation>
    </message>
    <message>
        <source>There isn&apos;t enough memory for {width} × {height} pixels; a lower resolution would be right, or SVG or PDF, which have no pixels.</source>
        <translation>内存不足以容纳 {width} × {height} 像素；请降低分辨率，或改用没有像素的 SVG 或 PDF。</translation>
    </message>
    <message>
        <source>A .tex file takes its size and fonts from the document it is put into; width, height, font and theme are left out.</source>
        <translation>TeX 文件的尺寸和字体取自插入它的文档；宽度、高度、字体和主题不起作用。</translation>
    </message>
    <message>
        <source>There is no font “{name}” here; Noto Sans is used.</source>
        <translation>这里没有字体“{name}”，改用 Noto Sans。</translation>
    </message>
    <message>
        <source>A map of more than {most} × {most} cells is written as one image with a pixel for each cell, sharp at every size; as shapes on request.</source>
        <translation>格数超过 {most} × {most} 的图，全部格子存为一幅图像，每格一个像素，放大缩小都清晰；需要时也可存为矢量图形。</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>Undone: {name}</source>
        <translation>已撤销：{name}</translation>
    </message>
    <message>
        <source>Redone: {name}</source>
        <translation>已重做：{name}</translation>
    </message>
    <message>
        <source>{label}, {column}</source>
        <translation>{label}，{column}</translation>
    </message>
    <message>
        <source>{label}, {row} → {column}</source>
        <translation>{label}，{row} → {column}</translation>
    </message>
    <message>
        <source>the pasted table</source>
        <translation>粘贴的表格</translation>
    </message>
</context>
</TS>
