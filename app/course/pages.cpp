#include "course/pages.hpp"

#include <set>

#include "course/figure.hpp"
#include "course/markup.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

std::string link(const std::string& to, const std::string& html) {
    return "<a href=\"" + xml_text(to) + "\">" + html + "</a>";
}

/// A whole page around its content.
std::string page(const std::string& title, const std::string& description,
                 const std::string& content) {
    return "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"dark light\">\n<title>" +
           xml_text(title) + "</title>\n<meta name=\"description\" content=\"" +
           xml_text(description) +
           "\">\n<link rel=\"icon\" href=\"icon.svg\">\n"
           "<link rel=\"stylesheet\" href=\"course.css\">\n"
           "<script src=\"course.js\" defer></script>\n</head>\n<body>\n<header class=\"top\">" +
           link("index.html", "Intersect Lab") + "<nav>" + link("index.html#lessons", "Lessons") +
           link(lab_page, "Open the lab") + "</nav></header>\n" + content + "</body>\n</html>\n";
}

/// An anchor for each step, unique in its page.
std::vector<std::string> anchors_of(const Lesson& lesson) {
    std::vector<std::string> anchors;
    std::set<std::string> taken;
    for (const LessonStep& step : lesson.steps) {
        std::string name = plain_name(step.heading);
        if (name.empty()) name = "step";
        std::string anchor = name;
        for (int number = 2; !taken.insert(anchor).second; ++number)
            anchor = name + "-" + std::to_string(number);
        anchors.push_back(std::move(anchor));
    }
    return anchors;
}

std::string details(const char* summary, const std::string& text) {
    if (text.empty()) return {};
    return std::string("<details><summary>") + summary + "</summary><p>" + xml_text(text) +
           "</p></details>\n";
}

/// What follows the # of a link to a step in the lab.
std::string step_address(const Lesson& lesson, std::size_t index) {
    return address_of(lesson.id + "/" + std::to_string(index + 1));
}

/// The part of a step that only the lab can check.
std::string task_html(const Lesson& lesson, std::size_t index) {
    const LessonStep& step = lesson.steps[index];
    std::string html;
    if (step.page) html += html_of_code(step.page->lines);
    html += details("Hint", step.hint) + details("What you find", step.done);
    if (!step.asks() && !step.recording) return html;
    const char* words =
        step.recording ? "Open the recording in the lab" : "Try this step in the lab";
    return html + "<p class=\"try\">" + link(lab_link(step_address(lesson, index)), words) +
           "</p>\n";
}

std::string heading(const LessonStep& step, const std::string& anchor) {
    return "<h2>" + link("#" + anchor, xml_text(step.heading)) + "</h2>\n";
}

/// The words of a step, then its task, and the sources of both at the end.
std::string text_of(const Lesson& lesson, std::size_t index) {
    const std::vector<Block>& words = lesson.steps[index].words;
    auto end = words.end();
    while (end != words.begin() && (end - 1)->kind == BlockKind::quote) --end;
    const std::vector<Block> before(words.begin(), end), sources(end, words.end());
    return "<div class=\"text\">\n" + html_of(before) + task_html(lesson, index) +
           html_of(sources) + "</div>\n";
}

std::string section(const Lesson& lesson, std::size_t index, const std::string& anchor) {
    const LessonStep& step = lesson.steps[index];
    return "<section id=\"" + anchor + "\">\n" + heading(step, anchor) +
           figure_html(step, figure_name(lesson, index), step_address(lesson, index),
                       Opening::when_clicked) +
           text_of(lesson, index) + "</section>\n";
}

/// The first step of the first page, beside the page's title.
std::string opening_section(const Lesson& first, const std::string& anchor) {
    const LessonStep& step = first.steps.front();
    return "<section id=\"" + anchor + "\">\n<div class=\"opening\">\n<h1>" +
           xml_text(first.title) + "</h1>\n" + html_of(first.summary) + "<p class=\"start\">" +
           link(lab_page, "Open the lab") + link("#lessons", "Read the course") + "</p>\n</div>\n" +
           figure_html(step, figure_name(first, 0), step_address(first, 0), Opening::when_seen) +
           "<div class=\"text\">\n" + heading(step, anchor) + html_of(step.words) +
           "</div>\n</section>\n";
}

std::string contents_of(const Lesson& lesson, const std::vector<std::string>& anchors) {
    std::string html = "<nav class=\"steps\" aria-label=\"Steps\"><ol>\n";
    for (std::size_t i = 0; i < anchors.size(); ++i)
        html += "<li>" + link("#" + anchors[i], xml_text(lesson.steps[i].heading)) + "</li>\n";
    return html + "</ol></nav>\n";
}

std::string neighbours(const std::vector<Lesson>& lessons, std::size_t index) {
    std::string html = "<nav class=\"turn\" aria-label=\"Lessons\">\n";
    const auto add = [&](const char* rel, const char* label, std::size_t at) {
        html += std::string("<a rel=\"") + rel + "\" href=\"" + address_of(page_name(lessons[at])) +
                "\"><small>" + label + "</small>" + xml_text(lessons[at].title) + "</a>\n";
    };
    if (index > 0) add("prev", "Before", index - 1);
    if (index + 1 < lessons.size()) add("next", "Next", index + 1);
    return html + "</nav>\n";
}

std::string description_of(const Lesson& lesson) {
    return lesson.summary.empty() ? lesson.title : plain_text(lesson.summary.front());
}

}  // namespace

std::string page_name(const Lesson& lesson) {
    return lesson.id + ".html";
}

std::string figure_name(const Lesson& lesson, std::size_t step) {
    return lesson.id + "-" + std::to_string(step + 1);
}

std::string lesson_page(const std::vector<Lesson>& lessons, std::size_t index) {
    const Lesson& lesson = lessons[index];
    const std::vector<std::string> anchors = anchors_of(lesson);
    std::string content = "<main>\n<div class=\"opening\">\n<p class=\"number\">Lesson " +
                          std::to_string(index + 1) + " of " + std::to_string(lessons.size()) +
                          "</p>\n<h1>" + xml_text(lesson.title) + "</h1>\n" +
                          html_of(lesson.summary) + contents_of(lesson, anchors) + "</div>\n";
    for (std::size_t i = 0; i < lesson.steps.size(); ++i) content += section(lesson, i, anchors[i]);
    content += neighbours(lessons, index) + "</main>\n";
    return page(lesson.title + " · Intersect Lab", description_of(lesson), content);
}

std::string front_page(const std::vector<Lesson>& lessons, const Lesson& first) {
    const std::vector<std::string> anchors = anchors_of(first);
    std::string content = "<main class=\"front\">\n" + opening_section(first, anchors.front());
    for (std::size_t i = 1; i < first.steps.size(); ++i) content += section(first, i, anchors[i]);
    content += "<section id=\"lessons\">\n<h2>" + link("#lessons", "The course") +
               "</h2>\n<ol class=\"lessons\">\n";
    for (const Lesson& lesson : lessons)
        content +=
            "<li>" +
            link(address_of(page_name(lesson)), "<strong>" + xml_text(lesson.title) + "</strong>") +
            html_of(lesson.summary) + "</li>\n";
    content += "</ol>\n</section>\n</main>\n";
    return page(first.title, description_of(first), content);
}

}  // namespace lab
