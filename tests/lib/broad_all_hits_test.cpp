// All hits on a path, and masks of them: each equals the single query's result and is reported
// once.
#include <utility>
#include <vector>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

using namespace isect;
using broad_worlds::World;

namespace {

/// For a batch of circles, circles about the boxes' centers; otherwise the boxes themselves.
template <class T>
std::vector<Circle<T>> all_hits_shapes(const CircleBatch<T>&, const std::vector<Aabb<T>>& boxes) {
    std::vector<Circle<T>> circles;
    circles.reserve(boxes.size());
    for (const Aabb<T>& box : boxes) circles.push_back({box.center, box.half.y});
    return circles;
}
template <class Phase, class T>
std::vector<Aabb<T>> all_hits_shapes(const Phase&, const std::vector<Aabb<T>>& boxes) {
    return boxes;
}

Padding<CircleBatch<double>> padding_from(const CircleBatch<double>&, const Aabb<double>& box) {
    return box.half.x;
}
Padding<CircleBatch<float>> padding_from(const CircleBatch<float>&, const Aabb<float>& box) {
    return box.half.x;
}
template <class Phase, class T>
Vec2<T> padding_from(const Phase&, const Aabb<T>& box) {
    return box.half;
}

template <class Answer>
using ById = std::vector<std::pair<std::size_t, Answer>>;

template <class Answer>
ById<Answer> in_order(ById<Answer> all) {
    std::sort(all.begin(), all.end(),
              [](const auto& a, const auto& b) { return a.first < b.first; });
    return all;
}

template <class Many, class Shape, class T>
std::size_t compare_all_hits(const Many& many, const std::vector<Shape>& shapes,
                             const Segment<T>& segment, Padding<Many> padding) {
    ById<Hit<T>> found, right;
    raycast_all(
        segment, many, [&](std::size_t id, const Hit<T>& hit) { found.emplace_back(id, hit); },
        padding);
    std::vector<std::uint64_t> mask(shapes.size() / 64 + 1, 99);
    raycast_mask(segment, many, mask, padding);
    for (std::size_t id = 0; id < shapes.size(); ++id) {
        const auto hit = raycast(segment, shapes[id], padding);
        if (hit) right.emplace_back(id, *hit);
        CHECK(hit.has_value() == ((mask[id / 64] >> id % 64 & 1) != 0));
    }
    CHECK(in_order(found) == right);
    return right.size();
}

template <class Many, class Shape, class Mover, class T>
std::size_t compare_all_sweeps(const Many& many, const std::vector<Shape>& shapes,
                               const Mover& mover, Vec2<T> delta) {
    ById<Sweep<T>> found, right;
    sweep_all(mover, delta, many,
              [&](std::size_t id, const Sweep<T>& met) { found.emplace_back(id, met); });
    std::vector<std::uint64_t> mask(shapes.size() / 64 + 1, 99);
    sweep_mask(mover, delta, many, mask);
    for (std::size_t id = 0; id < shapes.size(); ++id) {
        const Sweep<T> met = sweep(mover, delta, shapes[id]);
        if (met.hit) right.emplace_back(id, met);
        CHECK(met.hit.has_value() == ((mask[id / 64] >> id % 64 & 1) != 0));
    }
    CHECK(in_order(found) == right);
    return right.size();
}

}  // namespace

TEMPLATE_PRODUCT_TEST_CASE("each hit on a path is reported once, equal to the single query's",
                           "[broad][batch]",
                           (Batch, CircleBatch, SweepAndPrune, Grid, Quadtree, Bvh),
                           (float, double)) {
    using T = Scalar<TestType>;
    for (const World world : broad_worlds::worlds) {
        CAPTURE(world);
        broad_worlds::Source<T> source(world, 31);
        const auto shapes = all_hits_shapes(TestType(), source.boxes(150));
        const TestType many{std::span(shapes)};
        std::size_t met = 0;
        for (int row = 0; row < 25; ++row) {
            const Aabb<T> box = source.box();
            const Vec2<T> delta = source.delta();
            const Segment<T> segment{box.center, delta};
            met += compare_all_hits(many, shapes, segment, Padding<TestType>{});
            met += compare_all_hits(many, shapes, segment, padding_from(many, box));
            met += compare_all_sweeps(many, shapes, box, delta);
            met += compare_all_sweeps(many, shapes, Circle<T>{box.center, box.half.x}, delta);
        }
        CHECK(met > 100);
    }
}
