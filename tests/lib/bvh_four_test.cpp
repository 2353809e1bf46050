// Tests of four nodes of a Bvh at once, and the order in which nodes are visited.
#include <algorithm>
#include <array>
#include <bit>
#include <random>
#include <vector>

#include "catch.hpp"
#include "isect/broad/breadth_first.hpp"
#include "isect/broad/bvh_four_at_once.hpp"

using isect::Bounds;
using isect::detail::BreadthFirst;
using isect::detail::BvhFour;

TEMPLATE_TEST_CASE("four nodes tested against bounds at once give the same result as one by one",
                   "[broad]", float, double) {
    // Only a few different numbers, so that edges often coincide.
    std::mt19937 random{7};
    const auto number = [&] { return static_cast<TestType>(random() % 8); };
    const auto bounds = [&] {
        if (random() % 16 == 0) return Bounds<TestType>{};
        return Bounds<TestType>{{number(), number()}, {number(), number()}};
    };
    for (int i = 0; i < 20000; ++i) {
        BvhFour<TestType> four;
        for (std::size_t k = 0; k < 4; ++k) four.put_bounds(k, bounds());
        const Bounds<TestType> place = bounds();
        unsigned expected = 0;
        for (std::size_t k = 0; k < 4; ++k)
            if (meet(four.bounds(k), place)) expected |= 1U << k;
        REQUIRE(isect::detail::meeting(four, place) == expected);
        // The portable version, for processors without vector registers.
        REQUIRE(isect::detail::meeting<TestType>(four, place) == expected);
    }
}

TEST_CASE("each of four nodes says whether it is a leaf", "[broad]") {
    BvhFour<double> four;
    CHECK(four.leaves == 0b1111);
    four.put(2, {{8, isect::BvhBelow::four_nodes}, {}});
    CHECK(four.leaves == 0b1011);
    CHECK_FALSE(four.node(2).is_leaf());
    four.put(2, {{8, 3}, {}});
    CHECK(four.leaves == 0b1111);
    CHECK(four.node(2).count == 3);
}

TEMPLATE_TEST_CASE("a path enters four nodes at once as it enters each of them", "[broad]", float,
                   double) {
    // Only a few different numbers: starts inside, paths along one axis or none, shared edges.
    std::mt19937 random{8};
    const auto size = [&] { return static_cast<TestType>(random() % 8); };
    const auto number = [&] { return static_cast<TestType>(random() % 9) - 4; };
    const auto bounds = [&] {
        if (random() % 16 == 0) return Bounds<TestType>{};
        const TestType x = number(), y = number();
        return Bounds<TestType>{{x, y}, {x + size(), y + size()}};
    };
    std::array<int, 5> in_time{};
    for (int i = 0; i < 20000; ++i) {
        BvhFour<TestType> four;
        for (std::size_t k = 0; k < 4; ++k) four.put_bounds(k, bounds());
        const TestType x = number(), y = number();
        isect::Corridor<TestType> way({{x, y}, {x + 1, y}}, {2 * number(), number()});
        if (i % 2 == 0) way.stop_at(static_cast<TestType>(0.25));
        const auto all = isect::detail::entries(four, way);
        for (std::size_t k = 0; k < 4; ++k) {
            REQUIRE((all.in_time >> k & 1) == (way.reaches(four.bounds(k)) ? 1 : 0));
            if ((all.in_time >> k & 1) != 0) REQUIRE(all.times[k] == way.entry(four.bounds(k)));
        }
        // The portable version, for processors without vector registers.
        const auto plain = isect::detail::entries<TestType>(four, way);
        REQUIRE(plain.in_time == all.in_time);
        ++in_time[static_cast<std::size_t>(std::popcount(all.in_time))];
    }
    CHECK(*std::min_element(in_time.begin(), in_time.end()) > 100);
}

TEST_CASE("a path so short that its inverse is infinite may hit what it touches", "[broad]") {
    const isect::Corridor<double> way({{-1, 0}, {0, 1}}, {0x1p-1070, 0});
    const isect::Corridor<double> upward({{0, -1}, {1, 0}}, {0, 0x1p-1070});
    BvhFour<double> four;
    four.put_bounds(2, {{0, 0}, {1, 1}});
    CHECK(isect::detail::entries(four, way).in_time == 0b0100);
    CHECK(isect::detail::entries(four, upward).in_time == 0b0100);
    CHECK(isect::detail::entries<double>(four, way).in_time == 0b0100);
    CHECK(isect::detail::entries<double>(four, upward).in_time == 0b0100);
    CHECK_FALSE(way.part_in(four.bounds(2)).is_empty());
}

TEST_CASE("a corridor's mover is grown by a margin that depends on its path", "[broad]") {
    const isect::Corridor<double> way({{0, 0}, {0, 0}}, {1e6, 3});
    CHECK(way.mover().lower.x < -1e6 * 0x1p-48);
    CHECK(way.mover().upper.y > 1e6 * 0x1p-48);
    CHECK(way.whole().contains(way.mover()));
}

namespace {

using Waiting = BreadthFirst<std::uint32_t, 128>;

/// Queues the selected ones of four nodes and returns the next node, or 0 if there is none.
std::uint32_t advance(Waiting& waiting, const std::array<std::uint32_t, 4>& four, unsigned bits) {
    std::uint32_t next = 0;
    return waiting.advance(four, bits, next) ? next : 0;
}

}  // namespace

TEST_CASE("while few nodes are queued, the first in is the first out", "[broad]") {
    Waiting waiting;
    CHECK(advance(waiting, {1, 2, 3, 4}, 0b1010) == 2);
    CHECK(advance(waiting, {5, 6, 7, 8}, 0b0000) == 4);
    CHECK(advance(waiting, {9, 10, 11, 12}, 0b1111) == 9);
    CHECK(advance(waiting, {13, 14, 15, 16}, 0b0001) == 10);
    for (const std::uint32_t next : {11U, 12U, 13U, 0U, 0U})
        CHECK(advance(waiting, {20, 21, 22, 23}, 0) == next);
    CHECK(advance(waiting, {24, 25, 26, 27}, 0b0100) == 26);
}

TEST_CASE("every node is visited once, however many are queued", "[broad]") {
    // A complete tree of seven levels, with 4,096 nodes in the last.
    constexpr std::uint32_t inner = (4096 - 1) / 3;
    Waiting waiting;
    std::vector<int> visits(inner + 4096);
    std::uint32_t node = 0;
    unsigned bits = 0;
    do {
        ++visits.at(node);
        bits = node < inner ? 0b1111 : 0;
    } while (waiting.advance({4 * node + 1, 4 * node + 2, 4 * node + 3, 4 * node + 4}, bits, node));
    CHECK(std::count(visits.begin(), visits.end(), 1) == std::ptrdiff_t(visits.size()));
}

TEST_CASE("a queue of few nodes never overflows", "[broad]") {
    Waiting waiting;
    std::uint32_t node = advance(waiting, {0, 1, 2, 3}, 0b1110);
    for (std::uint32_t next = 1; next < 5000; ++next) {
        REQUIRE(node == next);
        REQUIRE(waiting.advance({next + 1, next + 2, next + 3, next + 4}, 0b0100, node));
    }
}
