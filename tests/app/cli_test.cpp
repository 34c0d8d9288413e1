// The command line as its users meet it: the built program, run in other folders and time zones.
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>

namespace {

struct Finished {
    int exitCode = -1;
    QByteArray out;
    QByteArray err;
};

Finished run(const QStringList& arguments, const QByteArray& input = {}, const QString& folder = {},
             const std::map<QString, QString>& changes = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "LC_ALL", "LANG"})
        environment.remove(name);
    for (const auto& [name, value] : changes) environment.insert(name, value);
    process.setProcessEnvironment(environment);
    if (!folder.isEmpty()) process.setWorkingDirectory(folder);
    process.start(QStringLiteral(ATTENTION_LAB), arguments);
    process.write(input);
    process.closeWriteChannel();
    EXPECT_TRUE(process.waitForFinished(120000));
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1, process.readAllStandardOutput(),
            process.readAllStandardError()};
}

QByteArray contentOf(const QString& path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << path.toStdString();
    return file.readAll();
}

Finished exported(const QString& output, QStringList more = {}) {
    return run(QStringList{"export", "alignment-heatmap", "-o", output} + more);
}

/// The text of each mark of an SVG, by its trace path, and how many shapes and images there are.
struct Marks {
    std::map<std::string, std::string> texts;
    int shapes = 0;
    int images = 0;
};

Marks marksOf(const QByteArray& svg) {
    Marks marks;
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement) continue;
        const std::string path = reader.attributes().value("data-path").toString().toStdString();
        if (reader.name() == QLatin1String("image")) ++marks.images;
        if (path.empty()) continue;
        if (reader.name() == QLatin1String("text")) marks.texts[path] = reader.readElementText().toStdString();
        else ++marks.shapes;
    }
    EXPECT_FALSE(reader.hasError()) << reader.errorString().toStdString();
    return marks;
}

class CommandLine : public ::testing::Test {
protected:
    QTemporaryDir folder_;
    QString file(const QString& name) const { return folder_.filePath(name); }
};

} // namespace

TEST_F(CommandLine, LabsAsJsonNameEverythingInBothLanguages) {
    const Finished labs = run({"labs", "--json"});
    ASSERT_EQ(labs.exitCode, 0) << labs.err.toStdString();
    EXPECT_TRUE(labs.err.isEmpty()) << labs.err.toStdString();
    const auto json = nlohmann::json::parse(labs.out.toStdString());
    for (const auto& lab : json) {
        for (const char* language : {"en", "zh_CN"}) EXPECT_FALSE(lab["title"][language].get<std::string>().empty());
        EXPECT_NE(lab["title"]["en"], lab["title"]["zh_CN"]);
        for (const auto& parameter : lab["parameters"])
            EXPECT_NE(parameter["label"]["en"], parameter["label"]["zh_CN"]) << parameter["key"];
        for (const auto& caveat : lab["caveats"]) EXPECT_NE(caveat["text"]["en"], caveat["text"]["zh_CN"]);
    }
    EXPECT_NE(run({"labs"}).out.indexOf("alignment-heatmap"), -1);
}

TEST_F(CommandLine, CheckAndComputeReferenceValues) {
    const Finished check = run({"check", QStringLiteral(TEST_DATA "/golden.json")});
    EXPECT_EQ(check.exitCode, 0) << check.out.toStdString();
    EXPECT_TRUE(check.out.endsWith(" passed, 0 failed\n")) << check.out.toStdString();

    const Finished one = run({"compute"}, R"({"id":"x","kind":"dot","inputs":{"a":[1,2],"b":[3,4]}})");
    EXPECT_EQ(one.exitCode, 0);
    EXPECT_EQ(nlohmann::json::parse(one.out.toStdString())["expected"]["value"], 11);

    const Finished mixed = run(
        {"compute"},
        R"([{"id":"y","kind":"softmax","inputs":{"logits":[]}},{"id":"z","kind":"dot","inputs":{"a":[2],"b":[3]}}])");
    EXPECT_EQ(mixed.exitCode, 1) << "a refused case";
    const auto cases = nlohmann::json::parse(mixed.out.toStdString());
    EXPECT_EQ(cases[0]["error"]["code"], "EMPTY_INPUT");
    EXPECT_EQ(cases[1]["expected"]["value"], 6) << "the others go on";
}

TEST_F(CommandLine, ACheckThatFailsSaysSo) {
    QFile wrong(file("wrong.json"));
    ASSERT_TRUE(wrong.open(QIODevice::WriteOnly));
    wrong.write(
        R"([{"id":"bad-dot","kind":"dot","inputs":{"a":[1],"b":[2]},"expected":{"value":3}},{"id":"odd","kind":"nothing","inputs":{},"expected":{}}])");
    wrong.close();
    const Finished check = run({"check", wrong.fileName()});
    EXPECT_EQ(check.exitCode, 1);
    EXPECT_TRUE(check.out.contains("bad-dot")) << check.out.toStdString();
    EXPECT_TRUE(check.out.endsWith("0 passed, 2 failed\n")) << check.out.toStdString();
}

TEST_F(CommandLine, ExitCodesTellRefusedFromMalformed) {
    for (const QStringList& malformed :
         std::initializer_list<QStringList>{{"frobnicate"},
                                            {"export"},
                                            {"export", "alignment-heatmap"},
                                            {"labs", "--frob"},
                                            {"check"},
                                            {"export", "alignment-heatmap", "-o"},
                                            {"labs", "stray"},
                                            {"check", TEST_DATA "/golden.json", "stray"},
                                            {"export", "alignment-heatmap", "stray", "-o", file("never.svg")}})
        EXPECT_EQ(run(malformed).exitCode, 2) << malformed.join(' ').toStdString();
    const QString output = file("never.svg");
    for (const QStringList& refused : std::initializer_list<QStringList>{
             {"export", "no-such-lab", "-o", output},
             {"export", "alignment-heatmap", "-o", output, "--set", "temperature=-1"},
             {"export", "alignment-heatmap", "-o", output, "--set", "temperature=hot"},
             {"export", "alignment-heatmap", "-o", output, "--set", "scores=@/no/such/file"},
             {"export", "alignment-heatmap", "-o", output, "--set", "nonsense"},
             {"export", "alignment-heatmap", "-o", output, "--view", "sideways"},
             {"export", "alignment-heatmap", "-o", output, "--preset", "none"},
             {"export", "alignment-heatmap", "-o", output, "--theme", "mauve"},
             {"export", "alignment-heatmap", "-o", output, "--width", "0mm"},
             {"export", "alignment-heatmap", "-o", output, "--rows", "9"},
             {"export", "alignment-heatmap", "-o", output, "--digits", "x"},
             {"export", "alignment-heatmap", "-o", output, "--session", "/no/such/file"},
             {"export", "alignment-heatmap", "-o", output, "--lang", "de"},
             {"export", "alignment-heatmap", "-o", file("never.docx")},
             {"export", "alignment-heatmap", "-o", file("no/such/folder.svg")},
             {"check", "/no/such/file"},
             {"compute", "/no/such/file"}}) {
        const Finished done = run(refused);
        EXPECT_EQ(done.exitCode, 1) << refused.join(' ').toStdString();
        EXPECT_GT(done.err.size(), 20) << refused.join(' ').toStdString();
        EXPECT_TRUE(done.out.isEmpty());
    }
    EXPECT_TRUE(QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden).isEmpty()) << "something was written";
    for (const QStringList& helped :
         std::initializer_list<QStringList>{{"--help"}, {"export", "--help"}, {"--version"}})
        EXPECT_EQ(run(helped).exitCode, 0);
}

TEST_F(CommandLine, AResultThatCannotBeWrittenIsSaid) {
    if (!QFileInfo::exists("/dev/full")) GTEST_SKIP() << "this system has no /dev/full";
    QProcess process;
    process.setStandardOutputFile("/dev/full");
    process.start(QStringLiteral(ATTENTION_LAB), {"labs", "--json"});
    ASSERT_TRUE(process.waitForFinished());
    EXPECT_EQ(process.exitCode(), 1);
    EXPECT_GT(process.readAllStandardError().size(), 20);
}

TEST_F(CommandLine, WithoutADisplayTheWindowSaysSo) {
    for (const char* display : {"", ":4242"}) { // none, and one that is dead
        const Finished window = run({"--lang", "en"}, {}, {}, {{"DISPLAY", display}});
        EXPECT_EQ(window.exitCode, 1) << display;
        EXPECT_TRUE(window.err.contains("no display")) << window.err.toStdString();
    }
}

TEST_F(CommandLine, TablesBringTheirWords) {
    for (const auto& [name, text] :
         {std::pair{"tokens.csv", "The,cat,\"a,b\"\n"}, {"table.csv", ",a,b\nx,1.5,2\ny,0,1\n"}}) {
        QFile table(file(name));
        ASSERT_TRUE(table.open(QIODevice::WriteOnly));
        table.write(text);
    }
    ASSERT_EQ(exported(file("t.json"), {"--set", "source=@" + file("tokens.csv")}).exitCode, 0);
    auto params = nlohmann::json::parse(contentOf(file("t.json")).toStdString())["params"];
    EXPECT_EQ(params["source"], (std::vector<std::string>{"The", "cat", "a,b"}));
    ASSERT_EQ(exported(file("t.json"), {"--set", "scores=@" + file("table.csv")}).exitCode, 0);
    params = nlohmann::json::parse(contentOf(file("t.json")).toStdString())["params"];
    EXPECT_EQ(params["source"], (std::vector<std::string>{"a", "b"}));
    EXPECT_EQ(params["target"], (std::vector<std::string>{"x", "y"}));
}

TEST_F(CommandLine, AnUnknownKeyNamesTheNearestInTheLanguageAskedFor) {
    const Finished english = exported(file("a.svg"), {"--set", "temprature=1", "--lang", "en"});
    EXPECT_TRUE(english.err.contains("did you mean “temperature”")) << english.err.toStdString();
    const Finished chinese = exported(file("a.svg"), {"--set", "temprature=1", "--lang", "zh_CN"});
    EXPECT_TRUE(chinese.err.contains("temperature"));
    EXPECT_FALSE(chinese.err.contains("did you mean")) << chinese.err.toStdString();
}

TEST_F(CommandLine, ARefusedExportLeavesTheOldFile) {
    ASSERT_EQ(exported(file("a.svg")).exitCode, 0);
    const QByteArray before = contentOf(file("a.svg"));
    EXPECT_EQ(exported(file("a.svg"), {"--set", "temperature=-1"}).exitCode, 1);
    EXPECT_EQ(contentOf(file("a.svg")), before);
    EXPECT_EQ(QDir(folder_.path()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

TEST_F(CommandLine, TheSameCommandGivesTheSameBytes) {
    QTemporaryDir elsewhere;
    for (const char* kind : {"svg", "pdf", "png", "csv", "json", "npy"})
        for (const char* language : {"en", "zh_CN"}) {
            const QStringList arguments{
                "export", "alignment-heatmap",        "--set", "temperature=0.5", "--caption", "--lang", language,
                "-o",     QStringLiteral("f.") + kind};
            ASSERT_EQ(run(arguments, {}, folder_.path(), {{"TZ", "UTC"}, {"QT_HASH_SEED", "1"}}).exitCode, 0) << kind;
            ASSERT_EQ(run(arguments, {}, elsewhere.path(), {{"TZ", "Asia/Shanghai"}, {"LANG", "de_DE.UTF-8"}}).exitCode,
                      0)
                << kind;
            EXPECT_EQ(contentOf(file(QStringLiteral("f.") + kind)),
                      contentOf(elsewhere.filePath(QStringLiteral("f.") + kind)))
                << kind;
        }
}

TEST_F(CommandLine, CellTextsOfTheSvgAreWhatComputeSays) {
    const std::vector<std::vector<double>> scores{{0.3, -2, 1.25, 4}, {1, 1, 1, 0.5}, {-3, 0.7, 0.6, 0.1}};
    const double temperature = 0.7;
    const QString setting = QString::fromStdString("scores=" + nlohmann::json(scores).dump());
    ASSERT_EQ(
        exported(file("a.svg"), {"--set", setting, "--set", "temperature=0.7", "--digits", "3", "--lang", "zh_CN"})
            .exitCode,
        0);
    const Marks marks = marksOf(contentOf(file("a.svg")));
    EXPECT_EQ(marks.images, 0);
    EXPECT_GE(marks.shapes, 12);
    EXPECT_EQ(marks.texts.size(), 12U);
    for (std::size_t row = 0; row < scores.size(); ++row) {
        const nlohmann::json softmax{{"kind", "softmax"},
                                     {"inputs", {{"logits", scores[row]}, {"temperature", temperature}}}};
        const Finished computed = run({"compute"}, QByteArray::fromStdString(softmax.dump()));
        const auto weights = nlohmann::json::parse(computed.out.toStdString())["expected"]["weights"];
        for (std::size_t column = 0; column < 4; ++column) {
            const std::string path = "weights." + std::to_string(row) + "." + std::to_string(column);
            const QString expected = QString::number(weights[column].get<double>() * 100, 'f', 3) + "%";
            EXPECT_EQ(marks.texts.at(path), expected.toStdString()) << path;
        }
    }
}

TEST_F(CommandLine, RowsCountFromZeroAndKeepTheirPaths) {
    ASSERT_EQ(exported(file("a.svg"), {"--rows", "1,3-4"}).exitCode, 0);
    const Marks marks = marksOf(contentOf(file("a.svg")));
    EXPECT_EQ(marks.texts.size(), 15U);
    EXPECT_EQ(marks.texts.at("weights.4.4"), "87.5%");
    EXPECT_EQ(marks.texts.count("weights.0.0"), 0U);
}

TEST_F(CommandLine, AnExportedFigureOpensAsItsState) {
    ASSERT_EQ(exported(file("a.json"), {"--set", "temperature=2.5", "--set", "row=1"}).exitCode, 0);
    ASSERT_EQ(exported(file("bars.json"), {"--view", "bars"}).exitCode, 0);
    ASSERT_EQ(exported(file("again.json"), {"--session", file("bars.json")}).exitCode, 0);
    EXPECT_EQ(contentOf(file("bars.json")), contentOf(file("again.json"))) << "its view too";
    if (QFile::exists("/dev/stdin")) { // a pipe gives it once
        const Finished piped = run({"export", "alignment-heatmap", "--session", "/dev/stdin", "-o", file("piped.json")},
                                   contentOf(file("bars.json")));
        ASSERT_EQ(piped.exitCode, 0);
        EXPECT_EQ(contentOf(file("bars.json")), contentOf(file("piped.json")));
    }
    ASSERT_EQ(exported(file("again.json"), {"--session", file("a.json")}).exitCode, 0);
    EXPECT_EQ(contentOf(file("a.json")), contentOf(file("again.json")));
    const auto json = nlohmann::json::parse(contentOf(file("a.json")).toStdString());
    EXPECT_EQ(json["params"]["temperature"], 2.5);
    for (const char* key : {"lab", "view", "params", "figure", "trace"}) EXPECT_TRUE(json.contains(key)) << key;
}

TEST_F(CommandLine, AFigureOfAnotherLabIsRefusedAsSuch) {
    ASSERT_EQ(run({"export", "masks", "--view", "weights", "-o", file("masks.json")}).exitCode, 0);
    for (const char* lab : {"softmax", "alignment-heatmap"}) { // with a view of the same name, and without
        const Finished done = run({"export", lab, "--session", file("masks.json"), "-o", file("never.svg")});
        EXPECT_EQ(done.exitCode, 1) << lab;
        EXPECT_TRUE(done.err.contains("of the lab “masks”")) << done.err.toStdString();
    }
}

TEST_F(CommandLine, ASettingTakesOneValue) {
    const Finished done = run({"export", "--set", "temperature=2", "alignment-heatmap", "-o", file("a.json"), "--set",
                               "row=1", "--set", "merge_marks=false"});
    ASSERT_EQ(done.exitCode, 0) << done.err.toStdString();
    const auto params = nlohmann::json::parse(contentOf(file("a.json")).toStdString())["params"];
    EXPECT_EQ(params["temperature"], 2);
    EXPECT_EQ(params["row"], 1);
}

TEST_F(CommandLine, AnOptionWithNothingInItIsRefused) {
    for (const char* option : {"--session", "--preset", "--view", "--rows", "--font", "--width", "--digits", "--theme"})
        for (const QStringList& words : {QStringList{option, ""}, QStringList{QStringLiteral("%1=").arg(option)}}) {
            const Finished done = exported(file("never.svg"), words);
            EXPECT_NE(done.exitCode, 0) << option;
            EXPECT_TRUE(done.err.contains(option)) << done.err.toStdString();
        }
    EXPECT_FALSE(QFileInfo::exists(file("never.svg")));
}

TEST_F(CommandLine, WhatIsWrongIsNamedWithItsPlace) {
    QFile broken(file("broken.json"));
    ASSERT_TRUE(broken.open(QIODevice::WriteOnly));
    broken.write("[1, 2");
    broken.close();
    QFile cut(file("cut.npy"));
    ASSERT_TRUE(cut.open(QIODevice::WriteOnly));
    cut.write("\x93NUM");
    cut.close();
    const auto says = [](const Finished& done, const char* what) {
        EXPECT_EQ(done.exitCode, 1);
        EXPECT_TRUE(done.err.contains(what)) << done.err.toStdString();
    };
    says(run({"compute", broken.fileName()}), "broken.json");
    says(run({"check", broken.fileName()}), "broken.json");
    says(run({"compute"}, ""), "nothing here");
    says(exported(file("n.svg"), {"--session", broken.fileName()}), "broken.json");
    says(exported(file("n.svg"), {"--set", "scores=[[1,NaN]]"}), "“scores”");
    says(exported(file("n.svg"), {"--set", "temperature=1,5"}), "“1,5”");
    says(exported(file("n.svg"), {"--set", "temperature=abc"}), "“abc”");
    says(exported(file("n.svg"), {"--set", "weights=@" + cut.fileName()}), "NPY");
    says(exported(file("n.svg"), {"--set", "weights=[[-0.1,1.1],[1,0]]"}), "0 to 1.");
    says(exported(file("n.svg"), {"--set", "temperature=1e-400"}), "1e-400");
    says(exported(file("noend")), ".svg");
    EXPECT_FALSE(exported(file("n.svg"), {"--view", "bars", "--rows", "9"}).err.contains("2-4"));
}

TEST_F(CommandLine, NobodySaysThatRowsSumTo1WhereTheyDoNot) {
    const Finished done = exported(file("a.svg"), {"--caption", "--set", "row=0", "--set", "weights=[[0,0],[1,0]]"});
    ASSERT_EQ(done.exitCode, 0);
    EXPECT_FALSE(done.err.contains("each row sums")) << done.err.toStdString();
    EXPECT_FALSE(contentOf(file("a.svg")).contains("each row sums"));
}

TEST_F(CommandLine, WhatWasMadeToFitIsSaid) {
    const Finished keys = run(
        {"export", "query-key-playground", "--set", "keys=[[1,2],[0,1],[1,1],[2,2],[3,3],[1,0]]", "-o", file("a.svg")});
    EXPECT_TRUE(keys.err.contains("values, names")) << keys.err.toStdString();
    const Finished weights =
        run({"export", "weighted-average", "--set", "weights=[0.2,0.3,0.5,0]", "-o", file("a.svg")});
    EXPECT_TRUE(weights.err.contains("contents")) << weights.err.toStdString();
    EXPECT_TRUE(exported(file("a.svg"), {"--set", "temperature=2"}).err.isEmpty());
}

TEST_F(CommandLine, WhatWasWrittenCanBeReadBack) {
    ASSERT_EQ(run({"export", "masks", "--view", "weights", "-o", file("w.csv")}).exitCode, 0);
    for (const char* kind : {"csv", "json", "npy"}) {
        const QString name = file(QStringLiteral("w.%1").arg(kind));
        ASSERT_EQ(run({"export", "masks", "--view", "weights", "-o", name}).exitCode, 0);
        const Finished again = exported(file("again.npy"), {"--set", "weights=@" + name});
        ASSERT_EQ(again.exitCode, 0) << kind << again.err.toStdString();
        EXPECT_EQ(contentOf(file("again.npy")),
                  (run({"export", "masks", "--view", "weights", "-o", file("w.npy")}), contentOf(file("w.npy"))))
            << kind;
    }
}

TEST_F(CommandLine, AHeaderWithoutRowNamesNumbersTheRows) {
    QFile table(file("head.csv"));
    ASSERT_TRUE(table.open(QIODevice::WriteOnly));
    table.write("a,b,c\n0.2,0.3,0.5\n1,0,0\n");
    table.close();
    const Finished done = exported(file("a.json"), {"--set", "weights=@" + table.fileName()});
    ASSERT_EQ(done.exitCode, 0) << done.err.toStdString();
    const auto params = nlohmann::json::parse(contentOf(file("a.json")).toStdString())["params"];
    EXPECT_EQ(params["source"], (std::vector<std::string>{"a", "b", "c"}));
    EXPECT_EQ(params["target"], (std::vector<std::string>{"1", "2"}));
}

TEST_F(CommandLine, NoTitleOfAColourBarIsCut) {
    for (const char* rows : {"2", "0,1", "0-2"})
        for (const char* width : {"60mm", "100mm", "180mm"}) {
            const Finished done = exported(file("a.svg"), {"--rows", rows, "--width", width});
            ASSERT_EQ(done.exitCode, 0) << done.err.toStdString();
            EXPECT_FALSE(contentOf(file("a.svg")).contains("…")) << rows << " " << width;
        }
}

TEST_F(CommandLine, TheMarkOfTheChosenRowCanBeLeftOut) {
    ASSERT_EQ(exported(file("with.svg")).exitCode, 0);
    ASSERT_EQ(exported(file("without.svg"), {"--no-selection"}).exitCode, 0);
    EXPECT_TRUE(contentOf(file("with.svg")).contains("#3b5bdb"));
    EXPECT_FALSE(contentOf(file("without.svg")).contains("#3b5bdb"));
}

TEST_F(CommandLine, TheHelpIsWhollyChinese) {
    for (const QStringList& words :
         {QStringList{"--help", "--lang", "zh_CN"}, {"export", "--help", "--lang", "zh_CN"}}) {
        const QByteArray help = run(words).out;
        for (const char* english : {"Usage", "Options:", "Positionals", "Subcommands", "TEXT", "OPTIONS"})
            EXPECT_FALSE(help.contains(english)) << help.toStdString();
    }
    const QStringList lines = QString::fromUtf8(run({"export", "--help", "--lang", "zh_CN"}).out).split(u'\n');
    for (const QString& line : lines) { // the explanations stand below one another
        if (!line.startsWith(QStringLiteral("  --"))) continue;
        int columns = 0, at = line.indexOf(QStringLiteral("  "), 2);
        for (int i = 0; i < at; ++i) columns += line[i].unicode() > 0x2e80 ? 2 : 1;
        while (at < line.size() && line[at] == u' ') ++at, ++columns;
        EXPECT_TRUE(at >= line.size() || columns == 30) << line.toStdString() << columns;
    }
    for (const QStringList& words : {QStringList{"export", "softmax", "--lang", "zh_CN", "-o"},
                                     {"export", "softmax", "--lang", "zh_CN", "--width", "3", "--width", "4"}}) {
        const Finished done = run(words);
        EXPECT_EQ(done.exitCode, 2);
        EXPECT_FALSE(done.err.contains("required")) << done.err.toStdString();
    }
}

TEST_F(CommandLine, TheRealAttentionOfATranslationModel) {
    QString data = qEnvironmentVariable("ATTENTION_TRIAL_DATA", QStringLiteral(PROJECT_ROOT "/../shared/data"));
    data += "/nmt-attention/neuralmonkey/";
    if (!QFileInfo::exists(data + "alignments.npy")) GTEST_SKIP() << "the trial data isn't beside the project";
    for (int sentence = 1; sentence <= 5; ++sentence) {
        const Finished done =
            exported(file("n.json"),
                     {"--set", "weights=@" + data + "alignments.npy", "--set", "source=@" + data + "src.en.bpe",
                      "--set", "target=@" + data + "out.lv.bpe", "--set", QStringLiteral("sentence=%1").arg(sentence)});
        ASSERT_EQ(done.exitCode, 0) << done.err.toStdString();
        const auto trace = nlohmann::json::parse(contentOf(file("n.json")).toStdString())["trace"];
        const QList<QByteArray> lines = contentOf(data + "out.lv.bpe").trimmed().split('\n');
        const QList<QByteArray> sources = contentOf(data + "src.en.bpe").trimmed().split('\n');
        EXPECT_EQ(trace["target"].size(), std::size_t(lines[sentence - 1].simplified().split(' ').size()));
        EXPECT_EQ(trace["source"].size(), std::size_t(sources[sentence - 1].simplified().split(' ').size()));
        EXPECT_EQ(trace["weights"].size(), trace["target"].size());
        for (const auto& sum : trace["sum"]) EXPECT_NEAR(sum.get<double>(), 1, 0.02) << "the right way round";
        EXPECT_TRUE(done.err.contains("source")) << "what was detected is said";
    }
}

TEST_F(CommandLine, WhatHasNoEffectIsSaid) {
    const QTemporaryDir folder;
    const QString out = folder.filePath("x.csv");
    const auto idle = run({"export", "qkv-by-hand", "--set", "W_Q=[[5,5],[5,5]]", "-o", out});
    EXPECT_EQ(idle.exitCode, 0);
    EXPECT_TRUE(idle.err.contains("no effect")) << idle.err.toStdString();
    EXPECT_TRUE(idle.err.contains("W_Q"));
    const auto used = run({"export", "qkv-by-hand", "--set", "project=true", "--set", "W_Q=[[2,1],[1,2]]", "-o", out});
    EXPECT_FALSE(used.err.contains("no effect")) << used.err.toStdString();
    EXPECT_FALSE(used.err.contains("queries")) << "which step 0 puts out of use";
    const auto dropped = run({"export", "softmax", "--set", "scores=[1,2]", "-o", out});
    EXPECT_TRUE(dropped.err.contains("values")) << dropped.err.toStdString();
}

TEST_F(CommandLine, WhatATeacherHasLockedHolds) {
    QTemporaryDir folder;
    const QString session = folder.filePath("class.attention");
    QFile file(session);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(R"({"format": "attention-lab-session", "version": 2, "lab": "alignment-heatmap",
        "labs": {"alignment-heatmap": {"temperature": 2}},
        "lock": {"labs": {"alignment-heatmap": {"fields": {"temperature": "locked"}}, "masks": {"lab": "hidden"}},
                 "start": {"alignment-heatmap": {"temperature": 2}}}})");
    file.close();
    const QString figure = folder.filePath("a.svg");
    const auto refused = exported(figure, {"--session", session, "--set", "temperature=1"});
    EXPECT_EQ(refused.exitCode, 1);
    EXPECT_TRUE(refused.err.contains("The teacher has locked")) << refused.err.toStdString();
    EXPECT_EQ(run({"export", "masks", "--session", session, "-o", figure}).exitCode, 1);
    EXPECT_FALSE(QFileInfo::exists(figure));
    EXPECT_EQ(exported(figure, {"--session", session, "--set", "row=0"}).exitCode, 0);
    EXPECT_TRUE(QFileInfo::exists(figure));
}

namespace {

std::map<QString, QByteArray> filesIn(const QString& folder) {
    std::map<QString, QByteArray> files;
    for (const QString& name : QDir(folder).entryList(QDir::Files)) files[name] = contentOf(folder + u'/' + name);
    return files;
}

} // namespace

TEST_F(CommandLine, TheGalleryHoldsEveryFigureAndShowsIt) {
    const QString folder = file("new/gallery");
    const Finished done = run({"gallery", folder, "--format", "svg,csv", "--lang", "zh_CN"});
    ASSERT_EQ(done.exitCode, 0) << done.err.toStdString();
    const auto files = filesIn(folder);
    ASSERT_TRUE(files.contains("index.html"));
    const QString page = QString::fromUtf8(files.at("index.html"));
    std::size_t views = 0;
    for (const auto& lab : nlohmann::json::parse(run({"labs", "--json"}).out.toStdString())) {
        EXPECT_TRUE(page.contains(QString::fromStdString(lab["title"]["zh_CN"]).toHtmlEscaped()));
        for (const auto& caveat : lab["caveats"])
            EXPECT_TRUE(page.contains(QString::fromStdString(caveat["text"]["zh_CN"]).toHtmlEscaped()));
        for (const auto& view : lab["views"]) {
            ++views;
            const auto name = QString::fromStdString(lab["id"].get<std::string>() + "-" + view.get<std::string>());
            EXPECT_TRUE(files.contains(name + ".svg") && files.contains(name + ".csv")) << name.toStdString();
            const auto image = page.indexOf("<img src=\"" + name + ".svg\" alt=\"");
            ASSERT_NE(image, -1) << name.toStdString();
            EXPECT_GT(page.indexOf('"', page.indexOf("alt=\"", image) + 5) - image, 50) << "a description";
            EXPECT_TRUE(page.contains("href=\"" + name + ".csv\""));
            run({"export", QString::fromStdString(lab["id"]), "--view", QString::fromStdString(view), "--lang", "zh_CN",
                 "-o", file("one.svg")});
            EXPECT_EQ(files.at(name + ".svg"), contentOf(file("one.svg"))) << "the very figure that export writes";
        }
    }
    EXPECT_EQ(files.size(), 2 * views + 1);
    const auto progress = done.err.trimmed().split('\n');
    EXPECT_EQ(std::size_t(progress.size()), views);
    EXPECT_TRUE(progress.last().startsWith(QStringLiteral("[%1/%1] ").arg(views).toUtf8()));
    EXPECT_FALSE(page.contains("http")) << "nothing from elsewhere";

    ASSERT_EQ(run({"gallery", "again", "--format", "svg,csv", "--lang", "zh_CN"}, {}, file(""), {{"TZ", "Asia/Tokyo"}})
                  .exitCode,
              0);
    EXPECT_EQ(filesIn(file("again")), files);
}

TEST_F(CommandLine, AGalleryThatCannotBeIsRefused) {
    EXPECT_EQ(run({"gallery"}).exitCode, 2);
    EXPECT_EQ(run({"gallery", file("g"), "--frob"}).exitCode, 2);
    for (const char* format : {"gif", "svg,", "svg,gif"}) {
        const Finished done = run({"gallery", file("g"), "--format", format});
        EXPECT_EQ(done.exitCode, 1) << format;
        EXPECT_TRUE(done.err.contains("--format")) << done.err.toStdString();
    }
    EXPECT_EQ(run({"gallery", file("g"), "--theme", "pink"}).exitCode, 1);
    EXPECT_FALSE(QFileInfo::exists(file("g"))) << "nothing was made";
    QFile taken(file("taken"));
    ASSERT_TRUE(taken.open(QIODevice::WriteOnly));
    taken.write("mine");
    taken.close();
    for (const QString& folder : {file("taken"), file("taken/inside")}) {
        const Finished done = run({"gallery", folder});
        EXPECT_EQ(done.exitCode, 1);
        EXPECT_TRUE(done.err.startsWith("WRITE_FAILED")) << done.err.toStdString();
    }
    EXPECT_EQ(contentOf(file("taken")), "mine");
}

TEST_F(CommandLine, AGalleryWritesOverNoPageOfAnother) {
    ASSERT_TRUE(QDir(file("")).mkdir("site"));
    QFile page(file("site/index.html"));
    const QByteArray mine = "<html><head><title>Mine</title></head><body>made by hand</body></html>\n";
    ASSERT_TRUE(page.open(QIODevice::WriteOnly));
    page.write(mine);
    page.close();
    const Finished done = run({"gallery", file("site")});
    EXPECT_EQ(done.exitCode, 1);
    EXPECT_TRUE(done.err.startsWith("WRITE_FAILED")) << done.err.toStdString();
    EXPECT_EQ(filesIn(file("site")), (std::map<QString, QByteArray>{{"index.html", mine}})) << "nothing was written";
    ASSERT_EQ(run({"gallery", file("ours")}).exitCode, 0);
    EXPECT_EQ(run({"gallery", file("ours")}).exitCode, 0) << "its own page it may renew";
}

TEST_F(CommandLine, AGalleryThatIsStoppedSaysWhatIsThere) {
    QProcess process;
    process.start(QStringLiteral(ATTENTION_LAB), {"gallery", file("cut"), "--format", "png", "--lang", "en"});
    ASSERT_TRUE(process.waitForStarted());
    process.setReadChannel(QProcess::StandardError);
    ASSERT_TRUE(process.waitForReadyRead(10000)) << "the first line of progress";
    process.terminate();
    ASSERT_TRUE(process.waitForFinished(20000));
    const QByteArray said = process.readAllStandardError();
    EXPECT_TRUE(said.contains("Stopped: of ")) << said.toStdString();
    EXPECT_FALSE(QFileInfo::exists(file("cut/index.html")));
}

TEST_F(CommandLine, WhatACommandNeedsStandsInItsHelpWithoutBrackets) {
    const std::initializer_list<std::pair<const char*, const char*>> needs{
        {"gallery", "DIR"}, {"check", "FILE"}, {"export", "LAB"}};
    for (const auto& [command, name] : needs) {
        const QString help = QString::fromUtf8(run({command, "--help"}).out);
        EXPECT_TRUE(help.contains(QLatin1String("] ") + name)) << help.toStdString();
        EXPECT_FALSE(help.contains(QLatin1String("[") + name)) << help.toStdString();
        const Finished empty = run({command, ""});
        EXPECT_EQ(empty.exitCode, 1);
        EXPECT_TRUE(empty.err.contains(QByteArray(name) + " has no value; give it one.")) << empty.err.toStdString();
        const Finished missing = run({command});
        EXPECT_EQ(missing.exitCode, 2);
        EXPECT_TRUE(missing.err.contains(QByteArray(name) + " is missing.")) << missing.err.toStdString();
    }
    EXPECT_TRUE(run({"compute", "--help"}).out.contains("[FILE]"));
    const auto column = [](const QString& help, const QString& words) { // a Chinese character has two
        const QString before = help.left(help.indexOf(words)).section(u'\n', -1);
        return before.size() +
               std::count_if(before.begin(), before.end(), [](QChar c) { return c.unicode() > 0x2e80; });
    };
    const QString chinese = QString::fromUtf8(run({"check", "--help", "--lang", "zh_CN"}).out);
    EXPECT_EQ(column(chinese, "JSON"), column(chinese, "显示帮助")) << chinese.toStdString();
    EXPECT_TRUE(run({"compute", ""}).err.contains("or leave it out"));
}

TEST_F(CommandLine, AKilledGalleryLeavesNoHalfFile) {
    ASSERT_EQ(run({"gallery", file("whole"), "--format", "svg,png"}).exitCode, 0);
    const auto whole = filesIn(file("whole"));
    int midway = 0;
    for (int kill = 0; kill < 12; ++kill) {
        const QString folder = file(QStringLiteral("cut%1").arg(kill));
        QProcess process;
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(QStringLiteral(ATTENTION_LAB), {"gallery", folder, "--format", "svg,png"});
        ASSERT_TRUE(process.waitForReadyRead(10000)) << "the first line of progress";
        process.waitForFinished(20 * kill);
        process.kill();
        process.waitForFinished();
        const auto cut = filesIn(folder);
        for (const auto& [name, content] : cut) EXPECT_EQ(content, whole.at(name)) << name.toStdString();
        const bool page = cut.contains("index.html");
        EXPECT_TRUE(!page || cut.size() == whole.size()) << "the page comes last";
        if (!cut.empty() && !page) ++midway;
    }
    EXPECT_GT(midway, 0) << "no kill came while it wrote";
}
