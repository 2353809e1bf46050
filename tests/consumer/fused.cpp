// Built without -ffp-contract=off for a processor that fuses a product with a sum. The library's
// promises must hold all the same.
#include <cmath>
#include <cstdio>
#include <random>

#include <isect/isect.hpp>

using namespace isect;
using isect::detail::Rounded;
using isect::detail::two_sum;
using isect::detail::widened;

namespace {

/// In a separate function, because a product that is also stored would not be fused.
[[gnu::noinline]] double product_of(double a, double b) {
    return a * b;
}

/// If the product were fused, the sum and its error would belong to different sums.
int wrong_sums(std::mt19937& engine) {
    int wrong = 0;
    for (int row = 0; row < 10000; ++row) {
        const double a = double(engine()) / 3, b = double(engine()) / 7, c = double(engine());
        const Rounded sum = two_sum(a * b, c);
        const Rounded separate = two_sum(product_of(a, b), c);
        wrong += sum.value != separate.value || sum.error != separate.error;
    }
    return wrong;
}

/// Counts pushes that leave two circles overlapping and stops inside a circle.
int broken_promises(std::mt19937& engine) {
    const auto number = [&] { return double(engine()) / 0x1p29 - 4; };
    int broken = 0;
    for (int row = 0; row < 20000; ++row) {
        const double x = number(), y = number(), u = number(), v = number();
        const Circle<double> mover{{x, y}, 2.3}, obstacle{{u, v}, 1.9};
        const Aabb<double> box{{u, v}, {1.1, 0.7}};
        const Vec2<double> delta{-3 * x, -3 * y};
        const auto overlaps_at = [&](Vec2<double> pos, const auto& other) {
            return overlaps(placed_at(mover, pos), other);
        };
        if (const auto hit = intersect(mover, obstacle))
            broken += overlaps_at(mover.center + hit->delta, obstacle);
        if (const auto hit = intersect(mover, box))
            broken += overlaps_at(mover.center + hit->delta, box);
        if (!overlaps(mover, obstacle))
            broken += overlaps_at(sweep(mover, delta, obstacle).pos, obstacle);
        if (!overlaps(mover, box)) broken += overlaps_at(sweep(mover, delta, box).pos, box);
    }
    return broken;
}

/// Tests a point past the end of a capsule, on its line, where two products cancel exactly unless
/// one of them is fused.
int wrong_distances(std::mt19937& engine) {
    const auto whole = [&] { return float(engine() % 9); };
    int wrong = 0;
    for (int row = 0; row < 2000; ++row) {
        const Vec2<float> way{1 + whole(), 1 + whole()};
        const Vec2<float> point{-way.x - whole(), -way.y - whole()};
        const Capsule<float> capsule{way, 3.0F * way, 1};
        const float apart = float(length(widened(way - point)) - 1);
        const float found = distance(Aabb<float>{point, {}}, capsule);
        wrong += !(std::abs(found - apart) <= 1e-5F * apart);
    }
    return wrong;
}

}  // namespace

int main() {
    if (!__builtin_cpu_supports("fma")) {
        std::printf("This processor doesn't fuse.\n");
        return 0;
    }
    std::mt19937 engine(31);
    const int sums = wrong_sums(engine), broken = broken_promises(engine) + wrong_distances(engine);
    const bool works = exact_arithmetic_works();
    std::printf("%d wrong sums, %d broken promises, and the arithmetic %s.\n", sums, broken,
                works ? "works" : "fails");
    return works && sums == 0 && broken == 0 ? 0 : 1;
}
