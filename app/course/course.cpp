#include "course/course.hpp"

#include <utility>

#include "course/figure.hpp"
#include "course/pages.hpp"
#include "files/embed.hpp"
#include "render/palette.hpp"

namespace lab {

namespace {

constexpr const char* first_page_name = "course/first-page.md";

/// The lab's colours as variables.
std::string variables_of(Theme theme) {
    const Palette& colors = palette(theme);
    const std::pair<const char*, Rgba> names[] = {
        {"ground", colors.ground},     {"card", colors.card},     {"field", colors.field},
        {"hairline", colors.hairline}, {"canvas", colors.canvas}, {"text", colors.text},
        {"soft", colors.soft},         {"clear", colors.clear},   {"blocked", colors.blocked},
        {"result", colors.result},     {"focus", colors.x}};
    std::string text = ":root { color-scheme: ";
    text += is_light(theme) ? "light;" : "dark;";
    for (const auto& [name, color] : names)
        text += std::string(" --") + name + ": " + hex_text(color) + ";";
    return text + " }\n";
}

std::string style() {
    const auto in = [](const char* condition, Theme theme) {
        return std::string("@media ") + condition + " {\n" + variables_of(theme) + "}\n";
    };
    return variables_of(Theme::light) + in("(prefers-color-scheme: dark)", Theme::dark) +
           in("(prefers-contrast: more)", Theme::light_contrast) +
           in("(prefers-contrast: more) and (prefers-color-scheme: dark)", Theme::dark_contrast) +
           std::string(embedded_text("course/course.css"));
}

void add_figures(std::vector<CourseFile>& files, const Lesson& lesson) {
    for (std::size_t step = 0; step < lesson.steps.size(); ++step) {
        for (CourseFile& file : figure_files(lesson.steps[step], figure_name(lesson, step)))
            files.push_back(std::move(file));
    }
}

}  // namespace

Lesson first_page(const SceneSource& scenes) {
    return read_lesson(embedded_text(first_page_name), first_page_name, scenes);
}

std::vector<CourseFile> course_files(const std::vector<Lesson>& lessons, const Lesson& first) {
    std::vector<CourseFile> files = {{"index.html", front_page(lessons, first)},
                                     {"course.css", style()},
                                     {"course.js", std::string(embedded_text("course/course.js"))},
                                     {"icon.svg", std::string(embedded_text("course/icon.svg"))}};
    add_figures(files, first);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        files.push_back({page_name(lessons[i]), lesson_page(lessons, i)});
        add_figures(files, lessons[i]);
    }
    return files;
}

}  // namespace lab
