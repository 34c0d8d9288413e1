#include "app/cli/gallery_page.h"

#include <algorithm>

namespace {

std::string variables(Theme theme) {
    const ThemeColours& c = coloursOf(theme);
    QString css;
    for (const auto& [name, colour] :
         {std::pair{"back", c.background}, std::pair{"panel", c.panel}, std::pair{"line", c.line},
          std::pair{"ink", c.ink1}, std::pair{"label", c.ink2}, std::pair{"accent", c.accent},
          std::pair{"note", c.caveatInk}, std::pair{"note-paper", c.caveatPaper}, std::pair{"note-line", c.caveatLine}})
        css += QStringLiteral("--%1:%2;").arg(QLatin1String(name), colour.name());
    return ":root{" + css.toStdString() + "}";
}

constexpr std::string_view rules = R"(
body{margin:0 auto;max-width:68rem;padding:1.5rem;background:var(--back);color:var(--ink);
  font:1rem/1.55 "Noto Sans","Noto Sans CJK SC",system-ui,sans-serif}
h1,h2,h3{line-height:1.25;margin:0}
h2{margin:2.5rem 0 .5rem;font-size:1.05rem;color:var(--label)}
article{background:var(--panel);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin:0 0 1.25rem}
article>p,header p,figcaption,nav{color:var(--label)}
article>p,header p{margin:.25rem 0 1rem}
a{color:var(--accent)}
nav ul{margin:0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem}
figure{margin:0 0 1.25rem}
img{display:block;box-sizing:border-box;max-width:100%;height:auto;padding:8px;background:var(--paper);
  border:1px solid var(--line);border-radius:8px}
figcaption{margin-top:.4rem;font-size:.9rem}
figcaption strong{color:var(--ink)}
figcaption p{margin:.15rem 0 0}
aside{padding:.6rem 1rem;font-size:.9rem;color:var(--note);background:var(--note-paper);
  border:1px solid var(--note-line);border-radius:10px}
aside ul{margin:0;padding-left:1.1rem}
@media print{article{break-inside:avoid}}
)";

class Page {
public:
    Page(const std::vector<GalleryFigure>& figures, const std::vector<std::string>& kinds, const FigureStyle& style)
        : figures_(figures), kinds_(kinds), style_(style) {}

    std::string html() {
        const std::string name = words(ATTENTION_TEXT("cli", "Attention Lab"));
        const std::string language = style_.language == Language::chinese ? "zh-CN" : "en";
        page_ = "<!DOCTYPE html>\n<html lang=\"" + language + "\">\n<head>\n<meta charset=\"utf-8\">\n" +
                std::string(galleryMark) + "\n<meta name=\"viewport\" content=\"width=device-width\">\n" +
                "<meta name=\"color-scheme\" content=\"light dark\">\n" + element("title", name) + "<style>\n" +
                variables(Theme::light) + "\n@media (prefers-color-scheme:dark){" + variables(Theme::dark) +
                "}\n:root{--paper:" + coloursOf(style_.theme).panel.name().toStdString() + "}" + std::string(rules) +
                "</style>\n</head>\n<body>\n<header>\n" + element("h1", name) +
                element("p", words(ATTENTION_TEXT("cli", "Every figure of every lab, in its initial state."))) +
                "<nav><ul>\n";
        for (const attention::Lab* lab : attention::all_labs())
            page_ += "<li><a href=\"#" + lab->id + "\">" + words(lab->title) + "</a></li>\n";
        page_ += "</ul></nav>\n</header>\n<main>\n";
        for (const attention::LabGroup& group : attention::lab_groups()) addGroup(group);
        return page_ + "</main>\n</body>\n</html>\n";
    }

private:
    std::string words(const attention::Text& text) const {
        return shown(text, style_.language).toHtmlEscaped().toStdString(); // quotation marks as well
    }
    static std::string element(const std::string& name, const std::string& content) {
        return "<" + name + ">" + content + "</" + name + ">\n";
    }

    void addGroup(const attention::LabGroup& group) {
        std::string labs;
        for (const attention::Lab* lab : attention::all_labs())
            if (lab->group == group.id) labs += article(*lab);
        if (!labs.empty()) page_ += "<section>\n" + element("h2", words(group.title)) + labs + "</section>\n";
    }

    std::string article(const attention::Lab& lab) const {
        std::string html =
            "<article id=\"" + lab.id + "\">\n" + element("h3", words(lab.title)) + element("p", words(lab.question));
        std::vector<std::string> notes;
        for (const attention::Caveat& caveat : lab.caveats) notes.push_back(words(caveat.text));
        for (const GalleryFigure& each : figures_)
            if (each.lab == &lab) {
                html += figure(each, notes);
                for (const attention::Text& note : each.figure.notes)
                    if (std::find(notes.begin(), notes.end(), words(note)) == notes.end()) notes.push_back(words(note));
            }
        std::string list;
        for (const std::string& note : notes) list += element("li", note);
        return html + (list.empty() ? "" : element("aside", "<ul>\n" + list + "</ul>")) + "</article>\n";
    }

    /// The picture, its name and caption, and what else there is of it.
    std::string figure(const GalleryFigure& each, const std::vector<std::string>& caveats) const {
        std::string caption = element("strong", words(each.view->label));
        for (const attention::Text& line : each.figure.spec.caption)
            if (std::find(caveats.begin(), caveats.end(), words(line)) == caveats.end())
                caption += element("p", words(line));
        std::string links;
        for (const std::string& kind : kinds_)
            links += (links.empty() ? "" : " · ") + ("<a href=\"" + each.fileName(kind)) + "\">" +
                     QString::fromStdString(kind.substr(1)).toUpper().toStdString() + "</a>";
        caption += element("p", links);
        const auto picture = std::find_if(kinds_.begin(), kinds_.end(),
                                          [](const std::string& kind) { return kind == ".svg" || kind == ".png"; });
        const std::string image = picture == kinds_.end() ? element("p", words(each.figure.spec.description))
                                                          : "<img src=\"" + each.fileName(*picture) + "\" alt=\"" +
                                                                words(each.figure.spec.description) + "\">\n";
        return "<figure id=\"" + each.lab->id + "-" + each.view->id + "\">\n" + image +
               element("figcaption", "\n" + caption) + "</figure>\n";
    }

    const std::vector<GalleryFigure>& figures_;
    const std::vector<std::string>& kinds_;
    const FigureStyle& style_;
    std::string page_;
};

} // namespace

std::string galleryPage(const std::vector<GalleryFigure>& figures, const std::vector<std::string>& kinds,
                        const FigureStyle& style) {
    return Page(figures, kinds, style).html();
}
