#include "formula/formula.hpp"

#include <cmath>
#include <random>
#include <string>

#include "catch.hpp"
#include "text.hpp"

using namespace lab;
using Vector = isect::Vec2<double>;

namespace {

const Scope box_and_segment{{
    {"box.center", Vector{10, -4}},
    {"box.half", Vector{16, 8}},
    {"seg.start", Vector{-30, 2}},
    {"seg.delta", Vector{80, 0}},
    {"radius", 5.0},
    {"inside", false},
}};

Value value(const std::string& text) {
    return evaluate(read_formula(text), box_and_segment);
}
double number(const std::string& text) {
    return std::get<double>(value(text));
}
bool truth(const std::string& text) {
    return std::get<bool>(value(text));
}

/// What is wrong, with the column at which it stands, counted from 1.
std::string complaint(const std::string& text) {
    try {
        static_cast<void>(value(text));
        return "nothing";
    } catch (const FormulaError& error) {
        return std::to_string(error.place.begin + 1) + ": " + error.what();
    }
}

}  // namespace

TEST_CASE("an expression computes with the parts of named things", "[formula]") {
    CHECK(number("(box.center.x - box.half.x - seg.start.x) / seg.delta.x") == 24.0 / 80);
    CHECK(value("box.center - box.half") == Value(Vector{-6, -12}));
    CHECK(value("seg.start + 0.5 * seg.delta") == Value(Vector{10, 2}));
    CHECK(value("-(1, 2) / 2") == Value(Vector{-0.5, -1}));
    CHECK(number("(box.center + box.half).y") == 4);
    CHECK(number("2 * 3 - 8 / 4 / 2") == 5);
    CHECK(number("−3 × 2 · 2") == -12);
    CHECK(number("radius // the rest is a comment: 1 +") == 5);
}

TEST_CASE("an expression decides", "[formula]") {
    CHECK(truth("1 < 2 and 2 <= 2 and not (3 < 2)"));
    CHECK(truth("1 > 2 or 2 >= 2"));
    CHECK(truth("not inside"));
    CHECK(truth("seg.delta.y == 0 and seg.start != seg.delta"));
    CHECK(truth("1 ≤ 2 and 2 ≥ 1 and 1 ≠ 2"));
    CHECK(number("if seg.delta.y == 0 then inf else 1 / seg.delta.y") == HUGE_VAL);
    CHECK(number("if 1 < 0 then 1 else if 1 < 2 then 2 else 3") == 2);
    // `and` binds tighter than `or`.
    CHECK(truth("true or false and false"));
}

TEST_CASE("an expression calls functions", "[formula]") {
    CHECK(number("min(3, 1, 2)") == 1);
    CHECK(number("max(3, 1, 2)") == 3);
    CHECK(number("clamp(9, -1, 4)") == 4);
    CHECK(number("clamp(-9, -1, 4)") == -1);
    CHECK(number("abs(-2.5)") == 2.5);
    CHECK(number("sign(-7) + sign(3) + sign(0)") == 0);
    CHECK(number("sqrt(9) * length((3, 4))") == 15);
    CHECK(number("dot((1, 2), (3, 4))") == 11);
    CHECK(number("cross((1, 2), (3, 4))") == -2);
}

TEST_CASE("an expression follows the rules of double", "[formula]") {
    CHECK(number("1 / 0") == HUGE_VAL);
    CHECK(number("-1 / 0") == -HUGE_VAL);
    CHECK(std::isnan(number("0 / 0")));
    CHECK(std::isnan(number("sqrt(-1)")));
    CHECK_FALSE(truth("0 / 0 == 0 / 0"));
    CHECK_FALSE(truth("0 / 0 < 1"));
    CHECK(truth("0 / 0 != 0"));
    // Where one of two numbers is NaN, min and max return the first, as in C++.
    CHECK(number("min(2, 0 / 0)") == 2);
    CHECK(std::isnan(number("max(0 / 0, 2)")));
    CHECK(number("1e308 * 10") == HUGE_VAL);
    CHECK(std::signbit(number("-0")));
}

TEST_CASE("an error says what is wrong, and where", "[formula]") {
    CHECK(complaint("1 +") == "4: Something is missing at the end of this line.");
    CHECK(complaint("(1 + 2") == "7: A closing bracket is missing.");
    CHECK(complaint("1 + 2)") == "6: This closing bracket has no opening one.");
    CHECK(complaint("1 * * 2") == "5: A number or a name is missing before this.");
    CHECK(complaint("1 2") == "3: Something is missing before this: an operator, such as + or *.");
    CHECK(complaint("2radius") == "2: Write * between a number and a name.");
    CHECK(complaint("1,5") == "2: A comma stands only between brackets. Write 1.5 for a fraction.");
    CHECK(complaint("1 < 2 && 2 < 3") == "7: Write and instead of &&.");
    CHECK(complaint("1 = 2").substr(0, 24) == "3: Write == to compare. ");
    CHECK(complaint("1 < 2 < 3") == "7: Compare two at a time: a < b and b < c.");
    CHECK(complaint("5 § 2") == "3: The character § has no meaning here.");
    CHECK(complaint("1 + 2;") == "6: Leave out the semicolon: each line is one value.");
    CHECK(complaint("v[0]").starts_with("2: Write (x, y) for a vector"));
    CHECK(complaint("1 + near") == "5: Nothing is named near.");
    CHECK(complaint("box.center.z") == "1: Nothing is named box.center.z.");
    CHECK(complaint("root(2)") == "1: No function is named root.");
    CHECK(complaint("clamp(1)") == "1: Write it as clamp(value, least, most).");
    CHECK(complaint("min()") == "1: Write it as min(a, b).");
    CHECK(complaint("if 1 < 2 then 3") ==
          "16: Write else and what the value is otherwise: if a then b else c.");
    CHECK(complaint("if 1 < 2 then 3 else true") ==
          "1: The value would be a number after then, but true or false after else.");
    CHECK(complaint("box.center + 1").substr(0, 46) ==
          "12: + needs two numbers or two vectors. For on");
    CHECK(complaint("box.center * box.half").substr(0, 34) == "12: Two vectors can't be multiplie");
    CHECK(complaint("1 and 2 < 3") ==
          "3: and needs conditions, such as a < b, and this is a number.");
    CHECK(complaint("box.half < 3") == "10: A comparison needs numbers, and this is a vector.");
    CHECK(complaint("abs(box.half)") == "1: abs needs numbers, and this is a vector.");
    CHECK(complaint("radius.x") == "1: Nothing is named radius.x.");
    CHECK(complaint("(radius + 1).x") == "14: Only a vector has parts, and this is a number.");
    CHECK(complaint("1 + ___") == "5: Fill in the blank.");
}

// It said "The character { has no meaning here" for a pasted function.
TEST_CASE("an error in pasted code says how to write values", "[formula]") {
    for (const char* pasted : {"function raycast(seg, box) {", "if (t > 1) { return null; }",
                               "  };", "template <class T> struct Hit { T time; };"}) {
        CAPTURE(pasted);
        CHECK(contains(complaint(pasted),
                       ": Blocks in { } of C++ or JavaScript can't be read here. Write each value "
                       "on a line of its own, as in t = "));
    }
    CHECK(number("1 + 2 // as in { t }") == 3);
}

TEST_CASE("an expression can be neither endless nor endlessly deep", "[formula]") {
    CHECK(complaint(std::string(100000, '(')).find("too long") != std::string::npos);
    CHECK(complaint(std::string(900, '(')).find("nested too deeply") != std::string::npos);
    CHECK(complaint(std::string(900, '-')).find("nested too deeply") != std::string::npos);
    std::string nots, ifs, sum = "1";
    for (int i = 0; i < 200; ++i) nots += "not ";
    for (int i = 0; i < 70; ++i) ifs += "if true then ";
    for (int i = 0; i < 400; ++i) sum += "+1";
    CHECK(complaint(nots + "true").find("nested too deeply") != std::string::npos);
    CHECK(complaint(ifs).find("nested too deeply") != std::string::npos);
    CHECK(number(sum) == 401);
    CHECK(number(std::string(40, '(') + "7" + std::string(40, ')')) == 7);
}

TEST_CASE("nonsense is an error, and never more", "[formula]") {
    std::mt19937 random(7);
    const std::string_view letters =
        "01.9ex_()+-*/<>=!&|,ifthenelsenotandor \tbox.half.x\xE2\x88\x92§";
    int read = 0;
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (auto size = random() % 24; size > 0; --size)
            text += letters[random() % letters.size()];
        try {
            static_cast<void>(value(text));
            ++read;
        } catch (const FormulaError& error) {
            CHECK(error.place.begin <= text.size());
            CHECK(std::string(error.what()).back() == '.');
        }
    }
    // Some of it makes sense.
    CHECK(read > 40);
}
