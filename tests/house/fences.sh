#!/usr/bin/env bash
# Who may include and call what.
. "$(dirname "$0")/rules.sh"

code() { find "$@" -name '*.cpp' -o -name '*.h'; }

code app core tests | grep -v '^app/render/' | xargs grep -nE '#include.*qcustomplot' |
    forbid "Only app/render includes qcustomplot.h; the others ask it for a figure:" || true
code app core | xargs grep -nE '\bfindChild(ren)?\b' |
    forbid "Only tests call findChild; a widget is handed what it needs:" || true
code core | xargs grep -nE '#include *[<"]Q|\bQ(String|Object|Vector|Debug)\b' |
    forbid "core knows no Qt:" || true
code core | xargs grep -nE '#include *"(app|tests)/' |
    forbid "core includes nothing of app or tests:" || true
# (io/file.cpp draws names for temporary files, which no result depends on.)
code core | grep -vF core/io/file.cpp | xargs grep -nE '#include *<(chrono|ctime|random|locale)>|\b(setlocale|getenv|std::rand|random_device)\b' |
    forbid "No clock, no locale, no other source of chance in core:" || true
code app core | grep -vF core/io/platform.cpp | xargs grep -nE '#include *<(unistd|fcntl|io|windows|sys/[a-z]+)\.h>' |
    forbid "Only core/io/platform.cpp calls a system by name:" || true
# (The session runs labs to know that values can be run, the own-input dialog to say what a draft would come to.)
code app core/session | grep -vF app/shell/input_dialog.cpp |
    xargs grep -nE '\b(lab\(\)|lab_?|request\.lab)(\.|->)(figure|readouts|formulas|steps|summary)\(|^app.*(\.|->)run\(' |
    forbid "Only labs/seen.h asks a lab for its trace, figures and words, so that what is covered stays covered:" || true
# (So there is nothing that a wish for less motion would have to stop.)
code app | xargs grep -nE '\bQ(PropertyAnimation|VariantAnimation|TimeLine|ParallelAnimationGroup|SequentialAnimationGroup)\b' |
    forbid "Nothing in the window moves by itself:" || true
