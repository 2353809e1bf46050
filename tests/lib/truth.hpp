// Two shapes and what is true of them: in swift numbers, or where these leave it open, in exact
// numbers (a yes or no) or wide ones (a length).
#pragma once

#include "lib/oracle.hpp"

namespace oracle {

template <class Make, class A, class B>
Sum<Made<Make>> sum_of(const Make& make, const A& mover, const B& obstacle) {
    const auto from = point_of(make, isect::position(mover));
    const auto to = point_of(make, isect::position(obstacle));
    const auto movers = corners(make, mover);
    Points<Made<Make>> points;
    for (const auto& o : corners(make, obstacle))
        for (const auto& m : movers)
            points.push_back({from.x - to.x + (m.x - o.x), from.y - to.y + (m.y - o.y)});
    return {hull(points), make(double(radius(mover))) + make(double(radius(obstacle)))};
}

/// The length of a shape's position and of its longest corner, as sums of coordinates, plus its
/// radius.
template <class Shape>
double size_of(const Shape& shape) {
    const auto length = [](const auto& v) { return std::abs(double(v.x)) + std::abs(double(v.y)); };
    double longest = 0;
    for (const auto& corner : corners(Number<double>{}, shape))
        longest = std::max(longest, length(corner));
    return length(isect::position(shape)) + longest + double(radius(shape));
}

template <class Shape>
void add_to(Grid& grid, const Shape& shape) {
    grid.add(isect::position(shape));
    for (const auto& corner : corners(Number<double>{}, shape)) {
        grid.add(corner.x);
        grid.add(corner.y);
    }
    grid.add(double(radius(shape)));
}

/// A mover and an obstacle. `swiftly`: whether swift numbers may decide where they are certain.
template <class A, class B>
class Pair {
public:
    using T = isect::Scalar<A>;
    using Vector = isect::Vec2<T>;

    Pair(const A& mover, const B& obstacle, bool swiftly = true)
        : mover_(mover),
          obstacle_(obstacle),
          swiftly_(swiftly),
          sum_(sum_of(Number<Swift<T>>{}, mover, obstacle)),
          size_(size_of(mover) + size_of(obstacle)) {}

    bool overlaps() const {
        return decide({}, [](const auto&, const auto& sum) { return sum; });
    }
    /// With the mover at `pos`.
    bool overlaps_at(Vector pos) const { return decide(pos, moving_to(pos)); }
    /// Anywhere on the mover's path.
    bool overlaps_along(Vector way) const {
        return decide(way, [=](const auto& make, const auto& sum) {
            const auto v = point_of(make, way);
            return sum.swept(v.x, v.y);
        });
    }

    /// The depth of the mover inside the obstacle; negative outside.
    double depth_here() const {
        return to_double(depth(sum_of(Number<Quad>{}, mover_, obstacle_)));
    }
    bool is_at_most_inside(double length, double give) const {
        return is_at_most(
            give, {}, [=](const auto& make, const auto& sum) { return make(length) - depth(sum); });
    }
    bool is_distance(double distance, double give) const {
        return is_at_most(give, {}, [=](const auto& make, const auto& sum) {
            return absolute(std::max(-depth(sum), make(0)) - make(distance));
        });
    }
    /// With the mover at `pos`.
    bool is_at_most_outside(Vector pos, double give) const {
        return is_at_most(give, pos, [move = moving_to(pos)](const auto& make, const auto& sum) {
            return -depth(move(make, sum));
        });
    }
    /// After a part of the path.
    bool touches_on(Vector way, T part, double give) const {
        return is_at_most(give, way, [=](const auto& make, const auto& sum) {
            return absolute(depth(moving_on(way, part)(make, sum)));
        });
    }
    /// Whether the mover gets within `give` of the obstacle on the first part of the path.
    bool is_near_on(Vector way, T part, double give) const {
        return is_at_most(give, way, [=](const auto& make, const auto& sum) {
            return -depth(sweeping_on(way, part)(make, sum));
        });
    }
    /// Whether the mover gets no deeper than `give`, and not to the other side, on that part.
    bool is_clear_on(Vector way, T part, double give) const {
        return is_at_most(give, way, [=](const auto& make, const auto& sum) {
            return depth(sweeping_on(way, part)(make, sum));
        });
    }
    /// The same on the straight line from the mover's position to `pos`.
    bool is_clear_to(Vector pos, double give) const {
        return is_at_most(give, pos, [=, this](const auto& make, const auto& sum) {
            const auto to = point_of(make, pos);
            const auto start = point_of(make, isect::position(mover_));
            return depth(sum.swept(to.x - start.x, to.y - start.y));
        });
    }
    /// Whether the mover, after a part of the path, is within `give` of a point where the obstacle
    /// has this normal, give or take some eps. Two corners are at most twice the size apart.
    bool has_normal(Vector way, T part, Vector normal, double give) const {
        const double tolerance = 8 * double(std::numeric_limits<T>::epsilon()) * size_;
        return is_at_most(give, way, [=](const auto& make, const auto& sum) {
            return moving_on(way, part)(make, sum).distance_to_face(point_of(make, -normal),
                                                                    make(tolerance));
        });
    }

private:
    auto moving_to(Vector pos) const {
        return [pos, from = isect::position(mover_)](const auto& make, const auto& sum) {
            const auto to = point_of(make, pos);
            const auto start = point_of(make, from);
            return sum.moved(to.x - start.x, to.y - start.y);
        };
    }
    static auto moving_on(Vector way, T part) {
        return [=](const auto& make, const auto& sum) {
            const auto t = make(double(part));
            const auto v = point_of(make, way);
            return sum.moved(t * v.x, t * v.y);
        };
    }
    static auto sweeping_on(Vector way, T part) {
        return [=](const auto& make, const auto& sum) {
            const auto t = make(double(part));
            const auto v = point_of(make, way);
            return sum.swept(t * v.x, t * v.y);
        };
    }
    /// The greatest error that swift numbers can have.
    double slack_with(Vector more) const {
        return slack<Swift<T>> * (size_ + std::abs(double(more.x)) + std::abs(double(more.y)));
    }
    /// Decides by the depth where it is certain, otherwise in integers.
    template <class Change>
    bool decide(Vector more, const Change& change) const {
        if (swiftly_) {
            const Swift<T> found = depth(change(Number<Swift<T>>{}, sum_));
            if (absolute(found) > slack_with(more)) return found > 0;
        }
        Grid grid;
        add_to(grid, mover_);
        add_to(grid, obstacle_);
        grid.add(more);
        return change(grid, sum_of(grid, mover_, obstacle_)).overlaps();
    }
    template <class Measure>
    bool is_at_most(double bound, Vector more, const Measure& measure) const {
        if (swiftly_ && measure(Number<Swift<T>>{}, sum_) + slack_with(more) <= bound) return true;
        const Number<Quad> wide;
        return to_double(measure(wide, sum_of(wide, mover_, obstacle_))) <= bound;
    }

    A mover_;
    B obstacle_;
    bool swiftly_;
    Sum<Swift<T>> sum_;
    double size_;
};

}  // namespace oracle
