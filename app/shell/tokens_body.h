// Tokens: one line, parted by spaces; each a name in the figure. A space inside a token is shown as ␣.
#pragma once

#include "app/shell/field_body.h"

class EntryEdit;

/// The tokens in one line, and what such a line comes to.
QString shownTokens(const attention::Tokens& tokens);
attention::Tokens typedTokens(const QString& text);

class TokensBody final : public FieldBody {
    Q_OBJECT

public:
    TokensBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    void retranslate() override;
    void forgive() override;
    QWidget* mainControl() override;

private:
    void take(const QString& text);
    QString whatIsLost(const attention::Tokens& words) const;

    EntryEdit* edit_;
};
