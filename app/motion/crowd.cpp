#include "motion/crowd.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

namespace lab {
namespace {

/// Numbers that depend on nothing but whose they are, and how many of his were drawn before
/// (SplitMix64, Steele, Lea and Flood, OOPSLA 2014).
class CrowdNumbers {
public:
    CrowdNumbers(int seed, std::uint64_t whose)
        : state_((static_cast<std::uint64_t>(seed) << 40) + (whose << 8)) {
        state_ = next();
    }

    std::uint64_t next() {
        state_ += 0x9e3779b97f4a7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111eb;
        return mixed ^ (mixed >> 31);
    }
    /// From 0 up to 1.
    double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    /// Of a vector, each coordinate from -1 up to 1.
    Vec2 about_zero() {
        const double x = 2 * share() - 1;
        return {x, 2 * share() - 1};
    }

private:
    std::uint64_t state_;
};

Vec2 scaled(Vec2 a, Vec2 b) {
    return {a.x * b.x, a.y * b.y};
}

/// Where its boxes stand while they don't move.
Vec2 place_of(const Crowd& crowd, CrowdNumbers& numbers) {
    if (crowd.spread != Spread::clustered)
        return crowd.center + scaled(crowd.half, numbers.about_zero());

    // The sum of three numbers is near the middle more often than not.
    constexpr std::uint64_t heaps = 32, first_heap = std::uint64_t{1} << 32;
    constexpr double within = 0.85, share_of_region = 0.04;
    CrowdNumbers of_heap(crowd.seed, first_heap + numbers.next() % heaps);
    const Vec2 heap = within * of_heap.about_zero();
    Vec2 off = numbers.about_zero();
    off = off + numbers.about_zero();
    off = off + numbers.about_zero();
    return crowd.center + scaled(crowd.half, heap + share_of_region * off);
}

double half_size(const Crowd& crowd, double share) {
    const auto [least, most] = std::minmax(crowd.sizes.x, crowd.sizes.y);
    if (crowd.spread != Spread::mixed || !(least > 0)) return least + share * (most - least);
    // Twice as large, a quarter as many.
    const double from = least / most;
    return least / (from + share * (1 - from));
}

/// From -1 to 1 and back, while the way goes from 0 to 4.
double to_and_fro(double way) {
    const double rest = std::fmod(way, 4.0);
    return rest < 2 ? rest - 1 : 3 - rest;
}

Aabb crowd_box(const Crowd& crowd, std::uint64_t number, double time) {
    CrowdNumbers numbers(crowd.seed, number);
    Vec2 center = place_of(crowd, numbers);
    const double width = half_size(crowd, numbers.share());
    // Of mixed boxes the large ones are so on both axes.
    const double height = crowd.spread == Spread::mixed ? width * (0.5 + 0.5 * numbers.share())
                                                        : half_size(crowd, numbers.share());
    if (crowd.moves()) {
        const double phase = 4 * numbers.share();
        const double way = to_and_fro(phase + time * crowd.speed / crowd.roam);
        center = center + crowd.roam * way * numbers.about_zero();
    }
    // Whatever numbers it was told by, it stays where a broad phase may be asked.
    constexpr double far_enough = 1e15;
    const auto kept = [&](double at) { return std::clamp(at, -far_enough, far_enough); };
    return {{kept(center.x), kept(center.y)}, {kept(width), kept(height)}};
}

}  // namespace

std::vector<Aabb> crowd_boxes(const Crowd& crowd, double time, int most) {
    std::vector<Aabb> boxes(static_cast<std::size_t>(std::clamp(crowd.count, 0, most)));
    for (std::size_t i = 0; i < boxes.size(); ++i) boxes[i] = crowd_box(crowd, i, time);
    return boxes;
}

}  // namespace lab
