#include "query/chain.hpp"

namespace lab {

namespace {

isect::Vec2<double> rounded_to(isect::Vec2<double> point, Scalar scalar) {
    if (scalar == Scalar::double_) return point;
    return {static_cast<double>(static_cast<float>(point.x)),
            static_cast<double>(static_cast<float>(point.y))};
}

}  // namespace

std::string objection(const Chain& chain, Scalar scalar) {
    if (chain.points.size() > most_chain_points)
        return "points are more than " + std::to_string(most_chain_points);
    try {
        if (scalar == Scalar::float_)
            (void)solid<float>(chain.points, chain);
        else
            (void)solid<double>(chain.points, chain);
    } catch (const isect::BadShape& bad) {
        return bad.what();
    }
    return "";
}

DistinctPoints distinct_points(const Chain& chain, Scalar scalar) {
    DistinctPoints distinct;
    for (std::size_t i = 0; i < chain.points.size(); ++i) {
        const isect::Vec2<double> point = rounded_to(chain.points[i], scalar);
        if (!distinct.points.empty() && distinct.points.back() == point) {
            distinct.edges.back() = i;
            continue;
        }
        distinct.points.push_back(point);
        distinct.edges.push_back(i);
    }
    const bool is_round = chain.closed && distinct.points.size() > 1 &&
                          distinct.points.front() == distinct.points.back();
    if (is_round) {
        distinct.points.pop_back();
        distinct.edges.pop_back();
    }
    return distinct;
}

}  // namespace lab
