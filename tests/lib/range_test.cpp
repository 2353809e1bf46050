// The ends of the range of magnitudes for which the library makes its promises.
#include "catch.hpp"
#include "lib/random.hpp"
#include "lib/truth.hpp"

using namespace isect;

namespace {

template <class T>
bool is_finite(Vec2<T> v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

template <class T>
struct Extremes {
    std::mt19937 engine{11};

    T number() {
        const bool wide = std::is_same_v<T, double>;
        const T ends[] = {0,
                          wide ? T(0x1p-200) : std::numeric_limits<T>::denorm_min(),
                          wide ? T(0x1.8p-190) : T(0x1.8p-100F),
                          T(1),
                          T(1.7),
                          wide ? T(0x1.8p199) : T(0x1.8p119F),
                          wide ? T(0x1p200) : T(0x1p120F)};
        const T value = ends[engine() % 7];
        return engine() % 2 ? value : -value;
    }
    T extent() { return std::abs(number()); }
    Vec2<T> vector() {
        const T x = number();
        return {x, number()};
    }
};

}  // namespace

TEMPLATE_TEST_CASE("results at the ends of the range are right and finite", "[range]", float,
                   double) {
    using T = TestType;
    Extremes<T> source;
    int hits = 0;
    const auto check = [&](const auto& a, const auto& b, Vec2<T> delta) {
        CHECK(overlaps(a, b) == oracle::Pair<T>(a, b).overlaps());
        const Sweep<T> result = sweep(a, delta, b);
        REQUIRE(result.hit.has_value() == oracle::Pair<T>(a, b).overlaps_along(delta));
        CHECK(is_finite(result.pos));
        CHECK(std::isfinite(distance(a, b)));
        CHECK((overlaps(a, b) || !overlaps(placed_at(a, result.pos), b)));
        if (!result.hit) return;
        ++hits;
        CHECK((result.time >= 0 && result.time < 1));
        CHECK(is_finite(result.hit->pos));
        CHECK(is_finite(result.hit->delta));
        CHECK(is_finite(result.hit->normal));
    };
    for (int row = 0; row < 150; ++row) {
        const Vec2<T> delta = source.vector();
        const Circle<T> disc{source.vector(), source.extent()};
        const Circle<T> other{source.vector(), source.extent()};
        const Aabb<T> box{source.vector(), {source.extent(), source.extent()}};
        const Aabb<T> wall{source.vector(), {source.extent(), source.extent()}};
        const Capsule<T> pill{source.vector(), source.vector(), source.extent()};
        check(box, wall, delta);
        check(disc, wall, delta);
        check(box, disc, delta);
        check(disc, other, delta);
        check(disc, pill, delta);
    }
    CHECK(hits > 50);
}
