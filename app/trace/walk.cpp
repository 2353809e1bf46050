#include "trace/walk.hpp"

#include <algorithm>
#include <utility>

#include "trace/chip_text.hpp"
#include "trace/source_words.hpp"

namespace lab {

namespace {

Call copied(const Call& from, std::size_t& left) {
    Call to{from.file, from.function, {}, {}, from.from_line, from.after, from.ids};
    for (std::size_t i = 0; i <= from.steps.size(); ++i) {
        for (const Call& nested : from.calls) {
            if (nested.after != i) continue;
            if (left == 0) return to;
            to.calls.push_back(copied(nested, left));
        }
        if (i == from.steps.size() || left == 0) return to;
        to.steps.push_back(from.steps[i]);
        --left;
    }
    return to;
}

/// Removes the blanks that give numbers equal width in a row of chips.
std::string without_padding(const std::string& text) {
    std::string tight;
    for (const char letter : text) {
        const bool is_padding =
            letter == ' ' && (tight.empty() || tight.back() == ' ' || tight.back() == '(');
        if (!is_padding) tight += letter;
    }
    return tight;
}

}  // namespace

std::size_t step_count(const Call& root) {
    std::size_t count = root.steps.size();
    for (const Call& call : root.calls) count += step_count(call);
    return count;
}

Call walked(const Call& root, std::size_t steps) {
    return copied(root, steps);
}

bool has_told(const Call& root, const std::string& label) {
    return root.has_values_of(label) ||
           std::any_of(root.calls.begin(), root.calls.end(),
                       [&](const Call& call) { return has_told(call, label); });
}

std::vector<const Call*> way_to_last(const Call& root) {
    std::vector<const Call*> way{&root};
    while (!way.back()->calls.empty()) {
        const Call& nested = way.back()->calls.back();
        if (nested.after < way.back()->steps.size()) break;
        way.push_back(&nested);
    }
    return way;
}

std::string last_value(const Call& walked, const Query& query) {
    const Call& call = *way_to_last(walked).back();
    if (call.steps.empty()) return {};
    const int line = call.steps.back().line;
    const Statement& statement = *call.function->statement_at(line);
    const std::string value =
        without_padding(chip_text(call, statement, call.steps_at(line).size() - 1, query));
    return value.find(": ") == std::string::npos ? statement.label + ": " + value : value;
}

std::string last_words(const Call& walked) {
    const Call& call = *way_to_last(walked).back();
    if (call.steps.empty()) return {};
    const int line = call.steps.back().line;
    return words_for(*call.file, *call.function, call.function->statement_at(line)->first);
}

}  // namespace lab
