#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <type_traits>

#include <isect/detail/coordinates.hpp>
#include <isect/detail/equal_contacts.hpp>
#include <isect/detail/rounding.hpp>
#include <isect/hit.hpp>

namespace isect::detail {

/// The one of two coordinates that is less far from start; start itself if
/// they are as far from it on both sides. Rounding may hide that one of two
/// on the same side is farther.
template <class T>
constexpr T less_far(T start, T a, T b) {
    const T to_a = absolute(a - start);
    const T to_b = absolute(b - start);
    if (to_a != to_b) return to_a < to_b ? a : b;
    const bool is_beyond = a >= start;
    if (is_beyond != (b >= start)) return start;
    return is_beyond ? std::min(a, b) : std::max(a, b);
}

/// The possible rounding error of the time of a contact, and how much
/// later, at most, the mover may be if this contact is the first.
struct TimeError {
    double rounded{};
    double by_contact{};
};

/// For an axial face the time is a quotient of a sum rounded once.
/// Elsewhere rounding moves the contact by a few ulp of the numbers around
/// it, and the less the path leads into the surface, the more time that
/// takes. An arc may have an axial normal, but is no face.
template <class T>
constexpr TimeError time_error(const Sweep<T>& met, Vec2<T> delta,
                               bool is_on_face) {
    constexpr double in_t = std::numeric_limits<T>::epsilon();
    const double time = met.time;
    const double rounded = (in_t + 0x1p-48) * time;
    const Vec2<double> normal = widened(met.hit->normal);
    const bool is_axial = normal.x == 0 || normal.y == 0;
    if (is_on_face && is_axial) return {rounded, 0};
    const double approach = -dot(widened(delta), normal);
    if (!(approach > 0)) return {rounded, 0};
    // A rounded polygon in float is approached in steps down to 2^-44.
    const double part = std::is_same_v<T, float> ? 0x1p-42 : 0x1p-49;
    const double size =
        size_of_all(met.pos.x, met.pos.y, met.hit->pos.x, met.hit->pos.y) +
        time * size_of_all(delta.x, delta.y);
    return {rounded, part * size / approach};
}

/// Finds the first of the contacts on one path, whatever order they are
/// added in. Contacts whose times rounding can't tell from the earliest
/// count as equal: among them one that the mover starts inside of wins,
/// then the one with the widest shared span, then the face that a mover
/// without width crosses first, and then what comes first by geometry.
///
/// A path that almost glides along a surface touches it all the while, and
/// rounding can't tell when contact begins. Contact is taken to begin at
/// the computed time, give or take a few ulp of the path: otherwise the
/// mover would pass obstacles that it hits earlier.
template <class T>
class FirstContact {
public:
    constexpr FirstContact(Vec2<T> start, Vec2<T> delta)
        : start_(start), delta_(delta) {
        const Vec2<double> way = widened(delta);
        const double farther = std::max(absolute(way.x), absolute(way.y));
        const double size = size_of_all(start.x, start.y, delta.x, delta.y);
        const double some_ulp =
            4.0 * std::numeric_limits<T>::epsilon() * size;
        if (farther > 0) hair_ = some_ulp / farther;
    }

    /// Whether a contact is certainly later than one that has been added.
    constexpr bool is_before(const Sweep<T>& met) const {
        return met.time - time_error(met, delta_, true).rounded - hair_ >
               until_;
    }
    /// The latest possible time of the first contact.
    constexpr double until() const { return until_; }

    /// Adds the contact with one obstacle, which must not be certainly
    /// later.
    constexpr void add(const Contact<T>& contact) {
        const Sweep<T>& met = contact.met;
        const TimeError error = time_error(met, delta_, contact.width > 0);
        const double time = met.time;
        until_ = std::min(until_, time + error.rounded + error.by_contact);
        add_face(met, time - error.rounded - hair_);
        const double earlier = std::min(error.by_contact, hair_);
        const double since = time - error.rounded - earlier;
        if (first_since_ > until_) give_up_first();
        if (since > until_) return;
        const bool is_first = comes_first(contact, first_, delta_);
        passed_over_ =
            std::min(passed_over_, is_first ? first_since_ : since);
        if (!is_first) return;
        first_ = contact;
        first_since_ = since;
    }

    /// Whether the first contact is known after all have been added. In
    /// rare cases it is not: a wider one that was preferred to others
    /// turned out to be later. Then all of them have to be added again.
    constexpr bool is_known() {
        if (!is_to_repeat_) return true;
        is_to_repeat_ = false;
        passed_over_ = never;
        forget_first();
        return false;
    }

    constexpr std::size_t index() const { return first_.index; }
    /// The sweep up to the first contact, or to the end of the path. A
    /// coordinate that doesn't move keeps its bits. It goes no farther than
    /// an axial face, since a point that went one ulp too far would be past
    /// a wall without thickness.
    constexpr Sweep<T> sweep() const {
        Sweep<T> result = first_.met;
        if (!result.hit) {
            const Vec2<T> end = start_ + delta_;
            result.pos = {delta_.x == 0 ? start_.x : end.x,
                          delta_.y == 0 ? start_.y : end.y};
        }
        if (face_x_.since <= until_) {
            result.pos.x = less_far(start_.x, result.pos.x, face_x_.at);
        }
        if (face_y_.since <= until_) {
            result.pos.y = less_far(start_.y, result.pos.y, face_y_.at);
        }
        return result;
    }

private:
    static constexpr double never = std::numeric_limits<double>::infinity();

    /// The first axial face on an axis, and the coordinate at which the
    /// mover is flush with it.
    struct Face {
        T at{};
        double since{never};
    };

    constexpr void add_face(const Sweep<T>& met, double since) {
        const Vec2<T> normal = met.hit->normal;
        if (normal.y == 0) add_face(face_x_, start_.x, met.pos.x, since);
        if (normal.x == 0) add_face(face_y_, start_.y, met.pos.y, since);
    }
    static constexpr void add_face(Face& face, T start, T at,
                                   double since) {
        if (since > face.since) return;
        const bool is_same = since == face.since;
        face = {is_same ? less_far(start, at, face.at) : at, since};
    }
    constexpr void forget_first() {
        first_ = {};
        first_since_ = never;
    }
    constexpr void give_up_first() {
        forget_first();
        is_to_repeat_ = is_to_repeat_ || passed_over_ <= until_;
    }

    Vec2<T> start_;
    Vec2<T> delta_;
    /// The time that a few ulp of the path take.
    double hair_{};
    double until_ = 1;
    Contact<T> first_;
    double first_since_ = never;
    Face face_x_;
    Face face_y_;
    /// The earliest contact that a wider one was preferred to.
    double passed_over_ = never;
    bool is_to_repeat_ = false;
};

}  // namespace isect::detail
