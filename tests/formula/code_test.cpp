#include "formula/code.hpp"

#include "catch.hpp"

using namespace lab;
using Vector = isect::Vec2<double>;

namespace {

const Scope code_scope{{{"seg.start", Vector{-40, 3}}, {"seg.delta", Vector{80, 0}}, {"r", 2.0}}};

/// The function without what stands before it.
std::string function_of(const std::string& text, CodeLanguage language,
                        const std::vector<std::string>& results = {"a"}) {
    const Page page = read_page(text);
    const std::string code =
        code_of(page, code_scope, evaluate(page, code_scope), results, language);
    return code.substr(code.find(language == CodeLanguage::cpp ? "inline Answer" : "function"));
}

/// The expression of the last line.
std::string code_for(const std::string& text, CodeLanguage language) {
    const std::string code = function_of("a = " + text, language);
    const std::size_t at = code.find("a = ") + 4;
    return code.substr(at, code.find(";\n") - at);
}

}  // namespace

TEST_CASE("a page becomes a C++ function", "[formula][page]") {
    CHECK(function_of("near = (-20 - seg.start.x) / seg.delta.x\n"
                      "place = seg.start + near * seg.delta\n"
                      "hit = near < 1 and not (place.y > r)",
                      CodeLanguage::cpp, {"hit", "place"}) ==
          "inline Answer answer(double r, Vec2 seg_delta, Vec2 seg_start) {\n"
          "    const double near = (-20.0 - seg_start.x) / seg_delta.x;\n"
          "    const Vec2 place = seg_start + near * seg_delta;\n"
          "    const bool hit = near < 1.0 && !(place.y > r);\n"
          "    return {hit, place};\n"
          "}\n\n"
          "}  // namespace page\n");
}

TEST_CASE("a page becomes a JavaScript function", "[formula][page]") {
    CHECK(function_of("near = (-20 - seg.start.x) / seg.delta.x\n"
                      "place = seg.start + near * seg.delta\n"
                      "hit = if near < 1 then place.y < r else false",
                      CodeLanguage::javascript, {"hit"}) ==
          "function answer({r, seg_delta, seg_start}) {\n"
          "    const near = (-20 - seg_start.x) / seg_delta.x;\n"
          "    const place = add(seg_start, scaled(seg_delta, near));\n"
          "    const hit = near < 1 ? place.y < r : false;\n"
          "    return {hit: hit};\n"
          "}\n");
}

TEST_CASE("code keeps the order of operations", "[formula][page]") {
    constexpr auto cpp = CodeLanguage::cpp, javascript = CodeLanguage::javascript;
    CHECK(code_for("1 - (2 - 3)", cpp) == "1.0 - (2.0 - 3.0)");
    CHECK(code_for("1 - 2 - 3", cpp) == "1.0 - 2.0 - 3.0");
    CHECK(code_for("1 / 2 * 3", cpp) == "1.0 / 2.0 * 3.0");
    CHECK(code_for("-(-r)", cpp) == "-(-r)");
    CHECK(code_for("(1 < 2 or 2 < 3) and 3 < 4", cpp) == "(1.0 < 2.0 || 2.0 < 3.0) && 3.0 < 4.0");
    CHECK(code_for("1 < 2 or 2 < 3 and 3 < 4", cpp) == "1.0 < 2.0 || (2.0 < 3.0 && 3.0 < 4.0)");
    CHECK(code_for("1 + (if 1 < 2 then 3 else 4)", cpp) == "1.0 + (1.0 < 2.0 ? 3.0 : 4.0)");
    CHECK(code_for("min(1, 2, 3)", cpp) == "min(min(1.0, 2.0), 3.0)");
    CHECK(code_for("-inf", cpp) == "-std::numeric_limits<double>::infinity()");
    CHECK(code_for("-inf", javascript) == "-Infinity");
    CHECK(code_for("(1, r).x", cpp) == "Vec2{1.0, r}.x");
    CHECK(code_for("seg.start != (1, 2)", javascript) == "!same(seg_start, ({x: 1, y: 2}))");
    CHECK(code_for("0x1.8p-3", javascript) == "0.1875");
}

TEST_CASE("code avoids the words of a language", "[formula][page]") {
    CHECK(function_of("new = 1\nseg_start = seg.start\na = seg_start.x + new", CodeLanguage::cpp) ==
          "inline Answer answer(Vec2 seg_start_) {\n"
          "    const double new_ = 1.0;\n"
          "    const Vec2 seg_start = seg_start_;\n"
          "    const double a = seg_start.x + new_;\n"
          "    return {a};\n"
          "}\n\n"
          "}  // namespace page\n");
    CHECK_THROWS_AS(function_of("a = ___", CodeLanguage::cpp), FormulaError);
}
