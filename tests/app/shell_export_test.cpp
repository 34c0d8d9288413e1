// Figures leave the window: what the dialog shows is what it writes, nothing half is left, and what is covered stays
// so.
#include "tests/app/shell_fixture.h"

#include "app/render/figure_view.h"
#include "app/shell/export_command.h"
#include "app/shell/export_dialog.h"
#include "app/shell/page_widths.h"
#include "app/shell/preview_pane.h"
#include "core/io/file.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QProcess>
#include <QSemaphore>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>

using namespace attention;

namespace {

class Export : public Window {
protected:
    Export() { open(); }

    void open(const QMap<QString, QString>& remembered = {}) {
        dialog = std::make_unique<ExportDialog>(controller, &window, remembered);
        dialog->show();
        settle();
    }
    /// Until the preview shows what is asked for.
    void settle() {
        QTest::qWait(180);
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(20);
    }
    PreviewPane* pane() const { return dialog->findChild<PreviewPane*>(); }
    QLineEdit* field(const QString& name) const { return named<QLineEdit>(name, dialog.get()); }
    void press(const QString& words) const {
        for (auto* button : dialog->findChildren<Button*>())
            if ((button->accessibleName() == words || button->text() == words) && button->isVisible())
                return button->click();
        ADD_FAILURE() << "no button " << words.toStdString();
    }
    bool says(const QString& part) const {
        for (const auto* label : dialog->findChildren<TextLabel*>())
            if (label->isVisible() && label->text().contains(part)) return true;
        return false;
    }
    QImage shot() const { return pane()->grab().toImage(); }
    QString path(const QString& name) const { return folder.filePath(name); }
    QByteArray content(const QString& name) const {
        QFile file(path(name));
        EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
        return file.readAll();
    }
    bool write(const QString& name) {
        QSignalSpy saved(dialog.get(), &ExportDialog::saved);
        dialog->save(path(name));
        return QTest::qWaitFor([&] { return !dialog->isWriting(); }, 20000) && saved.size() == 1;
    }

    QTemporaryDir folder;
    std::unique_ptr<ExportDialog> dialog;
};

} // namespace

TEST_F(Export, AFigureIsWrittenWhole) {
    EXPECT_FALSE(write("a.xyz"));
    EXPECT_TRUE(dialog->isVisible());
    EXPECT_TRUE(says(".xyz"));
    EXPECT_TRUE(write("a.svg"));
    EXPECT_FALSE(dialog->isVisible());
    EXPECT_TRUE(content("a.svg").contains("data-path=\"weights.2.1\""));
}

TEST_F(Export, ThePreviewFollowsTheOptions) {
    const QImage first = shot();
    EXPECT_TRUE(pane()->caption().contains("true size")) << pane()->caption().toStdString();
    field("Width (mm)")->setText("85");
    settle();
    EXPECT_TRUE(pane()->caption().startsWith("85 ×")) << pane()->caption().toStdString();
    const QImage narrow = shot();
    EXPECT_NE(narrow, first);
    press("Colours: Dark");
    settle();
    const QImage dark = shot();
    EXPECT_NE(dark, narrow);
    const QColor paper = dark.pixelColor(dark.width() / 2, (dark.height() - 60) / 2 - 20);
    EXPECT_LT(paper.lightness() - coloursOf(Theme::dark).panel.lightness(), 200);
    press("Kind of file: CSV");
    settle();
    const auto* text = dialog->findChild<QPlainTextEdit*>();
    ASSERT_TRUE(text->isVisible());
    EXPECT_TRUE(write("a.csv"));
    EXPECT_EQ(text->toPlainText(), QString::fromUtf8(content("a.csv")).remove(u'\r').trimmed());
}

TEST_F(Export, ThePreviewIsTheFigureThatIsWritten) {
    press("Kind of file: PNG");
    field("Resolution (dpi)")->setText("96");
    settle();
    const auto preview = previewOf({&controller.lab(), controller.values(), "heatmap", {}}, {}, ".png", 96);
    ASSERT_TRUE(write("a.png"));
    QImage written;
    ASSERT_TRUE(written.loadFromData(content("a.png")));
    ASSERT_TRUE(preview);
    EXPECT_EQ(preview->image.convertToFormat(QImage::Format_RGB32), written.convertToFormat(QImage::Format_RGB32));
}

TEST_F(Export, WhatIsRefusedIsSaidUnderItsOption) {
    const QImage good = shot();
    field("Width (mm)")->setText("1");
    settle();
    EXPECT_TRUE(says("Width (mm) can't be “1”"));
    EXPECT_FALSE(pane()->caption().contains("true size")) << "it is no longer what is asked for";
    EXPECT_FALSE(write("a.svg"));
    EXPECT_FALSE(QFileInfo::exists(path("a.svg")));
    field("Width (mm)")->setText("12");
    settle();
    EXPECT_TRUE(says("too small for this figure")) << "which only drawing it tells";
    field("Width (mm)")->setText("85");
    settle();
    EXPECT_FALSE(says("can't be") || says("too small"));
    press("Kind of file: PNG");
    field("Resolution (dpi)")->setText("1");
    settle();
    EXPECT_TRUE(says("Resolution (dpi) can't be “1”"));
    press("Kind of file: SVG");
    settle();
    EXPECT_FALSE(says("can't be")) << "SVG has no resolution";
    EXPECT_TRUE(write("a.svg"));
    EXPECT_TRUE(content("a.svg").contains("width=\"85mm\""));
}

TEST_F(Export, AnAnswerToWhatWasTypedBeforeIsNotSaid) {
    const QString refusal = "A width of 5 mm is too small";
    field("Width (mm)")->setText("5");
    settle();
    ASSERT_TRUE(says(refusal));
    field("Width (mm)")->setText("50");
    EXPECT_FALSE(says(refusal)) << "at once, not when the preview is there";
    settle();
    auto* pool = QThreadPool::globalInstance();
    const int threads = pool->maxThreadCount();
    QSemaphore free;
    pool->setMaxThreadCount(1);
    pool->start([&free] { free.acquire(); });
    field("Width (mm)")->setText("5");
    QTest::qWait(200); // it is on its way, and not there yet
    field("Width (mm)")->setText("5000");
    free.release();
    pool->waitForDone();
    QTest::qWait(20);
    pool->setMaxThreadCount(threads);
    EXPECT_FALSE(says(refusal));
}

TEST_F(Export, ALongRefusalSqueezesNothing) {
    EXPECT_FALSE(write("no/such/folder/" + QString(40, 'x') + "/" + QString("long name ").repeated(12) + ".svg"));
    QTest::qWait(30);
    for (const auto* button : dialog->findChildren<Button*>())
        EXPECT_TRUE(button->isHidden() || button->height() >= button->sizeHint().height())
            << button->text().toStdString();
}

TEST_F(Export, PresetsFillWidthAndHeight) {
    auto* preset = named<QComboBox>("Size", dialog.get());
    ASSERT_EQ(preset->count(), int(pageWidths().size()) + 1);
    for (int i = 0; i < int(pageWidths().size()); ++i) {
        const PageWidth& page = pageWidths()[std::size_t(i)];
        preset->setCurrentIndex(i);
        emit preset->activated(i);
        EXPECT_EQ(field("Width (mm)")->text().toDouble(), page.width);
        EXPECT_EQ(field("Height (mm)")->text().toDouble(), page.height);
        EXPECT_EQ(preset->currentIndex(), i);
        settle();
        const QString size = QStringLiteral("%1 ×").arg(page.width);
        EXPECT_TRUE(page.width == 0 || pane()->caption().startsWith(size)) << pane()->caption().toStdString();
    }
    field("Width (mm)")->setText("93.5");
    EXPECT_EQ(preset->currentText(), "Own size");
}

TEST_F(Export, WhatWasChosenIsRemembered) {
    press("Kind of file: PDF");
    press("Colours: Grey");
    press("Letters: Outlines");
    field("Width (mm)")->setText("114");
    field("Font size (pt)")->setText("9");
    for (auto* box : dialog->findChildren<QCheckBox*>())
        if (box->text() == "Title") box->click();
    const auto choices = dialog->choices();
    open(choices);
    EXPECT_EQ(dialog->choices(), choices);
    EXPECT_EQ(field("Width (mm)")->text(), "114");
    EXPECT_EQ(named<QComboBox>("Size", dialog.get())->currentText(), "One and a half columns: 114 mm");
    EXPECT_TRUE(write("a.pdf"));
    open({{"kind", ".xyz"}, {"theme", "pink"}, {"width", "wide"}, {"font", "No Such Font"}}); // a file edited by hand
    EXPECT_TRUE(says("Colours") || says("pink") || says("wide"));
}

TEST_F(Export, WhatWasRefusedIsNotRememberedAfterCancel) {
    dialog.reset();
    for (const char* width : {"85", "1"}) {
        window.perform(Shortcut::exportFigure);
        auto* mine = window.findChild<ExportDialog*>();
        ASSERT_NE(mine, nullptr);
        named<QLineEdit>("Width (mm)", mine)->setText(width);
        mine->reject();
        delete mine;
    }
    const QStringList kept = window.settings().exportChoices.values();
    EXPECT_TRUE(kept.contains("85"));
    EXPECT_FALSE(kept.contains("1"));
}

TEST_F(Export, SettingsKeepTheChoices) {
    const QTemporaryDir home;
    QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, home.path());
    qunsetenv("ATTENTION_LAB_NO_SETTINGS");
    Settings settings;
    settings.exportChoices = {{"kind", ".pdf"}, {"cell-numbers", "off"}};
    saveSettings({}, settings);
    EXPECT_EQ(loadSettings().exportChoices, settings.exportChoices);
    qputenv("ATTENTION_LAB_NO_SETTINGS", "1");
}

TEST_F(Export, OptionsWithoutEffectAreNotAsked) {
    const auto asks = [this](const QString& name) {
        for (const auto* widget : dialog->findChildren<QWidget*>())
            if (widget->accessibleName() == name && widget->isVisible()) return true;
        return false;
    };
    EXPECT_TRUE(asks("Letters") && asks("Cells") && asks("Width (mm)"));
    EXPECT_FALSE(asks("Resolution (dpi)"));
    press("Figure: " + controller.text(controller.lab().views[1].label));
    EXPECT_FALSE(asks("Cells") || asks("Numbers in the cells"));
    press("Kind of file: NPY");
    EXPECT_FALSE(asks("Width (mm)") || asks("Colours") || asks("Language of the figure"));
}

TEST_F(Export, TheCommandMakesTheSameFigure) {
    const QString program = QCoreApplication::applicationDirPath() + "/attention-lab";
    const auto same = [&](const QString& name) {
        const auto* line = named<QLineEdit>("The same on the command line", dialog.get());
        QString command = line->text();
        ASSERT_TRUE(command.startsWith("attention-lab export "));
        command.replace(0, 13, program);
        QProcess shell;
        shell.setWorkingDirectory(folder.path());
        shell.start("sh", {"-c", command});
        ASSERT_TRUE(shell.waitForFinished(20000));
        ASSERT_EQ(shell.exitCode(), 0) << command.toStdString() << shell.readAllStandardError().toStdString();
        ASSERT_TRUE(write("window.out" + name.right(4)));
        EXPECT_EQ(content(name), content("window.out" + name.right(4))) << command.toStdString();
    };
    field("Width (mm)")->setText("114");
    press("Colours: Print");
    same("alignment-heatmap-heatmap.svg");
    ASSERT_TRUE(controller.setValue("temperature", 0.5).ok());
    ASSERT_TRUE(controller.setValue("source", Sentences(Tokens{"it's", "a $cat", "“猫”", "x\\y"})).ok());
    ASSERT_TRUE(controller.apply(SetDigits{{Digits::Mode::decimals, 2}}).ok());
    open({{"kind", ".png"}, {"dpi", "100"}, {"font-size", "9"}, {"caption", "on"}, {"title", "off"}});
    same("alignment-heatmap-heatmap.png");
    ASSERT_TRUE(controller.apply(SetValues{largeInput(30), {}}).ok());
    open({{"kind", ".csv"}});
    EXPECT_TRUE(
        named<QLineEdit>("The same on the command line", dialog.get())->text().contains("--session session.json"));
    ASSERT_TRUE(write_file(path("session.json").toStdString(), session_to_json(controller.session())).ok());
    same("alignment-heatmap-heatmap.csv");
    ASSERT_TRUE(controller.apply(SelectLab{"softmax"}).ok());
    ASSERT_TRUE(controller.apply(ChoosePreset{controller.lab().presets.back().id}).ok());
    open({{"kind", ".svg"}});
    same("softmax-scores.svg");
}

TEST_F(Export, AllFiguresOfALabComeIntoAFolder) {
    QSignalSpy saved(dialog.get(), &ExportDialog::saved);
    dialog->saveAll(folder.path());
    ASSERT_TRUE(QTest::qWaitFor([&] { return saved.size() == 1; }, 20000));
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), int(controller.lab().views.size()));
    open();
    dialog->saveAll(folder.path());
    EXPECT_FALSE(dialog->isWriting()) << "what is there isn't replaced without a word";
}

TEST_F(Export, AFolderThatIsTypedIsMade) {
    press("All figures…");
    auto* chooser = dialog->findChild<QFileDialog*>();
    ASSERT_NE(chooser, nullptr);
    chooser->setDirectory(folder.path());
    QSignalSpy done(dialog.get(), &ExportDialog::saved);
    chooser->findChild<QLineEdit*>("fileNameEdit")->setText("new");
    static_cast<QDialog*>(chooser)->accept();
    ASSERT_TRUE(QTest::qWaitFor([&] { return done.size() == 1; }, 20000));
    EXPECT_EQ(std::size_t(QDir(path("new")).entryList(QDir::Files).size()), controller.lab().views.size());
}

TEST_F(Export, AnExportThatTakesLongLeavesTheWindowAliveAndStops) {
    ASSERT_TRUE(controller.apply(SetValues{largeInput(200), {}}).ok());
    open({{"kind", ".png"}, {"dpi", "700"}, {"width", "160"}});
    QThreadPool::globalInstance()->waitForDone();
    QElapsedTimer clock;
    clock.start();
    dialog->save(path("large.png"));
    EXPECT_LT(clock.elapsed(), 100 * slowed) << "ms until the window lives on";
    EXPECT_TRUE(dialog->isWriting());
    EXPECT_TRUE(says("large.png"));
    QTest::keyClick(dialog.get(), Qt::Key_Escape);
    EXPECT_TRUE(dialog->isVisible()) << "the first Esc stops";
    EXPECT_FALSE(dialog->isWriting());
    EXPECT_TRUE(says("nothing was written"));
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(20);
    EXPECT_TRUE(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
    EXPECT_TRUE(write("large.png")) << "and it can begin anew";
    QImage image;
    EXPECT_TRUE(image.loadFromData(content("large.png")));
}

TEST_F(Export, AStopInTheMidstOfManyTellsHowManyAreThere) {
    std::vector<ExportPart> parts;
    for (int i = 0; i < 60; ++i)
        parts.push_back(
            {{&controller.lab(), controller.values(), "heatmap", {}}, {}, ".svg", path(QString::number(i))});
    ExportErrand errand;
    std::optional<ExportErrand::Outcome> outcome;
    QObject::connect(&errand, &ExportErrand::ended, [&](const auto& told) { outcome = told; });
    errand.start(parts);
    ASSERT_TRUE(QTest::qWaitFor([&] { return QFileInfo::exists(path("3")); }, 10000));
    errand.stop();
    ASSERT_TRUE(QTest::qWaitFor([&] { return outcome.has_value(); }, 10000));
    QThreadPool::globalInstance()->waitForDone();
    EXPECT_TRUE(outcome->stopped);
    EXPECT_LT(outcome->written, 60);
    EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files | QDir::Hidden).size(), outcome->written);
}

TEST_F(Export, ADialogClosedWhileItDrawsIsNoMatter) {
    ASSERT_TRUE(controller.apply(SetValues{largeInput(120), {}}).ok());
    for (int i = 0; i < 3; ++i) {
        dialog = std::make_unique<ExportDialog>(controller, &window);
        dialog->show();
        QTest::qWait(20);
        if (i == 2) dialog->save(path("late.svg"));
        dialog.reset();
    }
    QThreadPool::globalInstance()->waitForDone();
    QTest::qWait(20);
    EXPECT_FALSE(QFileInfo::exists(path("late.svg")));
}

TEST_F(Export, TheClipboardHoldsPictureAndNumbers) {
    QGuiApplication::clipboard()->clear();
    press("Copy figure");
    settle();
    EXPECT_TRUE(says("Copied"));
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    ASSERT_NE(data, nullptr);
    EXPECT_TRUE(data->hasImage());
    EXPECT_TRUE(data->data("image/svg+xml").contains("data-path=\"weights.2.1\""));
    const auto rows = data->text().split('\n', Qt::SkipEmptyParts);
    EXPECT_EQ(rows.size(), scores().rows() + 1);
    EXPECT_EQ(rows[1].split('\t').size(), scores().cols() + 1);
    const QString number = rows[1].section('\t', 1, 1);
    EXPECT_TRUE(data->html().contains(QStringLiteral("<td sdval=\"%1\" sdnum=\"1033;\">%1</td>").arg(number)));
}

TEST_F(Export, TheMenuOfAFigureExportsThatFigure) {
    dialog.reset();
    auto* bars = named<FigureView>(controller.text(controller.lab().views[1].label), &window);
    ASSERT_EQ(bars->actions().size(), 2);
    bars->actions()[1]->trigger();
    auto* opened = window.findChild<ExportDialog*>();
    ASSERT_NE(opened, nullptr);
    const auto* line = named<QLineEdit>("The same on the command line", opened);
    EXPECT_TRUE(line->text().contains("--view bars")) << line->text().toStdString();
    opened->reject();
}

TEST_F(Export, EverythingIsReachedByTab) {
    for (const char* kind : {".svg", ".png", ".tex", ".npy"}) {
        open({{"kind", kind}});
        QSet<const QWidget*> missed;
        for (const auto* widget : dialog->findChildren<QWidget*>())
            if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) != 0)
                missed.insert(widget);
        ASSERT_GT(missed.size(), 6);
        for (int i = 0; i < 60 && !missed.isEmpty(); ++i) {
            if (QWidget* now = dialog->focusWidget()) missed.remove(now);
            QTest::keyClick(dialog->focusWidget() != nullptr ? dialog->focusWidget() : dialog.get(), Qt::Key_Tab);
        }
        for (const auto* widget : missed)
            ADD_FAILURE() << kind << ": " << widget->metaObject()->className() << " "
                          << widget->accessibleName().toStdString();
    }
}

TEST_F(Export, TheWindowCopiesTheFigureInFocusAndWhatIsCoveredStaysCovered) {
    dialog->reject();
    const auto copied = [this] {
        QGuiApplication::clipboard()->clear();
        window.perform(Shortcut::copyFigure);
        settle();
        return QGuiApplication::clipboard()->text();
    };
    const QString open = copied();
    EXPECT_TRUE(shows("Copied"));
    EXPECT_TRUE(open.contains(QString::number(*controller.trace().number("weights.0.0"), 'g', 6)))
        << open.toStdString();
    const QString secret = open.section('\n', 1, 1).section('\t', 1, 1);
    ASSERT_TRUE(controller.apply(Predict{}).ok());
    const QString covered = copied();
    EXPECT_FALSE(covered.isEmpty());
    EXPECT_FALSE(covered.contains(secret)) << covered.toStdString();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    EXPECT_FALSE(data->html().contains(secret));
    EXPECT_FALSE(data->data("image/svg+xml").contains(secret.left(6).toUtf8()));
}
