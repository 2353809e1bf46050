#include "explain/other_answer.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/comparison.hpp"
#include "explain/known_cause.hpp"

namespace lab {
namespace {

/// Differences up to this share of the numbers around are rounding. Between float and double,
/// rounding is what is compared.
double rounding_of(const Implementation& by) {
    const bool is_ours = &by == &isect_double || &by == &isect_float;
    return is_ours ? 0 : 1e-9;
}

std::vector<Difference> real_differences(const Answer& ours, const Answer& theirs, Scalar scalar,
                                         double rounding) {
    const double size = size_of(numbers_of(ours));
    std::vector<Difference> found = differences(ours, theirs, scalar);
    found.erase(std::remove_if(found.begin(), found.end(),
                               [&](const Difference& each) {
                                   return !each.is_yes_or_no &&
                                          std::abs(each.size) <= rounding * size;
                               }),
                found.end());
    return found;
}

/// What it says that isn't so: another yes or no, NaN, or a promise that its answer breaks.
std::string fault_of(const OtherAnswer& other) {
    if (first_nan(other.answer)) return "Its answer has NaN.";
    for (const Difference& each : other.differences)
        if (each.is_yes_or_no)
            return each.theirs == 0 ? "It says no where the exact answer is yes."
                                    : "It says yes where the exact answer is no.";
    for (const Promise& promise : other.promises)
        if (!promise.is_kept) return "It doesn't keep this promise: " + promise.words + ".";
    return other.differences.empty() ? "It gives the same answer." : "It gives other numbers.";
}

}  // namespace

std::optional<OtherAnswer> other_answer(const Implementation& implementation, const Scene& posed,
                                        const Query& query, const Answer& ours) {
    auto answer = answer_by(implementation, posed, query);
    if (!answer) return {};
    OtherAnswer other{&implementation, *std::move(answer), {}, {}, {}, {}};
    other.promises = promises_of(posed, query, other.answer);
    // No rounding excuses an overlap, so that the numbers count in full.
    other.differences =
        breaks_yes_or_no(other.promises)
            ? differences(ours, other.answer, posed.scalar)
            : real_differences(ours, other.answer, posed.scalar, rounding_of(implementation));
    other.cause = known_cause(other, posed, query, ours);
    other.words = fault_of(other);
    if (!other.cause.empty()) other.words += " " + other.cause;
    return other;
}

std::vector<Vec2> places_reached(const Call& call) {
    std::vector<Vec2> places;
    for (const auto& value : call.values_of(Term::place_reached))
        if (const auto* place = std::get_if<Vec2>(&value)) places.push_back(*place);
    for (const Call& nested : call.calls) {
        const std::vector<Vec2> more = places_reached(nested);
        places.insert(places.end(), more.begin(), more.end());
    }
    return places;
}

}  // namespace lab
