// A mover that starts inside one obstacle and meets another at once: the first of them counts.
#include <span>
#include <utility>
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/doubles.hpp"

namespace doubles::inside_first {

template <class Mover, class Obstacle>
void stays(const Mover& mover, Point delta, std::vector<Obstacle> obstacles) {
    for (int order = 0; order < 2; ++order) {
        const auto met = isect::sweep_into(mover, delta, obstacles);
        CHECK(met.time == 0);
        CHECK(met.pos == isect::position(mover));
        CHECK(isect::overlaps(mover, obstacles[met.index]));
        std::vector<Box> around;
        around.reserve(obstacles.size());
        for (const Obstacle& each : obstacles) around.push_back(isect::box_around(each));
        const isect::Bvh<double> tree{std::span<const Box>(around)};
        CHECK(isect::sweep_into(mover, delta, obstacles, tree) == met);
        std::swap(obstacles[0], obstacles[1]);
    }
}

TEST_CASE("a mover stays where it starts inside, whatever it would meet soon after",
          "[sweep][many]") {
    stays(Box{{1, 0}, {30, 100}}, {1, 1},
          std::vector<Box>{{{0, 99}, {0, 0}}, {{31.000000000000007, 0}, {0, 1}}});
    stays(Box{{0, 4}, {40, 8}}, {0, 1},
          std::vector<Box>{{{0, 20}, {1, 7.999999999999999}}, {{0, 10}, {0, 0}}});
    stays(Circle{{0, 2048}, 2047.9999999999998}, {0, -100},
          std::vector<Box>{{{0, 0}, {0, 0}}, {{0, 0}, {0, 1}}});
    stays(Circle{{0, 0}, 0x1.fffffffffffffp-17}, {1, 1},
          std::vector<isect::Shape<double>>{Box{{0, 0x1p-16}, {1, 0}}, Circle{{0x1p-17, 0}, 0}});
}

/// A floor whose top is at 0, and a wall on it whose left side is at 0.
std::vector<Box> floor_and_wall(bool is_wall_first) {
    const Box floor{{0, 10}, {100, 10}}, wall{{3, -20}, {3, 20}};
    return is_wall_first ? std::vector{wall, floor} : std::vector{floor, wall};
}

TEST_CASE("what stands on a floor is pushed out of a wall", "[sweep][many]") {
    for (const bool is_wall_first : {false, true}) {
        const std::vector<Box> ground = floor_and_wall(is_wall_first);
        for (const Point way : {Point{0, 1}, Point{1, 1}, Point{-1, 1}}) {
            const Box player{{-4.5, -5}, {5, 5}};
            const auto moved = isect::move_and_slide(player, way, ground);
            const auto walked = isect::walk(player, 60.0 * way, 1.0 / 60, ground);
            for (const Point pos : {moved.pos, walked.pos})
                for (const Box& each : ground) CHECK_FALSE(overlaps(Box{pos, player.half}, each));
            CHECK(walked.floor);
        }
    }
}

}  // namespace doubles::inside_first
