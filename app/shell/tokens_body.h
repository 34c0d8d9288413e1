// Tokens: one line, parted by spaces; each a name in the figure.
#pragma once

#include "app/shell/field_body.h"

class EntryEdit;

class TokensBody final : public FieldBody {
    Q_OBJECT

public:
    TokensBody(const attention::Field& field, SessionController& controller, QWidget* parent);
    void refresh() override;
    void retranslate() override;
    void forgive() override;
    QWidget* mainControl() override;

private:
    EntryEdit* edit_;
};
