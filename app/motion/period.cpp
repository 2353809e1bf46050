#include "motion/period.hpp"

#include <cmath>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <utility>
#include <variant>
#include <vector>

#include "motion/timeline.hpp"

namespace lab {

namespace {

/// The periods of the components of a motion; 0 for one that never repeats.
std::vector<double> periods_of(const Motion& motion) {
    constexpr double turn = 2 * std::numbers::pi;
    std::vector<double> periods;
    const auto add = [&](double amplitude, double rate) {
        if (amplitude != 0 && rate != 0) periods.push_back(turn / std::abs(rate));
    };
    if (const auto* orbit = std::get_if<Orbit>(&motion.kind)) {
        add(orbit->amplitude.x, orbit->rate.x);
        add(orbit->amplitude.y, orbit->rate.y);
    } else if (const auto* swing = std::get_if<Swing>(&motion.kind)) {
        add(1, swing->rate);
    } else if (goes_in_steps(motion)) {
        // What continues from an edit doesn't repeat until its next regular start.
        const double repeat = static_cast<double>(step_at(repeat_of(motion))) / 60.0;
        periods.push_back(since_of(motion) ? 0 : repeat);
    }
    return periods;
}

/// The number of periods of the first motion until both motions are in phase again: the numerator
/// of second / first in lowest terms, found by continued fractions. Numbers in files are exact only
/// to their last bits, so a fraction of small numbers this close is taken as intended. Returns 0 if
/// there is none.
std::int64_t laps_until_together(double first, double second) {
    constexpr double precision = 1e-12;
    constexpr std::int64_t most = 1000;
    const double ratio = second / first;
    double rest = ratio;
    std::int64_t p = 1, q = 0, p_before = 0, q_before = 1;
    while (true) {
        const double whole = std::floor(rest);
        if (whole > most) return 0;
        const auto term = static_cast<std::int64_t>(whole);
        p_before = std::exchange(p, term * p + p_before);
        q_before = std::exchange(q, term * q + q_before);
        if (p > most || q > most) return 0;
        const double error = std::abs(static_cast<double>(p) / static_cast<double>(q) - ratio);
        if (error <= precision * ratio) return p;
        rest = 1 / (rest - whole);
    }
}

}  // namespace

std::optional<double> period_of(const Scene& scene, double longest) {
    std::vector<double> periods;
    // All boxes of a crowd share one period, although each has a path of its own.
    if (scene.crowd && scene.crowd->moves())
        periods.push_back(4 * scene.crowd->roam / scene.crowd->speed);
    for (const Motion& motion : scene.motions) {
        if (!motion.on) continue;
        for (const double period : periods_of(motion)) periods.push_back(period);
    }
    if (periods.empty()) return {};

    // Fewer, so that they can be multiplied without an overflow.
    constexpr std::int64_t most_laps = 1'000'000'000'000;
    std::int64_t laps = 1;
    for (const double period : periods) {
        if (!(period > 0) || laps > most_laps) return {};
        const std::int64_t together = laps_until_together(periods.front(), period);
        if (together == 0) return {};
        laps = std::lcm(laps, together);
        if (static_cast<double>(laps) * periods.front() > longest) return {};
    }
    return static_cast<double>(laps) * periods.front();
}

}  // namespace lab
