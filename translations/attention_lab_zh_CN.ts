<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Attention Lab</source>
        <translation>关于注意力实验室</translation>
    </message>
    <message>
        <source>Attention Lab %1</source>
        <translation>注意力实验室 %1</translation>
    </message>
    <message>
        <source>An interactive laboratory for the attention mechanism.</source>
        <translation>注意力机制的交互式实验室。</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later: use it, change it, pass it on; there is no warranty.</source>
        <translation>按 GNU 通用公共许可证第 3 版或更高版本发布的自由软件：可以使用、修改和分发；不提供任何担保。</translation>
    </message>
    <message>
        <source>Fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>编译器</translation>
    </message>
    <message>
        <source>System</source>
        <translation>系统</translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation>版本与许可证</translation>
    </message>
    <message>
        <source>The log says what was done in which order: labs, kinds of actions, codes of errors. No words, numbers or file names of yours are in it.</source>
        <translation>日志按顺序记录做过什么：实验、操作种类、错误代码。其中没有您的文字、数字或文件名。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Copy versions</source>
        <translation>复制版本信息</translation>
    </message>
    <message>
        <source>Copy for a bug report</source>
        <translation>复制用于报告问题的日志</translation>
    </message>
    <message>
        <source>Show file</source>
        <translation>显示文件</translation>
    </message>
    <message>
        <source>Licence of Noto fonts</source>
        <translation>Noto 字体的许可证</translation>
    </message>
</context>
<context>
    <name>AnswerRow</name>
    <message>
        <source>End here and see this mistake beside it</source>
        <translation>结束练习，并排对照这个错误与正确做法</translation>
    </message>
</context>
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
    <message>
        <source>The explanation is covered too while you predict; it might tell the answer.</source>
        <translation>预测期间说明也一并遮住，以免泄露答案。</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export figure</source>
        <translation>导出图</translation>
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
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>Writing %1 of %2…</source>
        <translation>正在写第 %1 个，共 %2 个……</translation>
    </message>
    <message>
        <source>The same on the command line</source>
        <translation>对应的命令行</translation>
    </message>
    <message>
        <source>Copy command</source>
        <translation>复制命令</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>All figures…</source>
        <translation>所有图…</translation>
    </message>
    <message>
        <source>For the command below, save the session as session.json.</source>
        <translation>要使用下面的命令，请先把会话存为 session.json。</translation>
    </message>
    <message>
        <source>The command is copied.</source>
        <translation>命令已复制。</translation>
    </message>
    <message>
        <source>The command is copied; save the session as session.json for it.</source>
        <translation>命令已复制；使用前请先把会话存为 session.json。</translation>
    </message>
    <message>
        <source>Folder for all figures of this lab</source>
        <translation>存放本实验所有图的文件夹</translation>
    </message>
    <message>
        <source>All figures are saved in %1</source>
        <translation>所有图已存入 %1</translation>
    </message>
    <message>
        <source>Figures of this lab are in the folder already. Replace them?</source>
        <translation>文件夹里已有本实验的图。要替换吗？</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Writing %1…</source>
        <translation>正在写 %1……</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Stopped; nothing was written.</source>
        <translation>已停止；没有写入任何文件。</translation>
    </message>
    <message>
        <source>Stopped; %1 of %2 are written.</source>
        <translation>已停止；已写入 %1 个，共 %2 个。</translation>
    </message>
</context>
<context>
    <name>ExportForm</name>
    <message>
        <source>%1: %2 mm</source>
        <translation>%1：%2 mm</translation>
    </message>
    <message>
        <source>%1: %2 × %3 mm</source>
        <translation>%1：%2 × %3 mm</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>图</translation>
    </message>
    <message>
        <source>Kind of file</source>
        <translation>文件类型</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>尺寸</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>自定尺寸</translation>
    </message>
    <message>
        <source>Width (mm)</source>
        <translation>宽度（mm）</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Height (mm)</source>
        <translation>高度（mm）</translation>
    </message>
    <message>
        <source>Resolution (dpi)</source>
        <translation>分辨率（dpi）</translation>
    </message>
    <message>
        <source>Font</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>Font size (pt)</source>
        <translation>字号（pt）</translation>
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
        <source>Numbers in the cells</source>
        <translation>格子里的数字</translation>
    </message>
    <message>
        <source>Where they fit</source>
        <translation>放得下就写</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>从不</translation>
    </message>
    <message>
        <source>Cells</source>
        <translation>格子</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>As shapes</source>
        <translation>逐格绘制</translation>
    </message>
    <message>
        <source>As one image</source>
        <translation>整幅图像</translation>
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
        <source>Chosen row</source>
        <translation>选中的行</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>说明文字</translation>
    </message>
    <message>
        <source>Compiles alone</source>
        <translation>可单独编译</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>组成部分</translation>
    </message>
</context>
<context>
    <name>FieldBody</name>
    <message>
        <source>“%1” was read as %2; the comma is a decimal mark.</source>
        <translation>“%1”读作 %2；其中的逗号是小数点。</translation>
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
    <message>
        <source>Locked by the teacher. %1</source>
        <translation>已被老师锁定。%1</translation>
    </message>
    <message>
        <source>%1 · locked</source>
        <translation>%1 · 已锁定</translation>
    </message>
</context>
<context>
    <name>FigureCopier</name>
    <message>
        <source>Copied: the figure as PNG and SVG, and its numbers as a table.</source>
        <translation>已复制：图（PNG 和 SVG），以及图中数字的表格。</translation>
    </message>
</context>
<context>
    <name>FileDialog</name>
    <message>
        <source>Folder:</source>
        <translation>文件夹：</translation>
    </message>
    <message>
        <source>File name:</source>
        <translation>文件名：</translation>
    </message>
    <message>
        <source>Kind of file:</source>
        <translation>文件类型：</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>选定</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
    </message>
    <message>
        <source>Save for students…</source>
        <translation>存为学生版…</translation>
    </message>
    <message>
        <source>Own input…</source>
        <translation>自定义输入…</translation>
    </message>
    <message>
        <source>Open recent</source>
        <translation>最近打开</translation>
    </message>
    <message>
        <source>Clear list</source>
        <translation>清空列表</translation>
    </message>
    <message>
        <source>“%1” is no longer there; it was taken off the list of recent files.</source>
        <translation>“%1”已不在原处；已从最近打开的列表中移除。</translation>
    </message>
    <message>
        <source>Sessions, figures, data (%1)</source>
        <translation>会话、图、数据 (%1)</translation>
    </message>
    <message>
        <source>Sessions, exported figures (%1)</source>
        <translation>会话、导出的图 (%1)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” is no session. Numbers and words of your own are opened in a lab that has “Own input…”, as the alignment heat map.</source>
        <translation>“%1”不是会话。自己的数据与文字请在带有“自定义输入…”的实验中打开，例如双语软对齐热力图。</translation>
    </message>
    <message>
        <source>Opened %1</source>
        <translation>已打开 %1</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>已保存为 %1</translation>
    </message>
    <message>
        <source>“%1” has been changed elsewhere since it was opened here. Save this under another name, or choose “Save as…” and the same name to replace it.</source>
        <translation>“%1”在此打开之后已在别处改动。请另存为别的名字；若要替换它，请用“另存为…”并选同一文件。</translation>
    </message>
    <message>
        <source>Save session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Sessions (%1)</source>
        <translation>会话 (%1)</translation>
    </message>
    <message>
        <source>Saved for students as %1</source>
        <translation>学生版已保存为 %1</translation>
    </message>
    <message>
        <source>Save the changes to “%1”?</source>
        <translation>要保存对“%1”的更改吗？</translation>
    </message>
    <message>
        <source>Partly locked by a teacher; Reset goes back to the teacher&apos;s state.</source>
        <translation>部分内容由老师锁定；重置会回到老师设定的状态。</translation>
    </message>
    <message>
        <source>Unlock a copy</source>
        <translation>解锁副本</translation>
    </message>
    <message>
        <source>Everything can be changed then, and saved as a session of your own. The lock keeps a lesson in order; it protects nothing.</source>
        <translation>解锁后一切都能改动，可存为自己的会话。锁定只为课堂秩序，不是保密手段。</translation>
    </message>
    <message>
        <source>Unlocked. This copy is in no file yet; the teacher&apos;s file stays as it is.</source>
        <translation>已解锁。此副本尚未存入文件；老师的文件保持原样。</translation>
    </message>
    <message>
        <source>“%1” needs the lab “%2”, which this Attention Lab doesn&apos;t have; a newer version may.</source>
        <translation>“%1”要用到实验“%2”，本程序没有这个实验；较新的版本可能有。</translation>
    </message>
    <message>
        <source>“%1” is a damaged session: it is empty, ends early or holds something else. Open another copy of it.</source>
        <translation>“%1”是损坏的会话：内容为空、提前中断，或者根本不是会话。请打开它的另一份副本。</translation>
    </message>
    <message>
        <source>Save what you have made?</source>
        <translation>要保存你所做的内容吗？</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%1（位于 %2）</translation>
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
    <name>Guide</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close the guide</source>
        <translation>关闭引导</translation>
    </message>
    <message>
        <source>Close the guide; “Try this” in the controls has the same and more</source>
        <translation>关闭引导；“控制”里的“试一试”有同样的内容，而且更多</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Begin here</source>
        <translation>从这里开始</translation>
    </message>
    <message>
        <source>You have been everywhere. “Try this” in the controls has more.</source>
        <translation>各个实验都走过了。“控制”里的“试一试”还有更多。</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>下一个：%1</translation>
    </message>
    <message>
        <source>That was the beginning of all that the teacher has left open. “Try this” in the controls has more.</source>
        <translation>老师开放的内容，入门部分都做完了。“控制”里的“试一试”还有更多。</translation>
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
        <translation>值（Value）属于原来的源词元，将被移除。</translation>
    </message>
    <message>
        <source>The present scores don&apos;t fit these words, so all are equal; give your own in the table.</source>
        <translation>现有得分与这些词的数目不符，因此全部取相等；可在表中填入自己的得分。</translation>
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
    <name>KeySheet</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>In the window</source>
        <translation>窗口中</translation>
    </message>
    <message>
        <source>On controls</source>
        <translation>控件上</translation>
    </message>
    <message>
        <source>On figures</source>
        <translation>图上</translation>
    </message>
    <message>
        <source>In tables</source>
        <translation>表格中</translation>
    </message>
    <message>
        <source>In front of a class (F5)</source>
        <translation>课堂演示（F5）</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
        <source>%1[*] – Attention Lab</source>
        <translation>%1[*] – 注意力实验室</translation>
    </message>
    <message>
        <source>Size of the interface: %1%</source>
        <translation>界面大小：%1%</translation>
    </message>
    <message>
        <source>Untitled[*] – Attention Lab</source>
        <translation>未命名[*] – 注意力实验室</translation>
    </message>
    <message>
        <source>The teacher has locked the input in this session.</source>
        <translation>老师在此会话中锁定了输入内容。</translation>
    </message>
</context>
<context>
    <name>MarkEdit</name>
    <message>
        <source>Number</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Write a number like 0.5 or −2; x and y with a space between them.</source>
        <translation>请写成 0.5 或 −2 这样的数；x 与 y 之间用空格隔开。</translation>
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
    <name>PredictBar</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Show everything again</source>
        <translation>恢复显示全部内容</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>再来一次</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Cover the answers again</source>
        <translation>重新遮住答案</translation>
    </message>
    <message>
        <source>Show the answers beside your guesses</source>
        <translation>把答案与你的猜测并排显示</translation>
    </message>
    <message>
        <source>Work the numbers out in the steps at the right: %1 of %2 are right.</source>
        <translation>在右侧“步骤”里逐个算出数值：共 %2 个，已对 %1 个。</translation>
    </message>
    <message>
        <source>What will come out? Guess, then reveal.</source>
        <translation>结果会是什么？先猜，再揭晓。</translation>
    </message>
</context>
<context>
    <name>Presentation</name>
    <message>
        <source>Previous step</source>
        <translation>上一步</translation>
    </message>
    <message>
        <source>Previous step (Page Up)</source>
        <translation>上一步（Page Up）</translation>
    </message>
    <message>
        <source>Next step</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Next step (Page Down)</source>
        <translation>下一步（Page Down）</translation>
    </message>
    <message>
        <source>View: %1</source>
        <translation>视图：%1</translation>
    </message>
</context>
<context>
    <name>PreviewPane</name>
    <message>
        <source>Preview</source>
        <translation>预览</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>文件开头几行</translation>
    </message>
    <message>
        <source>True size</source>
        <translation>实际大小</translation>
    </message>
    <message>
        <source>Whole figure</source>
        <translation>整幅图</translation>
    </message>
    <message>
        <source>The last figure that could be made</source>
        <translation>上一幅能画出的图</translation>
    </message>
    <message>
        <source>%1 × %2 mm, true size</source>
        <translation>%1 × %2 mm，实际大小</translation>
    </message>
    <message>
        <source>%1 × %2 mm, shown at %3 %</source>
        <translation>%1 × %2 mm，按 %3% 显示</translation>
    </message>
</context>
<context>
    <name>Question</name>
    <message>
        <source>Attention Lab</source>
        <translation>注意力实验室</translation>
    </message>
    <message>
        <source>Don&apos;t save</source>
        <translation>不保存</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>另存为…</translation>
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
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>设置</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>跟随系统</translation>
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
        <source>Erase progress</source>
        <translation>清除进度</translation>
    </message>
    <message>
        <source>Forget which tasks are done and how good the predictions were</source>
        <translation>忘掉哪些任务已完成、预测有多准</translation>
    </message>
    <message>
        <source>Erased</source>
        <translation>已清除</translation>
    </message>
    <message>
        <source>Erase for good?</source>
        <translation>永久清除？</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>SheetView</name>
    <message>
        <source>Insert row above</source>
        <translation>在上方插入行</translation>
    </message>
    <message>
        <source>Insert row below</source>
        <translation>在下方插入行</translation>
    </message>
    <message>
        <source>Delete row</source>
        <translation>删除行</translation>
    </message>
    <message>
        <source>Insert column before</source>
        <translation>在左侧插入列</translation>
    </message>
    <message>
        <source>Insert column after</source>
        <translation>在右侧插入列</translation>
    </message>
    <message>
        <source>Delete column</source>
        <translation>删除列</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>剪切</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>粘贴</translation>
    </message>
    <message>
        <source>Choose all</source>
        <translation>全选</translation>
    </message>
    <message>
        <source>Insert rows above</source>
        <translation>在上方插入多行</translation>
    </message>
    <message>
        <source>Insert rows below</source>
        <translation>在下方插入多行</translation>
    </message>
    <message>
        <source>Delete rows</source>
        <translation>删除选中的行</translation>
    </message>
    <message>
        <source>Insert columns before</source>
        <translation>在左侧插入多列</translation>
    </message>
    <message>
        <source>Insert columns after</source>
        <translation>在右侧插入多列</translation>
    </message>
    <message>
        <source>Delete columns</source>
        <translation>删除选中的列</translation>
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
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Cover the answers and say first what you expect</source>
        <translation>遮住答案，先说出你的预期</translation>
    </message>
    <message>
        <source>Copy figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图…</translation>
    </message>
</context>
<context>
    <name>StatusLine</name>
    <message>
        <source>Safe mode</source>
        <translation>安全模式</translation>
    </message>
    <message>
        <source>Stored settings are neither read nor changed, and formulas are plain text.</source>
        <translation>不读取也不更改已保存的设置，公式显示为纯文本。</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
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
    <message>
        <source>Type each number; Enter checks it and goes on. Two decimals will do (±0.005); fractions and roots such as 1/3 and √2 are exact.</source>
        <translation>逐个输入数值，按 Enter 核对并进入下一个。保留两位小数即可（±0.005）；1/3、√2 这样的分数和根式按精确值处理。</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>全部显示</translation>
    </message>
    <message>
        <source>Work it out</source>
        <translation>自己算</translation>
    </message>
    <message>
        <source>Show all numbers</source>
        <translation>显示所有数值</translation>
    </message>
    <message>
        <source>Cover the numbers and type them yourself</source>
        <translation>遮住数值，自己输入</translation>
    </message>
</context>
<context>
    <name>StudentsDialog</name>
    <message>
        <source>Save for students</source>
        <translation>存为学生版</translation>
    </message>
    <message>
        <source>Controls of “%1”</source>
        <translation>“%1”的控件</translation>
    </message>
    <message>
        <source>All controls</source>
        <translation>全部控件</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>可用</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>锁定</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Other labs</source>
        <translation>其他实验</translation>
    </message>
    <message>
        <source>All other labs</source>
        <translation>全部其他实验</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>不放入</translation>
    </message>
    <message>
        <source>Students get the session as it is now, and Reset brings them back to it. Whoever wants can unlock a copy: this keeps a lesson in order and protects nothing.</source>
        <translation>学生得到的是会话现在的样子，重置也回到这里。谁都可以解锁一份副本：这只为课堂秩序，不是保密手段。</translation>
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
        <source>Nothing is locked or hidden yet; choose at least one.</source>
        <translation>还没有锁定或隐藏任何内容；请至少选一项。</translation>
    </message>
    <message>
        <source>Sessions (%1)</source>
        <translation>会话 (%1)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>所有文件 (*)</translation>
    </message>
    <message>
        <source>“%1” is your own file; give the students&apos; another name, so that yours stays unlocked.</source>
        <translation>“%1”是你自己的文件；请给学生版另取名字，自己的文件才不会被锁定。</translation>
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
        <source>%1 × %2 cells chosen, from %3, %4 to %5, %6.</source>
        <translation>已选 %1 × %2 个单元格，从（%3，%4）到（%5，%6）。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>未作任何更改。</translation>
    </message>
    <message>
        <source>Names above or beside the numbers were left out.</source>
        <translation>数字上方或左侧的名称已略去。</translation>
    </message>
    <message>
        <source>What you pasted is %1 × %2; from here the table has room for %3 × %4.</source>
        <translation>粘贴的内容是 %1 × %2；从这里开始，表格只放得下 %3 × %4。</translation>
    </message>
    <message>
        <source>The commas were read as decimal marks.</source>
        <translation>逗号已按小数点读取。</translation>
    </message>
    <message>
        <source>The commas were read as parting two columns; if they are decimal marks, choose cells of one column and paste again.</source>
        <translation>逗号已按两列的分隔符读取；如果逗号是小数点，请只选择一列的单元格，再粘贴一次。</translation>
    </message>
    <message>
        <source>What you pasted is %1 × %2.</source>
        <translation>粘贴的内容是 %1 × %2。</translation>
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
    <name>TokensBody</name>
    <message>
        <source>Words with spaces between them</source>
        <translation>用空格分隔的词</translation>
    </message>
    <message>
        <source>With so few tokens (%2), Enter takes numbers out of: %1.</source>
        <translation>词元只剩 %2 个，按 Enter 后这些表格会丢掉一部分数：%1。</translation>
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
    <message>
        <source>Back to the teacher&apos;s state of this lab</source>
        <translation>回到老师为此实验设定的状态</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>Open and save sessions, figures and your own data</source>
        <translation>打开和保存会话、图与自己的数据</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>Settings, keyboard shortcuts, help</source>
        <translation>设置、键盘快捷键、帮助</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>What isn&apos;t saved can&apos;t be kept for the case of a crash. %1</source>
        <translation>无法为意外退出留存未保存的内容。%1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <translation>已恢复：%1</translation>
    </message>
    <message>
        <source>What wasn&apos;t saved the last time is under File &gt; Open recent.</source>
        <translation>上次没有保存的内容在“文件 &gt; 最近打开”里。</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1：%2，%3</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>未保存：%1</translation>
    </message>
    <message>
        <source>Delete what isn&apos;t saved…</source>
        <translation>删除未保存的内容…</translation>
    </message>
    <message>
        <source>Attention Lab</source>
        <translation>注意力实验室</translation>
    </message>
    <message>
        <source>Delete all that was made on this computer and never saved? It can&apos;t be brought back.</source>
        <translation>要删除在这台电脑上做过而从未保存的所有内容吗？删除后无法找回。</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>What wasn&apos;t saved is deleted.</source>
        <translation>未保存的内容已删除。</translation>
    </message>
    <message>
        <source>Attention Lab was closed unexpectedly. Restore what was open (%1)?</source>
        <translation>注意力实验室上次意外关闭。要恢复当时打开的内容（%1）吗？</translation>
    </message>
    <message>
        <source>%1 of %2: Attention Lab was closed unexpectedly. Restore what was open (%3)?</source>
        <translation>第 %1 个，共 %2 个：注意力实验室上次意外关闭。要恢复当时打开的内容（%3）吗？</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>暂不恢复</translation>
    </message>
    <message>
        <source>Everything as it was, to be saved or gone on with</source>
        <translation>一切恢复原样，可以保存，也可以接着做</translation>
    </message>
    <message>
        <source>It stays under File &gt; Open recent until it is saved or deleted there</source>
        <translation>它留在“文件 &gt; 最近打开”里，直到保存或在那里删除</translation>
    </message>
    <message>
        <source>It is kept under File &gt; Open recent.</source>
        <translation>已留存在“文件 &gt; 最近打开”里。</translation>
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
        <translation>权重 α（行和为 1）</translation>
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
        <translation>标量的值（Value）只演示算术，并不输出中文词。</translation>
    </message>
    <message>
        <source>Attention weights serve the model&apos;s task; they need not be linguistic alignments.</source>
        <translation>注意力权重服务于模型的任务，不一定是语言学意义上的对齐。</translation>
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
        <translation>标量的值（Value）</translation>
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
        <translation>书中已发表的示例（τ = 1）</translation>
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
        <translation>第 {number} 句超出范围：应为 1 到 {most}。</translation>
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
        <translation>有 {want} 个源词元，却给了 {got} 个值（Value）；请给每个源词元一个。</translation>
    </message>
    <message>
        <source>There is no target token {row}; counted from 0, right would be 0 to {last}.</source>
        <translation>目标词元 {row} 超出范围：从 0 数起，应为 0 到 {last}。</translation>
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
        <translation>以这一行为权重，对值求平均。</translation>
    </message>
    <message>
        <source>Give a Value for each source token to see it.</source>
        <translation>给每个源词元一个值，即可看到。</translation>
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
        <translation>对值加权求和</translation>
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
        <translation>数值：你输入的权重</translation>
    </message>
    <message>
        <source>Numbers: row 猫 and the diagonal published (figure 59-3), the rest from reconstructed scores</source>
        <translation>数值：“猫”一行与对角线书中已发表（图 59-3），其余由反推重建的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from reconstructed scores</source>
        <translation>数值：由反推重建的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from scores made up for this preset</source>
        <translation>数值：由本预设自拟的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from your scores</source>
        <translation>数值：由你输入的得分算出</translation>
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
    <message>
        <source>While producing a target word, where should the model look? Drag the temperature and watch the same scores sharpen and flatten.</source>
        <translation>生成一个目标词时，模型应该看哪里？拖动温度，看同一组得分怎样变尖或变平。</translation>
    </message>
    <message>
        <source>In the matrix the rows sum to 1, but for {count} of {all}.</source>
        <translation>矩阵中各行之和为 1，{all} 行中有 {count} 行例外。</translation>
    </message>
    <message>
        <source>In the matrix the columns sum to 1, but for {count} of {all}.</source>
        <translation>矩阵中各列之和为 1，{all} 列中有 {count} 列例外。</translation>
    </message>
    <message>
        <source>The matrix is {rows} × {columns}; what lies beyond the tokens was left out (rows: {dropped_rows}, columns: {dropped_columns}), at most {share} of a target token&apos;s weight.</source>
        <translation>矩阵为 {rows} × {columns}；词元以外的部分已略去（{dropped_rows} 行、{dropped_columns} 列），最多占一个目标词元权重的 {share}。</translation>
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
    <message>
        <source>Usage</source>
        <translation>用法</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>COMMAND</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Arguments</source>
        <translation>参数</translation>
    </message>
    <message>
        <source>TEXT</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>选项</translation>
    </message>
    <message>
        <source>With or without the mark of the chosen row</source>
        <translation>标出或不标出所选的行</translation>
    </message>
    <message>
        <source>Make a .tex file that compiles alone; with Chinese words by XeLaTeX or LuaLaTeX</source>
        <translation>写出可单独编译的 .tex 文件；含中文时用 XeLaTeX 或 LuaLaTeX</translation>
    </message>
    <message>
        <source>{option} is given more than once.</source>
        <translation>{option} 给了不止一次。</translation>
    </message>
    <message>
        <source>{option} needs a value.</source>
        <translation>{option} 需要一个值。</translation>
    </message>
    <message>
        <source>Subcommands</source>
        <translation>子命令</translation>
    </message>
    <message>
        <source>{option} has no value; give it one, or leave it out.</source>
        <translation>{option} 没有值；请给出一个，或不写它。</translation>
    </message>
    <message>
        <source>“{file}” holds a figure of the lab “{theirs}”, not of “{asked}”.</source>
        <translation>“{file}”是实验“{theirs}”的图，不是“{asked}”的。</translation>
    </message>
    <message>
        <source>To fit what was set, these were cut, filled up or changed: {keys}. Set them as well to choose them yourself.</source>
        <translation>为了与所设的值相符，以下参数被截短、补足或改动：{keys}。要自己决定，请一并设定。</translation>
    </message>
    <message>
        <source>5mm … 5000mm (mm, cm, in, pt)</source>
        <translation>5mm … 5000mm（mm、cm、in、pt）</translation>
    </message>
    <message>
        <source>This .tex file holds words that pdfLaTeX can&apos;t print; XeLaTeX and LuaLaTeX can.</source>
        <translation>这个 .tex 文件含有 pdfLaTeX 排不出的文字；XeLaTeX 和 LuaLaTeX 可以。</translation>
    </message>
    <message>
        <source>The name of the file has to end in what it is to be: .svg, .pdf, .png, .tex, .csv, .json or .npy.</source>
        <translation>文件名须以文件的种类结尾：.svg、.pdf、.png、.tex、.csv、.json 或 .npy。</translation>
    </message>
    <message>
        <source>These have no effect with the other settings: {keys}.</source>
        <translation>在其他设置下，以下参数不起作用：{keys}。</translation>
    </message>
    <message>
        <source>Write every figure of every lab, and a page that shows them</source>
        <translation>写出所有实验的所有图，以及展示它们的网页</translation>
    </message>
    <message>
        <source>Folder to write into; made if it isn&apos;t there</source>
        <translation>写入的文件夹；没有就新建</translation>
    </message>
    <message>
        <source>Kinds of files, as in svg,png (default: svg): svg pdf png tex csv json npy</source>
        <translation>文件类型，如 svg,png（默认 svg）：svg pdf png tex csv json npy</translation>
    </message>
    <message>
        <source>“{name}” can&apos;t be made a folder. Is there a file of that name, or may nothing be written there?</source>
        <translation>无法建立文件夹“{name}”。是否已有同名文件，或者那里不允许写入？</translation>
    </message>
    <message>
        <source>Attention Lab</source>
        <translation>注意力实验室</translation>
    </message>
    <message>
        <source>Every figure of every lab, in its initial state.</source>
        <translation>所有实验在初始状态下的所有图。</translation>
    </message>
    <message>
        <source>Open the window without stored settings, typeset formulas and graphics hardware; nothing is stored</source>
        <translation>打开窗口时不用已保存的设置、排版公式和图形硬件，也不保存任何内容</translation>
    </message>
    <message>
        <source>REQUIRED</source>
        <translation>必填</translation>
    </message>
    <message>
        <source>{option} has no value; give it one.</source>
        <translation>{option} 没有值；请给出一个。</translation>
    </message>
    <message>
        <source>“{name}” is a page that this program hasn&apos;t written; it stays as it is. Choose another folder.</source>
        <translation>网页“{name}”不是由本程序写出的，因此保持原样。请换一个文件夹。</translation>
    </message>
    <message>
        <source>Stopped: of {all} figures {done} are written, and no page that shows them.</source>
        <translation>已停止：共 {all} 个图，已写出 {done} 个，没有写出展示它们的网页。</translation>
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
        <translation>查询 · 键 · 值</translation>
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
        <source>The best {k} places can&apos;t be kept; right would be 1 or more.</source>
        <translation>无法保留前 {k} 个位置；至少应为 1。</translation>
    </message>
    <message>
        <source>{draws} draws show nothing; right would be 1 or more.</source>
        <translation>抽 {draws} 次看不出什么；至少应为 1 次。</translation>
    </message>
    <message>
        <source>Places are drawn with the weights as probabilities, so none may be negative and one must be above 0.</source>
        <translation>抽取时把权重当作概率，所以不能有负数，并且至少有一个大于 0。</translation>
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
    <message>
        <source>Your guess</source>
        <translation>你的猜测</translation>
    </message>
    <message>
        <source>The answers are covered: say first what you expect, then reveal them.</source>
        <translation>答案已遮住：先说出你的预期，再揭晓。</translation>
    </message>
    <message>
        <source>Your guess for “{label}” was {largest} off.</source>
        <translation>你对“{label}”的猜测相差 {largest}。</translation>
    </message>
    <message>
        <source>Your {count} guesses were {mean} off on average, and {largest} at most, for “{label}”.</source>
        <translation>你的 {count} 个猜测平均相差 {mean}，最多相差 {largest}（“{label}”）。</translation>
    </message>
    <message>
        <source>{right} of {count} marked cells are the largest of their row.</source>
        <translation>标出的 {count} 格中，有 {right} 格确实是该行最大的。</translation>
    </message>
    <message>
        <source>Nothing was guessed, so there is nothing to measure.</source>
        <translation>没有作出猜测，因此无从比较。</translation>
    </message>
    <message>
        <source>Nothing is covered here, so there is nothing to guess; begin with “Predict”.</source>
        <translation>这里没有遮住的内容，无从猜测；请先按“预测”。</translation>
    </message>
    <message>
        <source>A guess must be a finite number.</source>
        <translation>猜测必须是有限数。</translation>
    </message>
    <message>
        <source>Predict</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>Guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>Mark a cell</source>
        <translation>标记格子</translation>
    </message>
    <message>
        <source>Reveal</source>
        <translation>揭晓</translation>
    </message>
    <message>
        <source>Stop predicting</source>
        <translation>结束预测</translation>
    </message>
    <message>
        <source>A prediction has “guesses” (numbers by trace path), “marks” (trace paths) and “revealed” (true or false).</source>
        <translation>预测应含“guesses”（按轨迹路径给出的数）、“marks”（轨迹路径）和“revealed”（true 或 false）。</translation>
    </message>
    <message>
        <source>“{where}” can&apos;t be multiplied the wrong way round: its sizes don&apos;t fit.</source>
        <translation>“{where}”不能反过来相乘：大小对不上。</translation>
    </message>
    <message>
        <source>{right} of the {count} numbers of the calculation are right.</source>
        <translation>计算中的 {count} 个数，对了 {right} 个。</translation>
    </message>
    <message>
        <source>“{text}” is no number; write it like 0.93, −2, 1/3, 93.2% or √2.</source>
        <translation>“{text}”不是数；请写成 0.93、−2、1/3、93.2% 或 √2 这样的形式。</translation>
    </message>
    <message>
        <source>Type an answer</source>
        <translation>输入答案</translation>
    </message>
    <message>
        <source>“{where}” is {value}; every number must be finite.</source>
        <translation>“{where}”是 {value}；每个数都必须有限。</translation>
    </message>
    <message>
        <source>The mask is {rows} × {columns}; it must be {want_rows} × {want_columns}, one row a query and one entry a place.</source>
        <translation>掩码是 {rows} × {columns}；应为 {want_rows} × {want_columns}，每个查询一行，每个位置一项。</translation>
    </message>
    <message>
        <source>“length” must be a whole number from 1 on.</source>
        <translation>“length”必须是不小于 1 的整数。</translation>
    </message>
    <message>
        <source>The temperature {value} is so small that scores divided by it grow beyond the largest double; use a larger one.</source>
        <translation>温度 {value} 太小，得分除以它会超出双精度数的最大值；请用大一些的温度。</translation>
    </message>
    <message>
        <source>{list}, {next}</source>
        <translation>{list}、{next}</translation>
    </message>
    <message>
        <source>There is no input “{key}” here.</source>
        <translation>这里没有输入“{key}”。</translation>
    </message>
    <message>
        <source>There is no input “{key}” here; did you mean “{near}”?</source>
        <translation>这里没有输入“{key}”；是指“{near}”吗？</translation>
    </message>
    <message>
        <source>There is nothing here where JSON should be; lists look like [1, 2].</source>
        <translation>这里应有 JSON，却什么也没有；列表形如 [1, 2]。</translation>
    </message>
    <message>
        <source>JSON has no NaN and no Infinity (byte {byte}), and here every number must be finite.</source>
        <translation>JSON 中没有 NaN 和 Infinity（第 {byte} 字节），而且这里的每个数都必须有限。</translation>
    </message>
    <message>
        <source>“{name}” doesn&apos;t begin as an NPY file does; it is damaged or cut short. Save it again with numpy.save.</source>
        <translation>“{name}”的开头不像 NPY 文件；它已损坏或被截断。请用 numpy.save 重新保存。</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a number; decimals have a point, as in 1.5. {right}</source>
        <translation>“{text}”不是数；小数用点，如 1.5。{right}</translation>
    </message>
    <message>
        <source>“{text}” isn&apos;t a number. {right}</source>
        <translation>“{text}”不是数。{right}</translation>
    </message>
    <message>
        <source>“{key}” can&apos;t be {value}: this is smaller than a double can hold.</source>
        <translation>“{key}”不能是 {value}：它小于双精度数能表示的最小值。</translation>
    </message>
    <message>
        <source>Interactive scores are no trained model, and a weighted output is not a word&apos;s settled meaning.</source>
        <translation>交互设定的得分不是训练好的模型，加权输出也不是词的固定含义。</translation>
    </message>
    <message>
        <source>Shown numbers are rounded: they may add to 0.9999, or to 99.9% or 100.1%; the weights themselves sum to 1.</source>
        <translation>显示的数经过舍入：加起来可能是 0.9999，或者 99.9%、100.1%；权重本身之和为 1。</translation>
    </message>
    <message>
        <source>Noted; go on predicting, or reveal the answers.</source>
        <translation>已记下；可以继续预测，或点“揭晓”。</translation>
    </message>
    <message>
        <source>{one} {other}</source>
        <translation>{one}{other}</translation>
    </message>
    <message>
        <source>Your {count} guesses were {mean} percentage points off on average, and {largest} at most, for “{label}”.</source>
        <translation>你的 {count} 个猜测平均相差 {mean} 个百分点，最多相差 {largest} 个百分点（“{label}”）。</translation>
    </message>
    <message>
        <source>Your guess for “{label}” was {largest} percentage points off.</source>
        <translation>你对“{label}”的猜测相差 {largest} 个百分点。</translation>
    </message>
    <message>
        <source>The marked cell is the largest of its row.</source>
        <translation>标出的格子确实是该行最大的。</translation>
    </message>
    <message>
        <source>The marked cell isn&apos;t the largest of its row.</source>
        <translation>标出的格子不是该行最大的。</translation>
    </message>
    <message>
        <source>All {count} numbers of the calculation are right.</source>
        <translation>{count} 个数全部算对。</translation>
    </message>
    <message>
        <source>Your best mean here: {best} percentage points.</source>
        <translation>你在这里的最佳平均误差：{best} 个百分点。</translation>
    </message>
    <message>
        <source>Your best mean here: {best}.</source>
        <translation>你在这里的最佳平均误差：{best}。</translation>
    </message>
    <message>
        <source>What will come out?</source>
        <translation>结果会是什么？</translation>
    </message>
    <message>
        <source>Drag the end of a hatched bar to where you expect it.</source>
        <translation>把斜线条形的末端拖到你预期的位置。</translation>
    </message>
    <message>
        <source>Drag the tip of a dashed arrow to where you expect it.</source>
        <translation>把虚线箭头的尖端拖到你预期的位置。</translation>
    </message>
    <message>
        <source>Click the cell that you think is the largest of its row.</source>
        <translation>点击你认为该行最大的格子。</translation>
    </message>
    <message>
        <source>Click a “?” in a table and type what you expect.</source>
        <translation>点击表格中的“?”，输入你的预期。</translation>
    </message>
    <message>
        <source>Then reveal.</source>
        <translation>然后揭晓。</translation>
    </message>
    <message>
        <source>The teacher has locked “{label}” in this session.</source>
        <translation>老师在此会话中锁定了“{label}”。</translation>
    </message>
    <message>
        <source>This would change “{label}” as well, which the teacher has locked.</source>
        <translation>这样也会改动“{label}”，而它已被老师锁定。</translation>
    </message>
    <message>
        <source>A “lock” has “labs” (for each what is &quot;free&quot;, &quot;locked&quot; or &quot;hidden&quot;) and “start”, the values that a reset goes back to.</source>
        <translation>“lock”应含“labs”（逐个写明 &quot;free&quot;、&quot;locked&quot; 或 &quot;hidden&quot;）和“start”，即重置所回到的值。</translation>
    </message>
    <message>
        <source>The lab “{label}” is no part of this session; the teacher has left it out.</source>
        <translation>此会话不包含实验“{label}”；老师没有放入它。</translation>
    </message>
    <message>
        <source>Unlock</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>{count} places equally</source>
        <translation>{count} 个位置并列</translation>
    </message>
    <message>
        <source>There are no numbers in what you pasted.</source>
        <translation>粘贴的内容里没有数字。</translation>
    </message>
    <message>
        <source>What you pasted has more than {limit} cells, the most that is taken.</source>
        <translation>粘贴的内容超过 {limit} 格，这是能接受的最大数量。</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of what you pasted is empty; every cell needs a number.</source>
        <translation>粘贴内容的第 {row} 行第 {column} 列是空的；每一格都要有数字。</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of what you pasted: “{content}” is not a finite number.</source>
        <translation>粘贴内容的第 {row} 行第 {column} 列：“{content}”不是有限的数。</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of what you pasted: “{content}” is not a number.</source>
        <translation>粘贴内容的第 {row} 行第 {column} 列：“{content}”不是数字。</translation>
    </message>
    <message>
        <source>“{name}” is a pipe or a device, which may never end; choose a file.</source>
        <translation>“{name}”是管道或设备，可能永远读不完；请选择一个文件。</translation>
    </message>
    <message>
        <source>Row {row} of what you pasted has another number of cells ({got}) than the first row ({want}); all rows need the same.</source>
        <translation>粘贴内容的第 {row} 行有 {got} 格，与第一行（{want} 格）不同；各行的格数必须相同。</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of what you pasted: “{content}” may have marks between its thousands; write it as {plain} or as {decimal}.</source>
        <translation>粘贴内容的第 {row} 行第 {column} 列：“{content}”可能带有千位分隔符；请写成 {plain} 或 {decimal}。</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of what you pasted: “{content}” may have marks between its thousands; write it as {plain}.</source>
        <translation>粘贴内容的第 {row} 行第 {column} 列：“{content}”可能带有千位分隔符；请写成 {plain}。</translation>
    </message>
    <message>
        <source>Row {row}, column {column} of what you pasted: “{content}” has another decimal mark than other cells; use points alone or commas alone.</source>
        <translation>粘贴内容的第 {row} 行第 {column} 列：“{content}”的小数点写法与其他单元格不同；请统一使用点号或逗号。</translation>
    </message>
    <message>
        <source>In “{name}”, row {row}, column {column} is empty; every cell of the table needs a number.</source>
        <translation>“{name}”第 {row} 行第 {column} 列为空；表格的每个单元格都要有数字。</translation>
    </message>
    <message>
        <source>In “{name}”, row {row}, column {column} holds “{content}”: write numbers without marks between the thousands, as {plain}, so that they can&apos;t be taken for decimals.</source>
        <translation>“{name}”第 {row} 行第 {column} 列是“{content}”：请去掉千位分隔符，写成 {plain}，以免误作小数。</translation>
    </message>
    <message>
        <source>In “{name}”, row {row}, column {column} holds “{content}”, but other cells write their decimals otherwise; use either points or commas in the whole table.</source>
        <translation>“{name}”第 {row} 行第 {column} 列是“{content}”，但其他单元格的小数点写法不同；请在整个表格中统一使用点号或逗号。</translation>
    </message>
    <message>
        <source>In “{name}”, row {row}, column {column} holds “{content}”, which isn&apos;t a number.</source>
        <translation>“{name}”第 {row} 行第 {column} 列是“{content}”，不是数字。</translation>
    </message>
    <message>
        <source>In “{name}”, row {row}, column {column} holds “{content}”; right would be a finite number.</source>
        <translation>“{name}”第 {row} 行第 {column} 列是“{content}”；应为有限的数。</translation>
    </message>
    <message>
        <source>“{key}” has no such row or column.</source>
        <translation>“{key}”没有这一行或列。</translation>
    </message>
    <message>
        <source>“{key}” would have no row left; one has to stay.</source>
        <translation>“{key}”将一行不剩；至少要留下一行。</translation>
    </message>
    <message>
        <source>“{key}” would have no column left; one has to stay.</source>
        <translation>“{key}”将一列不剩；至少要留下一列。</translation>
    </message>
    <message>
        <source>“{name}” is a pipe or a device, which may never take it all; choose another name.</source>
        <translation>“{name}”是管道或设备，可能永远写不完；请换一个名字。</translation>
    </message>
    <message>
        <source>A session says its format as “version”, a whole number from 1 to {ours}.</source>
        <translation>会话要用“version”写明格式：1 到 {ours} 的整数。</translation>
    </message>
    <message>
        <source>This session would become a file of more than {limit} MB, which couldn&apos;t be opened again; it isn&apos;t saved. Make its tables smaller.</source>
        <translation>此会话存成文件会超过 {limit} MB，之后无法再打开，因此没有保存。请缩小其中的表格。</translation>
    </message>
</context>
<context>
    <name>diagnosis</name>
    <message>
        <source>Right.</source>
        <translation>正确。</translation>
    </message>
    <message>
        <source>Not right (within ±{tolerance}), and no known mistake gives it.</source>
        <translation>不对（允许误差 ±{tolerance}），也不是任何已知错误的结果。</translation>
    </message>
    <message>
        <source>It follows from your earlier numbers as you rounded them; carry more digits.</source>
        <translation>它是由你前面舍入过的数算出来的；请多保留几位。</translation>
    </message>
    <message>
        <source>This step is done rightly: it follows from an earlier number of yours, which was wrong.</source>
        <translation>这一步做对了：它是由你前面一个错了的数算出来的。</translation>
    </message>
    <message>
        <source>{one}; or {other}</source>
        <translation>{one}；或者{other}</translation>
    </message>
    <message>
        <source>Several mistakes give this number: {names}.</source>
        <translation>有几种错误都会得到这个数：{names}。</translation>
    </message>
    <message>
        <source>not scaled</source>
        <translation>没有缩放</translation>
    </message>
    <message>
        <source>The dot products went into softmax without being divided by √d.</source>
        <translation>点积没有除以 √d 就送进了 Softmax。</translation>
    </message>
    <message>
        <source>divided by d</source>
        <translation>除以了 d</translation>
    </message>
    <message>
        <source>The dot products were divided by d, the number of components, instead of its square root.</source>
        <translation>点积除以了分量个数 d，而不是它的平方根。</translation>
    </message>
    <message>
        <source>weight matrix transposed</source>
        <translation>权重矩阵转置了</translation>
    </message>
    <message>
        <source>The row vector was multiplied by the rows of the weight matrices instead of their columns.</source>
        <translation>行向量乘的是权重矩阵的行，而不是列。</translation>
    </message>
    <message>
        <source>keys read by columns</source>
        <translation>按列读了键</translation>
    </message>
    <message>
        <source>The query was multiplied by the columns of K: Q K instead of Q Kᵀ. A key is a row.</source>
        <translation>查询乘的是 K 的列：算成了 Q K 而不是 Q Kᵀ。一个键是一行。</translation>
    </message>
    <message>
        <source>0 in place of −∞</source>
        <translation>用 0 代替了 −∞</translation>
    </message>
    <message>
        <source>Hidden places got the score 0; e⁰ = 1 is a share like any other. Only −∞ gives them nothing.</source>
        <translation>被遮住的位置得分填了 0；e⁰ = 1 照样占一份。只有 −∞ 才让它们什么也得不到。</translation>
    </message>
    <message>
        <source>softmax along columns</source>
        <translation>沿列做了 Softmax</translation>
    </message>
    <message>
        <source>Softmax ran down the columns of the score matrix, over the queries; each query must share out its own row.</source>
        <translation>Softmax 沿着得分矩阵的列、也就是跨查询做了；每个查询应当分配自己的那一行。</translation>
    </message>
    <message>
        <source>not divided by the sum</source>
        <translation>没有除以总和</translation>
    </message>
    <message>
        <source>The exponentials were used as weights; divided by their sum they add up to 1.</source>
        <translation>直接把指数当成了权重；除以它们的和，加起来才是 1。</translation>
    </message>
    <message>
        <source>keys in place of Values</source>
        <translation>用键代替了值</translation>
    </message>
    <message>
        <source>The weights averaged the keys. Keys say how a position is found, Values what it gives.</source>
        <translation>权重平均的是键。键说明一个位置怎样被找到，值才是它给出的内容。</translation>
    </message>
    <message>
        <source>rounded too early, to 1 decimal</source>
        <translation>过早舍入到 1 位小数</translation>
    </message>
    <message>
        <source>rounded too early, to 2 decimals</source>
        <translation>过早舍入到 2 位小数</translation>
    </message>
    <message>
        <source>Right by itself, but your other exponentials were taken the other way, with or without the largest score subtracted; keep to one way.</source>
        <translation>单看是对的，但其他指数用的是另一种算法（是否先减去最大得分）；请前后一致。</translation>
    </message>
    <message>
        <source>Something was rounded to 1 decimal before the next number was computed from it; carry more digits and round at the end.</source>
        <translation>有的数先舍入到 1 位小数，再拿去算下一个数；请多保留几位，最后再舍入。</translation>
    </message>
    <message>
        <source>Something was rounded to 2 decimals before the next number was computed from it; carry more digits and round at the end.</source>
        <translation>有的数先舍入到 2 位小数，再拿去算下一个数；请多保留几位，最后再舍入。</translation>
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
        <source>Click a cell, or press Space on it, to allow or hide it. The arrow keys choose the cell.</source>
        <translation>点击格子，或选中后按空格键，即可允许或屏蔽它。用方向键选择格子。</translation>
    </message>
    <message>
        <source>{row} → {column}: not shown</source>
        <translation>{row} → {column}：未显示</translation>
    </message>
    <message>
        <source>{row} → {column}: allowed</source>
        <translation>{row} → {column}：允许</translation>
    </message>
    <message>
        <source>{label}: ({x}, {y})</source>
        <translation>{label}：({x}, {y})</translation>
    </message>
    <message>
        <source>{label}: ({x}, {y}) {note}</source>
        <translation>{label}：({x}, {y}) {note}</translation>
    </message>
    <message>
        <source>Labels that find no room at this size: {count}.</source>
        <translation>在此尺寸下放不下的标签：{count} 个。</translation>
    </message>
    <message>
        <source>Hidden: {labels}</source>
        <translation>已屏蔽：{labels}</translation>
    </message>
    <message>
        <source>{row}, {column}: hidden</source>
        <translation>{row}，{column}：已屏蔽</translation>
    </message>
    <message>
        <source>{row}, {column}: {value}</source>
        <translation>{row}，{column}：{value}</translation>
    </message>
    <message>
        <source>The table is wider than this size: its texts are smaller or shortened.</source>
        <translation>表格比此尺寸宽：其中文字已缩小或截短。</translation>
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
        <source>There is no font “{name}” here; Noto Sans is used.</source>
        <translation>这里没有字体“{name}”，改用 Noto Sans。</translation>
    </message>
    <message>
        <source>{label} {value}, your guess {guess}</source>
        <translation>{label} {value}，你的猜测 {guess}</translation>
    </message>
    <message>
        <source>{label}: your guess {guess}</source>
        <translation>{label}：你的猜测 {guess}</translation>
    </message>
    <message>
        <source>Click the cell that you think is the largest of its row, or press Space on it.</source>
        <translation>点击你认为该行最大的格子，或在其上按空格键。</translation>
    </message>
    <message>
        <source>Drag a tip, or move it with the arrow keys: Shift ten times as far, Alt a tenth; Enter takes numbers. Page Up and Page Down choose the arrow.</source>
        <translation>拖动箭头尖端，或用方向键移动：按住 Shift 为十倍，Alt 为十分之一；按 Enter 可输入数值。Page Up 和 Page Down 选择箭头。</translation>
    </message>
    <message>
        <source>Drag the end of a bar, or move it with ← and →: Shift ten times as far, Alt a tenth; Enter takes a number. ↑ and ↓ choose the bar.</source>
        <translation>拖动条形的末端，或用 ← 和 → 移动：按住 Shift 为十倍，Alt 为十分之一；按 Enter 可输入数值。↑ 和 ↓ 选择条形。</translation>
    </message>
    <message>
        <source>A .tex file takes its size and fonts from the document it is put into; width, height, font, theme and resolution are left out, and so is how cells, their numbers and text are drawn.</source>
        <translation>.tex 文件的大小和字体取自它所在的文档；宽度、高度、字体、主题和分辨率不起作用，格子、格内数字和文字的画法也不起作用。</translation>
    </message>
    <message>
        <source>{count} cells are more than most LaTeX can hold in one figure; as PDF it can be put into the document as well.</source>
        <translation>{count} 个格子，多数 LaTeX 一幅图里放不下；写成 PDF 也可以放进文档。</translation>
    </message>
    <message>
        <source>No font here has {characters}; boxes stand in their place.</source>
        <translation>这里没有字体含有 {characters}；其位置画成方框。</translation>
    </message>
    <message>
        <source>A map of more than {most} × {most} cells is written as one image; as shapes on request.</source>
        <translation>超过 {most} × {most} 格的图写成一幅位图；需要时可写成矢量图形。</translation>
    </message>
    <message>
        <source>Click a number that is covered, or press Enter on it, and type what you expect.</source>
        <translation>单击被遮住的数（或在其上按回车键），输入你预测的值。</translation>
    </message>
    <message>
        <source>{label}: to be guessed</source>
        <translation>{label}：待你预测</translation>
    </message>
    <message>
        <source>{row} → {column}: to be guessed</source>
        <translation>{row} → {column}：待你预测</translation>
    </message>
    <message>
        <source>{rows} × {columns} numbers (float64)</source>
        <translation>{rows} × {columns} 个数（float64）</translation>
    </message>
    <message>
        <source>{row}, {column}: empty</source>
        <translation>{row}，{column}：空</translation>
    </message>
    <message>
        <source>{title}: the largest number is {value}, of “{row}”.</source>
        <translation>{title}：最大的数是 {value}，属于“{row}”。</translation>
    </message>
    <message>
        <source>{title}: the largest number is {value}, of “{row}” on “{column}”.</source>
        <translation>{title}：最大的数是 {value}，在“{row}”行、“{column}”列。</translation>
    </message>
</context>
<context>
    <name>keys</name>
    <message>
        <source>Undo</source>
        <translation>撤销</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>重做</translation>
    </message>
    <message>
        <source>Reset the lab</source>
        <translation>重置实验</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>打开…</translation>
    </message>
    <message>
        <source>Save the session</source>
        <translation>保存会话</translation>
    </message>
    <message>
        <source>Save the session under a name…</source>
        <translation>会话另存为…</translation>
    </message>
    <message>
        <source>Export figure…</source>
        <translation>导出图…</translation>
    </message>
    <message>
        <source>Copy the figure</source>
        <translation>复制图</translation>
    </message>
    <message>
        <source>Predict, then reveal</source>
        <translation>先预测，再揭晓</translation>
    </message>
    <message>
        <source>In front of a class</source>
        <translation>课堂演示</translation>
    </message>
    <message>
        <source>Search labs</source>
        <translation>搜索实验</translation>
    </message>
    <message>
        <source>Show or hide the list of labs</source>
        <translation>显示或隐藏实验列表</translation>
    </message>
    <message>
        <source>Show or hide the controls</source>
        <translation>显示或隐藏控制栏</translation>
    </message>
    <message>
        <source>Scroll the figures up</source>
        <translation>向上滚动图</translation>
    </message>
    <message>
        <source>Scroll the figures down</source>
        <translation>向下滚动图</translation>
    </message>
    <message>
        <source>English or Chinese</source>
        <translation>英文或中文</translation>
    </message>
    <message>
        <source>Light or dark</source>
        <translation>浅色或深色</translation>
    </message>
    <message>
        <source>Everything larger</source>
        <translation>整体放大</translation>
    </message>
    <message>
        <source>Everything smaller</source>
        <translation>整体缩小</translation>
    </message>
    <message>
        <source>The usual size</source>
        <translation>恢复原来大小</translation>
    </message>
    <message>
        <source>Settings…</source>
        <translation>设置…</translation>
    </message>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Show or hide the guide</source>
        <translation>显示或隐藏引导</translation>
    </message>
    <message>
        <source>About Attention Lab</source>
        <translation>关于注意力实验室</translation>
    </message>
    <message>
        <source>next step, previous step</source>
        <translation>下一步、上一步</translation>
    </message>
    <message>
        <source>before the first step</source>
        <translation>回到第一步之前</translation>
    </message>
    <message>
        <source>next lab, previous lab</source>
        <translation>下一个实验、上一个实验</translation>
    </message>
    <message>
        <source>prepared states</source>
        <translation>预设</translation>
    </message>
    <message>
        <source>another view</source>
        <translation>换一个视图</translation>
    </message>
    <message>
        <source>predict, then reveal</source>
        <translation>先预测，再揭晓</translation>
    </message>
    <message>
        <source>pointer</source>
        <translation>指示光圈</translation>
    </message>
    <message>
        <source>black screen</source>
        <translation>黑屏</translation>
    </message>
    <message>
        <source>undo, redo</source>
        <translation>撤销、重做</translation>
    </message>
    <message>
        <source>back to the initial state</source>
        <translation>回到初始状态</translation>
    </message>
    <message>
        <source>theme, language</source>
        <translation>主题、语言</translation>
    </message>
    <message>
        <source>these keys</source>
        <translation>这些按键</translation>
    </message>
    <message>
        <source>end</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Choose a cell or a bar; move an arrow</source>
        <translation>选择单元格或条形；移动箭头</translation>
    </message>
    <message>
        <source>Move a bar’s end</source>
        <translation>移动条形的末端</translation>
    </message>
    <message>
        <source>Move ten times as far</source>
        <translation>移动十倍距离</translation>
    </message>
    <message>
        <source>Move a tenth as far</source>
        <translation>移动十分之一距离</translation>
    </message>
    <message>
        <source>Type the number of a bar or an arrow</source>
        <translation>输入条形或箭头的数值</translation>
    </message>
    <message>
        <source>Another bar or arrow</source>
        <translation>换一个条形或箭头</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>第一个、最后一个</translation>
    </message>
    <message>
        <source>Switch a cell of a mask; mark the cell that is guessed</source>
        <translation>切换掩码的单元格；标记猜测的单元格</translation>
    </message>
    <message>
        <source>Enlarge a part of a large figure</source>
        <translation>放大大图的一部分</translation>
    </message>
    <message>
        <source>The whole figure again</source>
        <translation>恢复显示整张图</translation>
    </message>
    <message>
        <source>Choose a cell</source>
        <translation>选择单元格</translation>
    </message>
    <message>
        <source>Edit a cell; take the number and go down</source>
        <translation>编辑单元格；确认数值并下移一格</translation>
    </message>
    <message>
        <source>Next control, previous control</source>
        <translation>下一个控件、上一个控件</translation>
    </message>
    <message>
        <source>Press a button, switch a box</source>
        <translation>按下按钮、切换复选框</translation>
    </message>
    <message>
        <source>Another of several choices</source>
        <translation>换一个选项</translation>
    </message>
    <message>
        <source>Move a slider; Shift far, Alt a little</source>
        <translation>移动滑块；Shift 大步，Alt 小步</translation>
    </message>
    <message>
        <source>Least, most</source>
        <translation>最小、最大</translation>
    </message>
    <message>
        <source>Take what was typed</source>
        <translation>确认输入</translation>
    </message>
    <message>
        <source>Give up what was typed; close</source>
        <translation>放弃输入；关闭</translation>
    </message>
    <message>
        <source>Choose several cells; all of them</source>
        <translation>选择多个单元格；全选</translation>
    </message>
    <message>
        <source>To the edge; to the ends of the line</source>
        <translation>到表格边缘；到行首、行尾</translation>
    </message>
    <message>
        <source>To the first cell, to the last</source>
        <translation>到第一个、最后一个单元格</translation>
    </message>
    <message>
        <source>Go on with the number that stands there</source>
        <translation>接着修改单元格里原有的数</translation>
    </message>
    <message>
        <source>Copy, cut, paste</source>
        <translation>复制、剪切、粘贴</translation>
    </message>
    <message>
        <source>Choose the row, the column</source>
        <translation>选择整行、整列</translation>
    </message>
    <message>
        <source>Next cell of the line or of what is chosen, then out of the table</source>
        <translation>到本行（或选中区域）的下一格，到末尾后离开表格</translation>
    </message>
    <message>
        <source>Set the chosen cells to 0</source>
        <translation>把选中的单元格置为 0</translation>
    </message>
    <message>
        <source>Fill down, fill right; one cell takes what is above it, at its left</source>
        <translation>向下填充、向右填充；只选一格时取上方、左侧的数</translation>
    </message>
    <message>
        <source>Insert as many rows as are chosen (places of a vector), delete them</source>
        <translation>插入与选中行数相同的行（向量则是位置）、删除选中的行</translation>
    </message>
</context>
<context>
    <name>masks</name>
    <message>
        <source>Looks</source>
        <translation>查询位置</translation>
    </message>
    <message>
        <source>Is looked at</source>
        <translation>被看位置</translation>
    </message>
    <message>
        <source>Visible ✓ or hidden</source>
        <translation>可见 ✓ 或屏蔽</translation>
    </message>
    <message>
        <source>Weight α (each row sums to 1)</source>
        <translation>权重 α（行和为 1）</translation>
    </message>
    <message>
        <source>Weight on the row&apos;s own answer and what follows</source>
        <translation>落在本行答案及其后的权重</translation>
    </message>
    <message>
        <source>Leak: weight on hidden places</source>
        <translation>泄漏：屏蔽位置得到的权重</translation>
    </message>
    <message>
        <source>Mask: {mode}; hidden scores: {fill}</source>
        <translation>掩码：{mode}；屏蔽处的得分：{fill}</translation>
    </message>
    <message>
        <source>Weights under the mask, hidden scores: {fill}</source>
        <translation>掩码下的权重，屏蔽处的得分：{fill}</translation>
    </message>
    <message>
        <source>Leak of each row</source>
        <translation>各行的泄漏</translation>
    </message>
    <message>
        <source>Who may see whom: {mode}</source>
        <translation>谁能看见谁：{mode}</translation>
    </message>
    <message>
        <source>The grid shows who may look where. How much weight a visible place gets is another matter; that is what scores and softmax decide.</source>
        <translation>网格只说明谁可以看哪里。可见的位置得到多少权重是另一回事，由得分和 Softmax 决定。</translation>
    </message>
    <message>
        <source>Causal and padding masks serve different purposes: one hides the future, the other hides places that aren&apos;t really there. They can be combined.</source>
        <translation>因果掩码与填充掩码目的不同：一个挡住后文，一个挡住并不真实存在的位置。两者可以合用。</translation>
    </message>
    <message>
        <source>Not every Transformer is causal. The task decides, not softmax: an encoder sees the whole sentence.</source>
        <translation>并非所有 Transformer 都是因果的。这由任务决定，与 Softmax 无关：编码器看得见整句。</translation>
    </message>
    <message>
        <source>Hidden scores become −∞ before softmax, not 0: e⁰ = 1 is a share like any other.</source>
        <translation>屏蔽处的得分要在 Softmax 之前设为 −∞，不是 0：e⁰ = 1 同样要分走一份。</translation>
    </message>
    <message>
        <source>A row that sees nothing must be refused. With the lowest finite number in place of −∞ it becomes uniform without a word.</source>
        <translation>什么都看不见的一行必须拒绝计算。若用最小的有限数代替 −∞，这一行会悄无声息地变成均匀分布。</translation>
    </message>
    <message>
        <source>Mask and right shift belong together: a position may see itself only because its input is the token before the one it is to produce.</source>
        <translation>掩码与右移必须配套：一个位置之所以可以看见自己，是因为它的输入是所要产生的词元的前一个。</translation>
    </message>
    <message>
        <source>Hidden tokens aren&apos;t deleted: other rows still see them, and they have rows of their own.</source>
        <translation>屏蔽不是删除：别的行照样看得见这些词元，它们也有自己的一行。</translation>
    </message>
    <message>
        <source>Make hidden places receive weight. Which filling does it?</source>
        <translation>让屏蔽的位置得到权重。哪一种填法会这样？</translation>
    </message>
    <message>
        <source>Hide a whole row and read why it has no weights.</source>
        <translation>把一整行都屏蔽，读一读它为什么没有权重。</translation>
    </message>
    <message>
        <source>Show the prefix mask: which rows see more than before?</source>
        <translation>换成前缀掩码：哪些行比原来看到得更多？</translation>
    </message>
    <message>
        <source>Take the right shift away: where is the answer now?</source>
        <translation>取消右移：答案现在在哪里？</translation>
    </message>
    <message>
        <source>Compare one masked pass with separate passes. When are they the same?</source>
        <translation>比较带掩码的一遍与分开的多遍。什么时候两者相同？</translation>
    </message>
    <message>
        <source>Causal and padding masks</source>
        <translation>因果掩码与填充掩码</translation>
    </message>
    <message>
        <source>Who may see whom? Click a cell of the grid to hide or show it, and watch where the weights go.</source>
        <translation>谁能看见谁？点一下格子，把它屏蔽或放开，看权重流向哪里。</translation>
    </message>
    <message>
        <source>Who may see whom</source>
        <translation>谁能看见谁</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Leak</source>
        <translation>泄漏</translation>
    </message>
    <message>
        <source>Mask</source>
        <translation>掩码</translation>
    </message>
    <message>
        <source>Which places each row may see. A click into the grid makes it your own.</source>
        <translation>每一行可以看哪些位置。点一下网格，就成了自定的掩码。</translation>
    </message>
    <message>
        <source>causal</source>
        <translation>因果</translation>
    </message>
    <message>
        <source>padding</source>
        <translation>填充</translation>
    </message>
    <message>
        <source>causal and padding</source>
        <translation>因果加填充</translation>
    </message>
    <message>
        <source>sliding window</source>
        <translation>滑动窗口</translation>
    </message>
    <message>
        <source>prefix</source>
        <translation>前缀</translation>
    </message>
    <message>
        <source>own</source>
        <translation>自定</translation>
    </message>
    <message>
        <source>Hidden scores</source>
        <translation>屏蔽处的得分</translation>
    </message>
    <message>
        <source>What stands for a hidden score when softmax comes: −∞ or leaving it out are right; the lowest double fails silently when a row is all hidden; 0 is wrong.</source>
        <translation>做 Softmax 时屏蔽处的得分写成什么：−∞ 或略去都对；用最小的双精度数，整行屏蔽时会悄悄出错；用 0 是错的。</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>略去</translation>
    </message>
    <message>
        <source>0 (wrong)</source>
        <translation>0（错误）</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>The position that looks; its numbers are written out.</source>
        <translation>作为查询方的位置；它的计算会逐步写出。</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>How well each place (column) fits each position that looks (row), before the mask.</source>
        <translation>加掩码之前，每个被看位置（列）与每个查询位置（行）有多匹配。</translation>
    </message>
    <message>
        <source>Visible places</source>
        <translation>可见位置</translation>
    </message>
    <message>
        <source>1 where the row may see the place, 0 where it is hidden.</source>
        <translation>这一行看得见该位置为 1，屏蔽为 0。</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>The positions: each is a row that looks and a column that is looked at.</source>
        <translation>各个位置：作为行是查询方，作为列是被看方。</translation>
    </message>
    <message>
        <source>Real places</source>
        <translation>真实位置数</translation>
    </message>
    <message>
        <source>How many places hold real tokens; those behind are padding.</source>
        <translation>前面有多少个位置是真的词元；其后都是填充。</translation>
    </message>
    <message>
        <source>Width of the window</source>
        <translation>窗口宽度</translation>
    </message>
    <message>
        <source>How many places a row sees: itself and those just before it.</source>
        <translation>一行看得见几个位置：自己和紧挨在前面的几个。</translation>
    </message>
    <message>
        <source>Length of the prefix</source>
        <translation>前缀长度</translation>
    </message>
    <message>
        <source>So many first places are seen by every row; behind them the mask is causal.</source>
        <translation>开头这么多个位置，每一行都看得见；其后按因果掩码。</translation>
    </message>
    <message>
        <source>Inputs shifted right</source>
        <translation>输入右移</translation>
    </message>
    <message>
        <source>On: each row is to produce the next token. Off: its own token, which it sees on the diagonal.</source>
        <translation>打开：每一行要产生下一个词元。关闭：要产生自己这个词元，而对角线上正好看得见。</translation>
    </message>
    <message>
        <source>Compare with separate passes</source>
        <translation>与分开的多遍比较</translation>
    </message>
    <message>
        <source>Runs the first 1, 2, 3, … tokens alone as well and compares the last row of each pass with the masked pass over all.</source>
        <translation>另外只拿前 1、2、3……个词元各算一遍，把每一遍的最后一行与带掩码一遍算完的结果比较。</translation>
    </message>
    <message>
        <source>Causal, five positions (figure 59-6)</source>
        <translation>因果掩码，五个位置（图 59-6）</translation>
    </message>
    <message>
        <source>Three tokens (1, 0), (0, 1), (1, 1)</source>
        <translation>三个词元 (1, 0)、(0, 1)、(1, 1)</translation>
    </message>
    <message>
        <source>Padding: four real places of six</source>
        <translation>填充：六个位置中四个是真的</translation>
    </message>
    <message>
        <source>Causal and padding</source>
        <translation>因果加填充</translation>
    </message>
    <message>
        <source>Sliding window of three</source>
        <translation>宽度为 3 的滑动窗口</translation>
    </message>
    <message>
        <source>0 instead of −∞: the leak</source>
        <translation>用 0 代替 −∞：泄漏</translation>
    </message>
    <message>
        <source>0 instead of −∞, negative scores</source>
        <translation>用 0 代替 −∞，得分为负</translation>
    </message>
    <message>
        <source>A row that sees nothing</source>
        <translation>什么都看不见的一行</translation>
    </message>
    <message>
        <source>… and lowest() in place of −∞</source>
        <translation>……再用 lowest() 代替 −∞</translation>
    </message>
    <message>
        <source>Five passes against one</source>
        <translation>五遍对一遍</translation>
    </message>
    <message>
        <source>Shift forgotten</source>
        <translation>忘了右移</translation>
    </message>
    <message>
        <source>“{token}” sees nothing, yet lowest() gives every hidden place the same weight: no error, no warning, and all of it wrong.</source>
        <translation>“{token}”什么都看不见，lowest() 却给每个屏蔽的位置相同的权重：不报错，不警告，全是错的。</translation>
    </message>
    <message>
        <source>Without the shift each row is to produce its own token, and the diagonal shows it: the answer lies open.</source>
        <translation>取消右移后，每一行要产生的就是自己这个词元，而对角线上正好看得见：答案摆在眼前。</translation>
    </message>
    <message>
        <source>“tokens” takes one sentence, not {count}.</source>
        <translation>“tokens”应为一个句子，不能是 {count} 个。</translation>
    </message>
    <message>
        <source>“{key}” is {rows} × {columns}; for {count} positions it takes {count} rows of {count}.</source>
        <translation>“{key}”是 {rows} × {columns}；{count} 个位置应为 {count} 行，每行 {count} 个数。</translation>
    </message>
    <message>
        <source>{count} positions are too many for one grid; it takes up to {most}.</source>
        <translation>{count} 个位置太多，一张网格最多放 {most} 个。</translation>
    </message>
    <message>
        <source>“{key}” can&apos;t be {value} with {count} positions; right would be up to {most}.</source>
        <translation>共有 {count} 个位置，“{key}”不能是 {value}；最大为 {most}。</translation>
    </message>
    <message>
        <source>“allowed” holds {value}; each place is 1 (visible) or 0 (hidden).</source>
        <translation>“allowed”里有 {value}；每处应为 1（可见）或 0（屏蔽）。</translation>
    </message>
    <message>
        <source>“allowed” is another mask than “mode” makes; give one of them, or the mode “own”.</source>
        <translation>“allowed”与“mode”给出的掩码不同；请只给其中一个，或把“mode”设为“own”。</translation>
    </message>
    <message>
        <source>Weight on the answer</source>
        <translation>答案得到的权重</translation>
    </message>
    <message>
        <source>What the chosen row gives to the next token, which it is to produce, and to all behind it: 0 unless somebody cheats.</source>
        <translation>选中的行给下一个词元（即它要产生的）及其后各处的权重：只要没有作弊，就是 0。</translation>
    </message>
    <message>
        <source>Without the shift the row is to produce its own token and sees it: what it gives to that token and all behind it.</source>
        <translation>取消右移后，这一行要产生的是自己这个词元，而且看得见它：这里是它给该词元及其后各处的权重。</translation>
    </message>
    <message>
        <source>Largest difference</source>
        <translation>最大的差</translation>
    </message>
    <message>
        <source>Between row t of the masked pass and the last row of a pass over the first t tokens, over all rows and places; 0 but for rounding when no row looks ahead.</source>
        <translation>带掩码一遍中的第 t 行，与只算前 t 个词元那一遍的最后一行之差，取所有行、所有位置中最大的；只要没有哪一行看到后文，除舍入误差外就是 0。</translation>
    </message>
    <message>
        <source>Scores computed</source>
        <translation>计算的得分个数</translation>
    </message>
    <message>
        <source>{passes} in separate passes, {one} in one</source>
        <translation>分开多遍 {passes} 个，一遍 {one} 个</translation>
    </message>
    <message>
        <source>1 + 4 + 9 + … against n²: one masked pass trains on all positions at once.</source>
        <translation>1 + 4 + 9 + … 与 n² 相比：带掩码的一遍同时训练所有位置。</translation>
    </message>
    <message>
        <source>Exponentials; a hidden 0 gives a share like any other</source>
        <translation>取指数；屏蔽处的 0 同样分到一份</translation>
    </message>
    <message>
        <source>Exponentials; of lowest() it is 0 only beside something larger</source>
        <translation>取指数；旁边有更大的得分时，lowest() 的指数才是 0</translation>
    </message>
    <message>
        <source>Exponentials; of −∞ it is exactly 0</source>
        <translation>取指数；−∞ 的指数恰好是 0</translation>
    </message>
    <message>
        <source>“{token}” sees nothing, so there is nothing to share out; make one place visible.</source>
        <translation>“{token}”什么都看不见，权重无处可分；请让一个位置可见。</translation>
    </message>
    <message>
        <source>“{token}” sees nothing: every score is −∞, so all exponentials are 0 and softmax would be 0/0; make one place visible.</source>
        <translation>“{token}”什么都看不见：得分全是 −∞，指数全为 0，Softmax 成了 0/0；请让一个位置可见。</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{all} 格中 {count} 格</translation>
    </message>
    <message>
        <source>Cells of the grid that are visible; n(n + 1)/2 when the mask is causal.</source>
        <translation>网格中可见的格数；因果掩码时为 n(n + 1)/2。</translation>
    </message>
    <message>
        <source>Leak of the row</source>
        <translation>本行的泄漏</translation>
    </message>
    <message>
        <source>Weight that the chosen row gives to hidden places: it must be 0.</source>
        <translation>选中的行给屏蔽位置的权重：必须是 0。</translation>
    </message>
    <message>
        <source>Sum of weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>Of the chosen row, hidden places included: 1 even when it leaks, so the sum doesn&apos;t give the mistake away.</source>
        <translation>选中的行连屏蔽位置在内的权重之和：即使泄漏也是 1，所以看总和发现不了错误。</translation>
    </message>
    <message>
        <source>The scores of “{token}”</source>
        <translation>“{token}”的得分</translation>
    </message>
    <message>
        <source>The mask, before softmax</source>
        <translation>Softmax 之前加掩码</translation>
    </message>
    <message>
        <source>The largest that takes part</source>
        <translation>参与者中最大的</translation>
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
        <source>“{token}” sees no place, so it has no weights.</source>
        <translation>“{token}”一个位置都看不见，所以没有权重。</translation>
    </message>
    <message>
        <source>“{token}” sees {count} of {all} places; its largest weight is {weight}, on “{place}”, and {leak} leaks to hidden ones.</source>
        <translation>“{token}”看得见 {all} 个位置中的 {count} 个；最大权重 {weight} 在“{place}”上，另有 {leak} 泄漏给屏蔽的位置。</translation>
    </message>
    <message>
        <source>“{token}” sees {count} of {all} places; its largest weight is {weight}, on “{place}”, and nothing leaks.</source>
        <translation>“{token}”看得见 {all} 个位置中的 {count} 个；最大权重 {weight} 在“{place}”上，没有泄漏。</translation>
    </message>
    <message>
        <source>Numbers: derived from the published three tokens (act 16, part 6)</source>
        <translation>数值：由书中已发表的三个词元（第 16 幕第 6 部分）算出</translation>
    </message>
    <message>
        <source>Visibility published (figure 59-6); scores made up, weights derived from them</source>
        <translation>可见性：书中已发表（图 59-6）；得分：自拟；权重由其算出</translation>
    </message>
    <message>
        <source>Numbers: derived from scores made up for this preset</source>
        <translation>数值：由本预设自拟的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from your scores</source>
        <translation>数值：由你输入的得分算出</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Scores before softmax, hidden ones: {fill}</source>
        <translation>Softmax 之前的得分，屏蔽处：{fill}</translation>
    </message>
    <message>
        <source>“{token}” sees {count} of {all} places; {sharing} places share the largest weight, {weight} each, and {leak} leaks to hidden ones.</source>
        <translation>“{token}”看得见 {all} 个位置中的 {count} 个；{sharing} 个位置并列最大权重，各为 {weight}，泄漏到被屏蔽位置的为 {leak}。</translation>
    </message>
</context>
<context>
    <name>qkv-by-hand</name>
    <message>
        <source>Dot product</source>
        <translation>点积</translation>
    </message>
    <message>
        <source>Scaled score</source>
        <translation>缩放后得分</translation>
    </message>
    <message>
        <source>Divided by τ</source>
        <translation>除以 τ</translation>
    </message>
    <message>
        <source>Masked</source>
        <translation>掩码后</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Weight α (each row sums to 1)</source>
        <translation>权重 α（行和为 1）</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>词元</translation>
    </message>
    <message>
        <source>Output o</source>
        <translation>输出 o</translation>
    </message>
    <message>
        <source>Weights of every query</source>
        <translation>每个查询的权重</translation>
    </message>
    <message>
        <source>Queries, keys and Values</source>
        <translation>查询、键与值</translation>
    </message>
    <message>
        <source>Output for the query “{name}”</source>
        <translation>查询“{name}”的输出</translation>
    </message>
    <message>
        <source>Done rightly (✓), and with a mistake (✗): {mistake}</source>
        <translation>正确的做法（✓）与一种错误（✗）：{mistake}</translation>
    </message>
    <message>
        <source>Keys, scores, weights and Values for the query “{name}”</source>
        <translation>查询“{name}”的键、得分、权重与值</translation>
    </message>
    <message>
        <source>The query of “{name}”: its x times W_Q</source>
        <translation>“{name}”的查询：它的 x 乘以 W_Q</translation>
    </message>
    <message>
        <source>Dot product of the query with every key</source>
        <translation>查询与每个键的点积</translation>
    </message>
    <message>
        <source>Scale: divide by √d, here √{size}</source>
        <translation>缩放：除以 √d，这里是 √{size}</translation>
    </message>
    <message>
        <source>Divide by the temperature</source>
        <translation>除以温度</translation>
    </message>
    <message>
        <source>Mask: what comes after “{name}” becomes −∞</source>
        <translation>掩码：“{name}”之后的都变成 −∞</translation>
    </message>
    <message>
        <source>Find the largest, so that no exponential overflows</source>
        <translation>找出最大值，使指数不会溢出</translation>
    </message>
    <message>
        <source>Exponentials: all become positive</source>
        <translation>取指数：全都变成正数</translation>
    </message>
    <message>
        <source>Add them up</source>
        <translation>加起来</translation>
    </message>
    <message>
        <source>Divide by the sum: the weights</source>
        <translation>除以总和：得到权重</translation>
    </message>
    <message>
        <source>Weighted sum of the Values: the new vector of “{name}”</source>
        <translation>值的加权和：“{name}”的新向量</translation>
    </message>
    <message>
        <source>The keys of all tokens in one product</source>
        <translation>一次乘积算出所有词元的键</translation>
    </message>
    <message>
        <source>The Values of all tokens in one product</source>
        <translation>一次乘积算出所有词元的值</translation>
    </message>
    <message>
        <source>A calculation by hand, the smallest that is complete. It is no language model: nothing was trained.</source>
        <translation>这是一次手算，是完整过程里最小的一个。它不是语言模型：没有训练过任何东西。</translation>
    </message>
    <message>
        <source>The library is an analogy: real queries, keys and Values are continuous vectors that training finds, not catalogue cards or fields of a database.</source>
        <translation>图书馆只是比方：真正的查询、键和值是训练得到的连续向量，不是目录卡片，也不是数据库字段。</translation>
    </message>
    <message>
        <source>Weights are computed anew for every sentence; the matrices W_Q, W_K and W_V are what is trained and stored.</source>
        <translation>权重对每个句子都重新计算；训练得到并保存下来的是矩阵 W_Q、W_K、W_V。</translation>
    </message>
    <message>
        <source>Choose a query that gives all positions the same weight. Which, and why?</source>
        <translation>选一个给所有位置同样权重的查询。是哪一个，为什么？</translation>
    </message>
    <message>
        <source>Start from X: turn step 0 on and work out one query.</source>
        <translation>从 X 开始：打开第 0 步，算出一个查询。</translation>
    </message>
    <message>
        <source>Show the matrices as code stores them. Which numbers move, which stay?</source>
        <translation>按程序存储的方式显示矩阵。哪些数换了位置，哪些没动？</translation>
    </message>
    <message>
        <source>Set K = V. What can a position now no longer do?</source>
        <translation>设成 K = V。一个位置现在做不到什么了？</translation>
    </message>
    <message>
        <source>Put a mistake beside the calculation and find the first number it changes.</source>
        <translation>给计算对照一种错误，找出它改变的第一个数。</translation>
    </message>
    <message>
        <source>Give the Values another number of components than the keys.</source>
        <translation>让值的分量个数与键不同。</translation>
    </message>
    <message>
        <source>QKV by hand</source>
        <translation>手算 QKV</translation>
    </message>
    <message>
        <source>From query, keys and Values to the output, one number after the other. Can you work out the next one?</source>
        <translation>从查询、键与值到输出，一个数接一个数。下一个数你能算出来吗？</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>All weights</source>
        <translation>全部权重</translation>
    </message>
    <message>
        <source>Q, K, V</source>
        <translation>Q、K、V</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>New exercise</source>
        <translation>新练习</translation>
    </message>
    <message>
        <source>Small whole numbers of the present sizes, chosen so that every known mistake shows.</source>
        <translation>按当前大小抽取的小整数，使每种已知的错误都看得出来。</translation>
    </message>
    <message>
        <source>Whose turn it is: the position whose numbers are worked out. A click on a row of the weights chooses it too.</source>
        <translation>轮到谁：算的是这个位置的数。点击权重图的一行也可以选择。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>The scaled scores are divided by it before softmax; 1 leaves them as they are.</source>
        <translation>缩放后的得分先除以它，再做 Softmax；1 表示不变。</translation>
    </message>
    <message>
        <source>Layout of W</source>
        <translation>W 的布局</translation>
    </message>
    <message>
        <source>How the weight matrices are typed and shown: for a row vector times a matrix, or as program code stores them, [out][in]. The result is the same.</source>
        <translation>权重矩阵怎样输入和显示：行向量乘矩阵，或者按程序的存储方式 [out][in]。结果相同。</translation>
    </message>
    <message>
        <source>x W, rows go in</source>
        <translation>x W，行对应输入</translation>
    </message>
    <message>
        <source>W x, stored [out][in]</source>
        <translation>W x，存为 [out][in]</translation>
    </message>
    <message>
        <source>A mistake beside it</source>
        <translation>对照一种错误</translation>
    </message>
    <message>
        <source>Runs the calculation a second time with one thing done wrongly, and lights the first number that differs.</source>
        <translation>把计算再做一遍，只有一处做错，并突出显示第一个不同的数。</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Names of the queries</source>
        <translation>查询的名称</translation>
    </message>
    <message>
        <source>What the queries are called. With step 0 on, each token is a query, so they are the tokens.</source>
        <translation>各个查询叫什么。打开第 0 步时，每个词元都是查询，名称就是词元。</translation>
    </message>
    <message>
        <source>Scale by 1/√d</source>
        <translation>乘以 1/√d 缩放</translation>
    </message>
    <message>
        <source>Dot products are divided by the square root of the number of components before softmax.</source>
        <translation>点积先除以分量个数的平方根，再做 Softmax。</translation>
    </message>
    <message>
        <source>Exact roots</source>
        <translation>精确根式</translation>
    </message>
    <message>
        <source>Writes √2, 2√2 or 1/3 where a number is exactly that; off, all are decimals.</source>
        <translation>一个数恰好是 √2、2√2 或 1/3 时就这样写；关闭后全部写成小数。</translation>
    </message>
    <message>
        <source>Causal mask</source>
        <translation>因果掩码</translation>
    </message>
    <message>
        <source>Each query sees the positions up to its own; those after it are hidden.</source>
        <translation>每个查询只看到自己及之前的位置，之后的被遮住。</translation>
    </message>
    <message>
        <source>Values are the keys (K = V)</source>
        <translation>值就是键（K = V）</translation>
    </message>
    <message>
        <source>Gives each position its key as its Value: how it is found and what it gives can then not differ.</source>
        <translation>让每个位置的值就是它的键：怎样被找到与给出什么就无法不同了。</translation>
    </message>
    <message>
        <source>Step 0: Q, K, V from X</source>
        <translation>第 0 步：由 X 得到 Q、K、V</translation>
    </message>
    <message>
        <source>On: each token&apos;s vector x is multiplied by W_Q, W_K and W_V. Off: queries, keys and Values are given.</source>
        <translation>打开：每个词元的向量 x 乘以 W_Q、W_K、W_V。关闭：直接给出查询、键和值。</translation>
    </message>
    <message>
        <source>Token vectors</source>
        <translation>词元向量</translation>
    </message>
    <message>
        <source>One vector x a token: embedding and position together.</source>
        <translation>每个词元一个向量 x：嵌入与位置合在一起。</translation>
    </message>
    <message>
        <source>Query matrix</source>
        <translation>查询矩阵</translation>
    </message>
    <message>
        <source>Makes of each x what it looks for.</source>
        <translation>把每个 x 变成它要找的东西。</translation>
    </message>
    <message>
        <source>Key matrix</source>
        <translation>键矩阵</translation>
    </message>
    <message>
        <source>Makes of each x what it is found by.</source>
        <translation>把每个 x 变成它被找到的依据。</translation>
    </message>
    <message>
        <source>Value matrix</source>
        <translation>值矩阵</translation>
    </message>
    <message>
        <source>Makes of each x what it gives. It may have another number of components (d_v).</source>
        <translation>把每个 x 变成它给出的内容。分量个数（d_v）可以不同。</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>What is looked for, one query a row.</source>
        <translation>要找什么，每行一个查询。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>What each position is found by, one key a row, as long as the queries (d_k).</source>
        <translation>每个位置被找到的依据，每行一个键，与查询一样长（d_k）。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值</translation>
    </message>
    <message>
        <source>What each position gives: a number, or a vector of any length (d_v).</source>
        <translation>每个位置给出的内容：一个数，或任意长度（d_v）的向量。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>The tokens, or what the positions are called: 1 to 6.</source>
        <translation>词元，或者各位置的名称：1 到 6 个。</translation>
    </message>
    <message>
        <source>Query (√2, 0), three keys, scalar Values</source>
        <translation>查询 (√2, 0)，三个键，标量值</translation>
    </message>
    <message>
        <source>The same keys, query (0, √2)</source>
        <translation>同样的键，查询 (0, √2)</translation>
    </message>
    <message>
        <source>猫 · 睡 · 它, from X to the new vector of 它</source>
        <translation>猫 · 睡 · 它：从 X 到“它”的新向量</translation>
    </message>
    <message>
        <source>猫 · 睡 · 它 under a causal mask</source>
        <translation>猫 · 睡 · 它：加因果掩码</translation>
    </message>
    <message>
        <source>猫 · 睡 · 它, matrices stored [out][in]</source>
        <translation>猫 · 睡 · 它：矩阵存为 [out][in]</translation>
    </message>
    <message>
        <source>Scaling forgotten, beside the right one</source>
        <translation>忘了缩放，与正确做法对照</translation>
    </message>
    <message>
        <source>K = V</source>
        <translation>K = V</translation>
    </message>
    <message>
        <source>“{mistake}” can&apos;t be made with these settings, so there is nothing to compare.</source>
        <translation>在当前设置下不可能发生“{mistake}”，所以没有可比较的。</translation>
    </message>
    <message>
        <source>“{key}” takes one list of names, not {count}.</source>
        <translation>“{key}”只接受一个名称列表，而不是 {count} 个。</translation>
    </message>
    <message>
        <source>“{one}” and “{other}” don&apos;t fit each other: {count} against {got}. {rule}</source>
        <translation>“{one}”与“{other}”对不上：一个是 {count}，一个是 {got}。{rule}</translation>
    </message>
    <message>
        <source>{count} are too many to be worked out by hand; it takes up to {most} positions and components.</source>
        <translation>{count} 个太多，没法手算；位置和分量最多 {most} 个。</translation>
    </message>
    <message>
        <source>Each position has a name, a key and a Value, or its row of X.</source>
        <translation>每个位置有一个名称、一个键和一个值，或者 X 中的一行。</translation>
    </message>
    <message>
        <source>Each query has a name; with step 0 each token is a query.</source>
        <translation>每个查询有一个名称；打开第 0 步时每个词元都是查询。</translation>
    </message>
    <message>
        <source>X W takes as many rows of W as x has components (d_model).</source>
        <translation>X W 要求 W 的行数等于 x 的分量个数（d_model）。</translation>
    </message>
    <message>
        <source>q·k takes as many components of a query as of a key (d_k); only the Values may have another number (d_v).</source>
        <translation>q·k 要求查询与键的分量个数相同（d_k）；只有值可以不同（d_v）。</translation>
    </message>
    <message>
        <source>“{key}” has {got} and there are {count} tokens. {rule}</source>
        <translation>“{key}”有 {got} 个，而词元有 {count} 个。{rule}</translation>
    </message>
    <message>
        <source>There is no query {row}; counted from 0, right would be 0 to {last}.</source>
        <translation>查询 {row} 超出范围：从 0 数起，应为 0 到 {last}。</translation>
    </message>
    <message>
        <source>largest score</source>
        <translation>最大得分</translation>
    </message>
    <message>
        <source>sum of the exponentials</source>
        <translation>指数之和</translation>
    </message>
    <message>
        <source>query of {name}, component {number}</source>
        <translation>{name} 的查询，第 {number} 个分量</translation>
    </message>
    <message>
        <source>key of {name}, component {number}</source>
        <translation>{name} 的键，第 {number} 个分量</translation>
    </message>
    <message>
        <source>Value of {name}, component {number}</source>
        <translation>{name} 的值，第 {number} 个分量</translation>
    </message>
    <message>
        <source>output, component {number}</source>
        <translation>输出，第 {number} 个分量</translation>
    </message>
    <message>
        <source>dot product with {name}</source>
        <translation>与 {name} 的点积</translation>
    </message>
    <message>
        <source>scaled score of {name}</source>
        <translation>{name} 的缩放后得分</translation>
    </message>
    <message>
        <source>score of {name} divided by τ</source>
        <translation>{name} 的得分除以 τ</translation>
    </message>
    <message>
        <source>exponential of {name}</source>
        <translation>{name} 的指数</translation>
    </message>
    <message>
        <source>weight of {name}</source>
        <translation>{name} 的权重</translation>
    </message>
    <message>
        <source>The new vector of the chosen query: the Values averaged by its weights.</source>
        <translation>所选查询的新向量：按它的权重对值求平均。</translation>
    </message>
    <message>
        <source>First difference</source>
        <translation>第一处不同</translation>
    </message>
    <message>
        <source>The first number, in the order of the calculation, that the mistake changes for the chosen query.</source>
        <translation>按计算顺序，这个错误使所选查询发生改变的第一个数。</translation>
    </message>
    <message>
        <source>none: here the mistake changes nothing</source>
        <translation>无：在这里这个错误什么也没改变</translation>
    </message>
    <message>
        <source>{what}: {wrong} against {right}</source>
        <translation>{what}：{wrong}，应为 {right}</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>{name}, {weight}</source>
        <translation>{name}，{weight}</translation>
    </message>
    <message>
        <source>Sum of weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>Of the chosen query: always 1.</source>
        <translation>所选查询的：总是 1。</translation>
    </message>
    <message>
        <source>The query “{query}” gives its largest weight, {weight}, to “{name}”; the output is {output}.</source>
        <translation>查询“{query}”把最大的权重 {weight} 给了“{name}”；输出是 {output}。</translation>
    </message>
    <message>
        <source>Numbers: published (figure 59-2 and act 16)</source>
        <translation>数值：书中已发表（图 59-2 与第 16 幕）</translation>
    </message>
    <message>
        <source>Numbers: derived from the published example (figure 59-2)</source>
        <translation>数值：由书中已发表的例子（图 59-2）算出</translation>
    </message>
    <message>
        <source>Numbers: derived from your vectors</source>
        <translation>数值：由你输入的向量算出</translation>
    </message>
    <message>
        <source>The query “{query}” gives {count} positions the same largest weight, {weight}; the output is {output}.</source>
        <translation>查询“{query}”给 {count} 个位置同样大的最大权重 {weight}；输出是 {output}。</translation>
    </message>
    <message>
        <source>masked score of {name}</source>
        <translation>“{name}”掩码后的得分</translation>
    </message>
    <message>
        <source>All of them, when several are equal.</source>
        <translation>并列时全部列出。</translation>
    </message>
    <message>
        <source>Numbers: the example of 猫, 睡 and 它; x of 猫, q of 它, keys of 猫 and 睡 and the weights of 它 published, the others reconstructed or derived</source>
        <translation>数值：“猫、睡、它”的示例；“猫”的 x、“它”的 q、“猫”与“睡”的键和“它”的权重书中已发表，其余为反推重建或由此算出</translation>
    </message>
</context>
<context>
    <name>query-key-playground</name>
    <message>
        <source>Key of {name}</source>
        <translation>“{name}”的键（Key）</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询（Query）</translation>
    </message>
    <message>
        <source>first component</source>
        <translation>第一分量</translation>
    </message>
    <message>
        <source>second component</source>
        <translation>第二分量</translation>
    </message>
    <message>
        <source>Attention weights</source>
        <translation>注意力权重</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>位置</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>键（Key）</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值（Value）</translation>
    </message>
    <message>
        <source>q = {query}; scores = dot products × {factor}</source>
        <translation>q = {query}；得分 = 点积 × {factor}</translation>
    </message>
    <message>
        <source>Attention weights for q = {query}</source>
        <translation>q = {query} 时的注意力权重</translation>
    </message>
    <message>
        <source>Keys, scores, weights and Values for q = {query}</source>
        <translation>q = {query} 时的键、得分、权重与值</translation>
    </message>
    <message>
        <source>Query and keys in the plane</source>
        <translation>平面上的查询与键</translation>
    </message>
    <message>
        <source>These vectors are made up for teaching. They are not word vectors out of a trained model.</source>
        <translation>这些向量是为教学自拟的，不是训练好的模型里的词向量。</translation>
    </message>
    <message>
        <source>A dot product isn&apos;t similarity as such: direction and length both count, and a long key can beat one that points closer.</source>
        <translation>点积并不就是相似度：方向与长度都算数，很长的键可能胜过方向更接近的键。</translation>
    </message>
    <message>
        <source>Dividing by √d puts no bound on the scores: longer vectors still make them as large as they like.</source>
        <translation>除以 √d 并没有给得分设上限：向量越长，得分照样越大。</translation>
    </message>
    <message>
        <source>Shown numbers are rounded. The published percentages add to 99.9, and the published sum 0.463×4 + 0.349×2 + 0.160×8 + 0.027×6 gives 3.992; the output 3.9981 comes from the unrounded weights.</source>
        <translation>显示的数经过舍入。书上的百分数加起来是 99.9，书上的求和式 0.463×4 + 0.349×2 + 0.160×8 + 0.027×6 实为 3.992；输出 3.9981 是用未舍入的权重算的。</translation>
    </message>
    <message>
        <source>Make all four weights equal.</source>
        <translation>让四个权重全部相等。</translation>
    </message>
    <message>
        <source>Predict first: what is the output for q = (0, 2)? Then set it.</source>
        <translation>先猜：q = (0, 2) 时输出是多少？再设定看看。</translation>
    </message>
    <message>
        <source>Turn scaling off: what changes, what doesn&apos;t?</source>
        <translation>关掉缩放：什么变了，什么没变？</translation>
    </message>
    <message>
        <source>Make the query twice as long without turning it, for instance (4, 1). Who gains?</source>
        <translation>不改变方向，把查询拉长一倍，例如 (4, 1)。谁的权重变大了？</translation>
    </message>
    <message>
        <source>Query / Key playground</source>
        <translation>二维查询与键</translation>
    </message>
    <message>
        <source>Drag the red dashed query. Which key does it agree with, and how much of each Value comes out?</source>
        <translation>拖动红色虚线的查询：它与哪个键最合拍？每个值（Value）各取出多少？</translation>
    </message>
    <message>
        <source>Plane</source>
        <translation>平面</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表格</translation>
    </message>
    <message>
        <source>Add a position</source>
        <translation>添加位置</translation>
    </message>
    <message>
        <source>A new key and Value at random, to be dragged and edited.</source>
        <translation>随机给出一个新的键和值，可再拖动、修改。</translation>
    </message>
    <message>
        <source>Remove the chosen position</source>
        <translation>删除选中的位置</translation>
    </message>
    <message>
        <source>Its name, key and Value go; the others share the weight anew.</source>
        <translation>连同名称、键和值一起删除；其余位置重新分配权重。</translation>
    </message>
    <message>
        <source>What is looked for: the red dashed arrow. Drag it, or type its two components.</source>
        <translation>当前要找什么：红色虚线箭头。可以拖动，也可以键入两个分量。</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键（Key）</translation>
    </message>
    <message>
        <source>What each position offers to be found by: the blue arrows, one row of two components each.</source>
        <translation>每个位置靠什么被找到：蓝色箭头，每行一个，两个分量。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值（Value）</translation>
    </message>
    <message>
        <source>What each position gives when it is looked at: one number a row, or a vector.</source>
        <translation>每个位置被注意到时给出的内容：每行一个数，或一个向量。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What the positions are called: 1 to 8 of them.</source>
        <translation>各位置的名称，1 到 8 个。</translation>
    </message>
    <message>
        <source>Chosen position</source>
        <translation>选中的位置</translation>
    </message>
    <message>
        <source>The key whose dot product is written out and taken apart.</source>
        <translation>写出点积、拆成两部分的就是这个位置的键。</translation>
    </message>
    <message>
        <source>Scale by 1/√d</source>
        <translation>乘以 1/√d 缩放</translation>
    </message>
    <message>
        <source>Dot products are divided by √2 before softmax; off, they are larger and the weights sharper.</source>
        <translation>点积先除以 √2 再做 Softmax；关掉时得分更大，权重更尖锐。</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>区域</translation>
    </message>
    <message>
        <source>Colours the plane by the key that would win if the query pointed there, the deeper the surer.</source>
        <translation>查询指向某处时哪个键会获胜，就涂哪个键的颜色；颜色越深，胜得越稳。</translation>
    </message>
    <message>
        <source>Projection</source>
        <translation>投影</translation>
    </message>
    <message>
        <source>Takes the chosen key apart: along the query (∥), which counts, and across it (⟂), which doesn&apos;t.</source>
        <translation>把选中的键拆成两部分：沿查询方向的（∥）起作用，与查询垂直的（⟂）不起作用。</translation>
    </message>
    <message>
        <source>Published example, q = (2, 0.5)</source>
        <translation>书中已发表的示例，q = (2, 0.5)</translation>
    </message>
    <message>
        <source>Look at 猫: q = (2, 0)</source>
        <translation>关注猫：q = (2, 0)</translation>
    </message>
    <message>
        <source>Look at 睡觉: q = (0, 2)</source>
        <translation>关注睡觉：q = (0, 2)</translation>
    </message>
    <message>
        <source>Zero query</source>
        <translation>零查询</translation>
    </message>
    <message>
        <source>Scaling off</source>
        <translation>关闭缩放</translation>
    </message>
    <message>
        <source>Who wins where</source>
        <translation>哪里谁获胜</translation>
    </message>
    <message>
        <source>A key taken apart</source>
        <translation>拆开一个键</translation>
    </message>
    <message>
        <source>Vector Values (made up)</source>
        <translation>值为向量（自拟）</translation>
    </message>
    <message>
        <source>A zero query has no direction, so no key has a part along it; drag the query away from the origin.</source>
        <translation>零查询没有方向，谈不上键在它方向上的部分；请把查询从原点拖开。</translation>
    </message>
    <message>
        <source>{count} positions are too many for one plane; it takes up to {most}.</source>
        <translation>{count} 个位置太多，一个平面最多放 {most} 个。</translation>
    </message>
    <message>
        <source>“{key}” has {columns} components a vector; in this plane it takes 2.</source>
        <translation>“{key}”的每个向量有 {columns} 个分量；在这个平面上应为 2 个。</translation>
    </message>
    <message>
        <source>“names” takes one list of names, not {count}.</source>
        <translation>“names”应为一组名称，不能是 {count} 组。</translation>
    </message>
    <message>
        <source>“{one}” has {count} positions and “{other}” has {got}; give as many of each.</source>
        <translation>“{one}”有 {count} 个位置，“{other}”有 {got} 个；请使两者个数相同。</translation>
    </message>
    <message>
        <source>There is no position {position}; counted from 0, right would be 0 to {last}.</source>
        <translation>位置 {position} 超出范围：从 0 数起，应为 0 到 {last}。</translation>
    </message>
    <message>
        <source>This is the last position; without any there is nothing to attend to.</source>
        <translation>这是最后一个位置；一个都不留，就没有可注意的了。</translation>
    </message>
    <message>
        <source>Dot product of the query with every key</source>
        <translation>查询与每个键的点积</translation>
    </message>
    <message>
        <source>Scale: divide by √d, here √2</source>
        <translation>缩放：除以 √d，这里是 √2</translation>
    </message>
    <message>
        <source>Find the largest score, so that no exponential overflows</source>
        <translation>找出最大的得分，防止指数溢出</translation>
    </message>
    <message>
        <source>Exponentials: gaps become ratios, all become positive</source>
        <translation>取指数：差变成比，全都变为正数</translation>
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
        <source>Output o</source>
        <translation>输出 o</translation>
    </message>
    <message>
        <source>The average of the Values by the unrounded weights.</source>
        <translation>用未舍入的权重对值求平均。</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>{name}, {weight}</source>
        <translation>{name}，{weight}</translation>
    </message>
    <message>
        <source>Sum of weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>Of the unrounded weights: always 1.</source>
        <translation>未舍入的权重之和，总是 1。</translation>
    </message>
    <message>
        <source>Entropy (nats)</source>
        <translation>熵（nat）</translation>
    </message>
    <message>
        <source>−Σ α ln α: 0 when one position has all, ln n when all have the same.</source>
        <translation>−Σ α ln α：一个位置独占时为 0，各位置相等时为 ln n。</translation>
    </message>
    <message>
        <source>Effective count</source>
        <translation>有效位置数</translation>
    </message>
    <message>
        <source>exp(entropy): how many positions take part.</source>
        <translation>exp(熵)：相当于有多少个位置参与。</translation>
    </message>
    <message>
        <source>Output from rounded weights</source>
        <translation>用舍入后权重算的输出</translation>
    </message>
    <message>
        <source>What the sum gives when each weight is first rounded to three decimals, as it is printed; the output itself uses the unrounded weights.</source>
        <translation>先把每个权重舍入到三位小数（即印出来的样子）再求和的结果；输出本身用的是未舍入的权重。</translation>
    </message>
    <message>
        <source>Sum of rounded percentages</source>
        <translation>舍入后百分数之和</translation>
    </message>
    <message>
        <source>The percentages beside the bars added up: rounding can make it 99.9 or 100.1.</source>
        <translation>条形旁的百分数相加；由于舍入，可能是 99.9 或 100.1。</translation>
    </message>
    <message>
        <source>Weighted sum of the Values</source>
        <translation>对值加权求和</translation>
    </message>
    <message>
        <source>For q = {query} the largest weight is {weight}, on “{name}”; the output is {output}.</source>
        <translation>q = {query} 时，最大权重 {weight} 在“{name}”上；输出为 {output}。</translation>
    </message>
    <message>
        <source>Numbers: keys published (figure 59-4), Values made up for this preset</source>
        <translation>数值：键书中已发表（图 59-4），值为本预设自拟</translation>
    </message>
    <message>
        <source>Numbers: derived from your vectors</source>
        <translation>数值：由你输入的向量算出</translation>
    </message>
    <message>
        <source>Numbers: published (figure 59-4)</source>
        <translation>数值：书中已发表（图 59-4）</translation>
    </message>
    <message>
        <source>Numbers: derived from the published vectors (figure 59-4)</source>
        <translation>数值：由书中已发表的向量（图 59-4）算出</translation>
    </message>
    <message>
        <source>With d = 2 the switch shows what scaling does, not why high dimensions need it; that is what the lab “Why divide by √d” (not open yet) is about.</source>
        <translation>d = 2 时，这个开关只能说明缩放有什么作用，说明不了高维为什么需要缩放；那是《为什么除以 √d》（尚未开放）的内容。</translation>
    </message>
    <message>
        <source>For q = {query} the largest weight is {weight}, shared by {count} positions; the output is {output}.</source>
        <translation>q = {query} 时，最大权重为 {weight}，由 {count} 个位置并列；输出为 {output}。</translation>
    </message>
    <message>
        <source>All of them, when several are equal.</source>
        <translation>并列时全部列出。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Of the window; a figure can be exported in either</source>
        <translation>窗口的语言；图可以用任一语言导出</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>颜色</translation>
    </message>
    <message>
        <source>Of the window and of the figures in it</source>
        <translation>窗口和其中各图的颜色</translation>
    </message>
    <message>
        <source>Size of the interface</source>
        <translation>界面大小</translation>
    </message>
    <message>
        <source>Of letters and of everything around them; Ctrl++ and Ctrl+− change it, too</source>
        <translation>文字及其周围一切的大小；也可以用 Ctrl++ 和 Ctrl+− 更改</translation>
    </message>
    <message>
        <source>Show the guide above the figures</source>
        <translation>在图的上方显示引导</translation>
    </message>
    <message>
        <source>What to try first in every lab</source>
        <translation>每个实验先试什么</translation>
    </message>
</context>
<context>
    <name>softmax</name>
    <message>
        <source>Score of {label}</source>
        <translation>{label} 的得分</translation>
    </message>
    <message>
        <source>What is added up: the scores themselves</source>
        <translation>相加的就是得分本身</translation>
    </message>
    <message>
        <source>Scores above the threshold; the rest is cut off</source>
        <translation>得分高出阈值的部分；其余截去</translation>
    </message>
    <message>
        <source>Exponentials in the limit</source>
        <translation>极限情形的指数</translation>
    </message>
    <message>
        <source>Exponentials exp(eᵢ), not shifted</source>
        <translation>指数 exp(eᵢ)，未平移</translation>
    </message>
    <message>
        <source>Exponentials exp(eᵢ − m), the largest is 1</source>
        <translation>指数 exp(eᵢ − m)，最大的是 1</translation>
    </message>
    <message>
        <source>Hard choice</source>
        <translation>硬选择</translation>
    </message>
    <message>
        <source>How often each was drawn</source>
        <translation>各处被抽中的比例</translation>
    </message>
    <message>
        <source>Shares by plain division</source>
        <translation>直接相除得到的份额</translation>
    </message>
    <message>
        <source>Weights α</source>
        <translation>注意力权重 α</translation>
    </message>
    <message>
        <source>naive softmax</source>
        <translation>朴素写法的 Softmax</translation>
    </message>
    <message>
        <source>plain division</source>
        <translation>直接相除</translation>
    </message>
    <message>
        <source>sparsemax</source>
        <translation>Sparsemax 方法</translation>
    </message>
    <message>
        <source>softmax of the best k</source>
        <translation>只留前 k 名的 Softmax</translation>
    </message>
    <message>
        <source>softmax</source>
        <translation>Softmax</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>From scores to shares: {method}</source>
        <translation>从得分到份额：{method}</translation>
    </message>
    <message>
        <source>Shares: {method}</source>
        <translation>份额：{method}</translation>
    </message>
    <message>
        <source>“Soft” means not forced to choose one place. It does not mean inexact.</source>
        <translation>“软”指不必只选一个位置，不是“不精确”。</translation>
    </message>
    <message>
        <source>Two things share a letter: the constant e = 2.71828… is inside exp, and eᵢ is a score.</source>
        <translation>两样东西共用一个字母：常数 e = 2.71828… 藏在 exp 里，eᵢ 则是得分。</translation>
    </message>
    <message>
        <source>The weights are a distribution over places, not the probability that an answer is right.</source>
        <translation>权重是在各个位置上的分布，不是某个答案正确的概率。</translation>
    </message>
    <message>
        <source>The temperature is a control for teaching; the 2014 paper has none.</source>
        <translation>温度是教学用的控制，2014 年的论文中没有。</translation>
    </message>
    <message>
        <source>Shown numbers are rounded: 0.0900 + 0.2447 + 0.6652 is 0.9999, the weights themselves sum to 1.</source>
        <translation>显示的数经过舍入：0.0900 + 0.2447 + 0.6652 是 0.9999，权重本身之和为 1。</translation>
    </message>
    <message>
        <source>Drag the scores until exactly two share first place.</source>
        <translation>拖动得分，使恰好有两个并列第一。</translation>
    </message>
    <message>
        <source>Find a number to add that breaks the naive form in float32.</source>
        <translation>找一个数加到所有得分上，让 float32 的朴素写法失灵。</translation>
    </message>
    <message>
        <source>Make plain division hand out a negative share.</source>
        <translation>让“直接相除”分出负的份额。</translation>
    </message>
    <message>
        <source>How many draws bring the estimate within 0.05 of the soft output? Try 1000 or more.</source>
        <translation>抽多少次，估计值与软输出相差不到 0.05？试试 1000 次以上。</translation>
    </message>
    <message>
        <source>Softmax step by step</source>
        <translation>Softmax 逐步</translation>
    </message>
    <message>
        <source>How do three scores become three shares of one whole? Drag a score and watch the others give way.</source>
        <translation>三个得分怎样变成一个整体的三份？拖动一个得分，看别处怎样让出份额。</translation>
    </message>
    <message>
        <source>Exponentials</source>
        <translation>指数</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Draw again</source>
        <translation>重新抽取</translation>
    </message>
    <message>
        <source>Draws with another seed.</source>
        <translation>换一个随机种子再抽。</translation>
    </message>
    <message>
        <source>How well each place fits: any numbers, 1 to 12 of them.</source>
        <translation>各个位置有多匹配：任意的数，1 到 12 个。</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>值（Value）</translation>
    </message>
    <message>
        <source>One number for each score; their weighted average is the output.</source>
        <translation>每个得分对应一个数；它们的加权平均就是输出。</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>温度</translation>
    </message>
    <message>
        <source>Scores are divided by it first: below 1 widens gaps, above 1 narrows them.</source>
        <translation>得分先除以它：小于 1 拉大差距，大于 1 缩小差距。</translation>
    </message>
    <message>
        <source>Added to every score</source>
        <translation>给所有得分加上</translation>
    </message>
    <message>
        <source>The same number for all: the differences stay, so softmax should not change.</source>
        <translation>各处加同一个数：差距不变，Softmax 的结果也就不该变。</translation>
    </message>
    <message>
        <source>Method</source>
        <translation>方法</translation>
    </message>
    <message>
        <source>float64 (double)</source>
        <translation>float64（双精度）</translation>
    </message>
    <message>
        <source>float32 (single)</source>
        <translation>float32（单精度）</translation>
    </message>
    <message>
        <source>Number type</source>
        <translation>数值类型</translation>
    </message>
    <message>
        <source>The type that really computes: exp overflows above 709.78 or above 88.72.</source>
        <translation>真正用来计算的类型：超过 709.78 或 88.72 时 exp 就溢出。</translation>
    </message>
    <message>
        <source>soft: all by their weight</source>
        <translation>软：全部按权重混合</translation>
    </message>
    <message>
        <source>hard: the best alone</source>
        <translation>硬：只取最好的</translation>
    </message>
    <message>
        <source>sampled: drawn by weight</source>
        <translation>采样：按权重抽取</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>取法</translation>
    </message>
    <message>
        <source>How the output is made of the weights. Only soft has a gradient as it is.</source>
        <translation>怎样由权重得到输出。只有“软”本身就有梯度。</translation>
    </message>
    <message>
        <source>Places kept</source>
        <translation>保留个数</translation>
    </message>
    <message>
        <source>Only the k largest scores take part; of equal ones the first.</source>
        <translation>只有得分最高的 k 个参与；并列时取靠前的。</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>抽取次数</translation>
    </message>
    <message>
        <source>How many places are drawn; the output is the average of their Values.</source>
        <translation>抽取多少个位置；输出是抽到的值的平均。</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>随机种子</translation>
    </message>
    <message>
        <source>The same seed gives the same draws.</source>
        <translation>随机种子相同，抽取的结果就相同。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>One for each score; without them the places are numbered.</source>
        <translation>每个得分一个；不给就用编号。</translation>
    </message>
    <message>
        <source>Published example (0, 1, 2)</source>
        <translation>书中已发表的示例（0、1、2）</translation>
    </message>
    <message>
        <source>Five scores (row 猫 of the heat map)</source>
        <translation>五个得分（热力图的“猫”一行）</translation>
    </message>
    <message>
        <source>Overflow: 1000, naive</source>
        <translation>溢出：1000，朴素写法</translation>
    </message>
    <message>
        <source>The same, stable</source>
        <translation>同上，稳定写法</translation>
    </message>
    <message>
        <source>Underflow: all near −1000, naive</source>
        <translation>下溢：都在 −1000 附近，朴素写法</translation>
    </message>
    <message>
        <source>Overflow in float32 alone</source>
        <translation>只在 float32 中溢出</translation>
    </message>
    <message>
        <source>Plain division: a negative share</source>
        <translation>直接相除：出现负份额</translation>
    </message>
    <message>
        <source>Plain division: the sum is 0</source>
        <translation>直接相除：总和为 0</translation>
    </message>
    <message>
        <source>Hard, two best</source>
        <translation>硬选择，两个并列</translation>
    </message>
    <message>
        <source>Sampled, 20 draws</source>
        <translation>采样，抽 20 次</translation>
    </message>
    <message>
        <source>Sparsemax: an exact zero</source>
        <translation>Sparsemax：恰好为 0</translation>
    </message>
    <message>
        <source>Best 2 of five</source>
        <translation>五个里留前两名</translation>
    </message>
    <message>
        <source>Overflow: {type} can hold exp(x) up to x = {largest}. An exponential or their sum became ∞, and ∞ / ∞ has no value. The stable form subtracts the largest score first.</source>
        <translation>溢出：{type} 只存得下 x 不超过 {largest} 的 exp(x)。有指数（或它们的和）成了 ∞，而 ∞ / ∞ 没有值。稳定写法会先减去最大的得分。</translation>
    </message>
    <message>
        <source>Underflow: every exponential is too small for {type} and became 0, and 0 / 0 has no value. The stable form subtracts the largest score first.</source>
        <translation>下溢：每个指数都小到 {type} 存不下，成了 0，而 0 / 0 没有值。稳定写法会先减去最大的得分。</translation>
    </message>
    <message>
        <source>The naive form can&apos;t divide by τ = 0; the limit is there in the stable form.</source>
        <translation>朴素写法不能除以 τ = 0；要看这个极限，请用稳定写法。</translation>
    </message>
    <message>
        <source>The scores add up to 0, so dividing by their sum has no meaning.</source>
        <translation>得分之和为 0，除以它没有意义。</translation>
    </message>
    <message>
        <source>Softmax gives every place something, but the weight of “{label}” is about 10 to the power {power}: too small for {type}, which stores 0.</source>
        <translation>Softmax 给每个位置都留一点，但“{label}”的权重约为 10 的 {power} 次方，小到 {type} 只能存成 0。</translation>
    </message>
    <message>
        <source>Hard: {count} equal best places share the whole weight. The choice jumps, so it has no gradient to learn from.</source>
        <translation>硬：{count} 个并列最好的位置平分全部权重。选择是跳变的，没有梯度可供学习。</translation>
    </message>
    <message>
        <source>Hard: the best place alone. Moving a score a little changes nothing, then all at once: there is no gradient to learn from.</source>
        <translation>硬：只取最好的位置。得分小动一下什么都不变，再动一下又全变了：没有梯度可供学习。</translation>
    </message>
    <message>
        <source>Sampled: drawing has no gradient of its own; training needs an estimator, such as REINFORCE in Xu et al. 2015.</source>
        <translation>采样：抽取本身没有梯度；训练时需要另外估计，例如 Xu 等人 2015 年用的 REINFORCE。</translation>
    </message>
    <message>
        <source>A share below 0: “minus some attention” means nothing. Exponentials are positive whatever the sign of the scores.</source>
        <translation>出现了小于 0 的份额：“负的注意力”没有意义。而指数不论得分正负都是正数。</translation>
    </message>
    <message>
        <source>Sparsemax gives exact zeros: these places take no part at all.</source>
        <translation>Sparsemax 会给出恰好为 0 的权重：这些位置完全不参与。</translation>
    </message>
    <message>
        <source>Misprint of the source: a heading promises five scores, the example has three. These five are row 猫 of the heat map.</source>
        <translation>原文误印：标题说五个得分，例子里只有三个。这里的五个取自热力图的“猫”一行。</translation>
    </message>
    <message>
        <source>Misprint of the source: Z is printed as 11.1074, the sum of the rounded terms; it is 11.1073.</source>
        <translation>原文误印：Z 印作 11.1074，那是各项舍入后再相加的结果；应为 11.1073。</translation>
    </message>
    <message>
        <source>Misprint of the source: the output is printed as 4.151 in one place; it is 4.1504, as printed in the others.</source>
        <translation>原文误印：输出有一处印作 4.151；应为 4.1504，其他各处印的正是这个数。</translation>
    </message>
    <message>
        <source>“{key}” has {got} entries for {want} scores; give one for each.</source>
        <translation>“{key}”有 {got} 项，而得分有 {want} 个；请每个得分给一项。</translation>
    </message>
    <message>
        <source>{count} scores are too many to follow by eye; up to {most} are shown.</source>
        <translation>{count} 个得分太多，眼睛跟不上；最多显示 {most} 个。</translation>
    </message>
    <message>
        <source>The scores</source>
        <translation>得分</translation>
    </message>
    <message>
        <source>The scores, with the same number added to all</source>
        <translation>得分，各加上同一个数</translation>
    </message>
    <message>
        <source>Divide by the temperature</source>
        <translation>除以温度</translation>
    </message>
    <message>
        <source>Keep the largest k scores; the others get the weight 0</source>
        <translation>保留最高的 k 个得分，其余权重为 0</translation>
    </message>
    <message>
        <source>Find the largest, so that no exponential overflows</source>
        <translation>找出最大值，以免指数溢出</translation>
    </message>
    <message>
        <source>Exponentials: all positive, gaps become ratios</source>
        <translation>取指数：都成了正数，差距变成倍数</translation>
    </message>
    <message>
        <source>Add them up</source>
        <translation>求和</translation>
    </message>
    <message>
        <source>Add up the scores</source>
        <translation>把得分加起来</translation>
    </message>
    <message>
        <source>The threshold t at which what stands out adds up to 1</source>
        <translation>阈值 t：高出它的部分加起来恰好是 1</translation>
    </message>
    <message>
        <source>The exact limit: equal shares</source>
        <translation>精确的极限：平分</translation>
    </message>
    <message>
        <source>Cut off below the threshold</source>
        <translation>截去阈值以下的部分</translation>
    </message>
    <message>
        <source>Divide by the sum</source>
        <translation>除以总和</translation>
    </message>
    <message>
        <source>Hard: the best place takes all</source>
        <translation>硬：最好的位置独占</translation>
    </message>
    <message>
        <source>Sampled: the share of the draws</source>
        <translation>采样：各处被抽中的比例</translation>
    </message>
    <message>
        <source>Z, not shifted</source>
        <translation>Z（未平移）</translation>
    </message>
    <message>
        <source>The sum of exp(eᵢ / τ). For 0, 1, 2 the source prints 11.1074, adding rounded terms; 11.1073 is right.</source>
        <translation>exp(eᵢ / τ) 之和。得分为 0、1、2 时，原文印作 11.1074（舍入后再相加），应为 11.1073。</translation>
    </message>
    <message>
        <source>It overflows, or becomes 0; only the shifted sum exists.</source>
        <translation>它溢出了，或成了 0；只有平移后的和才存在。</translation>
    </message>
    <message>
        <source>Output, estimated</source>
        <translation>输出（估计）</translation>
    </message>
    <message>
        <source>Output</source>
        <translation>输出</translation>
    </message>
    <message>
        <source>Give a Value for each score to see it.</source>
        <translation>给每个得分一个值就能看到。</translation>
    </message>
    <message>
        <source>Without shares there is no average.</source>
        <translation>没有份额，也就没有平均。</translation>
    </message>
    <message>
        <source>The average of the Values by the shares shown. For the published example the source prints 4.151 in one place; 4.1504 is right.</source>
        <translation>按所示份额对值求的平均。书中的例子有一处印作 4.151，应为 4.1504。</translation>
    </message>
    <message>
        <source>No shares: {reason}</source>
        <translation>得不到份额。{reason}</translation>
    </message>
    <message>
        <source>Sum of shares</source>
        <translation>份额之和</translation>
    </message>
    <message>
        <source>Of the unrounded shares; 0.0900 + 0.2447 + 0.6652 is only 0.9999.</source>
        <translation>按未舍入的份额计算；0.0900 + 0.2447 + 0.6652 只有 0.9999。</translation>
    </message>
    <message>
        <source>Largest score</source>
        <translation>最高得分</translation>
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
        <source>Soft output</source>
        <translation>软输出</translation>
    </message>
    <message>
        <source>What the weights themselves give: many draws come near it.</source>
        <translation>权重本身给出的结果：抽得多了就接近它。</translation>
    </message>
    <message>
        <source>Weighted sum of the Values</source>
        <translation>对值加权求和</translation>
    </message>
    <message>
        <source>The largest share is {share}, for {label}.</source>
        <translation>最大的份额是 {share}，属于 {label}。</translation>
    </message>
    <message>
        <source>Numbers: published; what the source misprints is corrected</source>
        <translation>数值：书中已发表，原文的误印已改正</translation>
    </message>
    <message>
        <source>Numbers: derived from the published scores</source>
        <translation>数值：由书中已发表的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from reconstructed scores</source>
        <translation>数值：由反推重建的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from scores made up for this preset</source>
        <translation>数值：由本预设自拟的得分算出</translation>
    </message>
    <message>
        <source>Numbers: derived from your scores</source>
        <translation>数值：由你输入的得分算出</translation>
    </message>
    <message>
        <source>Give one place more than 99.9%, yet nobody 0. Why is 100% out of reach?</source>
        <translation>让某一处超过 99.9%，但谁也不为 0。为什么到不了 100%？</translation>
    </message>
    <message>
        <source>stable</source>
        <translation>稳定写法</translation>
    </message>
    <message>
        <source>naive</source>
        <translation>朴素写法</translation>
    </message>
    <message>
        <source>How scores become shares. Naive is softmax as the formula is written; stable is the same, with the largest score subtracted first.</source>
        <translation>得分怎样变成份额。朴素写法照公式直接计算 Softmax；稳定写法先减去最大的得分，结果相同。</translation>
    </message>
    <message>
        <source>The largest share is {share}, and {count} places have it.</source>
        <translation>最大的份额是 {share}，有 {count} 个位置并列。</translation>
    </message>
    <message>
        <source>All of them, when several are equal.</source>
        <translation>并列时全部列出。</translation>
    </message>
</context>
<context>
    <name>weighted-average</name>
    <message>
        <source>Content of {name}</source>
        <translation>{name} 的内容</translation>
    </message>
    <message>
        <source>Vector of {name}</source>
        <translation>{name} 的向量</translation>
    </message>
    <message>
        <source>Weights from the scores</source>
        <translation>由得分算出的权重</translation>
    </message>
    <message>
        <source>Weights, the same for all</source>
        <translation>一视同仁的权重</translation>
    </message>
    <message>
        <source>Hard lookup: one hit</source>
        <translation>硬查找：只命中一个</translation>
    </message>
    <message>
        <source>Weight of {name}</source>
        <translation>{name} 的权重</translation>
    </message>
    <message>
        <source>Score of {name}</source>
        <translation>{name} 的得分</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>对象</translation>
    </message>
    <message>
        <source>1 · Score</source>
        <translation>1 · 得分</translation>
    </message>
    <message>
        <source>2 · Weight</source>
        <translation>2 · 权重</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>3 · Weight × content</source>
        <translation>3 · 权重 × 内容</translation>
    </message>
    <message>
        <source>Weight × content</source>
        <translation>权重 × 内容</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>Relevance scores</source>
        <translation>相关性得分</translation>
    </message>
    <message>
        <source>Score, weight, weighted sum</source>
        <translation>得分、权重、加权和</translation>
    </message>
    <message>
        <source>What is averaged</source>
        <translation>被平均的内容</translation>
    </message>
    <message>
        <source>A high score doesn&apos;t mean that this place&apos;s content is what comes out: all are mixed.</source>
        <translation>得分高，不等于输出的就是那一处的内容：所有内容是混合在一起的。</translation>
    </message>
    <message>
        <source>This is no database lookup with one hit, but a summary by weight that can be differentiated, and so trained.</source>
        <translation>这不是只命中一条的数据库查找，而是按权重汇总；它可以求导，因此可以训练。</translation>
    </message>
    <message>
        <source>Inner vectors mix word, context and grammar; they are no code “one word = one number”.</source>
        <translation>内部向量混合了词、上下文和语法，不是“一个词 = 一个数”的编号。</translation>
    </message>
    <message>
        <source>“Like human attention” is a comparison to start with, not a claim about brains.</source>
        <translation>“像人的注意力”只是入门的比方，不是对大脑的论断。</translation>
    </message>
    <message>
        <source>“Soft” means not forced to choose one place. It does not mean inexact.</source>
        <translation>“软”指不必只选一个位置，不是“不精确”。</translation>
    </message>
    <message>
        <source>Keep the marks and drag the fixed weights until the result is 90.</source>
        <translation>分数不动，拖动固定权重，使结果为 90。</translation>
    </message>
    <message>
        <source>Give weights that don&apos;t add to 1 and look at the result; then switch on “Make them add to 1”.</source>
        <translation>给出和不为 1 的权重，看看结果；再打开“使总和为 1”。</translation>
    </message>
    <message>
        <source>Take the weights from relevance and let homework count most.</source>
        <translation>改用由相关性决定的权重，让作业占得最多。</translation>
    </message>
    <message>
        <source>In the sentence, raise the score of “cat” until the context is within 0.1 of its vector. Does it ever get there?</source>
        <translation>在句子里提高 cat 的得分，使上下文与它的向量相距不到 0.1。真能完全重合吗？</translation>
    </message>
    <message>
        <source>Guess where the context goes without “little”, then leave it out.</source>
        <translation>先猜去掉 little 后上下文会移到哪里，再把它去掉。</translation>
    </message>
    <message>
        <source>Weighted average first</source>
        <translation>先懂加权平均</translation>
    </message>
    <message>
        <source>The whole way</source>
        <translation>全过程</translation>
    </message>
    <message>
        <source>Where the weights come from: that alone is new in attention.</source>
        <translation>权重从哪里来：注意力的新意只在这一点。</translation>
    </message>
    <message>
        <source>fixed beforehand</source>
        <translation>事先定好</translation>
    </message>
    <message>
        <source>from relevance (softmax)</source>
        <translation>由相关性决定（Softmax）</translation>
    </message>
    <message>
        <source>the same for all</source>
        <translation>一视同仁</translation>
    </message>
    <message>
        <source>hard lookup: the best alone</source>
        <translation>硬查找：只取最好的</translation>
    </message>
    <message>
        <source>Fixed weights</source>
        <translation>固定权重</translation>
    </message>
    <message>
        <source>How much each counts, decided beforehand; they should add to 1.</source>
        <translation>各占多少，事先定好；加起来应为 1。</translation>
    </message>
    <message>
        <source>How well each fits what is needed now; softmax makes weights of them.</source>
        <translation>各与当前需要有多匹配；Softmax 把它变成权重。</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>内容</translation>
    </message>
    <message>
        <source>What is averaged: one number each, or two for vectors in a plane.</source>
        <translation>被平均的东西：各一个数，或各两个数（平面上的向量）。</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>What is averaged, one name each; a sentence or three parts of a mark.</source>
        <translation>被平均的各项，各一个名称：一句话里的词，或总评的三个部分。</translation>
    </message>
    <message>
        <source>Make them add to 1</source>
        <translation>使总和为 1</translation>
    </message>
    <message>
        <source>Divides the fixed weights by their sum.</source>
        <translation>把固定权重除以它们的和。</translation>
    </message>
    <message>
        <source>Leave one out</source>
        <translation>去掉一个</translation>
    </message>
    <message>
        <source>What remains shares the weight; the average moves.</source>
        <translation>剩下的来分权重，平均也随之移动。</translation>
    </message>
    <message>
        <source>Which one</source>
        <translation>去掉哪个</translation>
    </message>
    <message>
        <source>The one that is left out, counted from 0.</source>
        <translation>被去掉的那个，从 0 数起。</translation>
    </message>
    <message>
        <source>School mark: 0.6, 0.3, 0.1</source>
        <translation>课程总评：0.6、0.3、0.1</translation>
    </message>
    <message>
        <source>The same marks, weights from relevance</source>
        <translation>同样的分数，权重由相关性决定</translation>
    </message>
    <message>
        <source>Weights that add to 1.2</source>
        <translation>加起来是 1.2 的权重</translation>
    </message>
    <message>
        <source>“The little cat sleeps”, four vectors</source>
        <translation>“The little cat sleeps”：四个向量</translation>
    </message>
    <message>
        <source>The same, all treated alike</source>
        <translation>同上，一视同仁</translation>
    </message>
    <message>
        <source>The same, hard lookup</source>
        <translation>同上，硬查找</translation>
    </message>
    <message>
        <source>The same, without “little”</source>
        <translation>同上，去掉 little</translation>
    </message>
    <message>
        <source>✗ Wrong model: one number a word</source>
        <translation>✗ 错误的理解：一个词一个数</translation>
    </message>
    <message>
        <source>All weights are 0: nothing counts, so there is no average. Raise one of them.</source>
        <translation>权重全为 0：什么都不算数，也就没有平均。请调高其中一个。</translation>
    </message>
    <message>
        <source>The weights add to {total}, not to 1: this is a weighted sum, but no average, and may lie outside what is averaged. “Make them add to 1” divides them by {total}.</source>
        <translation>权重之和是 {total} 而不是 1：这是加权和，不是平均，结果可能超出被平均的范围。打开“使总和为 1”，就会把它们都除以 {total}。</translation>
    </message>
    <message>
        <source>✗ Wrong model: a word is not one number. Averaging 2 and 4 would give 3, “cat”, out of “little” and “sleeps”.</source>
        <translation>✗ 错误的理解：一个词不是一个数。否则 2 和 4 平均得 3，little 与 sleeps 就合成了 cat。</translation>
    </message>
    <message>
        <source>The four vectors are made up. In a model, hⱼ mixes the word, its context and its place in the sentence.</source>
        <translation>四个向量是自拟的。在模型里，hⱼ 混合了这个词、它的上下文和它在句中的位置。</translation>
    </message>
    <message>
        <source>“{key}” has {got} entries where there are {want} things to average; give one for each.</source>
        <translation>“{key}”有 {got} 项，而要平均的有 {want} 项；请一一对应。</translation>
    </message>
    <message>
        <source>One sentence is averaged at a time; give one list of names.</source>
        <translation>一次只平均一句；请只给一组名称。</translation>
    </message>
    <message>
        <source>Contents of {columns} numbers each can&apos;t be drawn; right would be 1 or 2.</source>
        <translation>每项内容有 {columns} 个数，画不出来；应为 1 个或 2 个。</translation>
    </message>
    <message>
        <source>{count} things are too many to follow by eye; up to {most} are shown.</source>
        <translation>{count} 项太多，眼睛跟不上；最多显示 {most} 项。</translation>
    </message>
    <message>
        <source>There is no place {place}; counted from 0, right would be 0 to {last}.</source>
        <translation>位置 {place} 超出范围：从 0 数起，应为 0 到 {last}。</translation>
    </message>
    <message>
        <source>The only one can&apos;t be left out; nothing would remain.</source>
        <translation>只剩这一个，不能去掉；去掉就什么都没有了。</translation>
    </message>
    <message>
        <source>2 · Normalise: weights that add to 1</source>
        <translation>2 · 归一化：得到和为 1 的权重</translation>
    </message>
    <message>
        <source>The weights</source>
        <translation>权重</translation>
    </message>
    <message>
        <source>The weights, divided by their sum</source>
        <translation>权重除以它们的和</translation>
    </message>
    <message>
        <source>Distance to “{name}”</source>
        <translation>与“{name}”的距离</translation>
    </message>
    <message>
        <source>From the sum to the one with the largest weight: the sum is not that one, the others contribute too.</source>
        <translation>从加权和到权重最大的那个有多远：加权和并不就是它，其余的也有贡献。</translation>
    </message>
    <message>
        <source>Context c</source>
        <translation>上下文 c</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>The weighted sum. The largest weight doesn&apos;t mean that this content is what comes out.</source>
        <translation>加权和。某处权重最大，不等于输出的就是那里的内容。</translation>
    </message>
    <message>
        <source>Sum of weights</source>
        <translation>权重之和</translation>
    </message>
    <message>
        <source>Only when it is 1 the sum is an average.</source>
        <translation>只有等于 1 时，加权和才是平均。</translation>
    </message>
    <message>
        <source>Largest weight</source>
        <translation>最大权重</translation>
    </message>
    <message>
        <source>Hard lookup</source>
        <translation>硬查找</translation>
    </message>
    <message>
        <source>What a database would answer: the one hit with the best score; equal ones are averaged.</source>
        <translation>数据库会给出的回答：得分最高的那一条；并列时取平均。</translation>
    </message>
    <message>
        <source>All alike</source>
        <translation>一视同仁</translation>
    </message>
    <message>
        <source>The plain average, whatever is needed now.</source>
        <translation>普通平均，不管当前需要什么。</translation>
    </message>
    <message>
        <source>Moved by leaving out</source>
        <translation>去掉后移动了</translation>
    </message>
    <message>
        <source>How far the result is now from where it was with all of them.</source>
        <translation>现在的结果与全部都在时相距多远。</translation>
    </message>
    <message>
        <source>1 · Score: how well does each fit what is needed now?</source>
        <translation>1 · 求得分：各与当前的需要有多匹配？</translation>
    </message>
    <message>
        <source>3 · Weighted sum of the contents</source>
        <translation>3 · 对内容加权求和</translation>
    </message>
    <message>
        <source>Weighted sum of the contents</source>
        <translation>对内容加权求和</translation>
    </message>
    <message>
        <source>All weights are 0, so there is no average.</source>
        <translation>权重全为 0，没有平均可言。</translation>
    </message>
    <message>
        <source>The largest weight is {weight}, for “{name}”; the result is {result}.</source>
        <translation>最大的权重是 {weight}，属于“{name}”；结果是 {result}。</translation>
    </message>
    <message>
        <source>Numbers: weights published, marks made up, result derived</source>
        <translation>数值：权重书中已发表，分数自拟，结果由此算出</translation>
    </message>
    <message>
        <source>Numbers: made up for this example, result derived</source>
        <translation>数值：为这个例子自拟，结果由此算出</translation>
    </message>
    <message>
        <source>Numbers: derived from yours</source>
        <translation>数值：由你输入的数算出</translation>
    </message>
    <message>
        <source>Relevance scores, not used by these weights</source>
        <translation>相关性得分（当前方式不使用）</translation>
    </message>
    <message>
        <source>Exam 60%, homework 30%, attendance 10%: that is a weighted average. What if the weights were worked out anew each time?</source>
        <translation>考试占 60%，作业占 30%，出勤占 10%：这就是加权平均。如果权重每次都当场重算，会怎样？</translation>
    </message>
    <message>
        <source>The same mark with Chinese names</source>
        <translation>课程总评：考试、作业、出勤</translation>
    </message>
    <message>
        <source>All of them, when several are equal.</source>
        <translation>并列时全部列出。</translation>
    </message>
    <message>
        <source>The largest weight is {weight}, shared by {count}; the result is {result}.</source>
        <translation>最大的权重是 {weight}，由 {count} 个并列；结果是 {result}。</translation>
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
    <message>
        <source>As the content needs</source>
        <translation>随内容而定</translation>
    </message>
    <message>
        <source>One column</source>
        <translation>单栏</translation>
    </message>
    <message>
        <source>One and a half columns</source>
        <translation>一栏半</translation>
    </message>
    <message>
        <source>Two columns</source>
        <translation>双栏</translation>
    </message>
    <message>
        <source>Text of an A4 page</source>
        <translation>A4 版心</translation>
    </message>
    <message>
        <source>Slide 16:9</source>
        <translation>幻灯片 16:9</translation>
    </message>
    <message>
        <source>Slide 4:3</source>
        <translation>幻灯片 4:3</translation>
    </message>
    <message>
        <source>Paste {rows} × {columns} numbers</source>
        <translation>粘贴 {rows} × {columns} 个数</translation>
    </message>
    <message>
        <source>Set {rows} × {columns} numbers to 0</source>
        <translation>把 {rows} × {columns} 个数清为 0</translation>
    </message>
    <message>
        <source>Fill {rows} × {columns} numbers</source>
        <translation>填充 {rows} × {columns} 个数</translation>
    </message>
    <message>
        <source>Insert a row</source>
        <translation>插入一行</translation>
    </message>
    <message>
        <source>Delete a row</source>
        <translation>删除一行</translation>
    </message>
    <message>
        <source>Insert a column</source>
        <translation>插入一列</translation>
    </message>
    <message>
        <source>Delete a column</source>
        <translation>删除一列</translation>
    </message>
    <message>
        <source>Insert {count} rows</source>
        <translation>插入 {count} 行</translation>
    </message>
    <message>
        <source>Delete {count} rows</source>
        <translation>删除 {count} 行</translation>
    </message>
    <message>
        <source>Insert {count} columns</source>
        <translation>插入 {count} 列</translation>
    </message>
    <message>
        <source>Delete {count} columns</source>
        <translation>删除 {count} 列</translation>
    </message>
    <message>
        <source>{where}: “{content}” is not a number; the cell keeps its old value. Esc brings it back.</source>
        <translation>{where}：“{content}”不是数字；单元格保持原值，按 Esc 恢复显示。</translation>
    </message>
</context>
</TS>
