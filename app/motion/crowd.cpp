#include "motion/crowd.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include <isect/broad/bounds.hpp>

namespace lab {
namespace {

/// Random numbers that depend only on the seed, the box they belong to and how many were drawn for
/// it before (SplitMix64; Steele, Lea and Flood, OOPSLA 2014).
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
    /// Uniform in [0, 1).
    double share() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    /// A vector with both coordinates uniform in [-1, 1).
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

/// The center of a box while the crowd doesn't move.
Vec2 place_of(const Crowd& crowd, CrowdNumbers& numbers) {
    if (crowd.spread != Spread::clustered)
        return crowd.center + scaled(crowd.half, numbers.about_zero());

    // The sum of three numbers is more likely to be near the middle.
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
    // Boxes twice as large are a quarter as frequent.
    const double from = least / most;
    return least / (from + share * (1 - from));
}

/// A triangle wave: goes from -1 to 1 and back for phases from 0 to 4, and again up to 8. It is the
/// maximum of two tents because no processor could predict a branch here.
double to_and_fro(double way) {
    return std::max(std::min(way - 1, 3 - way), std::min(way - 5, 7 - way));
}

/// Clamps a position or size to the range in which broad phases work.
Vec2 kept(Vec2 at) {
    constexpr double far_enough = 1e15;
    return {std::clamp(at.x, -far_enough, far_enough), std::clamp(at.y, -far_enough, far_enough)};
}

/// A box around both, rounded outward so that it also contains every box between them.
Aabb around_both(const Aabb& one, const Aabb& other) {
    isect::Bounds<double> bounds = isect::bounds_of(one);
    bounds.add(isect::bounds_of(other));
    const Vec2 center = 0.5 * (bounds.lower + bounds.upper);
    const Vec2 far{std::max(center.x - bounds.lower.x, bounds.upper.x - center.x),
                   std::max(center.y - bounds.lower.y, bounds.upper.y - center.y)};
    return {center, {isect::detail::next_above(far.x), isect::detail::next_above(far.y)}};
}

}  // namespace

CrowdWays::Way CrowdWays::way_of(const Crowd& crowd, std::uint64_t number) {
    CrowdNumbers numbers(crowd.seed, number);
    Way way;
    way.middle = place_of(crowd, numbers);
    const double width = half_size(crowd, numbers.share());
    // Large boxes of a mixed crowd are large on both axes.
    const double height = crowd.spread == Spread::mixed ? width * (0.5 + 0.5 * numbers.share())
                                                        : half_size(crowd, numbers.share());
    way.half = kept({width, height});
    if (!crowd.moves()) return way;
    way.phase = 4 * numbers.share();
    way.along = numbers.about_zero();
    return way;
}

CrowdWays::CrowdWays(const Crowd& crowd, int most)
    : speed_(crowd.moves() ? crowd.speed : 0), roam_(crowd.moves() ? crowd.roam : 1) {
    ways_.resize(static_cast<std::size_t>(std::clamp(crowd.count, 0, most)));
    for (std::size_t i = 0; i < ways_.size(); ++i) ways_[i] = way_of(crowd, i);
}

Aabb CrowdWays::box_on(const Way& way, double share) const {
    return {kept(way.middle + roam_ * share * way.along), way.half};
}

void CrowdWays::place(double time, std::vector<Aabb>& boxes) const {
    const double turned = std::fmod(time * speed_ / roam_, 4.0);
    boxes.resize(ways_.size());
    for (std::size_t i = 0; i < ways_.size(); ++i)
        boxes[i] = box_on(ways_[i], to_and_fro(ways_[i].phase + turned));
}

std::vector<Aabb> CrowdWays::reached() const {
    std::vector<Aabb> all(ways_.size());
    // Rounding is monotonic, so every box between the two ends stays between them.
    for (std::size_t i = 0; i < ways_.size(); ++i)
        all[i] = around_both(box_on(ways_[i], -1), box_on(ways_[i], 1));
    return all;
}

std::vector<Aabb> crowd_boxes(const Crowd& crowd, double time, int most) {
    std::vector<Aabb> boxes;
    CrowdWays(crowd, most).place(time, boxes);
    return boxes;
}

}  // namespace lab
