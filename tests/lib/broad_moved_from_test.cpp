// A broad phase that was moved from is empty, and can be used again like a new one.
#include <span>
#include <type_traits>
#include <utility>
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

template <class T>
std::vector<Aabb<T>> boxes(int count) {
    std::vector<Aabb<T>> all;
    all.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const int row = i / 25;
        all.push_back({{T(i % 25) * 4, T(row) * 4}, {1, 1}});
    }
    return all;
}

template <class Phase, class T>
std::size_t found_in(const Phase& phase, const Aabb<T>& place) {
    std::size_t found = 0;
    overlapping(phase, place, [&](std::size_t) { ++found; });
    return found;
}

template <class Phase, class T>
std::size_t pairs_in(const Phase& phase) {
    std::size_t found = 0;
    overlapping_pairs(phase, [&](std::size_t, std::size_t) { ++found; });
    return found;
}

template <class Phase, class T>
void check_empty(const Phase& phase) {
    CHECK(phase.size() == 0);
    CHECK(phase.end_id() == 0);
    CHECK_FALSE(phase.has(0));
    CHECK(found_in(phase, Aabb<T>{{50, 50}, {200, 200}}) == 0);
    CHECK(pairs_in<Phase, T>(phase) == 0);
    const Aabb<T> mover{{-50, -50}, {1, 1}};
    CHECK_FALSE(sweep_into(mover, Vec2<T>{200, 200}, phase).hit);
    const auto from = Segment<T>::from_points({-50, 0}, {500, 1});
    CHECK_FALSE(raycast(from, phase));
}

/// Boxes overlap their copies, and nothing else.
template <class Phase, class T>
void check_usable(Phase& phase) {
    const std::vector<Aabb<T>> all = boxes<T>(300);
    for (int twice = 0; twice < 2; ++twice)
        for (std::size_t i = 0; i < all.size(); ++i)
            CHECK(phase.insert(all[i]) == i + static_cast<std::size_t>(twice) * all.size());
    CHECK(found_in(phase, Aabb<T>{{50, 50}, {200, 200}}) == 2 * all.size());
    CHECK(pairs_in<Phase, T>(phase) == all.size());
    phase.move(3, {{-70, -70}, {1, 1}});
    CHECK(pairs_in<Phase, T>(phase) == all.size() - 1);
    for (std::size_t i = 0; i < 2 * all.size(); ++i) phase.remove(i);
    CHECK(phase.size() == 0);
    CHECK(found_in(phase, Aabb<T>{{50, 50}, {200, 200}}) == 0);
}

template <class Phase, class T>
Phase changed() {
    const std::vector<Aabb<T>> all = boxes<T>(500);
    Phase phase{std::span<const Aabb<T>>(all)};
    for (std::size_t i = 0; i < 50; ++i) phase.move(i, all[i * 7]);
    return phase;
}

template <class Phase>
Phase&& given(Phase& phase) {
    return std::move(phase);
}

template <class Phase, class T>
void check_phase() {
    Phase first = changed<Phase, T>();
    const std::size_t pairs = pairs_in<Phase, T>(first);
    Phase second = given(first);
    CHECK(second.size() == 500);
    CHECK(pairs_in<Phase, T>(second) == pairs);
    check_empty<Phase, T>(first);
    const Phase copy = first;
    check_empty<Phase, T>(copy);
    check_usable<Phase, T>(first);

    first = given(second);
    CHECK(pairs_in<Phase, T>(first) == pairs);
    check_empty<Phase, T>(second);
    check_usable<Phase, T>(second);
    second = first;
    CHECK(pairs_in<Phase, T>(second) == pairs);

    Phase fresh;
    check_empty<Phase, T>(fresh);
    check_usable<Phase, T>(fresh);
    STATIC_REQUIRE(std::is_nothrow_move_constructible_v<Phase>);
    STATIC_REQUIRE(std::is_nothrow_move_assignable_v<Phase>);
}

}  // namespace

TEMPLATE_TEST_CASE("what was moved from is an empty broad phase", "[broad]", float, double) {
    SECTION("a tree") {
        check_phase<Bvh<TestType>, TestType>();
    }
    SECTION("a quadtree") {
        check_phase<Quadtree<TestType>, TestType>();
    }
    SECTION("a grid") {
        check_phase<Grid<TestType>, TestType>();
    }
    SECTION("sweep and prune") {
        check_phase<SweepAndPrune<TestType>, TestType>();
    }
    SECTION("a batch") {
        check_phase<Batch<TestType>, TestType>();
    }
}
