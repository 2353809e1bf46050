#include "explain/older_cast.hpp"

#include <cmath>

#include "geometry/outline.hpp"

namespace lab {
namespace {

enum class CapsulePart { none, start, end, side_before, side, inside };

/// The part of a capsule at which it casts, by the same comparisons as its own.
CapsulePart part_cast_at(const Segment& segment, const Capsule& capsule) {
    const Vec2 m = segment.start - capsule.start;
    const double md = isect::dot(m, capsule.delta);
    const double nd = isect::dot(segment.delta, capsule.delta);
    const double dd = isect::dot(capsule.delta, capsule.delta);
    if (md < 0 && md + nd < 0) return CapsulePart::start;
    if (md > dd && md + nd > dd) return CapsulePart::end;

    const double a = dd * isect::dot(segment.delta, segment.delta) - nd * nd;
    const double squared = capsule.radius * capsule.radius;
    const double c = dd * (isect::dot(m, m) - squared) - md * md;
    constexpr double parallel = 1e-8;
    if (std::abs(a) < parallel) {
        if (c > 0) return CapsulePart::none;
        if (md < 0) return CapsulePart::start;
        return md > dd ? CapsulePart::end : CapsulePart::inside;
    }
    const double b = dd * isect::dot(m, segment.delta) - nd * md;
    if (b * b - a * c < 0) return CapsulePart::none;
    const double time = (-b - std::sqrt(b * b - a * c)) / a;
    if (md + time * nd < 0) return CapsulePart::start;
    if (md + time * nd > dd) return CapsulePart::end;
    if (time < 0) return CapsulePart::side_before;
    return time <= 1 ? CapsulePart::side : CapsulePart::none;
}

/// The capsule at which it casts a segment; null if there is none.
const Capsule* capsule_cast_at(const Compared& compared) {
    const bool is_cast = is_by(compared, "noonat-es6") && compared.query.kind == QueryKind::raycast;
    return is_cast ? std::get_if<Capsule>(&compared.obstacle) : nullptr;
}
CapsulePart part_cast_at(const Compared& compared) {
    const Capsule* capsule = capsule_cast_at(compared);
    if (capsule == nullptr) return CapsulePart::none;
    return part_cast_at(std::get<Segment>(compared.mover), *capsule);
}

bool hits_at_start(const Compared& compared) {
    return says_yes(compared) && compared.other_hit && compared.other_hit->time == 0;
}

}  // namespace

std::optional<Circle> older_circle(const Compared& compared) {
    if (!is_by(compared, "noonat-es6") || is_static(compared)) return {};
    if (const Capsule* capsule = capsule_cast_at(compared)) {
        const CapsulePart part = part_cast_at(compared);
        if (part == CapsulePart::start) return Circle{capsule->start, capsule->radius};
        if (part == CapsulePart::end) return Circle{capsule->end(), capsule->radius};
        return {};
    }
    const auto* circle = std::get_if<Circle>(&compared.obstacle);
    if (circle == nullptr) return {};
    const auto* moving = std::get_if<Circle>(&compared.mover);
    return Circle{circle->center, circle->radius + (moving == nullptr ? 0 : moving->radius)};
}
bool hits_touch_at_start(const Compared& compared) {
    const auto circle = older_circle(compared);
    return circle && hits_at_start(compared) &&
           isect::distance(path_of(compared).start, *circle) == 0;
}
bool hits_behind_start(const Compared& compared) {
    const auto circle = older_circle(compared);
    const Segment path = path_of(compared);
    return circle && hits_at_start(compared) && isect::distance(path.start, *circle) > 0 &&
           isect::dot(path.start - circle->center, path.delta) > 0;
}
bool has_wrong_root(const Compared& compared) {
    const auto circle = older_circle(compared);
    if (!circle || !compared.hit) return false;
    const Segment path = path_of(compared);
    // The terms that it confuses are both 0 here.
    if (isect::dot(path.start - circle->center, path.delta) == 0) return false;
    const auto right = isect::raycast(path, *circle);
    constexpr double rounding = 1e-9;
    if (!right || std::abs(right->time - compared.hit->time) > rounding) return false;
    return says_no(compared) || differs_in(compared, "hit.time");
}

bool takes_for_inside(const Compared& compared) {
    const Capsule* capsule = capsule_cast_at(compared);
    return capsule != nullptr && capsule->delta == Vec2{} &&
           (says_yes(compared) || differs_in(compared, "hit.time"));
}
bool refuses_start_inside(const Compared& compared) {
    return says_no(compared) && part_cast_at(compared) == CapsulePart::side_before &&
           starts_inside(compared);
}
bool has_wrong_side_normal(const Compared& compared) {
    const CapsulePart part = part_cast_at(compared);
    return (part == CapsulePart::side || part == CapsulePart::inside) && has_same_time(compared) &&
           differs_in(compared, "hit.normal");
}

}  // namespace lab
