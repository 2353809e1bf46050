#include "instruments/breach.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/comparison.hpp"
#include "evaluate/differences.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/other_answer.hpp"
#include "explain/promises.hpp"
#include "instruments/free_numbers.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// Differences up to this share of the numbers around count as rounding.
constexpr double rounding = 1e-6;

std::optional<Breach> nan_in(const Answer& answer) {
    const std::optional<std::string> name = first_nan(answer);
    return name ? std::optional(Breach{*name, "NaN"}) : std::nullopt;
}

/// The first promise that an answer breaks; with `yes_or_no`, of those that no rounding excuses.
std::optional<Breach> broken_promise(const Scene& posed, const Answer& answer,
                                     bool yes_or_no = false) {
    for (const Promise& promise : promises_of(posed, posed.queries.front(), answer))
        if (!promise.is_kept && (promise.is_yes_or_no || !yes_or_no))
            return Breach{promise.words, promise.found, false, true};
    return {};
}

std::optional<Breach> other_yes_or_no(const std::vector<Difference>& found) {
    for (const Difference& each : found)
        if (each.is_yes_or_no)
            return Breach{
                each.name,
                each.theirs == 0 ? "no, where isect says yes" : "yes, where isect says no", true};
    return {};
}

/// How large the numbers around are: places and sizes, without the way that is left after a hit.
double size_around(const Scene& posed, const Answer& ours) {
    Scene scene = posed;
    double size = 1;
    for (const FreeNumber& number : free_numbers(scene))
        if (!number.is_of_delta) size = std::max(size, std::abs(*number.value));
    for (const AnswerNumber& number : numbers_of(ours))
        if (std::isfinite(number.value) && number.name.find("delta") == std::string::npos)
            size = std::max(size, std::abs(number.value));
    return size;
}

/// The length of the path that a time is a share of; 1 without a path.
double length_of_path(const Scene& posed) {
    const Query& query = posed.queries.front();
    const auto* segment = std::get_if<Segment>(&find_shape(posed, query.mover)->geometry);
    const double length = isect::length(segment != nullptr ? segment->delta : query.delta);
    return length > 0 && std::isfinite(length) ? length : 1;
}

/// The numbers that differ by more than rounding explains. Contacts come last, since two flat faces
/// have many.
std::optional<Breach> other_number(const Scene& posed, const Answer& ours,
                                   const std::vector<Difference>& found) {
    const double most = rounding * size_around(posed, ours);
    const double path = length_of_path(posed);
    std::optional<Breach> contact;
    for (const Difference& each : found) {
        const bool is_time = each.name.ends_with("time");
        if (std::abs(each.size) * (is_time ? path : 1) <= most) continue;
        Breach breach{each.name,
                      number_text(each.theirs) + " instead of " + number_text(each.ours)};
        if (!each.name.starts_with("hit.pos")) return breach;
        if (!contact) contact = std::move(breach);
    }
    return contact;
}

/// NaN comes first, then another answer to yes or no, then a promise that the other answer breaks,
/// and then other numbers. Only yes or no counts where rounding explains the other numbers.
std::optional<Breach> contradiction(const Scene& posed, const Answer& ours, const Answer& theirs) {
    if (auto breach = nan_in(theirs)) return breach;
    const std::vector<Difference> found = differences(ours, theirs);
    if (found.empty()) return {};
    if (auto breach = other_yes_or_no(found)) return breach;
    auto number = other_number(posed, ours, found);
    auto promise = broken_promise(posed, theirs, !number);
    return promise ? promise : number;
}

/// A contradiction with its known cause.
std::optional<Breach> contradiction_by(const Implementation& against, const Scene& posed) {
    const Query& query = posed.queries.front();
    const auto theirs = answer_by(against, posed, query);
    if (!theirs) return {};
    const Answer ours = ask(posed).front();
    std::optional<Breach> breach = contradiction(posed, ours, *theirs);
    if (breach) breach->cause = other_answer(against, posed, query, ours)->cause;
    return breach;
}

}  // namespace

std::string words_of(const Breach& breach) {
    const std::string what =
        breach.is_promise ? "breaks the promise “" + breach.what + "”" : breach.what;
    return what + ": " + breach.found;
}

std::optional<Breach> breach_of(const Scene& posed, const Implementation* against) {
    if (against != nullptr) return contradiction_by(*against, posed);
    const Answer answer = ask(posed).front();
    auto nan = nan_in(answer);
    return nan ? nan : broken_promise(posed, answer);
}

}  // namespace lab
