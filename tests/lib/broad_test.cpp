// Every broad phase gives the same results as brute force, also after any sequence of changes.
#include <limits>
#include <utility>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

using namespace isect;
using broad_worlds::Boxes;
using broad_worlds::World;

namespace {

template <class Phase>
std::vector<std::size_t> sorted_overlapping(const Phase& phase, const Aabb<Scalar<Phase>>& place) {
    std::vector<std::size_t> ids;
    overlapping(phase, place, [&](std::size_t id) { ids.push_back(id); });
    std::sort(ids.begin(), ids.end());
    return ids;
}

template <class Phase>
broad_worlds::Pairs sorted_pairs(const Phase& phase) {
    broad_worlds::Pairs found;
    overlapping_pairs(phase, [&](std::size_t a, std::size_t b) { found.push_back({a, b}); });
    std::sort(found.begin(), found.end());
    return found;
}

/// The number of hits, to show that the queries hit something.
struct Met {
    std::size_t overlaps{};
    std::size_t hits{};
};

template <class Phase, class T = Scalar<Phase>>
void compare_with_brute_force(const Phase& phase, const Boxes<T>& boxes,
                              broad_worlds::Source<T>& source, Met& met) {
    REQUIRE(phase.size() == boxes.size());
    for (int row = 0; row < 12; ++row) {
        const Aabb<T> place = source.box();
        const auto ids = broad_worlds::brute_overlapping(boxes, place);
        CHECK(sorted_overlapping(phase, place) == ids);
        met.overlaps += ids.size();

        const Aabb<T> mover = source.box();
        const Vec2<T> delta = source.delta();
        const Segment<T> segment{mover.center, delta};
        for (const Vec2<T> padding : {Vec2<T>{}, mover.half}) {
            const auto first = broad_worlds::brute_raycast(boxes, segment, padding);
            CHECK(raycast(segment, phase, padding) == first);
            if (first) ++met.hits;
        }
        const Circle<T> disc{mover.center, mover.half.x};
        CHECK(sweep_into(mover, delta, phase) == broad_worlds::brute_sweep(boxes, mover, delta));
        CHECK(sweep_into(disc, delta, phase) == broad_worlds::brute_sweep(boxes, disc, delta));
    }
}

template <class Phase, class T = Scalar<Phase>>
Boxes<T> held_by(const Phase& phase) {
    Boxes<T> boxes;
    for (std::size_t id = 0; id < phase.end_id(); ++id)
        if (phase.has(id)) boxes[id] = phase.box(id);
    return boxes;
}

/// Inserts boxes, moves them near or far, and removes them.
template <class Phase, class T = Scalar<Phase>>
void change(Phase& phase, Boxes<T>& boxes, broad_worlds::Source<T>& source) {
    const unsigned what = source.pick(8);
    if (what < 2 || boxes.empty()) {
        const Aabb<T> box = source.box();
        const std::size_t id = phase.insert(box);
        REQUIRE(boxes.count(id) == 0);
        boxes[id] = box;
        return;
    }
    const auto chosen = std::next(boxes.begin(), source.pick(unsigned(boxes.size())));
    if (what == 2) {
        phase.remove(chosen->first);
        boxes.erase(chosen);
        return;
    }
    Aabb<T> box = source.box();
    if (what > 4) box = {chosen->second.center + source.vector(3), chosen->second.half};
    chosen->second = box;
    phase.move(chosen->first, box);
}

template <class T>
constexpr T not_a_number = std::numeric_limits<T>::quiet_NaN();

}  // namespace

#define ISECT_BROAD_PHASES (Batch, SweepAndPrune, Grid, Quadtree, Bvh)

TEMPLATE_PRODUCT_TEST_CASE("a broad phase gives the same results as brute force", "[broad]",
                           ISECT_BROAD_PHASES, (float, double)) {
    using T = Scalar<TestType>;
    STATIC_REQUIRE(BroadPhase<TestType>);
    for (const World world : broad_worlds::worlds) {
        CAPTURE(world);
        Met met;
        for (const std::size_t count : {0U, 1U, 2U, 17U, 150U, 700U}) {
            broad_worlds::Source<T> source(world, 3);
            const std::vector<Aabb<T>> list = source.boxes(count);
            const TestType phase{std::span<const Aabb<T>>(list)};
            Boxes<T> boxes;
            for (std::size_t i = 0; i < count; ++i) boxes[i] = list[i];
            compare_with_brute_force(phase, boxes, source, met);
            CHECK(sorted_pairs(phase) == broad_worlds::brute_pairs(boxes));
            CHECK(held_by(phase) == boxes);
        }
        CHECK(met.overlaps > 0);
        CHECK(met.hits > 5);
    }
}

TEMPLATE_PRODUCT_TEST_CASE("a broad phase stays right when boxes are inserted, moved and removed",
                           "[broad]", ISECT_BROAD_PHASES, (float, double)) {
    using T = Scalar<TestType>;
    for (const World world : broad_worlds::worlds) {
        CAPTURE(world);
        Met met;
        broad_worlds::Source<T> source(world, 4);
        TestType phase;
        Boxes<T> boxes;
        for (int step = 0; step < 800; ++step) {
            change(phase, boxes, source);
            if (step % 80 == 0) compare_with_brute_force(phase, boxes, source, met);
        }
        CHECK(sorted_pairs(phase) == broad_worlds::brute_pairs(boxes));
        CHECK(held_by(phase) == boxes);
        while (!boxes.empty()) {
            phase.remove(boxes.begin()->first);
            boxes.erase(boxes.begin());
            if (boxes.size() % 40 == 0) compare_with_brute_force(phase, boxes, source, met);
        }
        CHECK(met.hits > 10);
    }
}

TEMPLATE_PRODUCT_TEST_CASE("a broad phase stays right when everything moves a little", "[broad]",
                           ISECT_BROAD_PHASES, (float, double)) {
    using T = Scalar<TestType>;
    Met met;
    broad_worlds::Source<T> source(World::uniform, 5);
    const std::vector<Aabb<T>> list = source.boxes(200);
    TestType phase{std::span<const Aabb<T>>(list)};
    Boxes<T> boxes = held_by(phase);
    for (int step = 0; step < 60; ++step) {
        for (auto& [id, box] : boxes) {
            box.center = box.center + source.vector(4);
            phase.move(id, box);
        }
        if (step % 6 == 0) {
            compare_with_brute_force(phase, boxes, source, met);
            CHECK(sorted_pairs(phase) == broad_worlds::brute_pairs(boxes));
        }
    }
}

TEMPLATE_PRODUCT_TEST_CASE("a box that grows in place is found from farther away", "[broad]",
                           ISECT_BROAD_PHASES, (float, double)) {
    using T = Scalar<TestType>;
    std::vector<Aabb<T>> list;
    for (int x = 0; x < 10; ++x)
        for (int y = 0; y < 10; ++y) list.push_back({{T(x), T(y)}, {T(0.05), T(0.05)}});
    TestType phase{std::span<const Aabb<T>>(list)};
    for (std::size_t id = 0; id < list.size(); ++id) {
        const Vec2<T> center = list[id].center;
        const Aabb<T> above{{center.x, center.y - T(1.1)}, {T(0.01), T(0.01)}};
        const Aabb<T> left{{center.x - T(1.1), center.y}, {T(0.01), T(0.01)}};
        phase.move(id, {center, {T(1.2), T(1.2)}});
        CHECK(sorted_overlapping(phase, above) == std::vector<std::size_t>{id});
        CHECK(sorted_overlapping(phase, left) == std::vector<std::size_t>{id});
        phase.move(id, list[id]);
        CHECK(sorted_overlapping(phase, left).empty());
    }
}

TEMPLATE_PRODUCT_TEST_CASE("a sweep into a broad phase hits obstacles of any kind", "[broad]",
                           ISECT_BROAD_PHASES, (float, double)) {
    using T = Scalar<TestType>;
    std::size_t hits = 0;
    for (const World world : {World::uniform, World::lattice, World::scales}) {
        broad_worlds::Source<T> source(world, 6);
        std::vector<Shape<T>> walls;
        std::vector<Aabb<T>> around;
        for (int i = 0; i < 80; ++i) {
            const Aabb<T> box = source.box();
            const Vec2<T> turned{box.half.y, -box.half.x};
            switch (i % 4) {
                case 0:
                    walls.push_back(box);
                    break;
                case 1:
                    walls.push_back(Circle<T>{box.center, box.half.x});
                    break;
                case 2:
                    walls.push_back(Capsule<T>{box.center, box.half, box.half.y});
                    break;
                default:
                    walls.push_back(Polygon<T>(box.center, {turned, T(4) * Vec2<T>{1, 1},
                                                            T(-4) * Vec2<T>{1, 0} - turned}));
            }
            around.push_back(box_around(walls.back()));
        }
        const TestType phase{std::span<const Aabb<T>>(around)};
        for (int row = 0; row < 60; ++row) {
            const Aabb<T> box = source.box();
            const Vec2<T> delta = source.delta();
            const Shape<T> movers[] = {box, Circle<T>{box.center, box.half.y}, box.center};
            const Shape<T>& mover = movers[row % 3];
            const Sweep<T> expected = sweep_into(mover, delta, walls);
            CHECK(sweep_into(mover, delta, walls, phase) == expected);
            if (expected.hit) ++hits;
        }
    }
    CHECK(hits > 40);
}

TEMPLATE_PRODUCT_TEST_CASE("a broad phase rejects invalid boxes and stays unchanged", "[broad]",
                           ISECT_BROAD_PHASES, (float, double)) {
    using T = Scalar<TestType>;
    broad_worlds::Source<T> source(World::uniform, 7);
    const std::vector<Aabb<T>> list = source.boxes(9);
    TestType phase{std::span<const Aabb<T>>(list)};
    const Boxes<T> boxes = held_by(phase);
    const Aabb<T> bad[] = {{{not_a_number<T>, 0}, {1, 1}},
                           {{0, 0}, {1, not_a_number<T>}},
                           {{0, 0}, {-1, 1}},
                           {{0, std::numeric_limits<T>::infinity()}, {1, 1}}};
    for (const Aabb<T>& box : bad) {
        CHECK_THROWS_AS(phase.insert(box), BadShape);
        CHECK_THROWS_AS(phase.move(4, box), BadShape);
        CHECK_THROWS_AS(TestType(std::span<const Aabb<T>>(&box, 1)), BadShape);
    }
    // A box that is too small for exact results is still valid in a broad phase.
    const T least = std::numeric_limits<T>::denorm_min();
    phase.move(4, {{least, -least}, {least, 1}});
    CHECK(phase.box(4).center.x == least);
    phase.move(4, list[4]);
    CHECK_THROWS_AS(phase.move(9, list[0]), std::out_of_range);
    CHECK_THROWS_AS(phase.remove(9), std::out_of_range);
    CHECK_THROWS_AS(phase.box(9), std::out_of_range);
    CHECK(held_by(phase) == boxes);
    CHECK(sorted_pairs(phase) == broad_worlds::brute_pairs(boxes));
    SECTION("and reuses the id that was removed last for the next box") {
        phase.remove(2);
        CHECK_FALSE(phase.has(2));
        CHECK_THROWS_AS(phase.remove(2), std::out_of_range);
        phase.remove(5);
        CHECK(phase.insert(list[0]) == 5);
        CHECK(phase.insert(list[0]) == 2);
        CHECK(phase.insert(list[0]) == 9);
    }
}
