// The same question, mirrored, turned or scaled, has the same answer, bit for bit.
#include <algorithm>

#include "catch.hpp"
#include "unit/lib_pairs.hpp"
#include "unit/lib_random.hpp"

using namespace isect;

namespace {

/// A change of the whole plane that costs no digits: every coordinate by a power of two, then a
/// quarter turn, then x mirrored.
template <class T>
struct Change {
    T scale{1};
    bool turns{};
    bool mirrors{};

    Vec2<T> operator()(Vec2<T> v) const {
        const Vec2<T> turned = turns ? Vec2<T>{-v.y, v.x} : v;
        return scale * (mirrors ? Vec2<T>{-turned.x, turned.y} : turned);
    }
    Vec2<T> size(Vec2<T> half) const {
        const Vec2<T> image = (*this)(half);
        return {std::abs(image.x), std::abs(image.y)};
    }
    Aabb<T> operator()(const Aabb<T>& box) const { return {(*this)(box.center), size(box.half)}; }
    Circle<T> operator()(const Circle<T>& disc) const {
        return {(*this)(disc.center), scale * disc.radius};
    }
    Capsule<T> operator()(const Capsule<T>& capsule) const {
        return {(*this)(capsule.start), (*this)(capsule.delta), scale * capsule.radius};
    }
    Polygon<T> operator()(const Polygon<T>& polygon) const {
        std::vector<Vec2<T>> points;
        for (const Vec2<T> point : polygon.points()) points.push_back((*this)(point));
        if (mirrors) std::reverse(points.begin(), points.end());
        return {(*this)(polygon.pos()), std::span<const Vec2<T>>(points), scale * polygon.radius()};
    }
    Hit<T> operator()(const Hit<T>& hit) const {
        return {(*this)(hit.pos), (*this)(hit.delta), Change{T(1), turns, mirrors}(hit.normal),
                hit.time};
    }
    template <class Value>
    std::optional<Value> operator()(const std::optional<Value>& value) const {
        if (!value) return {};
        return (*this)(*value);
    }
};

/// How many of the answers about a pair do not change as the question does.
template <class A, class B, class T = Scalar<A>>
int count_differences(const A& a, const B& b, Vec2<T> delta, const Change<T>& change) {
    const A image = change(a);
    const B other = change(b);
    const Sweep<T> swept = sweep(a, delta, b);
    const Sweep<T> there = sweep(image, change(delta), other);
    return (overlaps(image, other) != overlaps(a, b)) +
           (intersect(image, other) != change(intersect(a, b))) + (there.hit != change(swept.hit)) +
           (there.pos != change(swept.pos)) +
           (distance(image, other) != change.scale * distance(a, b));
}

}  // namespace

TEMPLATE_TEST_CASE("mirroring, turning and scaling the world does the same to every answer",
                   "[symmetry]", float, double) {
    using T = TestType;
    const Change<T> changes[] = {{T(1), true, false},
                                 {T(1), false, true},
                                 {T(1), true, true},
                                 {T(8), false, false},
                                 {T(0x1p-9), true, true}};
    pairs::each<T>(5, [&](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        lib_random::Source<T> source(lib_random::Family::uniform, 70 + 10 * i + k);
        int differences = 0;
        int hits = 0;
        for (int row = 0; row < 300; ++row) {
            const A a = source.template shape<A>();
            const B b = source.template shape<B>();
            const Vec2<T> delta = source.vector(20);
            hits += sweep(a, delta, b).hit.has_value();
            for (const Change<T>& change : changes)
                differences += count_differences(a, b, delta, change);
        }
        INFO(pairs::names[i] << " against " << pairs::names[k]);
        CHECK(differences == 0);
        CHECK((i + k == 0 || hits > 20));
    });
}
