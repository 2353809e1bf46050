// The features that only batches have; lib_broad_test compares their results with brute force.
#include <vector>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

using namespace isect;
using broad_worlds::World;

TEMPLATE_TEST_CASE("a mask has the bits of the boxes that overlap, and no others", "[broad][batch]",
                   float, double) {
    using T = TestType;
    broad_worlds::Source<T> source(World::uniform, 13);
    const std::vector<Aabb<T>> list = source.boxes(200);
    Batch<T> batch{std::span<const Aabb<T>>(list)};
    batch.remove(70);
    std::vector<std::uint64_t> mask(4, 99);
    std::size_t set = 0;
    for (int row = 0; row < 40; ++row) {
        const Aabb<T> place = source.box();
        overlapping_mask(batch, place, mask);
        for (std::size_t i = 0; i < 256; ++i) {
            const bool is_set = (mask[i / 64] >> i % 64 & 1) != 0;
            CHECK(is_set == (batch.has(i) && overlaps(place, list[i])));
            if (is_set) ++set;
        }
    }
    CHECK(set > 20);
}

TEST_CASE("a batch finds the last of its boxes, however many there are", "[broad][batch]") {
    Batch<double> batch;
    for (std::size_t count = 1; count < 200; ++count) {
        const double x = 10.0 * static_cast<double>(count);
        batch.insert({{x, 0}, {1, 1}});
        std::vector<std::uint64_t> mask(count / 64 + 1);
        overlapping_mask(batch, Aabb<double>{{x, 0}, {2, 2}}, mask);
        for (std::size_t i = 0; i < count; ++i)
            CHECK(((mask[i / 64] >> i % 64 & 1) != 0) == (i + 1 == count));
        const auto first = raycast(Segment<double>{{x, -5}, {0, 10}}, batch);
        REQUIRE(first);
        CHECK(first->id + 1 == count);
    }
}

TEST_CASE("a batch stops within a few blocks of the first hit", "[broad][batch]") {
    constexpr std::size_t next = detail::batch_block * detail::batch_blocks_at_once;
    std::vector<Aabb<double>> list(next + 1, {{2, 0}, {1, 1}});
    list.back().center.x = 8;
    const Batch<double> batch{std::span<const Aabb<double>>(list)};
    Corridor<double> way(bounds_of(Vec2<double>{0, 0}), {10, 0});
    std::size_t visited = 0;
    batch.on_way(way, [&](const auto& item) {
        CHECK(item.id < next);
        way.stop_at(0.1);
        ++visited;
    });
    CHECK(visited == next);
}
