#include "trace/chip_text.hpp"

#include "scene/number.hpp"
#include "trace/value_text.hpp"

namespace lab {

namespace {

using isect::NoteValue;

bool asks_for_opposite(const Statement& statement) {
    return statement.negated || statement.label.starts_with("!");
}

/// "met" of "!met.hit.has_value()", "meets" of "meets", "inside_sum" of "inside_sum(p, sum)".
std::string asked_flag(const Statement& statement) {
    const std::string& label = statement.label;
    const std::size_t from = label.starts_with("!") ? 1 : 0;
    return label.substr(from, label.find_first_of(".(", from) - from);
}

std::string flag_text(const Statement& statement, bool value) {
    const bool inverted = statement.label.starts_with("!");
    const std::string answer = value != inverted ? "yes" : "no";
    return asks_for_opposite(statement) ? asked_flag(statement) + ": " + answer : answer;
}

/// Names the item that a value of a loop is about, with a trailing blank. Empty for a value about
/// the whole query.
std::string about(const Call& call, const Statement& statement, std::size_t index,
                  const Query& query) {
    const auto subject = subject_of(call, statement, index);
    return subject ? short_name(*subject, query) + " " : "";
}

bool is_name(const Call& call, const NoteValue& value) {
    return std::holds_alternative<std::size_t>(value) && call.file_name().starts_with("broad/");
}

/// A static test has no time of contact.
bool has_times(const Call& call) {
    return !call.file_name().starts_with("intersect/") && call.function->name != "intersect";
}

}  // namespace

std::string chip_text(const Call& call, const Statement& statement, std::size_t index,
                      const Query& query) {
    const Step step = call.steps_at(statement.traced)[index];
    const NoteValue& value = step.value;
    const std::string obstacle = about(call, statement, index, query);
    if (is_name(call, value) && !obstacle.empty()) return obstacle.substr(0, obstacle.size() - 1);
    if (const bool* flag = std::get_if<bool>(&value))
        return obstacle + flag_text(statement, *flag) + (step.margin ? " (exact)" : "");
    const auto* hit = std::get_if<isect::Hit<double>>(&value);
    if (hit != nullptr && !has_times(call)) return "push " + fixed_number(length(hit->delta));
    return obstacle + short_text(value);
}

std::vector<Chip> chips_of(const Call& call, const Statement& statement, const Query& query) {
    std::vector<Chip> chips;
    const std::size_t count = call.steps_at(statement.traced).size();
    for (std::size_t i = 0; i < count; ++i)
        chips.push_back({chip_text(call, statement, i, query), subject_of(call, statement, i)});
    return chips;
}

std::string chip_tooltip(const Call& call, const Statement& statement, const Query& query) {
    std::string text = statement.label;
    const auto values = call.steps_at(statement.traced);
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::string full = full_text(values[i].value);
        const bool is_push = std::holds_alternative<isect::Hit<double>>(values[i].value);
        if (is_push && !has_times(call)) full.erase(0, full.find('\n') + 1);
        text +=
            "\n" + (is_name(call, values[i].value) ? "" : about(call, statement, i, query)) + full;
        if (values[i].margin)
            text += ", decided exactly: by " + with_true_minus(number_text(*values[i].margin)) +
                    "; plain arithmetic can't tell that from 0";
    }
    return text;
}

std::size_t widest_flag(const Statement& statement) {
    return characters(flag_text(statement, !statement.label.starts_with("!")));
}

}  // namespace lab
