#include "export/cpp_literals.hpp"

#include <algorithm>
#include <cmath>

#include "query/shapes.hpp"
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

template <class T>
std::vector<Field> literal_fields(T& shape) {
    if constexpr (requires { ShapeRow<T>::literal(shape); })
        return ShapeRow<T>::literal(shape);
    else
        return ShapeRow<T>::fields(shape);
}

/// The text of a field in braces; a vector of points gets braces of its own.
struct FieldText {
    const CppLiterals& literals;

    std::string operator()(const double* number) const { return literals.number(*number); }
    std::string operator()(const Vec2* vector) const { return literals.vector(*vector); }
    std::string operator()(const bool* truth) const { return *truth ? "true" : "false"; }
    std::string operator()(const TileRows*) const { return ""; }
    std::string operator()(const std::vector<Vec2>* points) const {
        std::string text;
        for (const Vec2 point : *points)
            text += (text.empty() ? "" : ", ") + literals.vector(point);
        return "{" + text + "}";
    }
};

std::string chain_text(const CppLiterals& literals, const Chain& chain) {
    const DistinctPoints distinct = distinct_points(chain, literals.scalar);
    if (!is_chain(distinct, chain)) return "";
    std::string points;
    for (const Vec2 point : distinct.points)
        points += (points.empty() ? "" : ", ") + literals.vector(point);
    return "isect::Chain<" + literals.type() + ">{std::vector<isect::Vec2<" + literals.type() +
           ">>{" + points + "}, isect::Ends::" + (chain.closed ? "closed" : "open") +
           ", isect::Sides::" + (chain.front_only ? "front" : "both") + "}";
}

std::string tile_text(const isect::Tile& tile) {
    const CppLiterals heights{Scalar::float_};
    if (tile == isect::solid_tile) return "isect::solid_tile";
    if (tile == isect::one_way_tile) return "isect::one_way_tile";
    return "isect::Tile{" + heights.number(static_cast<double>(tile.left)) + ", " +
           heights.number(static_cast<double>(tile.right)) + "}";
}

/// A tile map that looks up the letters of the scene.
std::string tiles_text(const CppLiterals& literals, const Tiles& tiles) {
    if (objection(tiles, literals.scalar)) return "";
    const std::string in(8, ' ');
    std::string rows, cases;
    for (const std::string& row : tiles.rows)
        rows += (rows.empty() ? "" : ",\n" + in + "    ") + cpp_string(row);
    for (const TileKind& kind : tile_kinds) {
        const bool is_there = rows.find(kind.letter) != std::string::npos;
        if (!is_there || kind.tile == isect::empty_tile) continue;
        const std::string letter = kind.letter == '\\' ? "\\\\" : std::string(1, kind.letter);
        cases.append(in).append("if (tile == '").append(letter).append("') return ");
        cases.append(tile_text(kind.tile)).append(";\n");
    }
    const std::string args =
        cases.empty() ? "(std::size_t, std::size_t)" : "(std::size_t column, std::size_t row)";
    std::string body;
    if (!cases.empty())
        body = in + "static constexpr const char* rows[] = {\n" + in + "    " + rows + "};\n" + in +
               "const char tile = rows[row][column];\n" + cases;
    return "isect::TileMap{" + literals.typed_vector(tiles.origin) + ", " +
           literals.typed_vector(tiles.cell) + ", " + std::to_string(tiles.columns()) + ", " +
           std::to_string(tiles.rows.size()) + ", []" + args + " {\n" + body + in +
           "return isect::empty_tile;\n    }}";
}

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
    if (const auto* chain = std::get_if<Chain>(&geometry)) return chain_text(*this, *chain);
    if (const auto* tiles = std::get_if<Tiles>(&geometry)) return tiles_text(*this, *tiles);
    const auto text = [this](auto shape) {
        using T = decltype(shape);
        if constexpr (std::is_same_v<T, Vec2>) return typed_vector(shape);
        std::string fields;
        for (const Field& field : literal_fields(shape))
            fields += (fields.empty() ? "" : ", ") + std::visit(FieldText{*this}, field.value);
        return std::string("isect::") + ShapeRow<T>::cpp_name + "<" + type() + ">{" + fields + "}";
    };
    return std::visit(text, geometry);
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
