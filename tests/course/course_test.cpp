#include "course/course.hpp"

#include <algorithm>
#include <map>
#include <sstream>

#include "catch.hpp"
#include "course/figure.hpp"
#include "course/markup.hpp"
#include "course/pages.hpp"
#include "course/tags.hpp"
#include "scene/case_line.hpp"
#include "scene/case_link.hpp"
#include "scene/case_words.hpp"
#include "scene/text.hpp"
#include "text.hpp"
#include "workspace/scenes.hpp"

using namespace lab;
using lab::testing::fault_of_tags;
using lab::testing::values_of;

namespace {

const std::vector<Lesson>& lessons() {
    static const std::vector<Lesson> all = built_in_lessons(built_in_scenes());
    return all;
}

std::map<std::string, std::string> made(const std::vector<Lesson>& some) {
    static const std::vector<Entry> scenes = built_in_scenes();
    std::map<std::string, std::string> files;
    for (CourseFile& file : course_files(some, first_page(source_of(scenes))))
        REQUIRE(files.emplace(file.path, std::move(file.bytes)).second);
    return files;
}

const std::map<std::string, std::string>& course() {
    static const std::map<std::string, std::string> files = made(lessons());
    return files;
}

bool is_page(const std::string& path) {
    return path.ends_with(".html");
}

/// Whether a page has each line of a text.
bool has_lines(const std::string& page, const std::string& text) {
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);)
        if (!contains(page, xml_text(line))) return false;
    return true;
}

/// The part of a page from an anchor to the end of its section.
std::string section_of(const std::string& page, const std::string& heading) {
    const std::size_t title = page.find(">" + xml_text(heading) + "</a></h2>");
    if (title == std::string::npos) return {};
    const std::size_t begin = page.rfind("<section", title);
    return page.substr(begin, page.find("</section>", begin) - begin);
}

/// What the reader has to predict; null if nothing.
const Prediction* prediction_of(const LessonStep& step) {
    return step.task ? std::get_if<Prediction>(&*step.task) : nullptr;
}

/// Whether a section has a link to a case.
bool opens_case(const std::string& section, const std::string& wanted) {
    const std::vector<std::string> links = values_of(section, "href");
    return std::any_of(links.begin(), links.end(), [&](const std::string& link) {
        const std::size_t hash = link.find("#isect1");
        return hash != std::string::npos &&
               write_case(read_case(case_of_fragment(link.substr(hash + 1)))) == wanted;
    });
}

bool is_step(const std::string& address) {
    return std::any_of(lessons().begin(), lessons().end(), [&](const Lesson& lesson) {
        for (std::size_t i = 1; i <= lesson.steps.size(); ++i)
            if (address == lesson.id + "/" + std::to_string(i)) return true;
        return false;
    });
}

/// Whether a link leads to a file, a place in it, or something that the lab opens.
bool leads_somewhere(const std::string& from, const std::string& link) {
    const std::size_t hash = link.find('#');
    const std::string fragment = hash == std::string::npos ? "" : link.substr(hash + 1);
    const std::string path = hash == 0 ? from : link.substr(0, hash);
    if (path == lab_page) {
        if (fragment.empty() || is_step(fragment)) return true;
        read_case(case_of_fragment(fragment));
        return true;
    }
    const auto file = course().find(path);
    if (file == course().end()) return false;
    return fragment.empty() || contains(file->second, " id=\"" + fragment + "\"");
}

Lesson lesson_named(const std::string& name, const std::string& text) {
    static const std::vector<Entry> scenes = built_in_scenes();
    return read_lesson(text, "lessons/01-" + name + ".md", source_of(scenes));
}

Lesson lesson_of(const std::string& text) {
    return lesson_named("mine", text);
}

}  // namespace

TEST_CASE("every step of every lesson is on its page, with all of its text", "[course]") {
    REQUIRE(lessons().size() > 20);
    for (const Lesson& lesson : lessons()) {
        const std::string& page = course().at(lesson.id + ".html");
        CHECK(contains(page, "<h1>" + xml_text(lesson.title) + "</h1>"));
        for (const LessonStep& step : lesson.steps) {
            INFO(lesson.id << ": " << step.heading);
            const std::string section = section_of(page, step.heading);
            REQUIRE_FALSE(section.empty());
            for (const Block& block : step.words)
                for (const Span& span : block.spans) CHECK(has_lines(section, span.text));
            CHECK(contains(section, xml_text(step.hint)));
            CHECK(contains(section, xml_text(step.done)));
            if (step.page) CHECK(contains(section, html_of_code(step.page->lines)));
            CHECK(values_of(section, "srcset").size() == 1);
        }
    }
}

TEST_CASE("every figure opens the scene of its step in the lab, to the last bit", "[course]") {
    for (const Lesson& lesson : lessons()) {
        for (const LessonStep& step : lesson.steps) {
            if (prediction_of(step) != nullptr || step.recording) continue;
            INFO(lesson.id << ": " << step.heading);
            const std::string section = section_of(course().at(lesson.id + ".html"), step.heading);
            CHECK(opens_case(section, write_case(step.scene)));
        }
    }
}

TEST_CASE("a figure of a prediction or a recording opens the step, which has more than a case",
          "[course]") {
    std::size_t asked = 0;
    for (const Lesson& lesson : lessons()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const LessonStep& step = lesson.steps[i];
            if (prediction_of(step) == nullptr && !step.recording) continue;
            ++asked;
            INFO(lesson.id << ": " << step.heading);
            const std::string section = section_of(course().at(lesson.id + ".html"), step.heading);
            CHECK_FALSE(opens_case(section, write_case(step.scene)));
            CHECK(contains(section, "<a class=\"live\" href=\"" + std::string(lab_page) + "#" +
                                        lesson.id + "/" + std::to_string(i + 1) + "\""));
        }
    }
    CHECK(asked > 8);
}

TEST_CASE("the tags of all pages and figures nest", "[course]") {
    CHECK_FALSE(fault_of_tags("<p><b>no</p>").empty());
    CHECK_FALSE(fault_of_tags("<p class=\"no>text</p>").empty());
    CHECK_FALSE(fault_of_tags("<svg><g></svg>").empty());
    std::size_t figures = 0;
    for (const auto& [path, bytes] : course()) {
        INFO(path);
        const bool is_figure = path.ends_with(".svg");
        if (!is_figure && !is_page(path)) continue;
        CHECK(fault_of_tags(bytes).empty());
        figures += is_figure && path != "icon.svg" ? 1 : 0;
    }
    std::size_t steps = 3;  // of the first page
    for (const Lesson& lesson : lessons()) steps += lesson.steps.size();
    CHECK(figures == 2 * steps);
}

TEST_CASE("every link in the course leads somewhere", "[course]") {
    CHECK_FALSE(leads_somewhere("index.html", "no.html"));
    CHECK_FALSE(leads_somewhere("index.html", "#no"));
    CHECK_FALSE(leads_somewhere("slabs.html", "index.html#no"));
    CHECK_THROWS(leads_somewhere("slabs.html", std::string(lab_page) + "#slabs/99"));
    for (const auto& [path, bytes] : course()) {
        if (!is_page(path)) continue;
        for (const char* attribute : {"href", "src", "srcset"}) {
            for (const std::string& link : values_of(bytes, attribute)) {
                INFO(path << " has " << attribute << " " << link);
                CHECK(leads_somewhere(path, link));
            }
        }
    }
}

TEST_CASE("the anchors of a page differ", "[course]") {
    const Lesson lesson = lesson_of(
        "# Mine\n\n## Twice\n\n```lab\nscene: one-axis\n```\n\n## Twice\n\n```lab\nscene: "
        "one-axis\n```\n\n## Zwei Äste\n\n```lab\nscene: one-axis\n```\n\n## "
        "Ω\n\n```lab\nscene: one-axis\n```\n");
    const std::string page = made({lesson}).at("mine.html");
    for (const char* anchor : {"twice", "twice-2", "zwei-ste", "step"}) {
        INFO(anchor);
        CHECK(contains(page, "<section id=\"" + std::string(anchor) + "\">"));
        CHECK(contains(page, "href=\"#" + std::string(anchor) + "\""));
    }
}

TEST_CASE("a figure whose answer the reader has to predict doesn't show it", "[course]") {
    const std::string& page = course().at("slabs.html");
    CHECK_FALSE(contains(section_of(page, "Where will it go in?"), "figcaption"));
    CHECK(contains(section_of(page, "One slab"), "<figcaption>"));
    // The first page shows the same scene at the same time.
    CHECK(contains(course().at("figures/first-page-1-dark.svg"), ">normal<"));
    CHECK_FALSE(contains(course().at("figures/slabs-4-dark.svg"), ">normal<"));
}

// Eight figures drew the whole segment beside a text that says that they show only its start.
TEST_CASE("a figure without a path says nothing about where it leads", "[course]") {
    std::size_t hidden = 0;
    for (const Lesson& lesson : lessons()) {
        for (std::size_t i = 0; i < lesson.steps.size(); ++i) {
            const Prediction* asked = prediction_of(lesson.steps[i]);
            if (asked == nullptr || asked->without.empty()) continue;
            ++hidden;
            const std::string name = figure_name(lesson, i);
            LessonStep other = lesson.steps[i];
            Geometry& hides = find_shape(other.scene, asked->without)->geometry;
            std::get<Segment>(hides).delta = {-3, 7};
            for (const CourseFile& figure : figure_files(other, name)) {
                INFO(figure.path);
                CHECK(course().at(figure.path) == figure.bytes);
            }
        }
    }
    CHECK(hidden >= 8);
}

TEST_CASE("the text of a lesson can't become a part of the page", "[course]") {
    const Lesson lesson = lesson_of(
        "# A < B & C\n\nOne `<b>`.\n\n## <script> \"now\"\n\n1. First\n2. Second & third\n\n- "
        "*Last*\n\n```lab\nscene: one-axis\n```\n");
    const auto files = made({lesson});
    const std::string& page = files.at("mine.html");
    CHECK(fault_of_tags(page).empty());
    CHECK(contains(page, "<title>A &lt; B &amp; C · Intersect Lab</title>"));
    CHECK(contains(page, "<p>One <code>&lt;b&gt;</code>.</p>"));
    CHECK(contains(page, ">&lt;script&gt; &quot;now&quot;</a></h2>"));
    CHECK(contains(page,
                   "<ol>\n<li>First</li>\n<li>Second &amp; third</li>\n</ol>\n"
                   "<ul>\n<li><em>Last</em></li>\n</ul>\n"));
    CHECK(contains(files.at("index.html"), "A &lt; B &amp; C"));
}

// The name of a lesson's file was written into the pages as it was.
TEST_CASE("no text of a lesson can become a part of a page, and no name of a file", "[course]") {
    const std::vector<std::string> hostile{"a\"><img src=x onerror=alert(1)>",
                                           "b' onload='alert(1)",
                                           "c&quot;<script>alert(1)</script>",
                                           "d #1?x=%22%3E&y",
                                           "e javascript:alert(1)",
                                           "f, 2x \\ ../g",
                                           "ü — 日本\u202e"};
    const std::string any_lesson =
        "# ^\n\n^\n\n## ^\n\n^\n\n- ^\n\n> ^\n\n`^`\n\n```\n^\n```\n\n"
        "```case ^\nisect1 a:point(0,0) b:aabb(0,0;1,1) overlaps(a,b) @title=|\n```\n\n"
        "```lab\nscene: one-axis\ntask: a.min > 900000000\nhint: ^\ndone: ^\n```\n";
    std::vector<Lesson> lessons;
    lessons.reserve(hostile.size());
    for (const std::string& text : hostile) {
        const std::string titled = with_marks(any_lesson, '|', escaped(text));
        lessons.push_back(lesson_named(text, with_marks(titled, '^', text)));
    }
    const auto files = made(lessons);
    for (const auto& [path, bytes] : files) {
        if (!is_page(path) && !path.ends_with(".svg")) continue;
        INFO(path << "\n" << bytes);
        CHECK(fault_of_tags(bytes).empty());
        for (const char* code : {"<img src=x", "<script>", "\"javascript:"})
            CHECK_FALSE(contains(bytes, code));
        for (const char* attribute : {"href", "src", "srcset"}) {
            for (const std::string& link : values_of(bytes, attribute)) {
                CHECK(link.find_first_of("<>\"' \\") == std::string::npos);
                const std::string to = link.substr(0, link.find('#'));
                if (to.empty() || to == lab_page) continue;
                CHECK(files.count(unescaped(to).value_or("")) == 1);
            }
        }
    }
    for (const Lesson& lesson : lessons)
        CHECK(contains(files.at(lesson.id + ".html"),
                       std::string(lab_page) + "#" + escaped(lesson.id) + "/1\""));
}

TEST_CASE("the course is the same bytes each time that it is made", "[course]") {
    CHECK(made(lessons()) == course());
}

TEST_CASE("the colours of the course are the lab's", "[course]") {
    const std::string& style = course().at("course.css");
    CHECK(contains(style, "--ground: #eef0f2;"));
    CHECK(contains(style,
                   "(prefers-color-scheme: dark) {\n:root { color-scheme: dark; "
                   "--ground: #101316;"));
}
