// Paths that almost glide along an edge, a side or a tangent that the mover touches.
#include "catch.hpp"
#include "lib/promises.hpp"

using namespace isect;

namespace {

using Point = Vec2<double>;

template <class A, class B>
void examine_glide(const A& a, Vec2<Scalar<A>> delta, const B& b) {
    promises::Tally tally;
    promises::Examiner<A, B>(a, b, delta, tally).examine();
    INFO(tally.example);
    CHECK(tally.wrong == 0);
    CHECK(tally.broken == 0);
    CHECK(tally.hits > 0);
}

}  // namespace

// Rounding made the product of the edge's direction and the path 0 or negative. No edge then
// counted as entered, so the result was edge 0, the underside of a hill.
TEST_CASE("a path along a slope stays on the slope's side", "[contract][sweep][polygon]") {
    const Polygon<double> hill({0, 0}, {{0, 0}, {6, 0}, {6, 5}});
    const auto walk = sweep(Point{1.44, 1.2}, {1.08, .9}, hill);
    CHECK(walk.pos.y >= 1.2);
    CHECK(walk.hit->normal.y > 0);
    examine_glide(Point{1.44, 1.2}, {1.08, .9}, hill);
    examine_glide(Aabb<double>{{3, 3}, {.5, .5}}, {-2.2, -1.5714285714285716},
                  Polygon<double>({0, 0}, {{0, 0}, {7, 0}, {7, 5}}));
}

// Rounding put the point where the path reaches the side's line before the start of the side. The
// point was moved up to that start, but the time was not.
TEST_CASE("a circle that glides along a capsule hits it with consistent time and position",
          "[contract][sweep]") {
    const Circle<double> disc{{-2.02, 1.36}, 2};
    const Capsule<double> rail{{0, 0}, {2.4, 1.8}, .3};
    const auto glide = sweep(disc, {4.4, 3.3}, rail);
    CHECK(glide.time == Approx(.8 / 5.5));
    CHECK(glide.pos.x == Approx(-1.38));
    CHECK(glide.pos.y == Approx(1.84));
    examine_glide(disc, {4.4, 3.3}, rail);
    const auto cast = raycast(Segment<double>{disc.center, {4.4, 3.3}}, rail, 2.0);
    REQUIRE(cast);
    CHECK(*cast == *glide.hit);
}

// A disc of radius 0 at a segment's end cannot be entered. It once was, with +x as the normal,
// when rounding put the contact past the end.
TEST_CASE("a path through a segment's end has the segment's normal", "[contract][raycast]") {
    examine_glide(Point{-0x1.a374bc6a7ef9ep+1, -0x1.40e5604189374p+2},
                  {0x1.00083126e978dp+4, -0x1.2cbc6a7ef9db3p+4},
                  Capsule<double>{{-0x1.5ae147ae147aep+1, -0x1.6b851eb851eb8p+2},
                                  {0x1.9333333333333p+2, -0x1.d99999999999ap+2},
                                  0});
}

// A path that is parallel to within 2^-50 takes long to cross even a gap of 2^-93. The time
// included the crossing, but the contact point did not and was up to thousands of U behind.
TEST_CASE("a path that is almost parallel hits a round side at a consistent position",
          "[contract]") {
    examine_glide(Aabb<double>{{0x1.47ae147ae13p-7, -0x1.251eb851eb852p+2}, {4.9, 1.8}},
                  {-0x1.2333333333333p+3, 0x1.8444444444445p+3},
                  Capsule<double>{{0x1.0cccccccccccdp+2, 4}, {3, -4}, 3.5});
}

// Where a path grazes a disc, half its chord is off by the square root of the rounding error,
// which put the contact past the path's end. The time was clamped to the end, but the normal was
// not.
TEST_CASE("a short path that grazes a huge disc has the normal at its position", "[contract]") {
    examine_glide(
        Point{0x1.414ed8ca9354dp-11, 0x1.10e97a36b6894p-11},
        {0x1.6371d383eae24p-11, 0x1.2deb4f6f90512p-11},
        Circle<double>{{-0x1.134fbc1c65c54p+27, 0x1.441ed3d5bf93p+27}, 0x1.a943e0f2e746p+27});
    examine_glide(
        Circle<double>{{-0x1.b0a31c57761b1p-2, 0x1.92ddb551cbcd3p-3}, 0x1.dd3afa6ebc5d7p-2},
        {-0x1.635e67796d007p-15, -0x1.8016ffaf29a04p-14},
        Capsule<double>{{0x1.65d792ca8a1acp+27, -0x1.4b230360979eep+26},
                        {0x1.2340894411fe2p+25, 0x1.bc39b81252d47p+22},
                        0x1.8a49fe843f196p+27});
}

// A sum of magnitudes just under 32 was rounded up to 32, where an ulp is twice as long, and the
// push became twice as long, too.
TEST_CASE("a push is the shortest where magnitudes add up to a power of two", "[contract]") {
    const Capsule<double> mover{{-11, 0x1.5555555555555p+3}, {4, 0x1.5555555555555p+2}, 4};
    promises::Tally tally;
    const Point obstacle{-5, 12};
    promises::Examiner<Capsule<double>, Point>(mover, obstacle, {-.36, -.48}, tally).examine();
    INFO(tally.example);
    CHECK(tally.broken == 0);
    CHECK(intersect(mover, obstacle));
}
