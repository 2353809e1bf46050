#include "trace/line_look.hpp"

#include <algorithm>

namespace lab {

namespace {

bool begins_with_return(std::string_view text) {
    return text.substr(std::min(text.find_first_not_of(' '), text.size())).starts_with("return");
}

/// Whether this line is the return that a condition above it guards.
bool is_guarded(const Call& call, const Statement& statement, int line) {
    if (statement.flow != Flow::leave_if || line <= statement.traced) return false;
    return begins_with_return(call.file->lines[static_cast<std::size_t>(line) - 1].text);
}

bool is_code(const SourceLine& line) {
    const bool is_brace = line.text.find_first_not_of(" {}") == std::string_view::npos;
    const bool is_words = !line.tokens.empty() && line.tokens.front().kind == TokenKind::comment;
    return !is_brace && !is_words;
}

}  // namespace

LineCount count_lines(const Call& call, const Ran& done) {
    LineCount count;
    for (int line = call.function->body; line < call.function->last; ++line) {
        if (!is_code(call.file->lines[static_cast<std::size_t>(line) - 1])) continue;
        ++count.all;
        count.ran += line_look(call, done, line).ran ? 1 : 0;
    }
    return count;
}

LineLook line_look(const Call& call, const Ran& done, int line, WalkedTo walk) {
    LineLook look;
    const Function& function = *call.function;
    const bool inside = line >= function.body && line < function.last;
    const Statement* statement = inside ? function.statement_at(line) : nullptr;
    if (statement == nullptr) {
        look.ran = line >= function.first && line <= function.last;
        return look;
    }
    const auto index = static_cast<std::size_t>(statement - function.statements.data());
    look.ran = done.statements[index];
    look.traced = look.ran && statement->traced != 0 && !call.values_at(statement->traced).empty();
    if (walk.line != 0 && !look.traced && statement->first > walk.line) look.ran = false;
    const bool left = done.left_at >= statement->first && done.left_at <= statement->last;
    look.reason = !walk.goes_on && left;
    // The condition ran, but not the return that it guards.
    if (!left && is_guarded(call, *statement, line)) look.ran = look.traced = false;
    return look;
}

}  // namespace lab
