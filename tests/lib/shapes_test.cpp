#include <limits>
#include <string>

#include <isect/isect.hpp>

#include "catch.hpp"

using namespace isect;
using isect::detail::Expansion;
using isect::detail::next_above;
using isect::detail::next_below;
using isect::detail::sum_of;
using isect::detail::two_product;
using isect::detail::two_sum;
using isect::detail::way_to;

TEST_CASE("a box can be made in three ways", "[aabb]") {
    const Aabb<double> box{{2, 3}, {2, 1}};
    CHECK(Aabb<double>::from_min_max({0, 2}, {4, 4}) == box);
    CHECK(Aabb<double>::from_corner_size({0, 2}, {4, 2}) == box);
    CHECK(box.min() == Vec2<double>{0, 2});
    CHECK(box.max() == Vec2<double>{4, 4});
}

TEST_CASE("checked shapes reject bad numbers and name the field", "[checked]") {
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double infinity = std::numeric_limits<double>::infinity();
    const auto field_of = [](const auto& shape) -> std::string {
        try {
            (void)checked(shape);
        } catch (const BadShape& bad) {
            CHECK(std::string(bad.what()).find(bad.field()) == 0);
            return bad.field();
        }
        return "";
    };
    CHECK(field_of(Vec2<double>{nan, 0}) == "x");
    CHECK(field_of(Aabb<double>{{0, infinity}, {1, 1}}) == "center.y");
    CHECK(field_of(Aabb<double>{{0, 0}, {1, -1}}) == "half.y");
    CHECK(field_of(Circle<double>{{0, 0}, -0.5}) == "radius");
    CHECK(field_of(Circle<float>{{0, 1e38F}, 1}) == "center.y");
    CHECK(field_of(Segment<double>{{0, 0}, {0, 0x1p201}}) == "delta.y");
    CHECK(field_of(Capsule<double>{{0, 0}, {0x1p-201, 0}, 1}) == "delta.x");
    CHECK(field_of(Capsule<double>{{0, 0}, {1, 0}, nan}) == "radius");
    SECTION("and return good ones, even with sizes of zero") {
        CHECK(field_of(Aabb<double>{{-0x1p200, 0x1p-200}, {0, 0}}).empty());
        CHECK(field_of(Circle<float>{{1e-45F, 0}, 0}).empty());
    }
}

TEST_CASE("this build's arithmetic is exact where the library needs it", "[arithmetic]") {
    CHECK(exact_arithmetic_works());
    CHECK(two_sum(1, 0x1p-60).error == 0x1p-60);
    CHECK(two_product(1 + 0x1p-40, 1 - 0x1p-40).error == -0x1p-80);
    CHECK(next_above(1.0) == 1 + 0x1p-52);
    CHECK(next_above(-1.0F) == -1 + 0x1p-24F);
    CHECK(next_below(0.0) == -std::numeric_limits<double>::denorm_min());
}

TEST_CASE("an expansion holds digits that a double would round off", "[expansion]") {
    const auto one = Expansion<1>(1.0);
    const auto tiny = Expansion<1>(0x1p-300);
    const auto difference = (one + tiny) * (one - tiny) - one;
    CHECK(difference.sign() == -1);
    CHECK(difference.estimate() == -0x1p-600);
    CHECK((one - one).sign() == 0);
    CHECK(sum_of(1e100, 1.0, -1e100) == 1);
}

TEMPLATE_TEST_CASE("a push too short to change a coordinate is lengthened until it does",
                   "[rounding]", float, double) {
    // It used to be lengthened by its own ulp, a billion times.
    using T = TestType;
    const T from = 1000000;
    const double target = std::is_same_v<T, float> ? 1e6 + 1e-9 : double(next_above(from));
    const T way = way_to(from, target, T(1));
    CHECK(from + way == next_above(from));
    CHECK(from + way / 2 == from);
    CHECK(way_to(-from, -target, T(-1)) == -way);
}

TEST_CASE("queries without a square root are constant expressions", "[constexpr]") {
    constexpr Aabb<double> box{{0, 0}, {1, 1}};
    STATIC_REQUIRE(overlaps(box, Vec2<double>{0.5, 0.5}));
    STATIC_REQUIRE_FALSE(overlaps(box, Vec2<double>{1, 0.5}));
    STATIC_REQUIRE(overlaps(Circle<double>{{1.5, 0}, 1}, box));
    STATIC_REQUIRE(sweep(Vec2<double>{-3, 0}, {8, 0}, box).pos == Vec2<double>{-1, 0});
}
