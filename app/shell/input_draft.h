// What stands in the "own input" dialog, and which changes of the session it comes to.
#pragma once

#include "app/shell/controller.h"
#include "core/io/commas.h"
#include "core/io/matrix_file.h"

/// One of the two sentences: typed, or out of a file with one or more sentences.
struct DraftText {
    QString typed;
    bool characters = false; // split at every character; else at spaces
    std::optional<attention::Sentences> opened;
    QString fileName;
    bool touched = false; // by the user

    /// The tokens of one sentence, counted from 0.
    attention::Tokens tokens(std::size_t sentence) const;
    attention::Sentences sentences() const;
};

struct InputDraft {
    DraftText source;
    DraftText target;
    bool weights = false;                          // the table holds weights, else scores
    QString table;                                 // as typed or pasted
    std::optional<attention::LoadedMatrix> opened; // in place of the table
    QString fileName;
    bool tableTouched = false;
    std::int64_t sentence = 1;
    std::string sourceAxis = "auto";
    std::string normalised = "auto";
    bool mergeMarks = false;

    /// How many sentences the texts and the stack have.
    std::size_t sentenceCount() const;
    bool hasMarks() const;
    /// What was chosen for one matrix says nothing about the next.
    void forgetAxes() { sourceAxis = normalised = "auto"; }
    /// How many columns the words leave for the table.
    attention::ColumnRoom room() const;
    /// The matrix of the dialog; nothing when the table is empty.
    attention::Result<std::optional<attention::LoadedMatrix>> matrix() const;
    /// Has the matrix of the session the size of these words?
    bool fits(const attention::Value& matrix) const;
    /// What differs from `now`; or what is wrong with the table.
    attention::Result<attention::Values> changes(const attention::Values& now) const;
};

/// The dialog as it opens: what the session has now.
InputDraft draftOf(const SessionController& controller);

/// A lab whose parameters are two sentences and a matrix between them.
bool takesTwoSentences(const attention::Lab& lab);
