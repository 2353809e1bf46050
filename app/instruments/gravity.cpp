#include "instruments/gravity.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>

#include "evaluate/differences.hpp"
#include "explain/path_test.hpp"
#include "geometry/outside.hpp"
#include "instruments/free_numbers.hpp"

namespace lab {
namespace {

constexpr double far_away = std::numeric_limits<double>::infinity();

/// How far inside the sum a path gets; negative for how far it stays away.
double depth_along(const PathTest& test) {
    const Range inside = overlap(times_in_sum(test), Range{0, 1});
    if (inside.is_empty()) return test.sum.radius - nearest(test).distance;
    return -outside(test.sum, test.path.at((inside.min + inside.max) / 2));
}

/// How deep the mover or its path is in the obstacle that it is deepest in; infinite if an obstacle
/// can't be tested.
double deepest(const Scene& posed, const Query& query) {
    double depth = -far_away;
    for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
        const auto test = path_test(posed, query, i);
        if (!test) return far_away;
        const bool stays = !row_of(query).along_path;
        depth = std::max(depth, stays ? -outside(test->sum, test->path.start) : depth_along(*test));
    }
    return depth;
}

/// Where a push or a motion takes a mover.
struct PlaceLeft {
    Vec2 start;

    Vec2 operator()(const std::optional<Hit>& hit) const {
        return hit ? start + hit->delta : start;
    }
    Vec2 operator()(const Sweep& sweep) const { return sweep.pos; }
    Vec2 operator()(const Moved& moved) const { return moved.pos; }
    Vec2 operator()(const Walked& walked) const { return walked.pos; }
    template <class Other>
    Vec2 operator()(const Other&) const {
        return start;
    }
};

/// How deep the mover is after a push, or at a stop in an obstacle that it didn't start in.
double depth_after(const Scene& posed, const Query& query, const Answer& answer, double size) {
    double depth = 0;
    for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
        const auto test = path_test(posed, query, i);
        if (!test) return far_away;
        const Vec2 start = test->path.start;
        const bool starts_inside = is_visible(-outside(test->sum, start), size);
        if (row_of(query).has_delta && starts_inside) continue;
        depth = std::max(depth, -outside(test->sum, std::visit(PlaceLeft{start}, answer)));
    }
    return depth;
}

}  // namespace

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

bool is_visible(double length, double size) {
    constexpr double least = 1e-3;
    return length > least * size;
}

Gravity gravity_of_yes_or_no(const Scene& posed, const Answer& ours) {
    const double off = std::abs(deepest(posed, posed.queries.front()));
    return is_visible(off, size_around(posed, ours)) ? Gravity::wrong : Gravity::borderline;
}

Gravity gravity_of_overlap(const Scene& posed, const Answer& ours, const Answer& theirs) {
    const double size = size_around(posed, ours);
    const double depth = depth_after(posed, posed.queries.front(), theirs, size);
    return is_visible(depth, size) ? Gravity::overlaps : Gravity::borderline;
}

}  // namespace lab
