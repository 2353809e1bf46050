#include "instruments/breach.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/comparison.hpp"
#include "evaluate/differences.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/other_answer.hpp"
#include "explain/promises.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// Differences up to this share of the numbers around count as rounding.
constexpr double rounding = 1e-6;

std::optional<Breach> nan_in(const Answer& answer) {
    const std::optional<std::string> name = first_nan(answer);
    return name ? std::optional(Breach{*name, "NaN", false, false, Gravity::nan}) : std::nullopt;
}

/// The first promise that an answer breaks; with `yes_or_no`, of those that no rounding excuses.
std::optional<Promise> broken_promise(const Scene& posed, const Answer& answer,
                                      bool yes_or_no = false) {
    for (Promise& promise : promises_of(posed, posed.queries.front(), answer))
        if (!promise.is_kept && (promise.is_yes_or_no || !yes_or_no)) return std::move(promise);
    return {};
}

bool is_about_overlap(const Promise& promise) {
    return promise.words == "the push separates" || promise.words == "the stop doesn't overlap";
}

Breach breach_by(const Promise& promise, Gravity gravity) {
    return {promise.words, promise.found, false, true, gravity};
}

std::optional<Breach> other_yes_or_no(const Scene& posed, const Answer& ours,
                                      const std::vector<Difference>& found) {
    for (const Difference& each : found)
        if (each.is_yes_or_no)
            return Breach{
                each.name,
                each.theirs == 0 ? "no, where isect says yes" : "yes, where isect says no", true,
                false, gravity_of_yes_or_no(posed, ours)};
    return {};
}

/// The length of the path that a time is a share of; 1 without a path.
double length_of_path(const Scene& posed) {
    const Query& query = posed.queries.front();
    const auto* segment = std::get_if<Segment>(&find_shape(posed, query.mover)->geometry);
    const double length = isect::length(segment != nullptr ? segment->delta : query.delta);
    return length > 0 && std::isfinite(length) ? length : 1;
}

Gravity gravity_of_number(const std::string& name, double off, double size) {
    if (!is_visible(off, size)) return Gravity::small;
    return name.ends_with("time") || name.starts_with("pos") ? Gravity::stop : Gravity::large;
}

/// The numbers that differ by more than rounding explains. Contacts come last, since two flat faces
/// have many.
std::optional<Breach> other_number(const Scene& posed, const Answer& ours,
                                   const std::vector<Difference>& found) {
    const double size = size_around(posed, ours);
    const double path = length_of_path(posed);
    std::optional<Breach> contact;
    for (const Difference& each : found) {
        const bool is_time = each.name.ends_with("time");
        const double off = std::abs(each.size) * (is_time ? path : 1);
        if (off <= rounding * size) continue;
        Breach breach{each.name, number_text(each.theirs) + " instead of " + number_text(each.ours),
                      false, false, gravity_of_number(each.name, off, size)};
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
    if (auto breach = other_yes_or_no(posed, ours, found)) return breach;
    auto number = other_number(posed, ours, found);
    const auto promise = broken_promise(posed, theirs, !number);
    if (!promise) return number;
    if (is_about_overlap(*promise))
        return breach_by(*promise, gravity_of_overlap(posed, ours, theirs));
    return breach_by(*promise, number ? number->gravity : Gravity::borderline);
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
    if (auto nan = nan_in(answer)) return nan;
    const auto promise = broken_promise(posed, answer);
    if (!promise) return {};
    if (is_about_overlap(*promise))
        return breach_by(*promise, gravity_of_overlap(posed, answer, answer));
    return breach_by(*promise, promise->is_yes_or_no ? Gravity::wrong : Gravity::large);
}

}  // namespace lab
