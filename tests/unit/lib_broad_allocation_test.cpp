// The queries of a broad phase ask for no memory.
#include <atomic>
#include <cstdlib>
#include <new>

#include "catch.hpp"
#include "unit/broad_worlds.hpp"

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
}  // namespace

#ifdef ISECT_SANITIZED_MEMORY
// The sanitizer's own operators tell of their work. Only clang brings the header that says how.
// NOLINTNEXTLINE(bugprone-reserved-identifier): it is theirs.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*)(const volatile void*,
                                                                  std::size_t),
                                                         void (*)(const volatile void*));

namespace {
[[maybe_unused]] const int broad_hooks = __sanitizer_install_malloc_and_free_hooks(
    [](const volatile void*, std::size_t) { ++broad_allocations; }, [](const volatile void*) {});
}  // namespace
#else
// Not inlined: g++ 12 takes their malloc and free for a mismatch where it sees into only one.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++broad_allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
#endif

TEMPLATE_PRODUCT_TEST_CASE("a broad phase is asked without allocating", "[broad]",
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
    // A direct call: clang leaves out a vector that nobody looks at.
    ::operator delete(::operator new(9));
    CHECK(broad_allocations > before);
}
