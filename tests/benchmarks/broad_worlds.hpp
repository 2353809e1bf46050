// Worlds of boxes and queries of them, seeded.
#pragma once

#include <cmath>
#include <random>
#include <vector>

#include <isect/broad.hpp>

namespace isect_bench {

using Box = isect::Aabb<double>;
using Path = isect::Segment<double>;
using Place = isect::Vec2<double>;

/// uniform: similar sizes, spread evenly; clustered: in 32 crowds; mixed: many small boxes and
/// ever fewer larger ones, of up to 300 times their size.
enum class BroadWorld { uniform, clustered, mixed };
inline constexpr BroadWorld broad_worlds[] = {BroadWorld::uniform, BroadWorld::clustered,
                                              BroadWorld::mixed};
inline constexpr const char* broad_world_names[] = {"uniform", "clustered", "mixed"};

/// A world of boxes, and enough queries of each kind that the processor's branch prediction cannot
/// learn them, as it does with 1,000: boxes that overlap about ten others, and segments a tenth as
/// long as the world.
struct BroadInput {
    std::vector<Box> boxes;
    std::vector<Box> places;
    std::vector<Path> paths;
    /// Small moves of 27 % of the boxes.
    std::vector<std::pair<std::size_t, Box>> moves;
};

class BroadSource {
public:
    explicit BroadSource(BroadWorld world, std::size_t count)
        : world_(world), side_(2 * std::sqrt(static_cast<double>(count))) {}

    double number(double low, double high) {
        return low + (high - low) * (static_cast<double>(engine_()) / 0x1p32);
    }
    Place point() {
        if (world_ != BroadWorld::clustered) return {number(0, side_), number(0, side_)};
        const std::size_t crowd = engine_() % 32;
        const double angle = 2.4 * static_cast<double>(crowd);
        const double far = side_ * std::sqrt((static_cast<double>(crowd) + 0.5) / 32) / 2;
        const double spread = side_ / 64;
        const auto about = [&] { return spread * (number(-1, 1) + number(-1, 1) + number(-1, 1)); };
        const double x = side_ / 2 + far * std::cos(angle) + about();
        return {x, side_ / 2 + far * std::sin(angle) + about()};
    }
    Box box() {
        const double size = world_ == BroadWorld::mixed ? 0.15 / std::pow(number(0.003, 1), 1.0)
                                                        : number(0.25, 0.75);
        const Place center = point();
        return {center, {size * number(0.5, 1), size * number(0.5, 1)}};
    }
    /// Large enough to overlap about ten boxes.
    Box place() {
        const double half = world_ == BroadWorld::clustered ? 0.6 : 2.4;
        return {point(), {half, half}};
    }
    Path path() {
        const double angle = number(0, 6.283185307179586);
        return {point(), {0.1 * side_ * std::cos(angle), 0.1 * side_ * std::sin(angle)}};
    }

    BroadInput input(std::size_t count) {
        BroadInput input;
        for (std::size_t i = 0; i < count; ++i) input.boxes.push_back(box());
        for (std::size_t i = 0; i < 10000; ++i) {
            input.places.push_back(place());
            input.paths.push_back(path());
        }
        for (std::size_t i = 0; i < count; ++i) {
            if (number(0, 1) > 0.27) continue;
            Box moved = input.boxes[i];
            moved.center = moved.center + Place{number(-0.5, 0.5), number(-0.5, 0.5)};
            input.moves.emplace_back(i, moved);
        }
        return input;
    }

private:
    BroadWorld world_;
    double side_;
    std::mt19937 engine_{20240602};
};

}  // namespace isect_bench
