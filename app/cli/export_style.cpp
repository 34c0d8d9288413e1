#include "app/cli/export_style.h"

#include "app/cli/figure_file.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <utility>

using attention::Code;
using attention::Error;
using attention::Result;

namespace {

constexpr double smallestSideMm = 5;
constexpr double largestSideMm = 5000;

Error badValue(const std::string& option, const std::string& value, const attention::Text& right) {
    return {Code::bad_value, option,
            ATTENTION_TEXT("cli", "{option} can't be “{value}”; right would be {right}.")
                .with("option", option)
                .with("value", value)
                .with("right", right)};
}

/// Picks the value that belongs to a name; an empty text gives the first.
template <class T, std::size_t N>
Result<T> oneOf(const std::string& option, const std::string& text,
                const std::array<std::pair<const char*, T>, N>& names) {
    std::vector<std::string> known;
    for (const auto& [name, value] : names) {
        if (text == name) return value;
        known.emplace_back(name);
    }
    if (text.empty()) return names[0].second;
    return badValue(option, text, attention::listed(known));
}

/// A number with an optional unit: "85mm", "8.5cm", "3in", "8pt".
struct Measure {
    double number = 0;
    std::string unit;
};

std::optional<Measure> measureOf(const std::string& text) {
    const auto end = text.find_first_not_of("0123456789.+-eE");
    const auto number = attention::parse_number(text.substr(0, end));
    if (!number) return std::nullopt;
    return Measure{*number, end == std::string::npos ? "" : text.substr(end)};
}

Result<double> millimetresOf(const std::string& option, const std::string& text) {
    if (text.empty()) return 0.0;
    const auto measure = measureOf(text);
    double factor = 0;
    if (measure && (measure->unit == "mm" || measure->unit.empty())) factor = 1;
    if (measure && measure->unit == "cm") factor = 10;
    if (measure && measure->unit == "in") factor = 25.4;
    if (measure && measure->unit == "pt") factor = 25.4 / 72;
    const double millimetres = measure ? measure->number * factor : 0;
    if (!(millimetres >= smallestSideMm && millimetres <= largestSideMm))
        return badValue(option, text, ATTENTION_TEXT("cli", "5mm … 5000mm (mm, cm, in, pt)"));
    return millimetres;
}

Result<double> pointsOf(const std::string& text, double standard) {
    if (text.empty()) return standard;
    const auto measure = measureOf(text);
    const double points = measure && (measure->unit == "pt" || measure->unit.empty()) ? measure->number : 0;
    if (!(points >= 3 && points <= 96)) return badValue("--font-size", text, attention::verbatim("3pt … 96pt"));
    return points;
}

Result<int> dpiOf(const std::string& text, int standard) {
    if (text.empty()) return standard;
    const auto number = attention::parse_number(text);
    if (!number || !(*number >= 36 && *number <= 2400) || *number != int(*number))
        return badValue("--dpi", text, attention::verbatim("36 … 2400"));
    return int(*number);
}

std::optional<attention::Index> indexOf(std::string_view text) {
    attention::Index index = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), index);
    if (problem != std::errc{} || end != text.data() + text.size() || index < 0) return std::nullopt;
    return index;
}

/// Puts the value of a Result into `target`, or returns its Error.
template <class T, class Target>
std::optional<Error> take(Result<T> result, Target& target) {
    if (!result) return result.error();
    target = *std::move(result);
    return std::nullopt;
}

} // namespace

Result<FigureStyle> styleOf(const ExportRequest& request, Language language) {
    FigureStyle style;
    style.title = request.title;
    style.colourBar = request.colourBar;
    style.caption = request.caption;
    style.family = QString::fromStdString(request.font);
    style.language = language;
    double width = 0;
    double height = 0;
    attention::ColourMap map{};
    using Colours = attention::ColourMap;
    const std::array themes{std::pair{"light", Theme::light}, std::pair{"dark", Theme::dark},
                            std::pair{"print", Theme::print}, std::pair{"grey", Theme::grey}};
    const std::array cells{std::pair{"auto", FigureStyle::automatic}, std::pair{"vector", FigureStyle::vector},
                           std::pair{"image", FigureStyle::image}};
    const std::array toggles{std::pair{"auto", FigureStyle::automatically}, std::pair{"on", FigureStyle::on},
                             std::pair{"off", FigureStyle::off}};
    const std::array texts{std::pair{"text", false}, std::pair{"outlines", true}};
    const std::array maps{std::pair{"weight", Colours::weight}, std::pair{"magnitude", Colours::magnitude},
                          std::pair{"diverging", Colours::diverging}};
    const std::array languages{std::pair{"en", Language::english}, std::pair{"zh_CN", Language::chinese}};
    for (auto& problem :
         {take(millimetresOf("--width", request.width), width), take(millimetresOf("--height", request.height), height),
          take(pointsOf(request.fontSize, style.fontPt), style.fontPt), take(dpiOf(request.dpi, style.dpi), style.dpi),
          take(oneOf("--theme", request.theme, themes), style.theme),
          take(oneOf("--cells", request.cells, cells), style.cells),
          take(oneOf("--cell-numbers", request.cellNumbers, toggles), style.cellNumbers),
          take(oneOf("--text", request.text, texts), style.outlines),
          take(oneOf("--colour-map", request.colourMap, maps), map)})
        if (problem) return *problem;
    if (!request.figureLanguage.empty())
        if (auto problem = take(oneOf("--figure-lang", request.figureLanguage, languages), style.language))
            return *problem;
    if (!request.colourMap.empty()) style.colourMap = map;
    style.sizeMm = {width, height};
    return style;
}

Result<attention::Digits> digitsOf(const std::string& text) {
    if (text.empty()) return attention::Digits{};
    if (text == "full") return attention::Digits{attention::Digits::Mode::full, 0};
    const auto decimals = indexOf(text);
    if (!decimals || *decimals > 17) return badValue("--digits", text, attention::listed({"0 … 17", "full"}));
    return attention::Digits{attention::Digits::Mode::decimals, int(*decimals)};
}

Result<std::vector<attention::Index>> rowsOf(const std::string& text, attention::Index count) {
    std::vector<attention::Index> rows;
    if (text.empty()) return rows;
    std::string right = "0";
    if (count > 1) right += " … " + std::to_string(count - 1);
    if (count > 4) right += " (0,2-4)";
    for (std::string_view rest = text;;) {
        const auto comma = rest.find(',');
        const auto part = rest.substr(0, comma);
        const auto dash = part.find('-');
        const auto first = indexOf(part.substr(0, dash));
        const auto last = dash == std::string_view::npos ? first : indexOf(part.substr(dash + 1));
        if (!first || !last || *first > *last || *last >= count)
            return badValue("--rows", text, attention::verbatim(right));
        for (auto row = *first; row <= *last; ++row)
            if (std::find(rows.begin(), rows.end(), row) == rows.end()) rows.push_back(row);
        if (comma == std::string_view::npos) return rows;
        rest = rest.substr(comma + 1);
    }
}

Result<std::vector<std::string>> kindsOf(const std::string& text) {
    std::vector<std::string> kinds;
    for (const QString& name : QString::fromStdString(text.empty() ? "svg" : text).split(QLatin1Char(','))) {
        const std::string kind = "." + name.trimmed().toLower().toStdString();
        if (std::find(fileKinds.begin(), fileKinds.end(), kind) == fileKinds.end())
            return badValue("--format", text, attention::verbatim("svg, pdf, png, tex, csv, json, npy"));
        if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
    }
    return kinds;
}
