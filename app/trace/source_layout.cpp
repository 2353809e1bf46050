#include "trace/source_layout.hpp"

#include <algorithm>

#include "trace/chip_text.hpp"
#include "trace/value_text.hpp"

namespace lab {

namespace {

constexpr std::size_t hanging = 4;        // columns by which wrapped rows are indented further
constexpr std::size_t before_values = 2;  // columns left empty before a line's values
constexpr std::size_t least_text = 32;    // minimum columns of text in a wrapped line
constexpr std::size_t narrow = 40;        // below this many columns, indents are halved

constexpr std::size_t room_for_number = fixed_width;
constexpr std::size_t room_for_pair = pair_width;
constexpr std::size_t room_for_rounds = 40;  // each with its subject

bool mentions(std::string_view text, std::string_view word) {
    return text.find(word) != std::string_view::npos;
}

/// Finds the end of the part of a line that fits: at a space, otherwise after a punctuation mark in
/// a long word, otherwise anywhere.
std::size_t break_at(std::string_view text, std::size_t begin, std::size_t columns) {
    if (text.size() - begin <= columns) return text.size();
    const std::size_t space = text.rfind(' ', begin + columns);
    if (space != std::string_view::npos && space > begin) return space;
    constexpr std::string_view marks = "(<,:.";
    const std::size_t mark = text.find_last_of(marks, begin + columns - 1);
    return mark != std::string_view::npos && mark > begin ? mark + 1 : begin + columns;
}

void add_rows(std::vector<SourceRow>& rows, int number, std::string_view text,
              std::size_t columns) {
    std::size_t begin = std::min(text.find_first_not_of(' '), text.size());
    const std::size_t share = columns < narrow ? 2 : 1;
    const std::size_t inset = begin / share;
    const std::size_t room = least_text / share;
    const bool fits = text.size() - begin + inset <= columns;
    const std::size_t deepest = fits ? inset : columns > room ? columns - room : 0;
    std::size_t indent = inset;
    bool first = true;
    const bool is_comment = text.substr(begin, 2) == "//";
    do {
        indent = std::min(indent, deepest);
        const std::size_t end = break_at(text, begin, columns - indent);
        rows.push_back({number, begin, end - begin, indent, first, false});
        begin = std::min(text.find_first_not_of(' ', end), text.size());
        indent = inset + hanging / share;
        // Wrapped comment text is indented past the slashes.
        if (is_comment) indent = inset + 3;
        first = false;
    } while (begin < text.size());
}

}  // namespace

std::size_t room_for_values(const Statement& statement, const Function& function) {
    if (statement.in_loop) return room_for_rounds;
    const std::string_view text = statement.text;
    const bool returns = text.starts_with("return");
    const std::string_view signature = function.signature_text;
    const std::string_view type = returns ? signature.substr(0, signature.find(function.name + "("))
                                          : text.substr(0, text.find(" = "));
    if (text.starts_with("if (") || mentions(type, "bool ")) return widest_flag(statement);
    for (const char* pair : {"Vec2<", "Interval<", "Hit<", "Closest<", "Sweep<", "Vec ", "Hit>"}) {
        if (mentions(type, pair)) return room_for_pair;
    }
    const bool declares = text.starts_with("const ") || returns;
    return declares ? room_for_number : room_for_pair;
}

std::vector<SourceRow> lay_out_source(const SourceFile& file, std::size_t columns) {
    std::vector<SourceRow> rows;
    for (std::size_t i = 0; i < file.lines.size(); ++i) {
        const int number = static_cast<int>(i) + 1;
        add_rows(rows, number, file.lines[i].text, columns);
        const Function* function = file.function_at(number);
        const Statement* statement = function != nullptr ? function->statement_at(number) : nullptr;
        if (statement == nullptr || statement->traced != number) continue;
        const SourceRow& last = rows.back();
        const std::size_t wanted =
            last.indent + last.size + before_values + room_for_values(*statement, *function);
        if (wanted > columns) {
            rows.push_back({number, file.lines[i].text.size(), 0, 0, false, false});
        }
        rows.back().values = true;
    }
    return rows;
}

}  // namespace lab
