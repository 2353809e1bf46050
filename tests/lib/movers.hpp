// The movers of games, with decimal sizes, and their positions relative to a straight surface.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "lib/form.hpp"
#include "lib/random.hpp"
#include "lib/symmetry.hpp"
#include "lib/walks.hpp"

namespace walks {

/// The number of parts of a long run to do, out of a thousand: ISECT_HEAVY_PART, or all of them.
inline unsigned heavy_parts() {
    const char* parts = std::getenv("ISECT_HEAVY_PART");
    return parts == nullptr ? 1000 : unsigned(std::atoi(parts));
}

/// The part that a mover stands on: all of a flat side, one point of an arc, or a corner.
enum class Foot { flat, round, pointed };

/// A simple fraction of a size, which puts sides on seams, except for rounding.
template <class T>
T part_of(Typed& typed, double size, const std::vector<double>& parts) {
    const double exact = size * typed.one_of(parts);
    const double decimal = std::round(exact * 1e5) / 1e5;
    return T(std::abs(decimal - exact) < 1e-9 * exact ? decimal : exact);
}

/// Calls use(mover, foot) with each kind of mover, about as large as `size`.
template <class T, class Walk>
void each_mover(Typed& typed, double size, const Walk& use) {
    const auto walk = [&](const Shape<T>& mover, Foot foot) { use(mover, foot); };
    const auto part = [&] {
        return part_of<T>(typed, size, {0.1, 0.2, 0.25, 0.3, 0.4, 0.45, 0.5, 0.8, 1, 1.2});
    };
    const Vec2<T> at{};
    const T x = part();
    const T y = part();
    const T r = part();
    walk(Aabb<T>{at, {x, y}}, Foot::flat);
    walk(Circle<T>{at, r}, Foot::round);
    walk(Capsule<T>{at, {0, -y}, r}, Foot::round);
    walk(Capsule<T>{at, {x, 0}, r}, Foot::flat);
    walk(Capsule<T>{at, {x, y}, r}, Foot::round);
    const std::initializer_list<Vec2<T>> crate{{-x, -y}, {x, -y}, {x, y}, {-x, y}};
    walk(Polygon<T>(at, crate), Foot::flat);
    walk(Polygon<T>(at, crate, r), Foot::flat);
    walk(Polygon<T>(at, {{-x, -y}, {2 * x, -y}, {x, y}, {-x, y}}), Foot::flat);
    walk(Polygon<T>(at, {{-x, -y}, {x, -y}, {0, y}}), Foot::pointed);
    walk(at, Foot::pointed);
}

/// One of the 8 reflections and rotations, so that a floor is also a wall or a ceiling.
template <class T>
symmetry::Change<T> any_change(Typed& typed) {
    const int x = typed.whole(0, 1) == 0 ? 1 : -1;
    const int y = typed.whole(0, 1) == 0 ? 1 : -1;
    if (typed.whole(0, 1) == 0) return {x, 0, 0, y};
    return {0, x, y, 0};
}
template <class T>
symmetry::Change<T> inverse(const symmetry::Change<T>& change) {
    return {change.xx, change.yx, change.xy, change.yy};
}

/// One ulp of the sum of a frame's magnitudes.
template <class Mover, class Obstacle, class T = Scalar<Mover>>
double unit_of(const Mover& mover, Vec2<T> delta, const Obstacle& obstacle) {
    using lib_random::extent_of;
    return lib_random::unit_of<T>(
        {position(mover), extent_of(mover), delta, position(obstacle), extent_of(obstacle)});
}

/// A straight surface from start to end, in more digits than a double has. Seen from start, the
/// solid is on the side to which +x turns towards +y.
class Surface {
public:
    using Real = long double;

    template <class T>
    Surface(Vec2<T> pos, Vec2<T> start, Vec2<T> end, T radius)
        : at_x_(Real(pos.x) + Real(start.x)), at_y_(Real(pos.y) + Real(start.y)), radius_(radius) {
        const Real x = Real(end.x) - Real(start.x);
        const Real y = Real(end.y) - Real(start.y);
        length_ = std::sqrt(x * x + y * y);
        x_ = x / length_;
        y_ = y / length_;
    }

    Real length() const { return length_; }
    /// The components of a motion along the surface and out of it.
    template <class T>
    Real along(Vec2<T> v) const {
        return Real(v.x) * x_ + Real(v.y) * y_;
    }
    template <class T>
    Real out(Vec2<T> v) const {
        return Real(v.x) * y_ - Real(v.y) * x_;
    }
    /// The distance of a mover from the surface.
    template <class Mover>
    Real gap(const Mover& mover) const {
        Real least = std::numeric_limits<Real>::infinity();
        const oracle::Form form = oracle::form_of(mover);
        for (const auto& corner : form)
            least = std::min(least, out(Vec2<double>{corner.x, corner.y}));
        return least + from_start_out(mover) - Real(form.radius) - radius_;
    }
    /// The coordinate of a mover's position along the surface.
    template <class Mover>
    Real foot(const Mover& mover) const {
        const auto pos = position(mover);
        return (Real(pos.x) - at_x_) * x_ + (Real(pos.y) - at_y_) * y_;
    }

private:
    template <class Mover>
    Real from_start_out(const Mover& mover) const {
        const auto pos = position(mover);
        return (Real(pos.x) - at_x_) * y_ - (Real(pos.y) - at_y_) * x_;
    }

    Real at_x_, at_y_, radius_;
    Real x_{}, y_{}, length_{};
};

}  // namespace walks
