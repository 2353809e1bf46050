#include "trace/subject.hpp"

#include <algorithm>

#include "evaluate/crowd.hpp"

namespace lab {

namespace {

/// The index of the step in which a line traced a value for the `index`-th time.
std::optional<std::size_t> place_of_step(const Call& call, int line, std::size_t index) {
    for (std::size_t i = 0; i < call.steps.size(); ++i)
        if (call.steps[i].line == line && index-- == 0) return i;
    return {};
}

/// The loop iteration that made the value of a line. Each iteration begins at the first traced
/// line.
std::size_t round_of(const Call& call, const Statement& statement, std::size_t at) {
    int first = statement.traced;
    for (const Statement& each : call.function->statements)
        if (each.in_loop && each.traced != 0) first = std::min(first, each.traced);
    std::size_t rounds = 0;
    for (std::size_t i = 0; i <= at; ++i) rounds += call.steps[i].line == first ? 1 : 0;
    return rounds > 0 ? rounds - 1 : 0;
}

const std::size_t* number_in(const Step& step) {
    return std::get_if<std::size_t>(&step.value);
}

/// The last number traced before a step. Empty after two numbers in a row, which are a span of
/// cells.
std::optional<std::size_t> last_number_before(const Call& call, std::size_t at) {
    while (at-- > 0) {
        if (number_in(call.steps[at]) == nullptr) continue;
        const bool is_span = at > 0 && number_in(call.steps[at - 1]) != nullptr;
        if (is_span) return {};
        return at;
    }
    return {};
}

/// The box of a deferred test. Deferred tests run in the order of the boxes that were not found to
/// be apart.
std::optional<std::size_t> waited_at(const Call& call, std::size_t index) {
    for (std::size_t i = 0; i + 1 < call.steps.size(); ++i) {
        const bool* apart = std::get_if<bool>(&call.steps[i + 1].value);
        if (number_in(call.steps[i]) == nullptr || apart == nullptr || *apart) continue;
        if (index-- == 0) return *number_in(call.steps[i]);
    }
    return {};
}

std::optional<std::size_t> number_of(const Call& call, const Statement& statement, std::size_t at,
                                     std::size_t index, bool may_wait) {
    if (const std::size_t* itself = number_in(call.steps[at])) return *itself;
    const auto before = last_number_before(call, at);
    if (!before) return {};
    const Statement* named = call.function->statement_at(call.steps[*before].line);
    if (named == nullptr) return {};
    if (statement.traced > named->traced) return *number_in(call.steps[*before]);
    return may_wait ? waited_at(call, index) : std::nullopt;
}

}  // namespace

std::optional<Subject> subject_of(const Call& call, const Statement& statement, std::size_t index) {
    const std::string_view file = call.file_name();
    const auto at = place_of_step(call, statement.traced, index);
    const bool is_list = file == library_file::sweep_into && call.ids == IdsOf::obstacles;
    if (is_list && statement.term == Term::first_obstacle) {
        const auto* met = call.last<std::size_t>(statement.term);
        if (met != nullptr) return Subject{Subject::Kind::obstacle, *met};
    }
    if (!at || !statement.in_loop) return {};
    if (is_list || (is_of_peers(*call.file) && call.function->name == "sweep_into")) {
        return Subject{Subject::Kind::obstacle, round_of(call, statement, *at)};
    }
    const bool asks_boxes = file == library_file::broad_queries || file == library_file::sweep_into;
    if (!asks_boxes && !file.starts_with("broad/")) return {};
    const auto number = number_of(call, statement, *at, index, asks_boxes);
    if (!number) return {};
    return Subject{asks_boxes ? Subject::Kind::box : Subject::Kind::place, *number};
}

bool is_met(const Subject& subject, const Call& call, const Evaluation& evaluation) {
    if (subject.kind == Subject::Kind::obstacle) {
        const auto* index = call.last<std::size_t>(Term::first_obstacle);
        return index != nullptr && *index == subject.number;
    }
    if (subject.kind == Subject::Kind::place || !evaluation.crowd) return false;
    const auto& found = evaluation.crowd->answer.found_boxes;
    return std::find(found.begin(), found.end(), subject.number) != found.end();
}

std::string short_name(const Subject& subject, const Query& query) {
    switch (subject.kind) {
        case Subject::Kind::obstacle:
            return subject.number < query.obstacles.size() ? query.obstacles[subject.number] : "";
        case Subject::Kind::box:
            return "#" + std::to_string(subject.number);
        case Subject::Kind::place:
            break;
    }
    return std::to_string(subject.number);
}

}  // namespace lab
