// Slides along almost level slopes, and from contacts that are barely hits.
#include <array>
#include <cmath>
#include <limits>
#include <random>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;

namespace {

/// A ramp through the origin that falls by `slope` per unit towards +x; y points down.
template <class T>
Polygon<T> ramp(T slope) {
    return {{0, 0}, {{-20, -20 * slope}, {20, 20 * slope}, {20, 30}, {-20, 30}}};
}

/// How far to the right a mover gets when it is pulled straight down `steps` times.
template <class T, class Mover>
double slid(Mover mover, T pull, const Polygon<T>& slope, int steps) {
    const std::array<Polygon<T>, 1> ground{slope};
    const T from = position(mover).x;
    for (int i = 0; i < steps; ++i)
        mover = placed_at(mover, move_and_slide(mover, Vec2<T>{0, pull}, ground).pos);
    return double(position(mover).x) - double(from);
}

}  // namespace

TEMPLATE_TEST_CASE("a mover slides down the gentlest slope", "[slide]", float, double) {
    using T = TestType;
    constexpr T u = std::numeric_limits<T>::epsilon();
    std::mt19937 random(5);
    std::uniform_real_distribution<double> exponent(std::log(20 * double(u)), std::log(0.2));
    int slides = 0;
    for (int i = 0; i < 300; ++i) {
        const T slope = T(std::exp(exponent(random)));
        const T pull = T(1) / T(1 + i % 3);
        const double whole = 100 * double(pull) * slope / (1 + double(slope) * slope);
        // Eight ulp of the query's size, at each step.
        const double lost = 100 * 8.0 * u * 32;
        const T above = T(-1.0001 * std::sqrt(1 + double(slope) * slope));
        INFO("slope " << slope << ", pull " << pull);
        CHECK(std::abs(slid<T>(Circle<T>{{0, above}, 1}, pull, ramp(slope), 100) - whole) <
              lost + 1e-3 * double(slope));
        slides += whole > 2 * lost ? 1 : 0;
    }
    CHECK(slides > 100);
}

TEST_CASE("a mover pressed almost straight against a slope still slides", "[slide]") {
    const std::array<Circle<float>, 1> hill{Circle<float>{{7.5F, 2.5F}, 2.5F}};
    const Capsule<float> mover{{6.7806529998779297F, -0.84860646724700928F}, {0, -0.625F}, 0.925F};
    const auto moved = move_and_slide(mover, {0.518F, 2.4F}, hill);
    CHECK(length(moved.pos - mover.start) > 1e-3F);
}

TEST_CASE("a slide continues from where its sweep stopped", "[slide]") {
    SECTION("for polygons that barely meet") {
        const Polygon<double> mover{{-996.18931340088193, -9.1783679180264475},
                                    {{-3.9199492933106317, -5.0834556689198624},
                                     {0.4489569793666055, -6.4035897456565731},
                                     {3.9199492933106317, 5.0834556689198624},
                                     {-0.4489569793666055, 6.4035897456565731}}};
        const std::array<Polygon<double>, 1> obstacle{
            {{{-1001, -16.75},
              {{-11, 1.168042336316979}, {11, -1.168042336316979}, {11, 1.168042336316979}}}}};
        const auto moved = move_and_slide(mover, {-16, -3.5527136788005009e-15}, obstacle);
        CHECK(std::abs(moved.pos.x - -1012.18931340088193) < 1e-12);
    }
    SECTION("for a walker whose position is not a multiple of an ulp") {
        const std::array<Aabb<float>, 2> floor{Aabb<float>{{1007.5F, 1000.5F}, {.5F, .5F}},
                                               Aabb<float>{{1006.5F, 1000.5F}, {.5F, .5F}}};
        Capsule<float> walker{{1007.7999267578125F, 999.3968505859375F},
                              {0, -1.3529000282287598F},
                              0.6031000018119812F};
        const auto moved = move_and_slide(walker, {-0.2F, 0.3333333432674408F}, floor);
        CHECK(moved.pos.x == walker.start.x - 0.2F);
    }
}
