#include "instruments/breach.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/comparison.hpp"
#include "evaluate/differences.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/promises.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// Differences up to this share of the numbers around count as rounding.
constexpr double rounding = 1e-6;

std::optional<Breach> broken_promise(const Scene& posed) {
    const Answer answer = ask(posed).front();
    for (const AnswerNumber& number : numbers_of(answer))
        if (std::isnan(number.value)) return Breach{number.name, "NaN"};
    for (const Promise& promise : promises_of(posed, posed.queries.front(), answer))
        if (!promise.is_kept) return Breach{promise.words, promise.found};
    return {};
}

std::optional<Breach> other_number(const std::vector<Difference>& found, double least) {
    for (const Difference& each : found) {
        if (std::isnan(each.theirs)) return Breach{each.name, "NaN"};
        if (each.is_yes_or_no)
            return Breach{each.name, each.theirs == 0 ? "no, where isect says yes"
                                                      : "yes, where isect says no"};
        if (std::abs(each.size) > least)
            return Breach{each.name,
                          number_text(each.theirs) + " instead of " + number_text(each.ours)};
    }
    return {};
}

/// Another answer to yes or no comes first, then a promise that the other answer breaks, and then
/// other numbers.
std::optional<Breach> contradiction(const Scene& posed, const Implementation& against) {
    const Query& query = posed.queries.front();
    const Answer ours = ask(posed).front();
    const auto theirs = answer_by(against, posed, query);
    if (!theirs) return {};
    const std::vector<Difference> found = differences(ours, *theirs);
    if (auto breach = other_number(found, HUGE_VAL)) return breach;
    const bool is_other = other_number(found, rounding * size_of(numbers_of(ours))).has_value();
    if (!is_other) return {};
    for (const Promise& promise : promises_of(posed, query, *theirs))
        if (!promise.is_kept) return Breach{promise.words, promise.found};
    return other_number(found, rounding * size_of(numbers_of(ours)));
}

}  // namespace

std::optional<Breach> breach_of(const Scene& posed, const Implementation* against) {
    return against == nullptr ? broken_promise(posed) : contradiction(posed, *against);
}

}  // namespace lab
