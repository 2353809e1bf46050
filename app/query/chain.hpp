#pragma once

#include <string>
#include <vector>

#include <isect/isect.hpp>

namespace lab {

/// The scalar type that a scene computes with.
enum class Scalar { double_, float_ };

/// A chain as stored in a scene.
struct Chain {
    std::vector<isect::Vec2<double>> points;
    bool closed = false;      ///< the last point leads back to the first
    bool front_only = false;  ///< it is met only from the front of its edges

    std::size_t edges() const {
        return closed ? points.size() : points.size() - (points.empty() ? 0 : 1);
    }
    isect::Segment<double> edge(std::size_t i) const {
        return isect::Segment<double>::from_points(points[i], points[(i + 1) % points.size()]);
    }

    friend bool operator==(const Chain&, const Chain&) = default;
};

inline constexpr std::size_t most_chain_points = 1000;

/// Why a chain is invalid in a scalar, or an empty string.
std::string objection(const Chain& chain, Scalar scalar);

/// A chain in a scalar without the points that rounding has made equal to the one before, and
/// which of its edges are left.
struct DistinctPoints {
    std::vector<isect::Vec2<double>> points;
    std::vector<std::size_t> edges;
};
DistinctPoints distinct_points(const Chain& chain, Scalar scalar);

/// Whether these points still make a chain.
inline bool is_chain(const DistinctPoints& distinct, const Chain& chain) {
    return distinct.points.size() >= (chain.closed ? 3U : 2U);
}

/// The library's chain of points that are distinct in T.
template <class T>
isect::Chain<T> solid(const std::vector<isect::Vec2<double>>& points, const Chain& chain) {
    std::vector<isect::Vec2<T>> all;
    all.reserve(points.size());
    for (const isect::Vec2<double> point : points)
        all.push_back({static_cast<T>(point.x), static_cast<T>(point.y)});
    return isect::Chain<T>(std::move(all), chain.closed ? isect::Ends::closed : isect::Ends::open,
                           chain.front_only ? isect::Sides::front : isect::Sides::both);
}

}  // namespace lab
