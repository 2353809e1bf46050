#include "instruments/hunt.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "geometry/grid.hpp"
#include "instruments/free_numbers.hpp"
#include "instruments/graze.hpp"
#include "instruments/shrink.hpp"
#include "scene/handles.hpp"

namespace lab {
namespace {

constexpr std::size_t most_finds = 20;

double size_of_numbers(Scene& scene) {
    double size = 1;
    for (const FreeNumber& number : free_numbers(scene))
        size = std::max(size, std::abs(*number.value));
    return size;
}

}  // namespace

Hunt::Hunt(const Scene& posed, std::size_t query, const Implementation* against, std::uint32_t seed)
    : scene_(with_query_alone(posed, query)),
      against_(against),
      random_(seed),
      size_(size_of_numbers(scene_)) {}

/// Between -1 and 1.
double Hunt::part() {
    return 2 * static_cast<double>(random_()) / 4294967295.0 - 1;
}

/// A number in one of the ways in which numbers come into games.
double Hunt::changed(double value) {
    switch (random_() % 8) {
        case 0:
            return value + size_ * part();
        case 1:
            return value + 0.1 * size_ * part();
        case 2:
            return nearest_multiple(value + size_ * part(), 0.1);
        case 3:
            return std::round(value + size_ * part());
        case 4:
            return std::nextafter(value, random_() % 2 == 0 ? -HUGE_VAL : HUGE_VAL);
        case 5:
            return 0;
        case 6:
            return value * std::ldexp(1, static_cast<int>(random_() % 41) - 20);
        default:
            return -value;
    }
}

/// The scene with some of its numbers changed, or made equal to others.
Scene Hunt::next_case() {
    Scene scene = scene_;
    const std::vector<FreeNumber> numbers = free_numbers(scene);
    const std::size_t changes = 1 + random_() % numbers.size();
    for (std::size_t i = 0; i < changes; ++i) {
        double& number = *numbers[random_() % numbers.size()].value;
        const double other = *numbers[random_() % numbers.size()].value;
        number = random_() % 6 == 0 ? other : changed(number);
    }
    const auto whole = random_() % 16;
    if (whole == 0) {
        // The whole scene huge, or tiny.
        const double factor = std::ldexp(1, static_cast<int>(random_() % 61) - 30);
        for (const FreeNumber& number : numbers) *number.value *= factor;
    }
    if (whole == 1) {
        // The whole scene far from the origin.
        const double far = std::ldexp(1, static_cast<int>(random_() % 41) + 4);
        const Vec2 away = far * Vec2{part(), part()};
        for (NamedShape& shape : scene.shapes) translate(shape.geometry, away);
    }
    if (whole == 2) put_at_graze(scene, random_);
    round_to_scalar(scene);
    return scene;
}

void Hunt::keep(Scene scene, const Breach& breach) {
    const bool is_known = std::any_of(known_.begin(), known_.end(),
                                      [&](const Breach& each) { return each.is_at_least(breach); });
    if (is_known) return;
    known_.push_back(breach);
    scene = shrunk(std::move(scene), breach, against_);
    Find find{std::move(scene), breach, tries_};
    find.breach = breach_of(find.scene, against_).value_or(breach);
    std::erase_if(finds_, [&](const Find& each) { return find.breach.is_at_least(each.breach); });
    const auto at = std::upper_bound(
        finds_.begin(), finds_.end(), find.breach.gravity,
        [](Gravity gravity, const Find& each) { return gravity < each.breach.gravity; });
    finds_.insert(at, std::move(find));
    if (finds_.size() > most_finds) finds_.pop_back();
}

void Hunt::step(std::uint64_t tries) {
    for (std::uint64_t i = 0; i < tries; ++i) {
        ++tries_;
        Scene scene = next_case();
        if (!is_in_range(scene)) continue;
        if (const auto breach = breach_of(scene, against_)) keep(std::move(scene), *breach);
    }
}

}  // namespace lab
