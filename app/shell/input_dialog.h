// "Own input": the user's sentences and their scores or weights; typed, pasted, opened or dropped.
// While one types, the dialog says what it would come to; nothing changes before OK.
#pragma once

#include "app/shell/input_draft.h"
#include "app/shell/widgets.h"

#include <QDialog>
#include <QTimer>

class Chips;
class QCheckBox;
class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QSpinBox;
class QVBoxLayout;

bool takesOwnInput(const attention::Lab& lab);
/// Has a teacher locked what the dialog changes?
bool isInputLocked(const attention::Session& session, const attention::Lab& lab);

/// The tokens of a sentence as small boxes in one line, as many as fit, and how many there are.
class TokenPreview final : public QWidget {
    Q_OBJECT

public:
    explicit TokenPreview(QWidget* parent);
    void setTokens(const attention::Tokens& tokens);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    attention::Tokens tokens_;
};

/// Label, ways to split, file button, edit and preview of one sentence.
class SentenceRow final : public QWidget {
    Q_OBJECT

public:
    SentenceRow(DraftText& text, const QString& title, const QString& open, QWidget* parent);
    /// `merged`: the preview shows whole words for marked pieces.
    void showDraft(std::size_t sentence, bool merged);
    /// What stands in place of the draft, which the table leaves no room for.
    void showInstead(const attention::Tokens& tokens);
    QLineEdit* edit() const { return edit_; }

signals:
    void changed();
    void openWanted();

private:
    DraftText& text_;
    Chips* split_;
    QLineEdit* edit_;
    TokenPreview* preview_;
};

class InputDialog final : public QDialog {
    Q_OBJECT

public:
    InputDialog(SessionController& controller, QWidget* parent);

    /// A table, NPY, JSON or text file: whatever it holds goes to its place.
    void openFile(const QString& path);

public slots:
    void accept() override;

protected:
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    enum class Place { matrix, source, target, any };

    void addTable(QVBoxLayout* column);
    void addOptions(QVBoxLayout* column);
    void addButtons(QVBoxLayout* column);
    void choose(Place place);
    void take(const QString& path, Place place);
    void showDraft();
    void judge();
    static void takeShown(DraftText& text, const SentenceRow& row);
    void showTokens(const attention::Session& after);
    QString sizeSentence(const attention::Session& after) const;
    QString refusal(const attention::Error& error, const attention::Values& changes) const;
    bool losesValues(const attention::Session& after) const;
    void showVerdict(const QString& sentence, bool good);

    SessionController& controller_;
    InputDraft draft_;
    SentenceRow* source_;
    SentenceRow* target_;
    Chips* kind_ = nullptr;
    QPlainTextEdit* table_ = nullptr;
    TextLabel* opened_ = nullptr;
    Button* typeInstead_ = nullptr;
    QWidget* openedLine_ = nullptr;
    QWidget* options_ = nullptr;
    QSpinBox* sentence_ = nullptr;
    QComboBox* sourceAxis_ = nullptr;
    QComboBox* normalised_ = nullptr;
    QCheckBox* merge_ = nullptr;
    QWidget* sentenceGroup_ = nullptr;
    QWidget* axisGroup_ = nullptr;
    QWidget* sumGroup_ = nullptr;
    TextLabel* verdict_ = nullptr;
    Button* apply_ = nullptr;
    QTimer judging_;
};
