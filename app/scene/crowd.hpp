#pragma once

#include <string>

#include "query/geometry.hpp"

namespace lab {

/// How the boxes of a crowd are placed and sized.
enum class Spread {
    uniform,    ///< evenly, with sizes between the least and the most
    clustered,  ///< the same sizes, in 32 clusters
    mixed       ///< evenly, with many small boxes and fewer and fewer large ones
};

/// The query that runs against a crowd.
enum class CrowdQuestion {
    overlaps,    ///< which boxes overlap a box
    raycast,     ///< the first box that a segment hits
    sweep_into,  ///< how far a box can move
    pairs        ///< which boxes overlap each other
};

/// The structure that holds the boxes for queries.
enum class CrowdStructure { list, sweep_and_prune, grid, quadtree, bvh };

/// A very large set of boxes generated from a few numbers. The n-th box depends only on these, the
/// time and n, so the first boxes of a crowd are a fair sample of it. Everything is computed in
/// double.
struct Crowd {
    static constexpr int most = 2'000'000;

    int count = 1000;
    int seed = 1;
    Vec2 center;
    Vec2 half;         ///< of the region that contains the boxes
    Vec2 sizes{1, 1};  ///< range of a box's half sizes; if mixed, of the larger one
    Spread spread = Spread::uniform;
    double speed{};  ///< the maximum on each axis
    double roam{};   ///< how far a box moves to and fro about its position, at most, on each axis
    CrowdQuestion asks = CrowdQuestion::overlaps;
    std::string by;  ///< the querying shape; required for every query but pairs
    Vec2 delta;      ///< of a sweep_into query
    CrowdStructure structure = CrowdStructure::bvh;

    bool moves() const { return speed > 0 && roam > 0; }
    friend bool operator==(const Crowd&, const Crowd&) = default;
};

/// Whether a shape can make this query against a crowd: boxes overlap and sweep, segments are cast.
bool can_ask_crowd(CrowdQuestion question, const Geometry& shape);

}  // namespace lab
