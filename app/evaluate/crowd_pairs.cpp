// Finds the boxes of a crowd that overlap each other.
#include "evaluate/crowd_pairs.hpp"

#include <algorithm>
#include <cmath>
#include <span>
#include <type_traits>

namespace lab {
namespace {

/// More pairs than these are not worth listing one by one.
constexpr std::size_t most_pairs_shown = 4000;
constexpr std::size_t most_pairs_told = 500;

struct PairCounter {
    CrowdAnswer& result;

    void operator()(const isect::Item<double>& one, const isect::Item<double>& other) const {
        ++result.tested;
        const bool overlaps = isect::overlaps(one.box, other.box);
        if (result.tested_pairs.size() < most_pairs_told)
            result.tested_pairs.push_back({one.id, other.id, overlaps});
        if (!overlaps) return;
        ++result.found;
        if (result.found > most_pairs_shown) return;
        result.found_boxes.push_back(one.id);
        result.found_boxes.push_back(other.id);
    }
};

/// Whether a structure would test this pair. Sweep and prune rules pairs out on one axis only.
bool comes_to_test(const CrowdWorld& world, const Aabb& a, const Aabb& b) {
    if (world.structure() == CrowdStructure::list) return true;
    const auto* sorted = std::get_if<isect::SweepAndPrune<double>>(&world.phase());
    // Boxes that only touch are tested as well.
    const bool on_x = std::abs(a.center.x - b.center.x) <= a.half.x + b.half.x;
    const bool on_y = std::abs(a.center.y - b.center.y) <= a.half.y + b.half.y;
    if (sorted == nullptr) return on_x && on_y;
    return sorted->axis() == isect::Axis::x ? on_x : on_y;
}

/// Estimates how many pairs are tested because they overlap, or might; the first boxes are a fair
/// sample of all.
double expected_overlaps(const CrowdWorld& world) {
    constexpr std::size_t enough = 500;
    const std::vector<Aabb>& boxes = world.boxes();
    const std::size_t some = std::min(boxes.size(), enough);
    double tests = 0;
    for (std::size_t a = 0; a < some; ++a)
        for (std::size_t b = a + 1; b < some; ++b)
            tests += comes_to_test(world, boxes[a], boxes[b]) ? 1 : 0;
    const auto pairs_of = [](std::size_t count) {
        return static_cast<double>(count) * (static_cast<double>(count) - 1) / 2;
    };
    return some > 1 ? tests / pairs_of(some) * pairs_of(boxes.size()) : 0;
}

/// Estimates how many pairs are tested because a structure keeps them together, overlapping or not.
double expected_neighbours(const CrowdWorld& world) {
    constexpr std::size_t enough = 200;
    constexpr double too_many = 4 * most_pairs_tested;
    const std::vector<Aabb>& boxes = world.boxes();
    double visits = 0, asked = 0;
    const auto look_around = [&](const auto& phase) {
        for (const Aabb& box : std::span(boxes).first(std::min(boxes.size(), enough))) {
            if (visits > too_many) break;
            phase.near(isect::bounds_of(box), [&](const auto&) { ++visits; });
            ++asked;
        }
    };
    std::visit(look_around, world.phase());
    // Each box is near itself, and each pair is tested once.
    return asked > 0 ? (visits / asked - 1) * static_cast<double>(boxes.size()) / 2 : 0;
}

double expected_tests(const CrowdWorld& world) {
    const double overlaps = expected_overlaps(world);
    // These two compare all boxes, or all in a row, as the sample above did.
    const bool is_in_cells = world.structure() != CrowdStructure::list &&
                             world.structure() != CrowdStructure::sweep_and_prune;
    if (!is_in_cells || overlaps > most_pairs_tested) return overlaps;
    return std::max(overlaps, expected_neighbours(world));
}

/// Calls count(item, item) for each pair that a structure doesn't rule out.
template <class Count>
void each_pair(const CrowdWorld& world, Count count) {
    const std::vector<Aabb>& boxes = world.boxes();
    const auto ask = [&](const auto& phase) {
        if constexpr (is_list_phase<std::decay_t<decltype(phase)>>) {
            for (std::uint32_t a = 0; a < boxes.size(); ++a)
                for (std::uint32_t b = a + 1; b < boxes.size(); ++b)
                    count({boxes[a], a}, {boxes[b], b});
        } else {
            phase.pairs(count);
        }
    };
    std::visit(ask, world.phase());
}

}  // namespace

void ask_pairs(const CrowdWorld& world, CrowdAnswer& result) {
    const std::uint64_t boxes = world.boxes().size();
    result.possible = boxes > 0 ? boxes * (boxes - 1) / 2 : 0;
    const double expected = expected_tests(world);
    result.expected = static_cast<std::uint64_t>(expected);
    result.asked = expected <= most_pairs_tested;
    if (!result.asked) return;
    each_pair(world, PairCounter{result});
    auto& found = result.found_boxes;
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    result.answer = Overlaps{result.found > 0};
}

std::uint64_t count_pairs(const CrowdWorld& world) {
    std::uint64_t found = 0;
    each_pair(world, [&](const isect::Item<double>& one, const isect::Item<double>& other) {
        found += isect::overlaps(one.box, other.box) ? 1U : 0U;
    });
    return found;
}

}  // namespace lab
