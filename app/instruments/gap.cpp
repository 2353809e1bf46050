#include "instruments/gap.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/path_test.hpp"

namespace lab {
namespace {

constexpr double unknown = std::numeric_limits<double>::quiet_NaN();

double gap_of(const Scene& posed, const Query& query) {
    if (query.obstacles.empty() || row_of(query).walks) return unknown;
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < query.obstacles.size(); ++i) {
        const auto test = path_test(posed, query, i);
        if (!test) return unknown;
        least = std::min(least, nearest(*test).distance - test->sum.radius);
    }
    return std::max(least, 0.0);
}

}  // namespace

std::vector<double> gaps_of(const Scene& posed) {
    std::vector<double> gaps;
    gaps.reserve(posed.queries.size());
    for (const Query& query : posed.queries) gaps.push_back(gap_of(posed, query));
    return gaps;
}

double distance_at(const Scene& posed, const Query& query) {
    const Geometry& mover = find_shape(posed, query.mover)->geometry;
    double least = std::numeric_limits<double>::infinity();
    for (const std::string& name : query.obstacles) {
        const Geometry& obstacle = find_shape(posed, name)->geometry;
        const auto push = push_of(mover, obstacle, posed.scalar);
        const double away =
            push ? -isect::length(push->delta) : distance_of(mover, obstacle, posed.scalar);
        least = std::min(least, away);
    }
    return std::isfinite(least) ? least : unknown;
}

}  // namespace lab
