// windows.h defines these three words as macros.
#define near
#define far
#define small char
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

/// Whether every broad phase finds the first box on a path and the one that overlaps a query box.
template <class Phase>
bool finds() {
    const std::vector<isect::Aabb<double>> boxes{{{4, 0}, {1, 1}}, {{9, 0}, {1, 1}}};
    const Phase phase(std::span<const isect::Aabb<double>>{boxes});
    const auto first =
        raycast(isect::Segment{isect::Vec2{12.0, 0.0}, isect::Vec2{-12.0, 0.0}}, phase);
    std::size_t found = 0;
    overlapping(phase, boxes[0], [&](std::size_t id) { found += id + 1; });
    return first && first->id == 1 && found == 1;
}

int main() {
    const isect::Aabb box{isect::Vec2{4.0, 0.0}, isect::Vec2{1.0, 1.0}};
    const isect::Segment path{isect::Vec2{0.0, 0.0}, isect::Vec2{12.0, 0.0}};
    const auto hit = raycast(path, box);
    const bool all_find = finds<isect::Bvh<double>>() && finds<isect::Grid<double>>() &&
                          finds<isect::Quadtree<double>>() &&
                          finds<isect::SweepAndPrune<double>>() && finds<isect::Batch<double>>();
    return hit && hit->time == 0.25 && all_find && sizeof(small) == 1 ? 0 : 1;
}
