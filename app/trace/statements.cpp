#include "trace/statements.hpp"

#include <algorithm>
#include <cctype>

namespace lab {

namespace {

constexpr std::string_view traces = "trace(";
/// The body of a lambda may run several times.
constexpr std::string_view lambda = " = [&](";

std::string_view trimmed(std::string_view text) {
    const std::size_t comment = text.find("//");
    if (comment != std::string_view::npos) text = text.substr(0, comment);
    const std::size_t first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(' ') - first + 1);
}

bool contains_word(std::string_view text, std::string_view word) {
    return text.find(word) != std::string_view::npos;
}

std::string label_of(const Statement& statement) {
    const std::string_view text = statement.text;
    const std::size_t at = text.find(traces);
    if (at == std::string_view::npos) return {};
    const std::string_view before = text.substr(0, at);
    const std::size_t assigned = before.rfind(" = ");
    if (assigned != std::string_view::npos) {
        const std::size_t space = before.rfind(' ', assigned - 1);
        const std::size_t from = space == std::string_view::npos ? 0 : space + 1;
        return std::string(before.substr(from, assigned - from));
    }
    if (before.substr(0, 4) == "if (")
        return std::string(argument_at(text, at + traces.size() - 1));
    return "answer";
}

Flow flow_of(std::string_view text) {
    const bool opens = text.ends_with("{");
    if (text.starts_with("} else")) return Flow::block_else;
    if (text.starts_with("}")) return Flow::end;
    if (text.starts_with("if (") || text.starts_with("if constexpr")) {
        if (opens) return Flow::block_if;
        const bool leaves = contains_word(text, " return") || contains_word(text, " continue") ||
                            contains_word(text, " break");
        return leaves ? Flow::leave_if : Flow::plain;
    }
    if (text.starts_with("for (") || text.starts_with("while (")) return Flow::block_loop;
    if (opens) return Flow::block;
    const bool leaves =
        text.starts_with("return") || text.starts_with("break") || text.starts_with("continue");
    return leaves ? Flow::leave : Flow::plain;
}

/// Whether a line ends a statement. A loop without braces counts as one statement with its body.
bool ends(std::string_view line) {
    const char last = line.empty() ? ' ' : line.back();
    return last == ';' || last == '{' || last == '}' || last == ':';
}

std::vector<Statement> statements_of(const std::vector<SourceLine>& lines, int first, int last) {
    std::vector<Statement> all;
    std::vector<bool> loops;
    Statement now;
    for (int number = first; number < last; ++number) {
        const std::string_view line = trimmed(lines[static_cast<std::size_t>(number) - 1].text);
        if (line.empty()) continue;
        if (now.text.empty()) now.first = number;
        now.text += (now.text.empty() ? "" : " ") + std::string(line);
        if (contains_word(line, traces)) now.traced = number;
        if (!ends(line)) continue;
        now.last = number;
        now.flow = flow_of(now.text);
        now.negated = contains_word(now.text, "!trace(");
        now.label = label_of(now);
        const bool closes = now.flow == Flow::end || now.flow == Flow::block_else;
        if (closes && !loops.empty()) loops.pop_back();
        now.in_loop = std::find(loops.begin(), loops.end(), true) != loops.end();
        if (now.text.ends_with("{"))
            loops.push_back(now.flow == Flow::block_loop || contains_word(now.text, lambda));
        all.push_back(now);
        now = {};
    }
    return all;
}

/// The name before the first parenthesis of a signature, after "template <...>" and requirements.
std::string name_in(std::string_view signature) {
    for (std::size_t open = signature.find('('); open != std::string_view::npos;
         open = signature.find('(', open + 1)) {
        std::size_t from = open;
        const auto belongs = [](char c) {
            return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_';
        };
        while (from > 0 && belongs(signature[from - 1])) --from;
        const std::string_view name = signature.substr(from, open - from);
        if (!name.empty() && name != "requires" && name != "decltype") return std::string(name);
    }
    return {};
}

bool begins_declaration(std::string_view line) {
    if (line.empty() || line.front() == ' ' || line.front() == '#') return false;
    return line.front() != '/' && line.front() != '}' && !line.starts_with("namespace");
}

/// The first line of the documentation above a line.
int with_words(const std::vector<SourceLine>& lines, int line) {
    while (line > 1 && lines[static_cast<std::size_t>(line) - 2].text.starts_with("//")) --line;
    return line;
}

}  // namespace

std::string_view argument_at(std::string_view text, std::size_t open) {
    int depth = 0;
    for (std::size_t at = open; at < text.size(); ++at) {
        if (text[at] == '(') ++depth;
        if (text[at] == ')' && --depth == 0) return trimmed(text.substr(open + 1, at - open - 1));
    }
    return {};
}

std::vector<Function> functions_of(const std::vector<SourceLine>& lines) {
    std::vector<Function> functions;
    const int count = static_cast<int>(lines.size());
    const auto at = [&](int number) { return lines[static_cast<std::size_t>(number) - 1].text; };
    for (int number = 1; number <= count; ++number) {
        if (!begins_declaration(at(number))) continue;
        Function found;
        found.signature = number;
        while (number < count && !ends(at(number))) {
            found.signature_text += std::string(trimmed(at(number++))) + " ";
        }
        found.signature_text += std::string(trimmed(at(number)));
        if (!found.signature_text.ends_with("{")) continue;
        found.body = number + 1;
        while (number < count && at(number).substr(0, 1) != "}") ++number;
        found.last = number;
        if (at(number) != "}") continue;  // a type ends with "};" instead
        found.name = name_in(found.signature_text);
        found.first = with_words(lines, found.signature);
        found.statements = statements_of(lines, found.body, found.last);
        functions.push_back(std::move(found));
    }
    return functions;
}

}  // namespace lab
