<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN">
<context>
    <name>core</name>
    <message>
        <source>{low} to {high}, or the exact limits 0 and inf</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>any finite number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{low} to {high}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” takes {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{where}” must be a finite number, not {value}; right would be {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{where}” can&apos;t be {value}; right would be {range}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” is empty; give at least one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one matrix, not a stack of them</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one row of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” has no tokens; give at least one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” can&apos;t be “{value}”; right would be one of: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{key}” can&apos;t be left out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a number</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>one of its names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of tokens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a matrix of numbers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “{key}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no parameter “{key}” here; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{where}” must be {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list of rows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a list</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{where}” has {got} entries where the row above has {want}; all rows need the same length.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This isn&apos;t valid JSON: it stops making sense at byte {byte}. Lists look like [1, 2], texts like &quot;cat&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This JSON holds a number that is too large to be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Alignment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Query · Key · Value</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Transformer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Learning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reference</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Real models</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lab “{id}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lab “{id}”; did you mean “{near}”?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{one}” and “{other}” exclude each other; give one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no preset “{id}” here; there are: {list}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “{id}” here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New input</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Edit {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set {label} to {value}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Preset {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go to {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset {label}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset everything</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset lab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Number of digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New input. {now}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label} changed. {now}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{label}: {old} → {new}. {now}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The parameters of a lab must be an object: {&quot;temperature&quot;: 1, …}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“digits” must be 0 to 17, &quot;auto&quot; or &quot;full&quot;.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This JSON isn&apos;t a session of Attention Lab: it has no “lab” and “labs”, nor the “lab” and “params” of an exported figure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This session was saved by a newer Attention Lab (format {theirs}); this one reads up to format {ours}. Open it with the newer program.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
