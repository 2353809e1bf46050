// Broad-phase queries don't allocate, and a broad phase takes no more memory than documented.
#include <atomic>
#include <cstdlib>
#include <new>

#include "catch.hpp"
#include "lib/broad_worlds.hpp"

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define ISECT_SANITIZED_MEMORY
#endif
#endif
#ifdef __SANITIZE_ADDRESS__  // g++
#define ISECT_SANITIZED_MEMORY
#endif

using namespace isect;
using broad_worlds::World;

namespace {
std::atomic<std::size_t> broad_allocations = 0;
std::atomic<std::size_t> broad_bytes = 0;
}  // namespace

#ifdef ISECT_SANITIZED_MEMORY
// The sanitizer's own operators report allocations through hooks. Only clang ships the header that
// declares them, and their name is reserved for the sanitizer.
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wreserved-identifier"
#endif
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*)(const volatile void*,
                                                                  std::size_t),
                                                         void (*)(const volatile void*));
#ifdef __clang__
#pragma clang diagnostic pop
#endif

namespace {
[[maybe_unused]] const int broad_hooks = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t size) {
        ++broad_allocations;
        broad_bytes += size;
    },
    [](const volatile void*) {});
}  // namespace
#else
namespace {
void* counted(void* memory, std::size_t size) {
    ++broad_allocations;
    broad_bytes += size;
    if (memory == nullptr) throw std::bad_alloc();
    return memory;
}
}  // namespace

// Not inlined, because g++ 12 warns of mismatched malloc and free if it sees into only one of
// them.
[[gnu::noinline]] void* operator new(std::size_t size) {
    return counted(std::malloc(size == 0 ? 1 : size), size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
// Rows that are loaded into vector registers are aligned to cache lines.
[[gnu::noinline]] void* operator new(std::size_t size, std::align_val_t align) {
    const auto step = static_cast<std::size_t>(align);
    return counted(std::aligned_alloc(step, (size + step - 1) / step * step), size);
}
[[gnu::noinline]] void operator delete(void* memory, std::align_val_t) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t, std::align_val_t) noexcept {
    std::free(memory);
}
#endif

TEMPLATE_PRODUCT_TEST_CASE("queries of a broad phase do not allocate", "[broad]",
                           (Batch, SweepAndPrune, Grid, Quadtree, Bvh), (float, double)) {
    using T = Scalar<TestType>;
    for (const World world : broad_worlds::worlds) {
        broad_worlds::Source<T> source(world, 9);
        const std::vector<Aabb<T>> list = source.boxes(500);
        const TestType phase{std::span<const Aabb<T>>(list)};
        const std::size_t before = broad_allocations;
        std::size_t met = 0;
        for (int row = 0; row < 100; ++row) {
            const Aabb<T> mover = source.box();
            const Vec2<T> delta = source.delta();
            overlapping(phase, mover, [&](std::size_t) { ++met; });
            if (raycast(Segment<T>{mover.center, delta}, phase)) ++met;
            if (sweep_into(mover, delta, phase).hit) ++met;
            const auto count = [&](std::size_t, const auto&) { ++met; };
            raycast_all(Segment<T>{mover.center, delta}, phase, count);
            sweep_all(mover, delta, phase, count);
        }
        overlapping_pairs(phase, [&](std::size_t, std::size_t) { ++met; });
        const std::size_t after = broad_allocations;
        CHECK(after == before);
        CHECK(met > 0);
    }
    const std::size_t before = broad_allocations;
    // A direct call, because clang optimises away an unused vector.
    ::operator delete(::operator new(9));
    CHECK(broad_allocations > before);
}

namespace {
/// Memory per box, measured on a copy, because the vectors of a copy have no spare capacity.
template <class Phase>
double bytes_a_box() {
    using T = Scalar<Phase>;
    broad_worlds::Source<T> source(World::uniform, 9);
    const std::vector<Aabb<T>> list = source.boxes(5000);
    const Phase phase{std::span<const Aabb<T>>(list)};
    const std::size_t before = broad_bytes;
    std::optional<Phase> copy;
    copy.emplace(phase);
    const std::size_t after = broad_bytes;
    CHECK(copy->size() == list.size());
    return static_cast<double>(after - before) / static_cast<double>(list.size());
}
}  // namespace

TEST_CASE("a broad phase takes no more memory than documented", "[broad]") {
    CHECK(bytes_a_box<Grid<double>>() <= 50);
    CHECK(bytes_a_box<Grid<float>>() <= 30);
    CHECK(bytes_a_box<Bvh<double>>() <= 75);
    CHECK(bytes_a_box<Bvh<float>>() <= 50);
    CHECK(bytes_a_box<Quadtree<double>>() <= 80);
    CHECK(bytes_a_box<Quadtree<float>>() <= 60);
    CHECK(bytes_a_box<SweepAndPrune<double>>() <= 69);
    CHECK(bytes_a_box<SweepAndPrune<float>>() <= 37);
    CHECK(bytes_a_box<Batch<double>>() <= 53);
    CHECK(bytes_a_box<Batch<float>>() <= 37);
}

TEST_CASE("a grid allocates the memory of its boxes once, including large ones", "[broad]") {
    // Boxes that belong to no cell were once added to a full row, which then doubled its memory.
    std::vector<Aabb<double>> list;
    for (int i = 0; i < 5000; ++i) {
        const double half = i % 9 == 0 ? 500 : 0.5;
        const int column = i % 70, row = i / 70;
        list.push_back({{3.0 * column, 3.0 * row}, {half, half}});
    }
    const std::size_t before = broad_bytes;
    const Grid<double> grid{std::span<const Aabb<double>>(list)};
    const std::size_t after = broad_bytes;
    CHECK(grid.loose_count() == 556);
    CHECK((after - before) / list.size() <= 65);
}
