#include "explain/compared.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/comparison.hpp"
#include "geometry/outline.hpp"
#include "geometry/outside.hpp"
#include "geometry/swapped.hpp"

namespace lab {
namespace {

/// Differences up to this share of the numbers around are rounding.
constexpr double rounding_share = 1e-9;

bool is_more_than_rounding(const Compared& compared, const Difference& each) {
    const double size = size_of(numbers_of(compared.ours));
    return !(std::abs(each.size) <= rounding_share * size);
}

bool says(const Compared& compared, bool yes) {
    const std::vector<Difference>& all = compared.other.differences;
    return std::any_of(all.begin(), all.end(), [&](const Difference& each) {
        return each.is_yes_or_no && (each.theirs != 0) == yes;
    });
}

/// What is nearer to contact than this share of the numbers around may be so by rounding.
constexpr double close_share = 1e-12;

/// The size of the numbers around a path.
double size_around(const PathTest& test, const Nearest& at) {
    return isect::length(test.path.start) + isect::length(test.path.delta) +
           isect::length(at.inside);
}

/// How long the part of a path inside the obstacle is; 0 if it only touches.
double length_inside(const PathTest& test) {
    const Range span = times_in_sum(test);
    const double time = std::min(span.max, 1.0) - std::max(span.min, 0.0);
    return std::max(time, 0.0) * isect::length(test.path.delta);
}

}  // namespace

std::optional<Hit> hit_of(const Answer& answer) {
    if (const auto* hit = std::get_if<std::optional<Hit>>(&answer)) return *hit;
    if (const auto* sweep = std::get_if<Sweep>(&answer)) return sweep->hit;
    const auto* moved = std::get_if<Moved>(&answer);
    if (moved == nullptr || moved->sweeps.empty()) return {};
    return moved->sweeps.front().hit;
}

bool is_by(const Compared& compared, std::string_view name) {
    return compared.other.by->name == name;
}
bool is_by_noonat(const Compared& compared) {
    return is_by(compared, "noonat") || is_by(compared, "noonat-es6");
}
bool is_by_noonat_or_article(const Compared& compared) {
    return is_by_noonat(compared) || is_by(compared, "article");
}

Segment path_of(const Compared& compared) {
    const auto* segment = std::get_if<Segment>(&compared.mover);
    if (segment != nullptr) return *segment;
    const bool has_delta = row_of(compared.query).has_delta;
    return {position(compared.mover), has_delta ? compared.query.delta : Vec2{}};
}
bool is_sweep(const Compared& compared) {
    return row_of(compared.query).has_delta && compared.query.delta != Vec2{};
}
bool is_static(const Compared& compared) {
    if (row_of(compared.query).has_delta) return !is_sweep(compared);
    return !row_of(compared.query).along_path;
}

bool has_nan(const Compared& compared) {
    return first_nan(compared.other.answer).has_value();
}
bool says_yes(const Compared& compared) {
    return says(compared, true);
}
bool says_no(const Compared& compared) {
    return says(compared, false);
}
bool differs_in(const Compared& compared, std::string_view start) {
    const std::vector<Difference>& all = compared.other.differences;
    return std::any_of(all.begin(), all.end(), [&](const Difference& each) {
        return each.name.starts_with(start) && is_more_than_rounding(compared, each);
    });
}
bool differs_beyond(const Compared& compared, std::string_view start) {
    const std::vector<Difference>& all = compared.other.differences;
    return std::any_of(all.begin(), all.end(), [&](const Difference& each) {
        return !each.name.starts_with(start) && is_more_than_rounding(compared, each);
    });
}
bool breaks(const Compared& compared, std::string_view words) {
    const std::vector<Promise>& all = compared.other.promises;
    return std::any_of(all.begin(), all.end(),
                       [&](const Promise& each) { return !each.is_kept && each.words == words; });
}

bool has_same_time(const Compared& compared) {
    return compared.hit && compared.other_hit && !differs_in(compared, "hit.time") &&
           !breaks(compared, "the time is that of the contact");
}
bool has_same_hit(const Compared& compared) {
    return has_same_time(compared) && !differs_in(compared, "hit.normal");
}
bool starts_inside(const Compared& compared) {
    if (is_static(compared) || !row_of(compared.query).along_path) return false;
    return path_test(compared.posed, compared.query, compared.index) &&
           overlap_from_the_other_side(compared.posed, compared.query, compared.index,
                                       path_of(compared).start);
}

bool passes_at_contact(const PathTest& test) {
    const Nearest at = nearest(test);
    return std::abs(at.distance - test.sum.radius) <= close_share * size_around(test, at);
}

bool is_close_call(const Compared& compared) {
    const auto test = path_test(compared.posed, compared.query, compared.index);
    if (!test) return false;
    const double size = size_around(*test, nearest(*test));
    const double off = outside(test->sum, test->path.start);
    if (is_static(compared)) return std::abs(off) <= close_share * size;
    if (says_yes(compared)) return passes_at_contact(*test);
    // A path as deep inside an arc as rounding reaches is inside for about a millionth of its size.
    constexpr double chord = 1e-6;
    return length_inside(*test) <= chord * size;
}

bool is_tie(const Compared& compared) {
    // Only then are the deltas of both hits pushes.
    const bool are_pushes =
        is_static(compared) || (is_by(compared, "textbook") && starts_inside(compared));
    if (!are_pushes || !compared.hit || !compared.other_hit) return false;
    if (!differs_in(compared, "hit.normal") || breaks(compared, "the push separates")) return false;
    const double ours = isect::length(compared.hit->delta);
    return std::abs(isect::length(compared.other_hit->delta) - ours) <= rounding_share * ours;
}

}  // namespace lab
