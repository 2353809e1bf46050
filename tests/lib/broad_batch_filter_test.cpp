// A batch's filter, which tests many boxes at once, may pass too many of them, but never too few.
#include <array>
#include <vector>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

using namespace isect;
using broad_worlds::World;
using isect::detail::next_above;

namespace {

template <class T>
detail::BatchRows block_of(const std::vector<Aabb<T>>& boxes, Vec2<T> origin = {}) {
    detail::BatchRows rows;
    rows.add_block();
    for (std::size_t i = 0; i < boxes.size(); ++i)
        rows.set(i, detail::coarse(bounds_of(boxes[i]), origin));
    return rows;
}

/// The portable filter, and the fastest one for this processor.
std::array<detail::RunFilter, 2> filters() {
    return {detail::run_filter, detail::best_filter()};
}

std::uint64_t mask_by(detail::RunFilter run, const detail::WayFilter& filter,
                      const detail::BatchRows& block) {
    std::uint64_t mask = 99;
    run(filter, block.blocks_at(0), 1, &mask);
    return mask;
}

/// A path that passes a corner of a box within a few ulp.
template <class T>
struct Grazing {
    Segment<T> path;
    Aabb<T> box;
};

template <class T>
Grazing<T> grazing(broad_worlds::Source<T>& source, T size) {
    const Vec2<T> start = size * source.vector(1);
    const T wide = source.pick(2) == 0 ? T(1) : T(1e-3);
    const Vec2<T> delta = size * Vec2<T>{source.number(-1, 1), wide * source.number(-1, 1)};
    const Segment<T> path = source.pick(2) == 0
                                ? Segment<T>{start, delta}
                                : Segment<T>{{start.y, start.x}, {delta.y, delta.x}};

    // The box lies on the side of the path's normal, and its nearest corner is on the path.
    const T large = source.pick(2) == 0 ? T(0.5) : T(1000);
    const Vec2<T> half = large * size * Vec2<T>{source.number(0, 1), source.number(0, 1)};
    const Vec2<T> corner = path.at(source.number(0, 1));
    const T x = path.delta.y < 0 ? half.x : -half.x;
    const T y = path.delta.x < 0 ? -half.y : half.y;
    const auto moved = [&](T value) {
        for (unsigned ulps = source.pick(4); ulps > 0; --ulps)
            value = source.pick(2) == 0 ? next_above(value) : -next_above(-value);
        return value;
    };
    return {path, {{moved(corner.x + x), moved(corner.y + y)}, half}};
}

/// The largest size that the library allows, a medium one, and sizes so small that floats, or
/// products of doubles, underflow.
template <class T>
std::vector<T> batch_sizes() {
    if (sizeof(T) == 8) return {T(0x1p188), T(1), T(0x1p-135), T(0x1p-190), T(0x1p-1065)};
    return {T(0x1p108F), T(1), T(0x1p-60F), T(0x1p-140F)};
}

}  // namespace

TEMPLATE_TEST_CASE("this processor's filter passes the same boxes as the plain one",
                   "[broad][batch]", float, double) {
    using T = TestType;
    int passed = 0;
    for (const World world : broad_worlds::worlds) {
        broad_worlds::Source<T> source(world, 12);
        const Vec2<T> origin = source.box().center;
        const auto block = block_of(source.boxes(detail::batch_block), origin);
        for (int row = 0; row < 50; ++row) {
            detail::WayFilter filter(bounds_of(source.box()), source.delta(), origin);
            filter.stop_at(source.number(0, 1));
            const std::uint64_t plain = mask_by(filters()[0], filter, block);
            CHECK(mask_by(filters()[1], filter, block) == plain);
            passed += std::popcount(plain);
        }
    }
    CHECK(passed > 500);
}

TEMPLATE_TEST_CASE("a filter passes the one box that is hit, wherever it is in its block",
                   "[broad][batch]", float, double) {
    using T = TestType;
    const detail::WayFilter filter(bounds_of(Vec2<T>{0, 0}), Vec2<T>{10, 1}, Vec2<T>{});
    for (std::size_t met = 0; met <= detail::batch_block; ++met) {
        std::vector<Aabb<T>> boxes(detail::batch_block, {{1000, 0}, {1, 1}});
        if (met < boxes.size()) boxes[met].center.x = 2;
        const std::uint64_t right = met < boxes.size() ? std::uint64_t{1} << met : 0;
        for (const auto run : filters()) CHECK(mask_by(run, filter, block_of(boxes)) == right);
    }
}

TEMPLATE_TEST_CASE("a filter rejects boxes beside, before or behind a path", "[broad][batch]",
                   float, double) {
    using T = TestType;
    struct Row {
        Vec2<T> delta;
        T latest;
        Vec2<T> met;
        Vec2<T> apart;
    };
    // The mover and the boxes extend one unit in every direction.
    const Row rows[] = {
        {{10, 0}, T(1), {T(11.5), 0}, {T(12.5), 0}},     // past the end
        {{10, 0}, T(1), {T(-1.5), 0}, {T(-2.5), 0}},     // before the start
        {{10, 0}, T(1), {5, T(1.5)}, {5, T(-2.5)}},      // beside the path
        {{0, -10}, T(1), {0, T(-11.5)}, {0, T(-12.5)}},  // the same, downwards
        {{0, -10}, T(1), {T(1.5), -5}, {T(2.5), -5}},
        {{10, 10}, T(1), {T(6.5), T(3.5)}, {8, T(3.5)}},  // across a slope of 1
        {{10, -5}, T(1), {5, T(0.4)}, {5, T(0.6)}},       // across a slope of -1/2
        {{-5, 10}, T(1), {T(0.4), 5}, {T(0.6), 5}},       // across a steep slope
        {{10, 0}, T(0.5), {T(6.5), 0}, {T(7.5), 0}},      // past the point where it stops
        {{-5, 10}, T(0.25), {-1, T(4.4)}, {-1, T(4.6)}},
        {{0, 0}, T(1), {T(-1.5), T(1.5)}, {0, T(2.5)}},  // without a motion
    };
    for (const Row& row : rows) {
        CAPTURE(row.delta.x, row.delta.y, row.latest);
        detail::WayFilter filter(bounds_of(Aabb<T>{{0, 0}, {1, 1}}), row.delta, Vec2<T>{});
        filter.stop_at(row.latest);
        const auto block = block_of<T>({{row.met, {1, 1}}, {row.apart, {1, 1}}});
        for (const auto run : filters()) CHECK((mask_by(run, filter, block) & 3) == 1);
    }
}

TEMPLATE_TEST_CASE("a filter passes boxes that are hit on a path beyond the range of float",
                   "[broad][batch]", float, double) {
    using T = TestType;
    const T size = sizeof(T) == 8 ? T(0x1p190) : T(0x1p121F);
    const Vec2<T> ways[] = {{size, 0}, {0, -size}, {-size, size}};
    for (const Vec2<T> delta : ways) {
        const T far = T(100) / size;
        const auto block = block_of<T>({{far * delta, {1, 1}}, {-far * delta, {1, 1}}});
        const detail::WayFilter filter(bounds_of(Vec2<T>{}), delta, Vec2<T>{});
        for (const auto run : filters()) CHECK((mask_by(run, filter, block) & 1) == 1);
    }
}

TEMPLATE_TEST_CASE("a batch finds a box whose corner a path crosses by an ulp", "[broad][batch]",
                   float, double) {
    using T = TestType;
    broad_worlds::Source<T> source(World::uniform, 31);
    int hits = 0;
    int misses = 0;
    for (const T size : batch_sizes<T>()) {
        for (int row = 0; row < 3000; ++row) {
            const auto [path, box] = grazing(source, size);
            // A batch stores bounds relative to its first box: the farther that is, the coarser
            // they are.
            const T far = size * T(1U << source.pick(11));
            Batch<T> batch;
            batch.insert({far * source.vector(1), {}});
            batch.insert(box);
            const auto right = raycast(path, box);
            const auto found = raycast(path, batch);
            REQUIRE(found.has_value() == right.has_value());
            if (right) CHECK(found->hit == *right);
            ++(right ? hits : misses);
        }
    }
    CHECK(hits > 1000);
    CHECK(misses > 1000);
}

TEMPLATE_TEST_CASE("an emptied batch takes its origin from the next box", "[broad][batch]", float,
                   double) {
    using T = TestType;
    const T far = sizeof(T) == 8 ? T(1e9) : T(1e5);
    Batch<T> batch;
    batch.remove(batch.insert({{0, 0}, {1, 1}}));
    for (int i = 0; i < 100; ++i) batch.insert({{far + T(4 * i), far}, {1, 1}});
    int visited = 0;
    batch.near(bounds_of(batch.box(50)), [&](const auto&) { ++visited; });
    CHECK(visited == 1);
}

TEMPLATE_TEST_CASE("a batch finds a box whose bounds overlap the query's by an ulp",
                   "[broad][batch]", float, double) {
    using T = TestType;
    broad_worlds::Source<T> source(World::scales, 34);
    const auto is_visited = [](const Batch<T>& batch, const Bounds<T>& place) {
        bool visited = false;
        batch.near(place, [&](const auto&) { visited = true; });
        return visited;
    };
    for (int row = 0; row < 1000; ++row) {
        const Aabb<T> box = source.box();
        Batch<T> batch;
        batch.insert(box);
        const Bounds<T> bounds = bounds_of(box);
        const T large = row % 2 == 0 ? T(10) : T(1e7);
        const Vec2<T> size{large * source.number(0, 1), large * source.number(0, 1)};
        const Vec2<T> least = -Vec2<T>{next_above(-bounds.upper.x), next_above(-bounds.upper.y)};
        const Vec2<T> most{next_above(bounds.lower.x), next_above(bounds.lower.y)};
        CHECK(is_visited(batch, {least, least + size}));
        CHECK(is_visited(batch, {most - size, most}));
    }
}

TEMPLATE_TEST_CASE("a batch finds a box that is hit an ulp before the first hit so far",
                   "[broad][batch]", float, double) {
    using T = TestType;
    // The two boxes are so far apart in the batch that the first is hit before the other is
    // filtered.
    constexpr std::size_t far = detail::batch_block * detail::batch_blocks_at_once;
    broad_worlds::Source<T> source(World::uniform, 32);
    for (const T size : batch_sizes<T>()) {
        for (int row = 0; row < 200; ++row) {
            const auto [path, box] = grazing(source, size);
            std::vector<Aabb<T>> list(far, {{-size, size}, {}});
            const Vec2<T> half = T(0.25) * size * Vec2<T>{1, 1};
            for (int k = 0; k < 2; ++k) list.push_back({path.at(source.number(0.5, 0.7)), half});
            list[row % 2 == 0 ? 3 : far] = list.back();
            const T front = list.back().center.x;
            list[far].center.x = path.delta.x < 0 ? next_above(front) : -next_above(-front);
            const Batch<T> batch{std::span<const Aabb<T>>(list)};
            broad_worlds::Boxes<T> boxes;
            for (std::size_t i = 0; i < list.size(); ++i) boxes[i] = list[i];
            CHECK(raycast(path, batch) == broad_worlds::brute_raycast(boxes, path, {}));
        }
    }
}

TEMPLATE_TEST_CASE("a batch finds all hits on paths and by movers of all sizes", "[broad][batch]",
                   float, double) {
    using T = TestType;
    const Vec2<T> ways[] = {{1, 1}, {1, T(1e-4)}, {T(1e-4), -1}, {-1, 0}, {0, 1}, {0, 0}};
    broad_worlds::Source<T> source(World::uniform, 33);
    std::size_t met = 0;
    for (const T size : batch_sizes<T>()) {
        broad_worlds::Boxes<T> boxes;
        Batch<T> batch;
        for (int i = 0; i < 200; ++i) {
            const Vec2<T> half{source.number(0, 0.2), source.number(0, 0.2)};
            const Aabb<T> box{T(0.5) * size * source.vector(1), T(0.5) * size * half};
            boxes[batch.insert(box)] = box;
        }
        for (int row = 0; row < 60; ++row) {
            const T small = row % 3 == 0 ? T(0.001) : T(0.7);
            const Vec2<T> way = ways[row % 6];
            const Vec2<T> delta = small * size * Vec2<T>{way.x, way.y};
            const Aabb<T> mover{T(0.3) * size * source.vector(1),
                                T(0.1) * size * Vec2<T>{source.number(0, 1), T(0.5)}};
            std::vector<std::uint64_t> mask(4);
            raycast_mask(Segment<T>{mover.center, delta}, batch, mask, mover.half);
            for (const auto& [id, box] : boxes) {
                const auto hit = raycast(Segment<T>{mover.center, delta}, box, mover.half);
                CHECK((mask[id / 64] >> id % 64 & 1) == (hit ? 1U : 0U));
                met += hit ? 1 : 0;
            }
            CHECK(sweep_into(mover, delta, batch) ==
                  broad_worlds::brute_sweep(boxes, mover, delta));
        }
    }
    CHECK(met > 1000);
}
