// Batches: what is particular to them; that they answer as brute force does is in lib_broad_test.
#include <vector>

#include "catch.hpp"
#include "unit/broad_worlds.hpp"

using namespace isect;
using broad_worlds::World;

namespace {

/// A block of boxes, and which of them each kind of processor would let pass.
template <class T>
struct FilteredBlock {
    std::vector<T> x, y, half_x, half_y;

    explicit FilteredBlock(broad_worlds::Source<T>& source) {
        for (const Aabb<T>& box : source.boxes(detail::batch_block)) {
            x.push_back(box.center.x);
            y.push_back(box.center.y);
            half_x.push_back(box.half.x);
            half_y.push_back(box.half.y);
        }
    }

    template <class Filter>
    detail::BatchFlags<T> flags(const Filter& filter, detail::RunFilter<T, Filter> run) const {
        detail::BatchFlags<T> flags;
        const bool any = run(filter, {x.data(), y.data(), half_x.data(), half_y.data()}, flags);
        CHECK(any == std::any_of(flags.begin(), flags.end(), [](auto flag) { return flag != 0; }));
        return flags;
    }
};

}  // namespace

TEMPLATE_TEST_CASE("the filter of this processor lets pass what the plain one does",
                   "[broad][batch]", float, double) {
    using T = TestType;
    using Filter = detail::WayFilter<T>;
    std::ptrdiff_t passed = 0;
    for (const World world : broad_worlds::worlds) {
        broad_worlds::Source<T> source(world, 12);
        const FilteredBlock<T> block(source);
        for (int row = 0; row < 50; ++row) {
            const Aabb<T> mover = source.box();
            const T pace = 1 / source.number(1, 100);
            const Filter filter{{T(row % 2 == 0 ? 1 : -1), mover.center.x, mover.center.x, pace},
                                {T(1), mover.max().y, mover.min().y, T(0.01)},
                                source.number(0, 1)};
            const auto plain = block.flags(filter, detail::run_filter<T, Filter>);
            CHECK(block.flags(filter, detail::best_filter<T, Filter>()) == plain);
            passed += std::count_if(plain.begin(), plain.end(), [](auto f) { return f != 0; });
        }
    }
    CHECK(passed > 500);
}

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

TEMPLATE_TEST_CASE("a filter lets pass the one box that is met, wherever it is in its block",
                   "[broad][batch]", float, double) {
    using T = TestType;
    constexpr std::size_t block = detail::batch_block;
    const std::vector<T> zeros(block), size(block, T(1));
    const auto flags_with = [&](const auto& filter, auto run, std::size_t met) {
        std::vector<T> x(block, T(1000));
        if (met < block) x[met] = 2;
        detail::BatchFlags<T> flags;
        const bool any = run(filter, {x.data(), zeros.data(), size.data(), size.data()}, flags);
        CHECK(any == (met < block));
        return flags;
    };
    const auto check = [&](const auto& filter, auto run) {
        for (std::size_t met = 0; met <= block; ++met) {
            const auto flags = flags_with(filter, run, met);
            for (std::size_t i = 0; i < block; ++i) CHECK((flags[i] != 0) == (i == met));
        }
    };
    const detail::WayFilter<T> way{{T(1), T(0), T(0), T(0.1)}, {T(1), T(0), T(0), T(10)}, T(1)};
    check(way, detail::run_filter<T, detail::WayFilter<T>>);
    check(way, detail::best_filter<T, detail::WayFilter<T>>());
    const detail::PlaceFilter<T> place{{T(1), T(4)}, {T(-1), T(1)}};
    check(place, detail::run_filter<T, detail::PlaceFilter<T>>);
    check(place, detail::best_filter<T, detail::PlaceFilter<T>>());
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

TEST_CASE("a way so short that its pace is no float misses nothing", "[broad][batch]") {
    // Its pace would be infinite, and nothing times infinity is no number.
    const float tiny = 0x1p-140F;
    const std::vector<Aabb<float>> list{{{3 * tiny, 0}, {tiny, tiny}}};
    const Batch<float> batch{std::span<const Aabb<float>>(list)};
    const Segment<float> segment{{0, 0}, {4 * tiny, 0}};
    REQUIRE(raycast(segment, list[0]));
    CHECK(raycast(segment, batch)->hit == *raycast(segment, list[0]));
}
