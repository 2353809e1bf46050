#pragma once

#include <string>

#include <isect/vec2.hpp>

namespace lab {

/// How the boxes of a crowd are placed and sized.
enum class Spread {
    uniform,    ///< evenly, and of sizes between the least and the most
    clustered,  ///< the same in 32 heaps
    mixed       ///< evenly, many small ones and ever fewer of up to the most
};

/// What a crowd is asked.
enum class CrowdQuestion {
    overlaps,    ///< which boxes overlap a box
    raycast,     ///< which box a segment meets first
    sweep_into,  ///< how far a box gets
    pairs        ///< which boxes overlap each other
};

/// What the boxes are kept in to be asked.
enum class CrowdStructure { list, sweep_and_prune, grid, quadtree, bvh };

/// Very many boxes, told by a few numbers: where the n-th box is depends on these, the time and n,
/// and so a part of a crowd is a fair sample of it. All of it is computed in double.
struct Crowd {
    static constexpr int most = 2'000'000;

    int count = 1000;
    int seed = 1;
    isect::Vec2<double> center;
    isect::Vec2<double> half;         ///< of the region that they are in
    isect::Vec2<double> sizes{1, 1};  ///< half a side of a box lies between; if mixed, the wider
    Spread spread = Spread::uniform;
    double speed{};  ///< at most, on each axis
    double roam{};   ///< how far from its place a box goes to and fro, at most, on each axis
    CrowdQuestion asks = CrowdQuestion::overlaps;
    std::string by;             ///< the shape that asks; nothing is asked without one, but pairs
    isect::Vec2<double> delta;  ///< of sweep_into
    CrowdStructure structure = CrowdStructure::bvh;

    bool moves() const { return speed > 0 && roam > 0; }
    friend bool operator==(const Crowd&, const Crowd&) = default;
};

}  // namespace lab
