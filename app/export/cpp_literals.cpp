#include "export/cpp_literals.hpp"

#include <algorithm>
#include <cmath>

#include "scene/names.hpp"
#include "scene/text.hpp"
#include "scene/writer.hpp"

namespace lab {
namespace {

/// The C++20 keywords that could also be names of shapes, and the names that the exported code
/// uses.
const Names& taken_names() {
    static const Names names = {
        "alignas",       "alignof",     "and",        "and_eq",   "asm",       "auto",
        "bitand",        "bitor",       "bool",       "break",    "case",      "catch",
        "char",          "class",       "compl",      "concept",  "const",     "consteval",
        "constexpr",     "constinit",   "const_cast", "continue", "co_await",  "co_return",
        "co_yield",      "decltype",    "default",    "delete",   "do",        "double",
        "dynamic_cast",  "else",        "enum",       "explicit", "export",    "extern",
        "false",         "float",       "for",        "friend",   "goto",      "if",
        "inline",        "int",         "long",       "mutable",  "namespace", "new",
        "noexcept",      "not",         "not_eq",     "nullptr",  "operator",  "or",
        "or_eq",         "private",     "protected",  "public",   "register",  "reinterpret_cast",
        "requires",      "return",      "short",      "signed",   "sizeof",    "static",
        "static_assert", "static_cast", "struct",     "switch",   "template",  "this",
        "thread_local",  "throw",       "true",       "try",      "typedef",   "typeid",
        "typename",      "union",       "unsigned",   "using",    "virtual",   "void",
        "volatile",      "wchar_t",     "while",      "xor",      "xor_eq",    "char8_t",
        "char16_t",      "char32_t",    "assert",     "answer",   "obstacles", "isect",
        "std",           "main",        "linux",      "unix",     "errno",     "stdin",
        "stdout",        "stderr",      "crowd",      "asker",    "each",      "found"};
    return names;
}

struct ShapeText {
    const CppLiterals& literals;

    std::string typed(const char* name, const std::string& fields) const {
        return std::string("isect::") + name + "<" + literals.type() + ">{" + fields + "}";
    }
    std::string operator()(Vec2 point) const { return literals.typed_vector(point); }
    std::string operator()(const Segment& segment) const {
        return typed("Segment",
                     literals.vector(segment.start) + ", " + literals.vector(segment.delta));
    }
    std::string operator()(const Aabb& box) const {
        return typed("Aabb", literals.vector(box.center) + ", " + literals.vector(box.half));
    }
    std::string operator()(const Circle& circle) const {
        return typed("Circle",
                     literals.vector(circle.center) + ", " + literals.number(circle.radius));
    }
    std::string operator()(const Capsule& capsule) const {
        return typed("Capsule", literals.vector(capsule.start) + ", " +
                                    literals.vector(capsule.delta) + ", " +
                                    literals.number(capsule.radius));
    }
    /// Writes the rotated points, since the library's polygons have no angle.
    std::string operator()(const Polygon& polygon) const {
        std::string points;
        for (const Vec2 point : turned_points(polygon))
            points += (points.empty() ? "" : ", ") + literals.vector(point);
        return typed("Polygon", literals.vector(polygon.pos) + ", {" + points + "}, " +
                                    literals.number(polygon.radius));
    }
    std::string operator()(const Range& range) const {
        return typed("Interval", literals.number(range.min) + ", " + literals.number(range.max));
    }
};

}  // namespace

std::string CppLiterals::type() const {
    return name_of(scalar);
}

std::string CppLiterals::number(double value) const {
    if (std::isinf(value))
        return std::string(value < 0 ? "-" : "") + "std::numeric_limits<" + type() +
               ">::infinity()";
    std::string text = scalar_text(value, scalar);
    if (text.find_first_of(".e") == std::string::npos) text += ".0";
    return scalar == Scalar::float_ ? text + "F" : text;
}

std::string CppLiterals::vector(Vec2 value) const {
    return "{" + number(value.x) + ", " + number(value.y) + "}";
}

std::string CppLiterals::typed_vector(Vec2 value) const {
    return "isect::Vec2<" + type() + ">" + vector(value);
}

std::string CppLiterals::shape(const Geometry& geometry) const {
    return std::visit(ShapeText{*this}, geometry);
}

std::string cpp_name(const std::string& name) {
    // A taken name that already has underscores at its end gets one more, so that names stay
    // unique.
    const std::size_t last = name.find_last_not_of('_');
    return index_of(taken_names(), name.substr(0, last + 1)) ? name + "_" : name;
}

std::string cpp_string(const std::string& text) {
    std::string quoted = "\"";
    for (const char c : visible_text(text)) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += c;
    }
    return quoted + "\"";
}

std::string cpp_comment(const std::string& text) {
    std::string line = "// " + visible_text(text);
    // A backslash at the end, even before spaces, would continue the comment in the next line.
    const std::size_t last = line.find_last_not_of(' ');
    if (line[last] == '\\') line += '.';
    return line + "\n";
}

}  // namespace lab
