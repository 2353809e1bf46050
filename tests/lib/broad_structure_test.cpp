// The promises of each structure, beyond the results that all of them must give.
#include <algorithm>
#include <cmath>
#include <functional>
#include <map>
#include <type_traits>
#include <vector>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

using namespace isect;
using broad_worlds::World;

namespace {

template <class Phase>
bool is_found(const Phase& phase, const Aabb<Scalar<Phase>>& place, std::size_t wanted) {
    bool found = false;
    overlapping(phase, place, [&](std::size_t id) { found = found || id == wanted; });
    return found;
}

template <class Phase, class T = Scalar<Phase>>
bool is_met(const Phase& phase, const Segment<T>& segment, std::size_t wanted) {
    bool met = false;
    raycast_all(segment, phase, [&](std::size_t id, const Hit<T>&) { met = met || id == wanted; });
    return met;
}

/// Runs queries and casts from all four sides, and from just inside each edge.
template <class Phase, class T = Scalar<Phase>>
void check_edges(const Phase& phase, std::size_t id) {
    const Aabb<T> box = phase.box(id);
    const Vec2<T> sides[] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    for (const Vec2<T> side : sides) {
        const Vec2<T> way{side.x * box.half.x, side.y * box.half.y};
        const Vec2<T> within = box.center + T(0.99) * way;
        CHECK(is_found(phase, {within, {T(0.01), T(0.01)}}, id));
        CHECK(is_met(phase, Segment<T>::from_points(box.center + T(3) * way, within), id));
    }
}

/// Stores the last number that it receives, which is the leaf whose items are visited next.
struct LastNumber {
    std::size_t* last;

    template <class V>
    V operator()(V value) const {
        if constexpr (std::is_same_v<V, std::size_t>) *last = value;
        return value;
    }
};

/// The bounds that a tree's leaves would have if each had just been built.
template <class T>
std::map<std::size_t, Bounds<T>> tight_leaves(const Bvh<T>& bvh) {
    std::map<std::size_t, Bounds<T>> leaves;
    std::size_t leaf = 0;
    const auto add = [&](const Item<T>& item) { leaves[leaf].add(bounds_of(item.box)); };
    bvh.near({{T(-1e9), T(-1e9)}, {T(1e9), T(1e9)}}, add, LastNumber{&leaf});
    return leaves;
}

/// Counts the nodes with bounds that are larger than necessary, and checks that the bounds of
/// every node contain everything below it.
template <class T>
std::size_t count_loose(const Bvh<T>& bvh) {
    const auto leaves = tight_leaves(bvh);
    std::size_t loose = 0;
    const auto check = [&](const auto& again, std::size_t number) -> Bounds<T> {
        const BvhNode<T> node = bvh.node(number);
        Bounds<T> below;
        if (node.is_leaf()) {
            const auto leaf = leaves.find(number);
            if (leaf != leaves.end()) below = leaf->second;
        } else {
            for (std::size_t i = 0; i < 4; ++i) below.add(again(again, node.first + i));
        }
        CHECK(node.bounds.contains(below));
        if (!(node.bounds == below)) ++loose;
        return below;
    };
    check(check, 0);
    return loose;
}

std::vector<BvhNode<double>> nodes_of(const Bvh<double>& bvh) {
    std::vector<BvhNode<double>> nodes;
    for (std::size_t i = 0; i < bvh.end_of_nodes(); ++i) nodes.push_back(bvh.node(i));
    return nodes;
}

}  // namespace

TEMPLATE_PRODUCT_TEST_CASE("a box is found just within each of its edges", "[broad]",
                           (Batch, SweepAndPrune, Grid, Quadtree, Bvh), (float, double)) {
    using T = Scalar<TestType>;
    broad_worlds::Source<T> source(World::uniform, 41);
    std::vector<Aabb<T>> list = source.boxes(200);
    for (Aabb<T>& box : list) box.half = {T(4), T(3)};
    TestType phase{std::span<const Aabb<T>>(list)};
    for (std::size_t id = 0; id < list.size(); ++id) check_edges(phase, id);

    // The same holds for boxes that moved slightly or grew.
    for (std::size_t id = 0; id < list.size(); id += 3) {
        phase.move(id, {list[id].center + source.vector(2), {T(4.5), T(4.5)}});
        check_edges(phase, id);
    }
}

TEST_CASE("a bvh's nodes bound everything below them, tightly once refitted", "[broad]") {
    broad_worlds::Source<double> source(World::uniform, 42);
    const std::vector<Aabb<double>> list = source.boxes(300);
    Bvh<double> bvh{std::span<const Aabb<double>>(list)};
    CHECK(count_loose(bvh) == 0);
    const std::vector<BvhNode<double>> made = nodes_of(bvh);

    // These boxes move away and back, one move short of the quarter that triggers a refit.
    const std::size_t quarter = (list.size() + 32 + 3) / 4;
    REQUIRE(quarter % 2 == 1);
    for (std::size_t id = 0; id < quarter / 2; ++id) {
        bvh.move(id, {source.vector(140), list[id].half});
        count_loose(bvh);
        bvh.move(id, list[id]);
    }
    CHECK(count_loose(bvh) > 10);
    bvh.move(0, list[0]);
    CHECK(count_loose(bvh) == 0);

    // The tree was not rebuilt.
    CHECK(nodes_of(bvh) == made);
}

TEMPLATE_TEST_CASE("a bvh is never deep, whatever the order of insertion", "[broad]", float,
                   double) {
    using Box = Aabb<TestType>;
    const auto equal = [](TestType) { return Box{{0, 0}, {1, 1}}; };
    const auto growing = [](TestType i) { return Box{{0, 0}, {i, i}}; };
    const auto in_a_row = [](TestType i) { return Box{{i, 0}, {1, 1}}; };
    // Each box is as long as all the boxes before it, up to the farthest that a box may reach.
    const auto doubling = [](TestType i) {
        const TestType all = std::exp2(std::min(i, TestType(100)));
        return Box{{all + i, 0}, {all, 1}};
    };
    const auto depth_of = [](const Bvh<TestType>& bvh) {
        std::size_t most = 0;
        const auto look_at = [&](const auto& again, std::size_t number, std::size_t depth) -> void {
            most = std::max(most, depth);
            const BvhNode<TestType> node = bvh.node(number);
            if (node.is_leaf()) return;
            for (std::size_t i = 0; i < 4; ++i) again(again, node.first + i, depth + 1);
        };
        look_at(look_at, 0, 1);
        return most;
    };
    const std::function<Box(TestType)> all[] = {equal, growing, in_a_row, doubling};
    for (const auto& next : all) {
        Bvh<TestType> bvh;
        for (int i = 0; i < 3000; ++i) {
            bvh.insert(next(static_cast<TestType>(i)));
            if (i % 50 == 0) REQUIRE(depth_of(bvh) <= 100);
        }
        std::size_t met = 0;
        const Segment<TestType> across{{-5000, 0}, {TestType(0x1p110), 0}};
        raycast_all(across, bvh, [&](std::size_t, const auto&) { ++met; });
        CHECK(met >= 2999);  // the first of the growing boxes is a point
    }
}

TEST_CASE("a quadtree stores a box in the smallest square that is no smaller than the box",
          "[broad]") {
    // A box slightly larger than a square of the third level stays in the second.
    const double side = 128;
    for (const double size : {side / 8 * 0.99, side / 8 * 1.01}) {
        std::vector<Aabb<double>> list;
        for (int x = 0; x <= 16; ++x)
            for (int y = 0; y <= 16; ++y)
                list.push_back({{x * side / 16, y * side / 16}, {size / 2, size / 2}});
        const Quadtree<double> tree{std::span<const Aabb<double>>(list)};
        const std::size_t lowest = size > side / 8 ? 2 : 3;
        std::vector<std::size_t> counts(8);
        const auto count = [&](const auto& again, std::size_t number, std::size_t level) -> void {
            counts.at(level) += tree.node(number).count;
            if (tree.node(number).is_leaf()) return;
            for (std::size_t i = 0; i < 4; ++i) again(again, tree.node(number).four + i, level + 1);
        };
        count(count, 0, 0);
        CHECK(counts[lowest] == list.size());
    }
}

TEST_CASE("a sorted axis ranks boxes with equal starts by id, whatever their history", "[broad]") {
    std::vector<Aabb<double>> list;
    list.reserve(90);
    for (int i = 0; i < 90; ++i) list.push_back({{10.0 * (i % 3), 0}, {1, 1}});
    SweepAndPrune<double> sorted{std::span<const Aabb<double>>(list)};
    const auto ids_by_rank = [&] {
        std::vector<std::size_t> ids;
        ids.reserve(sorted.size());
        for (std::size_t rank = 0; rank < sorted.size(); ++rank)
            ids.push_back(sorted.at_rank(rank).id);
        return ids;
    };
    std::vector<std::size_t> right;
    for (std::size_t column = 0; column < 3; ++column)
        for (std::size_t id = column; id < list.size(); id += 3) right.push_back(id);
    CHECK(ids_by_rank() == right);
    for (const std::size_t id : {45U, 3U, 89U}) {
        sorted.move(id, {{-50, 0}, {1, 1}});
        CHECK(ids_by_rank() != right);
        sorted.move(id, {{70, 0}, {1, 1}});
        sorted.move(id, list[id]);
        CHECK(ids_by_rank() == right);
        sorted.remove(id);
        REQUIRE(sorted.insert(list[id]) == id);
        CHECK(ids_by_rank() == right);
    }
}
