#include "formula/page.hpp"

#include <algorithm>

#include "formula/functions.hpp"

namespace lab {

namespace {

/// Names that mean something in an expression already.
bool is_reserved(std::string_view name) {
    for (const char* word : {"true", "false", "pi", "inf"})
        if (name == word) return true;
    return is_formula_word(name) || formula_function(name) != nullptr;
}

void check_name(const Sign& sign) {
    if (sign.kind == SignKind::blank) {
        FormulaError error(sign.place, "Fill in the blank.");
        error.is_blank = true;
        throw error;
    }
    if (sign.kind != SignKind::name)
        throw FormulaError(sign.place, "Begin the line with a name: near_x = …");
    if (is_reserved(sign.text))
        throw FormulaError(sign.place,
                           sign.text + " has a meaning of its own. Choose another name.");
    if (sign.text.find('.') != std::string::npos)
        throw FormulaError(sign.place,
                           "The name of a line has no parts: write near_x, not near.x.");
}

bool may_name_a_line(const Sign& sign) {
    return sign.kind == SignKind::name && !is_reserved(sign.text) &&
           sign.text.find('.') == std::string::npos;
}

PageLine read_line(std::string_view text) {
    PageLine line{std::string(text), ""};
    try {
        const std::vector<Sign> signs = signs_of(text);
        if (signs.size() == 1) return line;
        const bool has_name =
            signs.size() > 2 && signs[1].kind == SignKind::sign && signs[1].text == "=";
        if (!has_name) {
            if (signs.size() == 2 && signs[0].kind == SignKind::blank) check_name(signs[0]);
            if (signs.size() == 2 && may_name_a_line(signs[0]))
                throw FormulaError(signs[0].place,
                                   "Give " + signs[0].text + " a value: " + signs[0].text + " = …");
            throw FormulaError(signs.front().place, "Give the line a name: near_x = …");
        }
        check_name(signs[0]);
        line.name = signs[0].text;
        if (signs.size() == 3)
            throw FormulaError(signs[2].place, "Something is missing after the = sign.");
        line.formula = read_formula(signs, 2);
    } catch (const FormulaError& error) {
        line.error = error;
    }
    return line;
}

/// A name means one thing on a page.
void refuse_second_use(const Page& page, PageLine& line) {
    if (line.name.empty() || line.error || page.line_of(line.name) == nullptr) return;
    line.formula.reset();
    line.error = FormulaError({line.text.find(line.name), line.name.size()},
                              "An earlier line is already named " + line.name + ".");
}

LineValue value_of_line(const PageLine& line, const Scope& scope) {
    if (line.error) return {{}, line.error};
    if (!line.formula) return {};
    if (scope.find(line.name) != nullptr)
        return {{},
                FormulaError({line.text.find(line.name), line.name.size()},
                             line.name + " is given. Choose another name.")};
    try {
        return {evaluate(*line.formula, scope), {}};
    } catch (const FormulaError& error) {
        return {{}, error};
    }
}

/// Says why a name isn't known, if the page has a line with this name.
void explain_unknown(const Page& page, std::size_t line, FormulaError& error) {
    const std::string name = error.unknown.substr(0, error.unknown.find('.'));
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        if (name.empty() || page.lines[i].name != name) continue;
        const Stretch place{error.place.begin, name.size()};
        const bool is_later = i >= line;
        error = FormulaError(place, i == line ? "A line can't use its own name."
                                    : is_later
                                        ? name + " gets its value further down. Move that line up."
                                        : name + " has no value yet.");
        error.is_blank = !is_later;
        return;
    }
}

}  // namespace

const PageLine* Page::line_of(std::string_view name) const {
    for (const PageLine& line : lines)
        if (!name.empty() && line.name == name && !line.error) return &line;
    return nullptr;
}

Page read_page(std::string_view text) {
    Page page;
    text = text.substr(0, longest_page);
    for (std::size_t from = 0; from <= text.size() && page.lines.size() < most_page_lines;) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        PageLine line = read_line(text.substr(from, end - from));
        refuse_second_use(page, line);
        page.lines.push_back(std::move(line));
        from = end + 1;
    }
    return page;
}

std::vector<LineValue> evaluate(const Page& page, const Scope& scope) {
    Scope known = scope;
    std::vector<LineValue> values;
    for (const PageLine& line : page.lines) {
        values.push_back(value_of_line(line, known));
        if (auto& error = values.back().error) explain_unknown(page, values.size() - 1, *error);
        if (values.back().value) known.values.insert_or_assign(line.name, *values.back().value);
    }
    return values;
}

std::optional<Value> value_named(const Page& page, const std::vector<LineValue>& values,
                                 std::string_view name) {
    for (std::size_t i = 0; i < page.lines.size() && i < values.size(); ++i)
        if (page.lines[i].name == name && values[i].value) return values[i].value;
    return {};
}

}  // namespace lab
