// Two shapes and what is true of them: in swift numbers, or where these leave it open, in exact
// numbers (a yes or no) or wide ones (a length).
#pragma once

#include <memory>
#include <vector>

#include "lib/form.hpp"

namespace oracle {

template <class N>
struct Sum;

/// A mover and an obstacle. `swiftly`: whether swift numbers may decide where they are certain.
template <class T>
class Pair {
public:
    using Vector = isect::Vec2<T>;

    Pair(const Form& mover, const Form& obstacle, bool swiftly = true);
    template <class A, class B>
    Pair(const A& mover, const B& obstacle, bool swiftly = true)
        : Pair(form_of(mover), form_of(obstacle), swiftly) {}
    ~Pair();
    Pair(const Pair&) = delete;
    Pair& operator=(const Pair&) = delete;

    bool overlaps() const;
    /// With the mover at `pos`.
    bool overlaps_at(Vector pos) const;
    /// Anywhere on the mover's path.
    bool overlaps_along(Vector way) const;

    /// The depth of the mover inside the obstacle; negative outside.
    double depth_here() const;
    bool is_at_most_inside(double length, double give) const;
    bool is_distance(double distance, double give) const;
    /// With the mover at `pos`.
    bool is_at_most_outside(Vector pos, double give) const;
    /// After a part of the path.
    bool touches_on(Vector way, T part, double give) const;
    /// Whether the mover gets within `give` of the obstacle on the first part of the path.
    bool is_near_on(Vector way, T part, double give) const;
    /// Whether the mover gets no deeper than `give`, and not to the other side, on that part.
    bool is_clear_on(Vector way, T part, double give) const;
    /// The same on the straight line from the mover's position to `pos`.
    bool is_clear_to(Vector pos, double give) const;
    /// Whether the mover, after a part of the path, is within `give` of a point where the obstacle
    /// has this normal, give or take some eps. Two corners are at most twice the size apart.
    bool has_normal(Vector way, T part, Vector normal, double give) const;

private:
    struct Swiftly;

    double slack_with(Vector more) const;
    template <class Change>
    bool decide(Vector more, const Change& change) const;
    template <class Measure>
    bool is_at_most(double bound, Vector more, const Measure& measure) const;

    Form mover_;
    Form obstacle_;
    bool swiftly_;
    std::unique_ptr<const Swiftly> sum_;
    double size_;
};
template <class A, class B>
Pair(const A&, const B&, bool = true) -> Pair<isect::Scalar<A>>;

/// The corners of the sum of two shapes, in doubles.
std::vector<Point<double>> corners_of_sum(const Form& mover, const Form& obstacle);

/// By how much a vector is longer than 1, in wide numbers, to the first order.
double excess_of_unit(Point<double> v);

/// 1 where two shapes overlap, 0 where they touch, -1 where they are apart.
int meeting(const Form& a, const Form& b);

}  // namespace oracle

#ifdef ISECT_HEADER_ONLY
#include "lib/truth.cpp"
#endif
