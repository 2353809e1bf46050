// One-sided chains: what is on the front stays there, and what comes from behind passes.
#include <algorithm>
#include <cmath>
#include <random>
#include <utility>
#include <vector>

#include <isect/isect.hpp>

#include "catch.hpp"
#include "lib/hills.hpp"

using namespace isect;
using hills::Falls;

namespace {

using V = Vec2<double>;

template <class T>
Chain<T> front_chain(std::vector<Vec2<T>> points) {
    return Chain<T>(std::move(points), Ends::open, Sides::front);
}

/// Hills without cliffs, from left to right, and how far down they reach.
template <class T>
struct OneSidedHills {
    Chain<T> chain;
    T right;
    T bottom;
};
template <class T>
OneSidedHills<T> random_one_sided_hills(std::mt19937& engine, T offset) {
    std::vector<Vec2<T>> points = hills::points(engine, offset);
    T bottom = offset;
    for (const Vec2<T>& point : points) bottom = std::max(bottom, point.y);
    const T right = points.back().x;
    return {front_chain(std::move(points)), right, bottom};
}

/// Moves to and fro over hills, and stands still at times. `go` makes one step, to the right, to
/// the left or only down, and returns the new position.
template <class T, class Mover, class Go>
void roam(const OneSidedHills<T>& hills, Mover mover, T offset, Falls& counts, Go&& go) {
    int way = 1;
    for (int frame = 0; frame < 300; ++frame) {
        if (position(mover).x > hills.right - T(60)) way = -1;
        if (position(mover).x < offset) way = 1;
        const bool was_inside = overlaps(mover, hills.chain);
        mover = placed_at(mover, go(mover, frame % 100 > 70 ? 0 : way));
        if (!was_inside && overlaps(mover, hills.chain)) ++counts.entered;
        if (!(position(mover).y > hills.bottom + T(1))) continue;
        ++counts.fallen;
        break;
    }
}

template <class T>
Falls roam_over_hills(T offset, int count) {
    std::mt19937 engine(77);
    Falls counts;
    for (int i = 0; i < count; ++i) {
        const OneSidedHills<T> hills = random_one_sided_hills(engine, offset);
        const auto slide = [&](const auto& mover, int way) {
            return move_and_slide(mover, {T(2 * way), T(2)}, hills.chain).pos;
        };
        WalkSettings<T> settings;
        settings.snap = 8;
        Vec2<T> velocity;
        const auto step = [&](const auto& mover, int way) {
            velocity = {T(120 * way), velocity.y + T(15)};
            const auto now = walk(mover, velocity, T(1) / T(60), hills.chain, settings);
            velocity = now.velocity;
            return now.pos;
        };
        const auto roam_both = [&](const auto& mover) {
            roam(hills, mover, offset, counts, slide);
            velocity = {};
            roam(hills, mover, offset, counts, step);
        };
        const Vec2<T> above{offset + T(20), offset - T(120)};
        roam_both(Aabb<T>{above, {5, 9}});
        roam_both(Circle<T>{above, 7});
        roam_both(Capsule<T>{above, {0, 6}, 5});
    }
    return counts;
}

template <class T>
void check_falls(T offset, int count) {
    const Falls counts = roam_over_hills(offset, count);
    CAPTURE(offset);
    CHECK(counts.entered == 0);
    CHECK(counts.fallen == 0);
}

}  // namespace

TEST_CASE("a one-sided chain lets pass what comes from behind", "[chain]") {
    const std::vector<V> points{{0, 0}, {10, 0}, {20, 0}};
    const Chain<double> deck(points, Ends::open, Sides::front);
    const Aabb<double> box{{10, -5}, {2, 2}};
    const Aabb<double> below{{10, 5}, {2, 2}};
    const Aabb<double> inside{{10, 1}, {2, 2}};
    CHECK(sweep_into(box, {0, 9}, deck).pos == V{10, -2});
    CHECK(sweep_into(below, {0, -9}, deck).pos == V{10, -4});
    CHECK(sweep_into(inside, {0, 9}, deck).pos == V{10, 10});
    // What rests on it is held.
    CHECK(sweep_into(Aabb<double>{{10, -2}, {2, 2}}, {0, 9}, deck).pos == V{10, -2});
    // From the left to the right, the front is above.
    const Chain<double> turned({points.rbegin(), points.rend()}, Ends::open, Sides::front);
    CHECK(sweep_into(below, {0, -9}, turned).pos == V{10, 2});
    CHECK(sweep_into(box, {0, 9}, turned).pos == V{10, 4});
}

// A leg along the edge met nothing, but its end was rounded to inside the edge. In the next step
// the ball started inside, and so fell through: in 1 of 200,000 frames.
TEST_CASE("a leg along a one-sided chain doesn't end inside it", "[chain]") {
    const auto hills = front_chain<double>({{0x1.9ea0c282c6ef4p+7, -0x1.4c29f16b11c7p+2},
                                            {0x1.becec84f8f8a5p+7, 0x1.0c7414a4d2b2ap+3},
                                            {0x1.d611ba3ca7504p+7, 0x1.0249d9d3458ccp+4},
                                            {0x1.0268dfbd6a594p+8, 0x1.f7b9389b51ff8p+0},
                                            {0x1.11103ea704bc3p+8, 0x1.b920afa2f05a5p+3}});
    Circle<double> ball{{0x1.f02e02675cb27p+7, 0x1.423e1c65446d8p-5}, 7};
    REQUIRE(!overlaps(ball, hills));
    for (int i = 0; i < 13; ++i) {
        ball.center = move_and_slide(ball, {0, 2}, hills).pos;
        CHECK(!overlaps(ball, hills));
    }
}

// The leg met the hidden end of the second edge, which let it pass, because the motion led along
// that edge, and not into it.
TEST_CASE("a leg over a joint of a one-sided chain doesn't end inside it", "[chain]") {
    const auto hills = front_chain<float>({{0x1.8793bap+16F, 0x1.8696d8p+16F},
                                           {0x1.87b2fap+16F, 0x1.869112p+16F},
                                           {0x1.87d98p+16F, 0x1.868aa6p+16F}});
    const Aabb<float> box{{0x1.87ac7ep+16F, 0x1.868858p+16F}, {5, 9}};
    REQUIRE(!overlaps(box, hills));
    const auto moved = move_and_slide(box, {2, 2}, hills);
    CHECK(!overlaps(placed_at(box, moved.pos), hills));
    CHECK(moved.pos.x > box.center.x + 1);
}

TEST_CASE("a mover that comes from behind a one-sided chain passes, however near it ends",
          "[chain]") {
    const auto slope = front_chain<double>({{-30, -10}, {0, 0}, {30, 10}});
    const Vec2<double> front{1 / std::sqrt(10.0), -3 / std::sqrt(10.0)};
    for (const double ulps : {-16., -2., -1., 0., 1., 2., 16.}) {
        // It ends about as far in front of the chain as it is wide, or behind it.
        for (const double side : {-1., 1.}) {
            const Circle<double> ball{-9.0 * front, 2};
            const Vec2<double> delta = (9 + side * 2 + ulps * 0x1p-51) * front;
            const auto moved = move_and_slide(ball, delta, slope);
            CAPTURE(ulps, side);
            CHECK(moved.count == 1);
            CHECK(moved.pos == ball.center + delta);
        }
    }
    // What starts inside leaves, but what is inside by an ulp at the front is held.
    const Circle<double> inside{(2 - 0x1p-20) * front, 2};
    REQUIRE(overlaps(inside, slope));
    CHECK(move_and_slide(inside, {0, 9}, slope).pos == inside.center + Vec2<double>{0, 9});
    const Circle<double> on_it{(2 - 0x1p-51) * front, 2};
    REQUIRE(overlaps(on_it, slope));
    const auto held = move_and_slide(on_it, {0, 9}, slope);
    CHECK(held.sweeps[0].hit);
    CHECK(!overlaps(placed_at(on_it, held.pos), slope));
}

TEST_CASE("nothing falls through hills that are met from above only", "[chain]") {
    check_falls<float>(0, 3);
    check_falls<float>(2e4F, 3);
    check_falls<float>(1e5F, 3);
    check_falls<double>(0, 3);
    check_falls<double>(1e9, 3);
}

TEST_CASE("nothing falls through hills that are met from above only, for long", "[heavy]") {
    check_falls<float>(0, 500);
    check_falls<float>(2e4F, 500);
    check_falls<float>(1e5F, 500);
    check_falls<double>(0, 500);
    check_falls<double>(1e9, 500);
}
