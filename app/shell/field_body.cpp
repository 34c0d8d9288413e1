#include "app/shell/field_body.h"

#include "app/shell/number_body.h"
#include "app/shell/pick_body.h"
#include "app/shell/table_body.h"
#include "app/shell/tokens_body.h"
#include "core/base/number.h"
#include "core/io/pasted.h"

using namespace attention;

const Value& FieldBody::value() const {
    static const Value absent;
    const auto found = controller_.values().find(field_.key);
    return found == controller_.values().end() ? absent : found->second;
}

bool FieldBody::request(Value value, const std::string& gesture) {
    const Status status = controller_.setValue(field_.key, std::move(value), gesture);
    emit answered(status ? QString() : controller_.problem(status.error()));
    return status.ok();
}

bool FieldBody::request(Values changes, Text name) {
    const Status status = controller_.apply(SetValues{std::move(changes), {}, std::move(name)});
    emit answered(status ? QString() : controller_.problem(status.error()));
    return status.ok();
}

void FieldBody::tellComma(const QString& typed, double number) {
    const auto read = numbers_from_text(typed.toStdString());
    if (!read || !read->commas_unclear) return;
    emit told(tr("“%1” was read as %2; the comma is a decimal mark.")
                  .arg(typed, QString::fromStdString(display_number(number, shortest()))));
}

FieldBody* makeBody(const Field& field, SessionController& controller, QWidget* parent) {
    switch (field.type) {
    case FieldType::boolean: return new SwitchBody(field, controller, parent);
    case FieldType::integer:
        if (!field.picks_from.empty()) return new PickBody(field, controller, parent);
        return new SpinBody(field, controller, parent);
    case FieldType::number: return new NumberBody(field, controller, parent);
    case FieldType::choice: return new PickBody(field, controller, parent);
    case FieldType::vector:
    case FieldType::matrix:
    case FieldType::stack: return new TableBody(field, controller, parent);
    case FieldType::tokens: return new TokensBody(field, controller, parent);
    }
    return nullptr;
}

Tokens tokensOf(const SessionController& controller, std::string_view key) {
    if (key.empty()) return {};
    if (const auto* used = controller.trace().get<Tokens>(key)) return *used;
    const auto found = controller.values().find(key);
    if (found == controller.values().end()) return {};
    const auto* sentences = std::get_if<Sentences>(&found->second);
    return sentences != nullptr && sentences->size() > 0 ? (*sentences)[0] : Tokens{};
}

std::optional<double> typedNumber(const QString& text) {
    QString plain = text;
    plain.remove(QStringLiteral("→"));
    const std::string bytes = plain.toStdString();
    if (const auto value = written_number(bytes)) return value;
    return written_number(bytes, true);
}
