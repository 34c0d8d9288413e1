// `export`: session value → figure → file, by the same way as the window.
#include "app/cli/cli.h"
#include "app/cli/commands.h"
#include "app/cli/export_style.h"
#include "app/cli/figure_file.h"
#include "app/cli/messages.h"
#include "app/cli/offscreen.h"

#include "core/io/encoding.h"
#include "core/io/file.h"
#include "core/io/matrix_file.h"
#include "core/session/recipe.h"
#include "core/session/session.h"

#include <filesystem>

using attention::Code;
using attention::Error;
using attention::Result;
using attention::Session;

namespace {

/// The names of a labelled table are the tokens of its rows and columns, unless these are given as well.
void takeNames(const attention::Field& field, const std::string& bytes, const std::string& name,
               attention::Values& implied) {
    if (field.row_labels.empty() || field.column_labels.empty()) return;
    const auto table = attention::matrix_from_bytes(bytes, name);
    if (!table) return;
    if (table->row_names.empty() && table->column_names.empty()) return;
    const auto names = [](const attention::Tokens& given, attention::Index count) {
        attention::Tokens all = given;
        for (auto i = attention::Index(all.size()); i < count; ++i) all.push_back(std::to_string(i + 1));
        return attention::Sentences(all);
    };
    if (field.row_labels == field.column_labels) {
        const bool above = !table->column_names.empty();
        implied[field.row_labels] = attention::Sentences(above ? table->column_names : table->row_names);
        return;
    }
    implied[field.row_labels] = names(table->row_names, table->matrices[0].rows());
    implied[field.column_labels] = names(table->column_names, table->matrices[0].cols());
}

/// `key=value` or `key=@FILE` as a value of the lab's parameter.
Result<attention::Value> settingValue(const attention::Field& field, const std::string& text,
                                      attention::Values& implied) {
    if (!text.starts_with('@')) return attention::value_from_text(field, text);
    const std::string name = text.substr(1);
    auto bytes = attention::read_input(std::filesystem::path(name));
    if (!bytes) return bytes.error();
    takeNames(field, *bytes, name, implied);
    return attention::value_from_file(field, *bytes, name);
}

Result<attention::Values> settingsOf(const attention::Lab& lab, const std::vector<std::string>& settings) {
    attention::Values changes;
    attention::Values implied;
    for (const std::string& setting : settings) {
        const auto equals = setting.find('=');
        if (equals == std::string::npos || equals == 0)
            return Error{Code::bad_value, "--set",
                         ATTENTION_TEXT("cli", "--set takes key=value, as in --set temperature=0.5, not “{text}”.")
                             .with("text", setting)};
        const std::string key = setting.substr(0, equals);
        const attention::Field* field = attention::find_field(lab.fields, key);
        changes[key] = attention::Absent{};
        if (field == nullptr) continue; // refused by name when it is applied
        auto value = settingValue(*field, setting.substr(equals + 1), implied);
        if (!value) return value.error();
        changes[key] = *std::move(value);
    }
    changes.merge(implied); // what was given by name wins
    return changes;
}

/// What the session is in, read once: a pipe gives it once. Empty without one.
Result<std::string> sessionBytes(const ExportRequest& request) {
    if (request.session.empty()) return std::string();
    if (!request.preset.empty())
        return Error{Code::conflict, "--preset",
                     ATTENTION_TEXT("cli", "--session and --preset both say where to start; give one of them.")};
    return attention::read_input(std::filesystem::path(request.session), attention::largest_session);
}

Result<Session> startOf(const ExportRequest& request, const std::string& bytes) {
    if (request.session.empty()) return attention::initial_session();
    const std::string lab = attention::lab_of_figure_json(bytes);
    if (!lab.empty() && lab != request.lab)
        return Error{Code::conflict, request.session,
                     ATTENTION_TEXT("cli", "“{file}” holds a figure of the lab “{theirs}”, not of “{asked}”.")
                         .with("file", request.session)
                         .with("theirs", lab)
                         .with("asked", request.lab)};
    auto text = attention::text_from_bytes(bytes, request.session);
    if (!text) return text.error();
    auto session = attention::session_from_json(*text);
    if (!session) return inFile(session.error(), request.session);
    return session;
}

bool matters(const attention::Field& field, const attention::Values& values) {
    return field.relevant == nullptr || field.relevant(values);
}

/// The parameters that were set but change nothing, for another one keeps them out of use.
std::vector<std::string> outOfUse(const attention::Lab& lab, const attention::Values& after,
                                  const attention::Values& changes) {
    std::vector<std::string> keys;
    for (const attention::Field& field : lab.fields)
        if (changes.contains(field.key) && !matters(field, after)) keys.push_back(field.key);
    return keys;
}

/// The parameters that nobody set and that had to change with those that were.
std::vector<std::string> madeToFit(const attention::Lab& lab, const attention::Values& before,
                                   const attention::Values& after, const attention::Values& changes) {
    std::vector<std::string> keys;
    for (const attention::Field& field : lab.fields) {
        const bool dropped = is_absent(after.at(field.key));
        if (changes.contains(field.key) || !matters(field, after) || (dropped && !field.excludes.empty())) continue;
        if (!(before.at(field.key) == after.at(field.key))) keys.push_back(field.key);
    }
    return keys;
}

/// The session that the figure is taken from: file, lab, preset, settings, in this order.
Result<Session> sessionOf(const ExportRequest& request, const std::string& bytes, std::vector<attention::Text>& notes) {
    auto session = startOf(request, bytes);
    if (!session) return session;
    session = attention::reduce(*session, attention::SelectLab{request.lab});
    if (!session) return session;
    if (!request.preset.empty()) session = attention::reduce(*session, attention::ChoosePreset{request.preset});
    if (!session) return session;
    auto changes = settingsOf(**attention::find_lab(request.lab), request.settings);
    if (!changes) return changes.error();
    if (changes->empty()) return session;
    const attention::Lab& lab = **attention::find_lab(request.lab);
    auto changed = attention::reduce(*session, attention::SetValues{*changes, {}});
    if (!changed) return changed;
    const auto keys =
        madeToFit(lab, attention::values_of(*session, lab), attention::values_of(*changed, lab), *changes);
    if (!keys.empty())
        notes.push_back(ATTENTION_TEXT("cli", "To fit what was set, these were cut, filled up or changed: {keys}. Set "
                                              "them as well to choose them yourself.")
                            .with("keys", attention::listed(keys)));
    const auto idle = outOfUse(lab, attention::values_of(*changed, lab), *changes);
    if (!idle.empty())
        notes.push_back(ATTENTION_TEXT("cli", "These have no effect with the other settings: {keys}.")
                            .with("keys", attention::listed(idle)));
    return changed;
}

/// The view asked for; else that of the figure started from; else the main one.
Result<std::string> viewOf(const attention::Lab& lab, const ExportRequest& request, const std::string& bytes) {
    std::string asked = request.view;
    if (asked.empty()) asked = attention::view_of_figure_json(bytes);
    if (asked.empty()) return lab.views.front().id;
    if (attention::find_view(lab, asked) != nullptr) return asked;
    std::vector<std::string> ids;
    for (const attention::View& view : lab.views) ids.push_back(view.id);
    return Error{Code::unknown_view, asked,
                 ATTENTION_TEXT("cli", "There is no view “{view}” here; there are: {list}.")
                     .with("view", asked)
                     .with("list", attention::listed(ids))};
}

/// Draws and writes; what the reader of the file should know is said as well.
attention::Status write(const ExportRequest& request, Language language) {
    std::vector<attention::Text> notes;
    const auto bytes = sessionBytes(request);
    if (!bytes) return bytes.error();
    auto session = sessionOf(request, *bytes, notes);
    if (!session) return session.error();
    const attention::Lab& lab = **attention::find_lab(request.lab);
    auto view = viewOf(lab, request, *bytes);
    if (!view) return view.error();
    auto style = styleOf(request, language);
    if (!style) return style.error();
    auto digits = digitsOf(request.digits);
    if (!digits) return digits.error();
    FigureRequest figure{&lab,         attention::values_of(*session, lab),
                         *view,        request.digits.empty() ? session->digits : *digits,
                         request.rows, request.standalone};
    figure.selection = request.selection;
    if (const auto* prediction = attention::prediction_of(*session, lab)) figure.prediction = *prediction;
    if (auto status = writeFigure(figure, *style, request.output, language); !status) return status;
    for (const attention::Text& note : notes) say(note, language);
    return attention::Done{};
}

} // namespace

int exportFigure(const ExportRequest& request, Language language) {
    return withoutWindow([&] {
        const auto status = write(request, language);
        if (!status) return sayRefused(status.error(), language), exitRefused;
        return exitDone;
    });
}
