// Walks over flush floors and along ramps, with the numbers of games. lib_floor_test.cpp uses
// integers, which hid that a wall's rounded time could come before that of a floor that is met
// earlier: a box was stuck for ever on flat ground.
#include <cstdlib>

#include "catch.hpp"
#include "lib/walks.hpp"

using namespace isect;
using isect::detail::absolute;
using isect::detail::widened;
using walks::Broken;
using walks::Typed;

namespace {

template <class T>
std::vector<T> walk_offsets() {
    return {T(0), std::is_same_v<T, float> ? T(1e5) : T(1e9)};
}

/// A floor's tiles side by side, all with their tops at the same height; y points down. They
/// overlap by some ulp, because a round mover sinks slightly into a real gap.
template <class Tile, class T>
std::vector<Tile> floor_of(Typed& typed, T offset, T width, T half_height) {
    std::vector<Tile> tiles;
    const T half = T(0.5) * width + 4 * walks::ulp_of_query(Vec2<T>{offset, offset}, T(8) * width);
    const T top = offset + typed.between<T>(0, 1) * width;
    for (int i = -6; i < 6; ++i) {
        const Vec2<T> center{offset + (T(i) + T(0.5)) * width, top};
        if constexpr (std::is_same_v<Tile, Aabb<T>>) {
            tiles.push_back({center, {half, half_height}});
        } else if constexpr (std::is_same_v<Tile, Capsule<T>>) {
            tiles.push_back({center - Vec2<T>{half, 0}, {2 * half, 0}, half_height});
        } else {
            tiles.push_back(
                Tile(center, {{-half, -half_height}, {half, -half_height}, {0, half_height}}));
        }
    }
    typed.shuffle(tiles);
    return tiles;
}

template <class T>
Shape<T> walker_of_kind(Typed& typed, int kind, T size) {
    const T a = typed.between<T>(0.2, 1.5) * size;
    const T b = typed.between<T>(0.2, 1.5) * size;
    switch (kind) {
        case 0:
            return Aabb<T>{{}, {a, b}};
        case 1:
            return Circle<T>{{}, a};
        case 2:
            return Capsule<T>{{}, {0, a}, b};
        default:
            return Polygon<T>({}, {{-a, -b}, {a, -b}, {T(0.5) * a, b}, {T(-0.7) * a, b}});
    }
}

/// Falls onto a floor and runs to and fro on it.
template <class Tile, class T = Scalar<Tile>>
void walk_over(Typed& typed, T offset, int frames, Broken& broken) {
    // Tiles and steps have to be at least 64 ulp of the offset.
    T width = typed.one_of<T>({T(0.1), T(0.3), T(1) / T(3), T(0.125), T(1), T(16.7), T(32)});
    if (std::is_same_v<T, float> && offset != 0) width = typed.one_of<T>({T(16.7), T(32), T(9)});
    const T half_height = width * typed.one_of<T>({T(0.125), T(0.3), T(0.5)});
    const std::vector<Tile> floor = floor_of<Tile, T>(typed, offset, width, half_height);
    const Vec2<T> start{offset + typed.between<T>(-2, 2) * width, offset - T(4) * width};
    Shape<T> mover = placed_at(walker_of_kind<T>(typed, typed.whole(0, 3), width), start);
    T speed = typed.between<T>(0.1, 0.9) * width;
    const T gravity = typed.between<T>(0.001, 0.5) * width;
    const Sweep<T> fall = sweep_into(mover, Vec2<T>{0, T(9) * width}, floor);
    mover = placed_at(mover, fall.pos);

    for (int frame = 0; frame < frames; ++frame) {
        const Vec2<T> pos = position(mover);
        if (absolute(pos.x - offset) > T(4) * width)
            speed = pos.x > offset ? -absolute(speed) : absolute(speed);
        const Vec2<T> delta{speed, gravity};
        const Moved<T> moved = walks::step_along(mover, delta, floor, {1, 0}, T(8) * width, broken);
        if (moved.pos.y != pos.y) broken.note(broken.jittered, "jitters", mover, delta);
        if (moved.sweeps[0].hit && moved.sweeps[0].hit->normal != Vec2<T>{0, -1})
            broken.note(broken.slanted, "meets no flat face", mover, delta);
        mover = placed_at(mover, moved.pos);
    }
}

/// Walks along one ramp, down or up.
template <class T>
void walk_along_ramp(Typed& typed, T offset, int frames, Broken& broken) {
    T run = T(typed.whole(1, 20)), rise = T(typed.whole(1, 20));
    if (typed.whole(0, 2) == 0) run = typed.between<T>(0.1, 900), rise = typed.between<T>(0.1, 900);
    if (typed.whole(0, 5) == 0) rise = run * typed.one_of<T>({T(1e-3), T(1e-6), T(1e3)});
    const T scale = T(800) / (run + rise);
    const Vec2<T> end{run * scale, rise * scale};
    const Polygon<T> ramp({offset, offset}, {{0, 0}, end, {0, end.y}});
    const std::vector<Polygon<T>> ground{ramp};
    const double whole = length(widened(end));
    const Vec2<double> tangent{end.x / whole, end.y / whole};

    const Vec2<T> middle{offset + T(0.5) * end.x, offset + T(0.5) * end.y};
    const Vec2<T> above{middle.x, middle.y - T(40)};
    Shape<T> mover = placed_at(walker_of_kind<T>(typed, typed.whole(0, 3), T(5)), above);
    const Sweep<T> fall = sweep_into(mover, Vec2<T>{0, 80}, ground);
    if (!fall.hit) return;
    mover = placed_at(mover, fall.pos);

    const T way = typed.whole(0, 1) == 0 ? T(1) : T(-1);
    const Vec2<T> delta{way * typed.between<T>(0.01, 3), typed.between<T>(0.01, 3)};
    // A motion almost straight into the ramp ends the slide, so it is skipped.
    if (std::abs(dot(tangent, widened(delta))) < 1e-3) return;
    for (int frame = 0; frame < frames; ++frame) {
        const Vec2<T> pos = position(mover);
        if (absolute(pos.x - middle.x) > T(0.3) * end.x) break;
        const Moved<T> moved = walks::step_along(mover, delta, ground, tangent, T(800), broken);
        mover = placed_at(mover, moved.pos);
    }
}

template <class T>
void walk_everywhere(unsigned seed, int walks, Broken& broken) {
    Typed typed(seed);
    for (int i = 0; i < walks; ++i) {
        for (const T offset : walk_offsets<T>()) {
            walk_over<Aabb<T>>(typed, offset, 20, broken);
            walk_over<Polygon<T>>(typed, offset, 20, broken);
            walk_over<Capsule<T>>(typed, offset, 20, broken);
            walk_along_ramp<T>(typed, offset, 20, broken);
        }
    }
}

}  // namespace

// Rounding put the hit of a wall at 4.2e-14 and that of a floor, which is earlier, at 5.3e-14.
TEST_CASE("a box that falls onto a seam of flush boxes walks on", "[floor]") {
    const std::vector<Aabb<double>> floor{{{19.5, -.025}, {.5, .125}}, {{20.5, -.025}, {.5, .125}}};
    const Aabb<double> box{{20.100000000000001, .90000000000000013}, {.1, .8}};
    const auto moved = move_and_slide(box, {-.13, -.0083}, floor);
    CHECK(moved.pos.x == Approx(19.97));
    CHECK(moved.delta.x == -.13);
}

// The rest of the motion led into the ramp by a rounding error and hit it again at once.
TEST_CASE("a box keeps sliding down a ramp of round numbers", "[ramp]") {
    const std::vector<Polygon<double>> ramp{
        Polygon<double>({0, 0}, {{0, 0}, {600, 300}, {600, 360}, {0, 60}})};
    const Aabb<double> box{{62.000000000000021, 23.500000000000011}, {5, 5}};
    const auto moved = move_and_slide(box, {2, 1.5}, ramp);
    CHECK(moved.pos.x == Approx(64.2));
    CHECK(moved.pos.y == Approx(24.6));
}

TEMPLATE_TEST_CASE("a walk over flush tiles and ramps neither sticks, sinks nor jitters", "[floor]",
                   float, double) {
    Broken broken;
    walk_everywhere<TestType>(1, 60, broken);
    INFO(broken.example << "; stuck " << broken.stuck << ", sunk " << broken.sunk << ", jittered "
                        << broken.jittered << ", slanted " << broken.slanted << " of "
                        << broken.frames);
    CHECK(broken.all() == 0);
    CHECK(broken.frames > 5000);
}

TEMPLATE_TEST_CASE("in the long run a walk neither sticks, sinks nor jitters", "[.][heavy]", float,
                   double) {
    const char* parts = std::getenv("ISECT_HEAVY_PART");
    const unsigned all = parts == nullptr ? 1000 : unsigned(std::atoi(parts));
    Broken broken;
    for (unsigned part = 0; part < all; ++part) walk_everywhere<TestType>(100 + part, 60, broken);
    INFO(broken.example);
    CHECK(broken.all() == 0);
}

TEST_CASE("a sweep takes any contiguous range of obstacles", "[sweep]") {
    using Boxes = std::vector<Aabb<double>>;
    Boxes list{{{5, 0}, {1, 1}}, {{9, 0}, {1, 1}}};
    const std::array<Aabb<double>, 2> array{list[0], list[1]};
    const Aabb<double> plain[] = {list[0], list[1]};
    const std::span<Aabb<double>> view(list);
    const Circle<double> ball{{0, 0}, 1};
    const auto expected = sweep_into(ball, {9, 0}, list);
    CHECK(expected.index == 0);
    CHECK(sweep_into(ball, {9, 0}, array) == expected);
    CHECK(sweep_into(ball, {9, 0}, plain) == expected);
    CHECK(sweep_into(ball, {9, 0}, view) == expected);
    CHECK(move_and_slide(ball, {9, 0}, plain) == move_and_slide(ball, {9, 0}, list));
}
