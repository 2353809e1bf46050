// Failures that the long run found, each in about one of ten million queries.
#include "catch.hpp"
#include "lib/promises.hpp"

using namespace isect;

namespace {

template <class A, class B>
void examine_found(const A& a, Vec2<Scalar<A>> delta, const B& b) {
    promises::Tally tally;
    promises::Examiner<A, B>(a, b, delta, tally).examine();
    INFO(tally.example);
    CHECK(tally.wrong == 0);
    CHECK(tally.broken == 0);
}

}  // namespace

// Half a chord that is almost 0 is off by many ulp. Where that put the entry before the path's
// start, only the time was clamped to the start, and the normal was up to 41 U from the mover.
TEST_CASE("a path that starts on a disc and grazes it hits it at its start", "[contract]") {
    examine_found(Circle<double>{{-0x1.4p+2, 0x1.0000000000002p+2}, 3}, {0x1.a92ddcp-5, 13},
                  Circle<double>{{-2, 4}, 0});
    examine_found(Aabb<double>{{-0x1.8000000000001p+1, -0x1.e9f04733p+2}, {2, 4}},
                  {-15, 0x1.099dbfcp-3}, Circle<double>{{-1, 0}, 0x1.d3e08e66p+1});
    examine_found(Aabb<double>{{-2, 4}, {3, 2}}, {-19, -15}, Circle<double>{{4, -2}, 5});
}

// Rounding turned the normal at the end of an arc past it, by 1e-14.
TEST_CASE("a circle that glides onto a corner meets its arc or its face", "[contract]") {
    examine_found(
        Circle<double>{{-0x1.dd673c78p+0, 0x1.cbb4d5c03d709p+0}, 0x1.9c192caep+1},
        {0x1.34cfa69p-46, -0x1.7ed222f4p+1},
        Aabb<double>{{0x1.9eef07fp+1, -0x1.79b3402p+0}, {0x1.e312f2fcp+0, 0x1.9dee0946p+1}});
}

// The corners of a box of 2^-30 on a polygon of 2^28 round to the same doubles. The resulting
// triangles without area ended the search for the triangle around the mover.
TEST_CASE("the common point is in both shapes even if corners round to the same number",
          "[contract]") {
    const Polygon<float> huge({-0x1.9a3aacp-28F, -0x1.850fa8p+19F},
                              {{0x1.dabe72p+27F, 0x1.7dc3dp+27F},
                               {-0x1.530dd2p+28F, 0x1.d025b4p+1F},
                               {0x1.530152p+28F, -0x1.10b07p+28F}});
    const Aabb<float> tiny{{0x1.84737p-11F, -0x1.2e70e8p-30F}, {0x1.af284cp-32F, 0x1.123992p-29F}};
    examine_found(tiny, {-0x1.0cb336p+20F, 0x1.fe647ap+19F}, huge);
}

// Beside an edge of 2^-149 by 2^119, the mover was taken to be before the far end of the next
// edge, and moved on from there by 2^119 times its path.
TEST_CASE("a path past very thin edges ends at finite numbers", "[contract]") {
    const Polygon<float> hair({-1, -0x1.8p-100F},
                              {{0, -0x1.0cccccp+119F},
                               {0x1p-148F, 0x1.8p+119F},
                               {0x1p-149F, 0x1.8p+119F},
                               {0, 0x1.0cccccp+119F},
                               {-0x1p-149F, 0x1.8p-100F},
                               {-0x1p-148F, -0x1.8p+119F}},
                              0x1p-149F);
    examine_found(Aabb<float>{{0x1p+120F, -0x1.8p+119F}, {0x1p+120F, 0x1.8p+119F}}, {-0x1p+120F, 1},
                  hair);
    const Polygon<double> flat({-0x1p+200, -0x1.8p+199},
                               {{-0x1p+200, 0x1.8p-190},
                                {0x1.b333333333333p+0, -0x1p-200},
                                {0x1p+200, -0x1.804p-190},
                                {0x1p+200, -0x1.8p-190},
                                {0x1.6666666666666p+199, -0x1.0cap-190}},
                               0x1p-200);
    const Polygon<double> tall({-0x1p+200, 0x1.b333333333333p+0},
                               {{0, -0x1.8p+199},
                                {0x1.b333333333333p+0, -0x1.8p+199},
                                {0x1.30a3d70a3d70ap+0, 0x1.0ccccccccccccp+199},
                                {0, 0x1.8p+199}});
    examine_found(tall, {-0x1p-200, -0x1p+200}, flat);
}

// The mover's position is in a triangle of the Minkowski sum's corners that is 2^38 times as long
// as it is wide. Its weights came from two inconsistent quotients, and the common point was 2^12
// away from a box that is 2^-10 wide.
TEST_CASE("a common point is in both shapes, however thin one of them is", "[contract]") {
    const Polygon<float> huge({0x1.2470bep-14F, 0x1.0c48dap-29F},
                              {{-0x1.4b31a4p-28F, -0x1.20ab3ap+27F},
                               {0x1.11fec8p+26F, -0x1.9422eap+26F},
                               {0x1.876bfap+26F, 0x1.20ab3ap+27F},
                               {-0x1.11fec8p+26F, 0x1.9422eap+26F},
                               {-0x1.876bfap+26F, -0x1.20ab3ap+27F}});
    const Aabb<float> wall{{0x1.7e0f1ap-13F, 0x1.09e1c4p-12F}, {0x1.95a63cp-12F, 0x1.6eda6p+18F}};
    examine_found(wall, {-0x1.0e5324p+2F, 0x1.08e2fap-11F}, huge);
}

// A side that rises by 2^-41 per unit exceeds the rounding error, about 2^-20, only 2^21 back on a
// path along x. The capsule ends long before that, and the mover stopped where it started, 2 away.
TEST_CASE("a path along a side that barely slopes stops no further back than the side's end",
          "[contract]") {
    const Capsule<double> mast{{-0x1.779cc3fe5c91dp-12, 0x1.0fdb2de3930cep-29},
                               {-0x1.7d53520a2e738p+29, -0x1.6f014f9724746p-12},
                               0x1.d4d8d8448b5b8p-29};
    const Vec2<double> point{0x1.e9dd721p+0, -0x1.2d5b891704425p-28};
    examine_found(mast, {0x1.5e2af482963bp+28, 0}, point);

    // If an ulp of the path's numbers is longer than the capsule, the stop is not far past an end.
    const Circle<float> disc{{0x1.04d4c4p-27F, 0x1.786334p+18F}, 0x1.0df1bap-28F};
    const Capsule<float> pill{
        {-0x1.b3b10cp-13F, -0x1.1804ap+18F}, {0x1.a4a2f8p+2F, -0x1.7ab59cp+1F}, 0x1.7aa88cp-13F};
    examine_found(disc, {0, -0x1.d53ea4p+26F}, pill);
}

// From 2^29 away, rounding alone put the point where a path reaches a side's line before the start
// of the side. The path then took its normal from the disc at the start, which the side covers.
TEST_CASE("a path from far away into the start of a side has the side's normal", "[contract]") {
    const Capsule<double> mover{{-0x1.22fda17e8075p+29, 0x1.bc8326a1bb8d5p-30},
                                {-0x1.d9cae28f5c29p-13, 0x1.34ae5ac710cb3p-11},
                                0x1.f90ab3bc7453ep-29};
    const Vec2<double> point{-0x1.da1fa9ba8408p+25, 0x1.9fbe515eed4b5p-28};
    examine_found(mover, {0x1.f24090b307ae4p+29, -0x1.24d2b925501bap-27}, point);
}

// To within rounding, the path starts above the end of the edge that it runs along, and that edge
// was mistaken for the one that it enters through.
TEST_CASE("a path along the line of an edge enters through the next", "[contract]") {
    const Capsule<float> mover{{0, 0}, {0, -0x1.8p-100F}, 0x1p-149F};
    const Aabb<float> wall{{-0x1.8p-100F, 0x1.8p-100F}, {0x1p-149F, 0x1.8p-100F}};
    examine_found(mover, {-0x1.8p-100F, 0}, wall);
}

// The mover's distance from the capsule's line is less than the rounding error, and the sign of
// that error decided from which side the path comes.
TEST_CASE("a path that starts at a side, within rounding, leaves on that side", "[contract]") {
    const Capsule<double> mover{
        {0x1.14a71a3fb1795p+3, 0x1.ccdc92p-2}, {-0x1.6eb297ap+0, 0x1.d2734278p+2}, 0};
    examine_found(mover, {4, 0}, Vec2<double>{0x1.d6eb10ccp+2, 0x1.cp+2});
}

// The path starts beside one edge of the sum and, by a radius far smaller than the rounding error,
// past the end of another. The other edge came first and was mistaken for the nearest one.
TEST_CASE("a path that starts at the end of an edge has the normal of the edge beside it",
          "[contract]") {
    const Aabb<float> mover{{-0x1p-149F, -0x1p-149F}, {0x1.8p-100F, 0x1p-149F}};
    const Capsule<float> pole{{0x1.8p-100F, 0}, {0, 0x1.8p-100F}, 0x1p-149F};
    examine_found(mover, {0x1p-149F, -0x1.8p-100F}, pole);
}

// With numbers 2^60 times as large as these arcs, a double could barely tell them from corners:
// the normal pointed along the path, or was the corner's where the path passes the corner and
// meets an edge, and a box stopped inside a capsule.
TEST_CASE("a sweep in float hits tiny arcs where they are, even on a long path", "[contract]") {
    const Polygon<float> flat({0x1.1af57ap+29F, -0x1.c813acp-28F},
                              {{-0x1.a0f9b6p+0F, -0x1.0858c8p-13F},
                               {0x1.7c8764p-30F, -0x1.79a39cp-13F},
                               {0x1.29d6fp+1F, -0x1.79a3d2p-13F},
                               {0x1.a0f9b6p+0F, 0x1.0858c8p-13F},
                               {-0x1.29d6fp+1F, 0x1.79a3d2p-13F}});
    examine_found(flat, {-0x1.38cf7p+29F, 0},
                  Capsule<float>{{-0x1.106f58p+13F, 0x1.0aed38p-27F},
                                 {0x1.4d484ap-15F, 0x1.ffc7dcp-29F},
                                 0x1.0bf538p-13F});
    const Polygon<float> huge({-0x1.ab3354p+1F, 0x1.be7d5cp-28F},
                              {{-0x1.0ff1ccp+28F, -0x1.97c10cp-12F},
                               {-0x1.7cb8eap+27F, -0x1.8a1c5ap+16F},
                               {0x1.d8b47ap+1F, -0x1.1981f8p+17F},
                               {0x1.0ff1ccp+28F, -0x1.1981f8p+17F},
                               {0x1.0ff1ccp+28F, 0x1.97c10cp-12F},
                               {0x1.7cb8eap+27F, 0x1.8a1c5ap+16F},
                               {-0x1.d8b47ap+1F, 0x1.1981f8p+17F},
                               {-0x1.0ff1ccp+28F, 0x1.1981f8p+17F}});
    examine_found(Circle<float>{{0x1.433be8p+29F, 0x1.57045p-11F}, 0x1.58be84p-13F},
                  {-0x1.3cf854p+30F, 0x1.6658fap-27F}, huge);
    examine_found(
        Aabb<float>{{0x1.c1cbcap+28F, 0x1.47f1a4p-28F}, {0x1.591d3p+28F, 0x1.d202a2p-12F}},
        {-0x1.1636a2p+28F, -0x1.a5bbccp-27F},
        Capsule<float>{{0x1.ec0f7ep-28F, -0x1.70cd06p-28F},
                       {0x1.f7c3e4p+2F, 0x1.1096a4p-11F},
                       0x1.21a302p-29F});
}

// Exact arithmetic found that the path passes a corner before its end. Rounded to float, that end
// was inside, and nobody looked.
TEST_CASE("a path that exactly passes a corner doesn't end inside", "[contract]") {
    examine_found(Aabb<float>{{-0x1.20a3d8p+3F, -0x1.8851ecp+2F}, {0x1.59999ap+1F, 0x1.d47ae2p+0F}},
                  {0x1.747ae6p+2F, -0x1.99999ep-3F},
                  Polygon<float>({2, 1.5F}, {{0, 0}, {-2.5F, 0}, {-2.5F, -6}}));
}

// The gap to the side was off by an ulp, which a path that is almost parallel to it turns into 30
// ulp of the contact's place.
TEST_CASE("a path almost along a side meets it where the mover is at that time", "[contract]") {
    examine_found(Polygon<double>({0x1.027c2d916872bp-10, -0x1.cf961c72b020cp-8},
                                  {{-0x1.73cb52978d4fep-11, 0x1.649ff1f8d4fdfp-8},
                                   {-0x1.82e76083e425bp-10, 0x1.92f766e7d566ap-11},
                                   {0x1.73cb52978d4fep-11, -0x1.649ff1f8d4fdfp-8},
                                   {0x1.69d9dc49ba5e4p-11, 0x1.40a548c8b4396p-7}}),
                  {-0x1.cff3ad051eb85p-7, 0x1.f82a051eb851fp-12},
                  Aabb<double>{{-0x1.690554fdf3b64p-10, 0x1.4d2966147ae15p-8},
                               {0x1.2fe0717851eb8p-8, 0x1.2b553ebd70a3ep-9}});
}
