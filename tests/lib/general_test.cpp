// The closed forms and the general algorithm check each other.
#include "catch.hpp"
#include "lib/random.hpp"

using namespace isect;
using isect::detail::Hull;
using isect::detail::hull_of;
using lib_random::Family;
using lib_random::Source;

namespace {

template <class T>
bool is_near(Vec2<T> a, Vec2<T> b, double unit) {
    return std::abs(double(a.x) - double(b.x)) <= 16 * unit &&
           std::abs(double(a.y) - double(b.y)) <= 16 * unit;
}

template <class A, class B, class T = Scalar<A>>
void compare(Source<T>& source) {
    const A a = source.template shape<A>();
    const B b = source.template shape<B>();
    const Vec2<T> delta = source.vector(20);
    const Hull<T> mover = hull_of(a);
    const Hull<T> obstacle = hull_of(b);
    const double unit = lib_random::unit_of<T>(
        {position(a), position(b), lib_random::extent_of(a), lib_random::extent_of(b), delta});
    CHECK(overlaps(a, b) == overlaps(mover, obstacle));
    CHECK(intersect(a, b).has_value() == intersect(mover, obstacle).has_value());
    CHECK(std::abs(double(distance(a, b)) - double(distance(mover, obstacle))) <= 8 * unit);

    const Sweep<T> one = sweep(a, delta, b);
    const Sweep<T> other = sweep(mover, delta, obstacle);
    REQUIRE(one.hit.has_value() == other.hit.has_value());
    CHECK(one.index == other.index);
    if (overlaps(a, b)) return;
    // A grazing path stays close to touching over a long stretch; on other paths the two agree.
    const bool is_grazing = one.hit && std::abs(dot(one.hit->normal, delta)) <
                                           T(0.05) * (std::abs(delta.x) + std::abs(delta.y));
    if (!is_grazing) CHECK(is_near(one.pos, other.pos, 40 * unit));
}

}  // namespace

TEMPLATE_TEST_CASE("closed forms give the same results as the general algorithm", "[general]",
                   float, double) {
    using T = TestType;
    using Point = Vec2<T>;
    for (const Family family : lib_random::families) {
        Source<T> source(family, 9);
        for (int row = 0; row < 200; ++row) {
            compare<Point, Point>(source);
            compare<Point, Aabb<T>>(source);
            compare<Point, Circle<T>>(source);
            compare<Point, Capsule<T>>(source);
            compare<Aabb<T>, Point>(source);
            compare<Aabb<T>, Aabb<T>>(source);
            compare<Aabb<T>, Circle<T>>(source);
            compare<Circle<T>, Point>(source);
            compare<Circle<T>, Aabb<T>>(source);
            compare<Circle<T>, Circle<T>>(source);
            compare<Circle<T>, Capsule<T>>(source);
            compare<Capsule<T>, Point>(source);
            compare<Capsule<T>, Circle<T>>(source);
        }
    }
}
