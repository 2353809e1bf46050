// Two shapes and what is true of them.
#pragma once

#include "unit/lib_oracle.hpp"

namespace oracle {

template <class N, class A, class B>
Sum<N> sum_of(const A& mover, const B& obstacle) {
    const auto from = exact<N>(isect::position(mover));
    const auto to = exact<N>(isect::position(obstacle));
    std::vector<Point<N>> points;
    for (const Point<N>& o : corners<N>(obstacle))
        for (const Point<N>& m : corners<N>(mover))
            points.push_back({from.x - to.x + (m.x - o.x), from.y - to.y + (m.y - o.y)});
    return {hull(points), N(radius(mover)) + N(radius(obstacle))};
}

/// A mover and an obstacle.
template <class A, class B>
class Pair {
public:
    using T = isect::Scalar<A>;
    using N = Wide<T>;

    Pair(const A& mover, const B& obstacle)
        : mover_(mover), obstacle_(obstacle), sum_(sum_of<N>(mover, obstacle)) {
        for (const isect::Vec2<T> v : {isect::position(mover), isect::position(obstacle)})
            add_size(v);
        for (const Point<N>& corner : corners<N>(mover))
            size_ += absolute(corner.x) + absolute(corner.y);
        for (const Point<N>& corner : corners<N>(obstacle))
            size_ += absolute(corner.x) + absolute(corner.y);
        size_ += sum_.radius;
    }

    bool overlaps() const { return overlaps_at(isect::position(mover_)); }
    /// With the mover's position elsewhere.
    bool overlaps_at(isect::Vec2<T> pos) const {
        const isect::Vec2<T> from = isect::position(mover_);
        return decide(depth(moved_to(pos)), pos, [=](const Sum<Dyadic>& sum) {
            return sum.moved(Dyadic(pos.x) - Dyadic(from.x), Dyadic(pos.y) - Dyadic(from.y));
        });
    }
    /// Anywhere on the mover's way.
    bool overlaps_along(isect::Vec2<T> delta) const {
        return decide(
            depth(sum_.swept(N(delta.x), N(delta.y))), delta,
            [=](const Sum<Dyadic>& sum) { return sum.swept(Dyadic(delta.x), Dyadic(delta.y)); });
    }
    double depth_at(isect::Vec2<T> pos) const { return to_double(depth(moved_to(pos))); }
    /// At a time on the mover's way.
    double depth_on(isect::Vec2<T> delta, T time) const {
        const N t(time);
        return to_double(depth(sum_.moved(t * N(delta.x), t * N(delta.y))));
    }
    double depth_here() const { return to_double(depth(sum_)); }
    /// How far the mover, after a part of a way, is from where a normal of the obstacle, off by
    /// some eps, is right.
    double distance_from_normal(isect::Vec2<T> way, T part, isect::Vec2<T> normal) const {
        const N t(part);
        const N eps(std::numeric_limits<T>::epsilon());
        const Point<N> out{-N(normal.x), -N(normal.y)};
        const Sum<N> there = sum_.moved(t * N(way.x), t * N(way.y));
        return to_double(there.distance_to_face(out, 4 * eps * size_));
    }

private:
    void add_size(isect::Vec2<T> v) { size_ += absolute(N(v.x)) + absolute(N(v.y)); }
    Sum<N> moved_to(isect::Vec2<T> pos) const {
        const isect::Vec2<T> from = isect::position(mover_);
        return sum_.moved(N(pos.x) - N(from.x), N(pos.y) - N(from.y));
    }
    /// By the depth where that is certain, else by rational numbers.
    template <class Change>
    bool decide(N found, isect::Vec2<T> more, const Change& change) const {
        const N size = size_ + absolute(N(more.x)) + absolute(N(more.y));
        if (absolute(found) > size * N(slack<N>)) return found > 0;
        return change(sum_of<Dyadic>(mover_, obstacle_)).overlaps();
    }

    A mover_;
    B obstacle_;
    Sum<N> sum_;
    N size_ = 0;
};

}  // namespace oracle
