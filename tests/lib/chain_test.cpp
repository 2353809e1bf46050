// Chains: no inner corner is felt, from either side, in any structure.
#include <cmath>
#include <vector>

#include <isect/broad.hpp>

#include "catch.hpp"
#include "lib/random.hpp"

using namespace isect;
using lib_random::Family;
using lib_random::Source;

namespace {

using V = Vec2<double>;

/// A path that starts well above a hill of 5 points and leads far down.
Sweep<double> fall(const Shape<double>& mover, const Chain<double>& chain, V by) {
    return sweep_into(mover, by, chain);
}

/// A box around each edge, as a broad phase takes them.
template <class T>
std::vector<Aabb<T>> boxes_around(const std::vector<ChainEdge<T>>& edges) {
    std::vector<Aabb<T>> boxes;
    boxes.reserve(edges.size());
    for (const auto& edge : edges) boxes.push_back(box_around(edge));
    return boxes;
}

/// Checks that a broad phase over a chain's edges answers as the chain itself, and one over boxes
/// as their list.
template <template <class> class Phase, class T>
void compare_in_phase(const Chain<T>& chain, const Shape<T>& mover, Vec2<T> delta) {
    const auto edges = chain.edges();
    const std::vector<Aabb<T>> boxes = boxes_around<T>(edges);
    const Phase<T> phase{std::span<const Aabb<T>>(boxes)};
    const auto ground = indexed(edges, phase);
    const Segment<T> ray{position(mover), delta};
    WalkSettings<T> settings;
    settings.snap = 2;

    CHECK(sweep_into(mover, delta, ground) == sweep_into(mover, delta, chain));
    CHECK(raycast(ray, ground) == raycast(ray, chain));
    CHECK(move_and_slide(mover, delta, ground) == move_and_slide(mover, delta, chain));
    const auto walked = walk(mover, delta, 1, ground, settings);
    CHECK(walked == walk(mover, delta, 1, chain, settings));
    CHECK(walked == walk(mover, delta, 1, edges, settings));
    CHECK(walk(mover, delta, 1, phase, settings) == walk(mover, delta, 1, boxes, settings));
}

template <class T>
Chain<T> random_chain(Source<T>& source, Ends ends, Sides sides) {
    std::vector<Vec2<T>> points;
    while (points.size() < 6) {
        const Vec2<T> next = source.place(12);
        const bool is_new = points.empty() || !(points.back() == next);
        if (is_new && (points.size() < 5 || !(next == points[0]))) points.push_back(next);
    }
    return Chain<T>(points, ends, sides);
}

}  // namespace

TEST_CASE("a mover over a joint of a chain meets the edge, not the joint", "[chain]") {
    const Chain<double> floor({{0, 0}, {10, 0}, {20, 0}, {30, 0}});
    const Aabb<double> box{{10, -3}, {2, 2}};
    const auto met = sweep_into(box, {2, 2}, floor);
    REQUIRE(met.hit);
    CHECK(met.hit->normal == V{0, -1});
    CHECK(met.pos == V{11, -2});
    const auto along = sweep_into(Aabb<double>{{5, -2}, {2, 2}}, {20, 0}, floor);
    CHECK(!along.hit);
    CHECK(move_and_slide(Aabb<double>{{5, -2}, {2, 2}}, {20, 9}, floor).pos == V{25, -2});
}

TEST_CASE("a mover is not stopped by the foot of a slope that it walks down to", "[chain]") {
    const Chain<double> ground({{0, -10}, {20, 0}, {40, 0}, {60, -10}});
    for (const Shape<double>& mover :
         {Shape<double>{Aabb<double>{{30, -2}, {2, 2}}}, Shape<double>{Circle<double>{{30, -2}, 2}},
          Shape<double>{Capsule<double>{{30, -4}, {0, 2}, 2}}}) {
        Shape<double> walker = mover;
        V delta{1, 0.5};
        for (int i = 0; i < 20; ++i)
            walker = placed_at(walker, move_and_slide(walker, delta, ground).pos);
        CHECK(position(walker).x > 40);
        CHECK(position(walker).y < position(mover).y - 3);
        delta.x = -1;
        for (int i = 0; i < 40; ++i)
            walker = placed_at(walker, move_and_slide(walker, delta, ground).pos);
        CHECK(position(walker).x < 12);
    }
}

TEST_CASE("a corner that stands out is met with a normal between its edges", "[chain]") {
    const Chain<double> roof({{0, 0}, {10, -10}, {20, 0}});
    const auto met = fall(Circle<double>{{10, -20}, 2}, roof, {0, 20});
    REQUIRE(met.hit);
    CHECK(met.hit->normal == V{0, -1});
    CHECK(met.pos.y == Approx(-12));
}

TEST_CASE("an open chain ends in corners", "[chain]") {
    const Chain<double> wall({{0, 0}, {10, 0}});
    const auto met = fall(Circle<double>{{15, 0}, 2}, wall, {-9, 0});
    REQUIRE(met.hit);
    CHECK(met.hit->normal == V{1, 0});
    CHECK(met.pos.x == Approx(12));
}

TEST_CASE("a closed chain has an edge from its last point to the first", "[chain]") {
    const Chain<double> room({{0, 0}, {100, 0}, {100, 50}, {0, 50}}, Ends::closed);
    CHECK(room.size() == 4);
    CHECK(room.edge(3).end == V{0, 0});
    const Circle<double> ball{{50, 25}, 5};
    CHECK(!overlaps(ball, room));
    CHECK(sweep_into(ball, {-99, 0}, room).pos == V{5, 25});
    CHECK(sweep_into(ball, {-99, 0}, room).index == 3);
    CHECK(overlaps(Circle<double>{{2, 25}, 5}, room));
    CHECK(!overlaps(Circle<double>{{5, 25}, 5}, room));
}

TEST_CASE("a chain names the point that is wrong", "[chain]") {
    using Points = std::vector<V>;
    CHECK_THROWS_WITH((Chain<double>(Points{{0, 0}})), Catch::Contains("points"));
    CHECK_THROWS_WITH((Chain<double>(Points{{0, 0}, {1, 0}}, Ends::closed)),
                      Catch::Contains("points"));
    CHECK_THROWS_WITH((Chain<double>(Points{{0, 0}, {1, 0}, {1, 0}})), Catch::Contains("2"));
    CHECK_THROWS_AS((Chain<double>(Points{{0, 0}, {NAN, 0}})), BadShape);
}

TEMPLATE_TEST_CASE("a chain gives the same in every structure", "[chain]", float, double) {
    using T = TestType;
    for (const Family family : {Family::grid, Family::uniform, Family::glide}) {
        Source<T> source(family, 5);
        for (int row = 0; row < 150; ++row) {
            const auto ends = source.pick(2) ? Ends::open : Ends::closed;
            const auto sides = source.pick(2) ? Sides::both : Sides::front;
            const Chain<T> chain = random_chain(source, ends, sides);
            const auto edges = chain.edges();
            const ChainView<T> view(chain.points(), ends, sides);
            const std::vector<Aabb<T>> boxes = boxes_around<T>(edges);
            const Bvh<T> bvh{std::span<const Aabb<T>>(boxes)};

            const Shape<T> mover = source.pick(2) ? Shape<T>{source.template shape<Aabb<T>>()}
                                                  : Shape<T>{source.template shape<Capsule<T>>()};
            const Vec2<T> delta = source.vector(20);
            const Sweep<T> met = sweep_into(mover, delta, chain);
            CHECK(met == sweep_into(mover, delta, edges));
            CHECK(met == sweep_into(mover, delta, view));
            CHECK(met == sweep_into(mover, delta, edges, bvh));
            CHECK(met == sweep_into(mover, delta, indexed(edges, bvh)));
            CHECK(move_and_slide(mover, delta, chain) == move_and_slide(mover, delta, edges));
        }
    }
}

TEMPLATE_TEST_CASE("a chain's edges in every broad phase are met as the chain", "[chain][broad]",
                   float, double) {
    using T = TestType;
    for (const Family family : {Family::grid, Family::uniform, Family::glide}) {
        Source<T> source(family, 8);
        for (int row = 0; row < 60; ++row) {
            const auto ends = source.pick(2) ? Ends::open : Ends::closed;
            const auto sides = source.pick(2) ? Sides::both : Sides::front;
            const Chain<T> chain = random_chain(source, ends, sides);
            const Shape<T> mover = source.pick(2) ? Shape<T>{source.template shape<Aabb<T>>()}
                                                  : Shape<T>{source.template shape<Circle<T>>()};
            const Vec2<T> delta = source.vector(20);
            compare_in_phase<Batch>(chain, mover, delta);
            compare_in_phase<SweepAndPrune>(chain, mover, delta);
            compare_in_phase<Grid>(chain, mover, delta);
            compare_in_phase<Quadtree>(chain, mover, delta);
            compare_in_phase<Bvh>(chain, mover, delta);
        }
    }
}

// Where no neighbour hides a corner, an edge is a capsule without radius.
TEMPLATE_TEST_CASE("a lone edge is met as a capsule of radius 0", "[chain]", float, double) {
    using T = TestType;
    for (const Family family : {Family::grid, Family::uniform, Family::touching}) {
        Source<T> source(family, 6);
        for (int row = 0; row < 400; ++row) {
            const Vec2<T> start = source.place(8);
            const Vec2<T> end = start + source.vector(8);
            if (start == end) continue;
            const Aabb<T> mover = source.template shape<Aabb<T>>();
            const Vec2<T> delta = source.vector(20);
            const Sweep<T> edge = sweep(mover, delta, ChainEdge<T>{start, end});
            const Sweep<T> wall = sweep(mover, delta, Capsule<T>{start, end - start, 0});
            if (start + (end - start) == end) CHECK(edge.hit.has_value() == wall.hit.has_value());
        }
    }
}
