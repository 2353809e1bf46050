// Titles with syntax of the languages that they are exported to. None may become code, end a
// comment line early, or control a terminal.
#include <algorithm>
#include <string>
#include <vector>

#include "catch.hpp"
#include "export/text_export.hpp"
#include "motion/timeline.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "scene/json_tree.hpp"
#include "scene/reader.hpp"
#include "scene/text.hpp"
#include "scene/writer.hpp"
#include "text.hpp"

using namespace lab;

namespace {

const std::vector<std::string> hostile_titles = {
    "a\nint evil = 1;",
    "a\rint evil = 1;",
    "a\r\nb",
    "ends in a backslash\\",
    "and in blanks \\ \t ",
    "\\",
    "\") { evil(); } TEST_CASE(\"",
    "*/ int evil = 1; /*",
    "<script>alert(1)</script>",
    "</title></svg>]]>&amp;<![CDATA[",
    "`rm -rf /` $(evil) %n",
    "\x1b[2J\x1b]0;evil\x07",
    std::string("a\0b", 3),
    "\x7f\xc2\x9b\x33\x31m",
    "one\xe2\x80\xa8two\xe2\x80\xa9three\xc2\x85\x66our",
    "\xe2\x80\xae evil",
    "\xef\xbf\xbe\xef\xbf\xbf"};

Evaluation moment_of(const std::string& title) {
    Scene scene = read_case("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)");
    scene.title = title;
    Timeline timeline;
    return evaluate(scene, 0, timeline);
}

std::vector<std::string> lines_of_text(const std::string& text) {
    std::vector<std::string> lines(1);
    for (const char c : text) {
        if (c == '\n') {
            lines.emplace_back();
        } else {
            lines.back() += c;
        }
    }
    return lines;
}

/// Characters that control terminals, end lines or reverse the text direction, except line breaks.
bool hides_something(const std::string& text) {
    return visible_lines(text) != text;
}

std::string exported(const char* form, const std::string& title) {
    return text_export(form)->text(moment_of(title));
}

std::string svg_of(const std::string& title) {
    constexpr Pt size{640, 400};
    SvgCanvas canvas(size, title);
    draw_picture(canvas, moment_of(title), size, Theme::dark, {});
    return canvas.document();
}

}  // namespace

TEST_CASE("no title injects code into an exported test", "[share]") {
    for (const char* form : {"catch2", "googletest", "assert", "cpp"}) {
        const auto plain = lines_of_text(exported(form, "Case"));
        for (const std::string& title : hostile_titles) {
            const std::string text = exported(form, title);
            INFO(form << "\n" << visible_lines(text));
            CHECK_FALSE(hides_something(text));
            const auto lines = lines_of_text(text);
            CHECK(lines.size() == plain.size());
            // A comment line that ends with a backslash continues on the next line.
            for (const std::string& line : lines) {
                const std::size_t last = line.find_last_not_of(" \t");
                CHECK((last == std::string::npos || line[last] != '\\'));
            }
        }
    }
}

TEST_CASE("a title is exported as a C++ string with the same text", "[share]") {
    CHECK(contains(exported("catch2", "a \"b\" \\n"), "TEST_CASE(\"a \\\"b\\\" \\\\n\") {\n"));
    CHECK(contains(exported("catch2", "a\nb"), "TEST_CASE(\"a\\\\nb\") {\n"));
    CHECK(contains(exported("assert", "a\nb"), "// a\\nb\nint main() {\n"));
    CHECK(contains(exported("cpp", "Fünf"), "// Fünf\nint main() {\n"));
}

TEST_CASE("JSON brings every title back, without a control character", "[share]") {
    for (const std::string& title : hostile_titles) {
        const std::string scene = exported("scene", title);
        const std::string results = exported("json", title);
        INFO(visible_lines(scene));
        const JsonValue read = parse_json(scene, "scene"), said = parse_json(results, "results");
        CHECK(std::get<std::string>(read.find("title")->value) == title);
        CHECK(std::get<std::string>(said.find("scene")->value) == title);
        for (const std::string& line : lines_of_text(scene + results)) CHECK(is_plain_text(line));
    }
    // A file name may not be valid text.
    CHECK(json_string("a\xff\xc3") == "\"a\xef\xbf\xbd\xef\xbf\xbd\"");
}

TEST_CASE("no title breaks out of its field in a case line", "[share]") {
    for (const std::string& title : hostile_titles) {
        const std::string line = exported("case", title);
        CHECK(lines_of_text(line).size() == 2);
        CHECK_FALSE(hides_something(line));
        if (is_plain_text(title)) {
            CHECK(read_case(line).title == title);
        } else {
            CHECK_THROWS_AS(read_case(line), CaseError);
        }
    }
    CHECK_THROWS_AS(read_case("isect1 @title=%FF"), CaseError);
}

TEST_CASE("no title is more than text in an SVG", "[share]") {
    const auto elements = [](const std::string& svg) {
        return std::count(svg.begin(), svg.end(), '<');
    };
    const auto plain = elements(svg_of("Case"));
    for (const std::string& title : hostile_titles) {
        const std::string svg = svg_of(title);
        INFO(visible_lines(svg).substr(0, 1000));
        CHECK(elements(svg) == plain);
        // XML allows neither control characters nor bytes that are no characters.
        for (const std::string& line : lines_of_text(svg)) CHECK(is_plain_text(line));
    }
    CHECK(contains(svg_of("a & b < c"), "<title>a &amp; b &lt; c</title>"));
    CHECK(contains(svg_of("\x1b[2J"), "<title>\\x1b[2J</title>"));
}
