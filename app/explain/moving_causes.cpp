#include "explain/moving_causes.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/comparison.hpp"
#include "explain/path_test.hpp"
#include "geometry/outline.hpp"
#include "geometry/outside.hpp"

namespace lab {
namespace {

/// Half the size of a box or a circle; none for a point or the start of a segment.
Vec2 half_extent(const Geometry& shape) {
    if (const auto* box = std::get_if<Aabb>(&shape)) return box->half;
    if (const auto* circle = std::get_if<Circle>(&shape)) return {circle->radius, circle->radius};
    return {};
}

/// Whether the path of a query touches an obstacle without entering it.
bool only_touches(const Compared& compared) {
    const auto test = path_test(compared.posed, compared.query, compared.index);
    if (!test) return false;
    const Sweep met =
        sweep_of(compared.mover, compared.query.delta, compared.obstacle, compared.posed.scalar);
    return !met.hit && passes_at_contact(*test);
}

/// Where a sweep is right but for its stop and its contact.
bool sweeps_right(const Compared& compared) {
    return is_sweep(compared) && has_same_hit(compared) && !differs_in(compared, "index") &&
           !starts_inside(compared);
}

/// How far apart shapes are where steps end, as a part of the path; empty if they don't hit.
std::optional<double> gap_after_steps(const Compared& compared) {
    if (!is_by(compared, "stepped") || !compared.other_hit) return {};
    const auto test = path_test(compared.posed, compared.query, compared.index);
    if (!test) return {};
    const double gap = outside(test->sum, test->path.at(compared.other_hit->time));
    const double length = isect::length(test->path.delta);
    return gap <= 0 ? 0 : gap / length;
}
bool is_near_after_steps(const Compared& compared) {
    // What peers::stepped takes for contact, and a little for rounding.
    constexpr double near_enough = 1.001e-6;
    const auto gap = gap_after_steps(compared);
    return gap && *gap <= near_enough;
}

}  // namespace

const Sweep* first_sweep(const Answer& answer) {
    const auto* moved = std::get_if<Moved>(&answer);
    if (moved != nullptr) return moved->sweeps.empty() ? nullptr : moved->sweeps.data();
    return std::get_if<Sweep>(&answer);
}

bool divides_by_no_length(const Compared& compared) {
    return is_by_noonat(compared) && compared.query.kind == QueryKind::raycast &&
           has_nan(compared) && path_of(compared).delta == Vec2{} && !is_a<Aabb>(compared.obstacle);
}
bool multiplies_infinity(const Compared& compared) {
    if (!is_by_noonat_or_article(compared) || is_static(compared)) return false;
    if (!has_nan(compared) && !says_yes(compared)) return false;
    if (!is_a<Aabb>(compared.mover) && !is_a<Aabb>(compared.obstacle)) return false;
    const auto [start, delta] = path_of(compared);
    const Vec2 away = position(compared.obstacle) - start;
    const Vec2 half = half_extent(compared.mover) + half_extent(compared.obstacle);
    return (delta.x == 0 && std::abs(away.x) == half.x) ||
           (delta.y == 0 && std::abs(away.y) == half.y);
}

bool is_stopped_by_graze(const Compared& compared) {
    const Sweep* other = first_sweep(compared.other.answer);
    const Sweep* first = first_sweep(compared.ours);
    if (!is_sweep(compared) || other == nullptr || first == nullptr) return false;
    if (!other->hit || !first->hit || other->index == first->index) return false;
    constexpr double rounding = 1e-9;
    return first->hit->time - other->hit->time > rounding && only_touches(compared);
}
bool takes_first_in_list(const Compared& compared) {
    return is_sweep(compared) && has_same_time(compared) && differs_in(compared, "index") &&
           is_by_noonat_or_article(compared);
}
bool gives_no_push(const Compared& compared) {
    const bool has_none = is_by_noonat_or_article(compared) || is_by(compared, "stepped");
    return has_none && has_same_time(compared) && starts_inside(compared) &&
           (differs_in(compared, "hit.delta") || differs_in(compared, "hit.normal"));
}

bool responds_wrongly(const Compared& compared, Response response) {
    if (!is_by(compared, "article") || compared.query.kind != QueryKind::move_and_slide ||
        compared.query.response != response || !is_sweep(compared) ||
        !differs_in(compared, "pos.") || !has_same_hit(compared))
        return false;
    const Vec2 normal = compared.other_hit->normal;
    if (response == Response::bounce) return normal != Vec2{-1, 0};
    // Straight ahead there is nothing to slide along, and it has none left either.
    return isect::cross(compared.query.delta, normal) != 0;
}
bool puts_contact_along_path(const Compared& compared) {
    const bool also_ends_elsewhere =
        compared.query.kind == QueryKind::move_and_slide && differs_in(compared, "pos.");
    return sweeps_right(compared) && is_a<Aabb>(compared.mover) && is_a<Aabb>(compared.obstacle) &&
           differs_in(compared, "hit.pos.") && !also_ends_elsewhere &&
           !breaks(compared, "the stop doesn't overlap");
}
bool stops_inside_by_rounding(const Compared& compared) {
    return is_sweep(compared) && has_same_time(compared) &&
           compared.query.kind != QueryKind::move_and_slide &&
           breaks(compared, "the stop doesn't overlap");
}
bool stops_early(const Compared& compared) {
    return is_by_noonat(compared) && sweeps_right(compared) &&
           (breaks(compared, "the stop touches") || differs_in(compared, "pos.") ||
            differs_in(compared, "time"));
}
bool leaves_delta_empty(const Compared& compared) {
    return is_by_noonat(compared) && has_same_hit(compared) && !is_static(compared) &&
           compared.other_hit->delta == Vec2{} && differs_in(compared, "hit.delta.") &&
           !differs_beyond(compared, "hit.delta.");
}
bool gives_path_so_far(const Compared& compared) {
    return is_by(compared, "noonat-es6") && compared.query.kind == QueryKind::raycast &&
           is_a<Aabb>(compared.obstacle) && has_same_hit(compared) &&
           differs_in(compared, "hit.delta.") && !differs_beyond(compared, "hit.delta.");
}

bool passes_near_enough(const Compared& compared) {
    return says_yes(compared) && is_near_after_steps(compared);
}
bool gives_up_stepping(const Compared& compared) {
    return gap_after_steps(compared) && !is_near_after_steps(compared);
}
bool finds_no_normal(const Compared& compared) {
    return is_by(compared, "stepped") && compared.hit && compared.other_hit &&
           compared.other_hit->normal == Vec2{};
}
bool stops_near_enough(const Compared& compared) {
    return compared.hit && is_near_after_steps(compared) &&
           (differs_in(compared, "hit.time") || differs_in(compared, "hit.pos"));
}

bool differs_slightly(const Compared& compared) {
    constexpr double little = 1e-6;
    const double size = size_of(numbers_of(compared.ours));
    const std::vector<Difference>& all = compared.other.differences;
    return std::all_of(all.begin(), all.end(), [&](const Difference& each) {
        return !each.is_yes_or_no && std::abs(each.size) <= little * size;
    });
}

}  // namespace lab
