// The rows of Box2D 2.4, in float. A capsule is an edge with a radius; boxes and polygons are made
// without the 0.01 skin that Box2D gives them.
#include <box2d/b2_distance.h>
#include <box2d/b2_time_of_impact.h>
#include <box2d/box2d.h>

#include "rows.hpp"

namespace isect_bench {
namespace {

b2Vec2 to_box2d(Vec v) {
    return {static_cast<float>(v.x), static_cast<float>(v.y)};
}

b2CircleShape shape_of(Vec) {
    return {};
}
b2CircleShape shape_of(const isect::Circle<double>& circle) {
    b2CircleShape shape;
    shape.m_radius = static_cast<float>(circle.radius);
    return shape;
}
b2PolygonShape shape_of(const isect::Aabb<double>& box) {
    b2PolygonShape shape;
    shape.SetAsBox(static_cast<float>(box.half.x), static_cast<float>(box.half.y));
    shape.m_radius = 0;
    return shape;
}
b2EdgeShape shape_of(const isect::Capsule<double>& capsule) {
    b2EdgeShape shape;
    shape.SetTwoSided({0, 0}, to_box2d(capsule.delta));
    shape.m_radius = static_cast<float>(capsule.radius);
    return shape;
}
b2PolygonShape shape_of(const isect::Polygon<double>& polygon) {
    std::array<b2Vec2, 8> points;
    for (std::size_t i = 0; i < polygon.points().size(); ++i) {
        points[i] = to_box2d(polygon.points()[i]);
    }
    b2PolygonShape shape;
    shape.Set(points.data(), static_cast<int>(polygon.points().size()));
    shape.m_radius = 0;
    return shape;
}

b2AABB bounds_of(const isect::Aabb<double>& box) {
    b2AABB bounds;
    bounds.lowerBound = to_box2d(box.min());
    bounds.upperBound = to_box2d(box.max());
    return bounds;
}

/// The inputs of all Box2D queries. Its proxies point into the shapes, so it is made in place and
/// never copied.
template <class A, class B>
struct Prepared {
    decltype(shape_of(std::declval<A>())) a;
    decltype(shape_of(std::declval<B>())) b;
    b2Transform at_a;
    b2Transform at_b;
    b2AABB bounds_a;
    b2AABB bounds_b;
    b2DistanceInput distance;
    b2TOIInput sweep;
    b2RayCastInput ray;

    void set(const Question<A, B>& q) {
        a = shape_of(q.a);
        b = shape_of(q.b);
        at_a = b2Transform(to_box2d(isect::position(q.a)), b2Rot(0));
        at_b = b2Transform(to_box2d(isect::position(q.b)), b2Rot(0));
        if constexpr (std::is_same_v<A, isect::Aabb<double>>) bounds_a = bounds_of(q.a);
        if constexpr (std::is_same_v<B, isect::Aabb<double>>) bounds_b = bounds_of(q.b);
        sweep.proxyA.Set(&a, 0);
        sweep.proxyB.Set(&b, 0);
        distance = {sweep.proxyA, sweep.proxyB, at_a, at_b, true};
        sweep.sweepA = {{0, 0}, at_a.p, at_a.p + to_box2d(q.delta), 0, 0, 0};
        sweep.sweepB = {{0, 0}, at_b.p, at_b.p, 0, 0, 0};
        sweep.tMax = 1;
        ray = {at_a.p, at_a.p + to_box2d(q.delta), 1};
    }
};

constexpr auto prepare = []<class A, class B>(const std::vector<Question<A, B>>& questions) {
    std::vector<Prepared<A, B>> all(questions.size());
    for (std::size_t i = 0; i < all.size(); ++i) all[i].set(questions[i]);
    return all;
};

void collide(b2Manifold* m, const b2CircleShape& a, const b2Transform& at, const b2CircleShape& b,
             const b2Transform& bt) {
    b2CollideCircles(m, &a, at, &b, bt);
}
void collide(b2Manifold* m, const b2PolygonShape& a, const b2Transform& at, const b2CircleShape& b,
             const b2Transform& bt) {
    b2CollidePolygonAndCircle(m, &a, at, &b, bt);
}
void collide(b2Manifold* m, const b2CircleShape& a, const b2Transform& at, const b2PolygonShape& b,
             const b2Transform& bt) {
    b2CollidePolygonAndCircle(m, &b, bt, &a, at);
}
void collide(b2Manifold* m, const b2PolygonShape& a, const b2Transform& at, const b2PolygonShape& b,
             const b2Transform& bt) {
    b2CollidePolygons(m, &a, at, &b, bt);
}

template <class A, class B>
void add_pair(const std::string& pair) {
    using Asked = Prepared<A, B>;
    const auto add = [&](const std::string& query, bool moving, auto ask) {
        add_row<A, B>(query, pair, "Box2D", moving, prepare, ask);
    };
    constexpr bool are_boxes =
        std::is_same_v<A, isect::Aabb<double>> && std::is_same_v<B, isect::Aabb<double>>;
    add("overlaps", false, [](const Asked& q) {
        if constexpr (are_boxes) return b2TestOverlap(q.bounds_a, q.bounds_b);
        return b2TestOverlap(&q.a, 0, &q.b, 0, q.at_a, q.at_b);
    });
    const auto closest = [](const Asked& q) {
        b2DistanceOutput output;
        b2SimplexCache cache;
        cache.count = 0;
        b2Distance(&output, &cache, &q.distance);
        return output;
    };
    add("distance", false, closest);
    add("closest_points", false, closest);
    add("sweep", true, [](const Asked& q) {
        b2TOIOutput output;
        b2TimeOfImpact(&output, &q.sweep);
        return output;
    });
    if constexpr (!std::is_same_v<A, isect::Capsule<double>> &&
                  !std::is_same_v<B, isect::Capsule<double>>) {
        add("intersect", false, [](const Asked& q) {
            b2Manifold manifold;
            collide(&manifold, q.a, q.at_a, q.b, q.at_b);
            return manifold;
        });
    }
}

/// Box2D's edges ignore their radius in ray casts, so there are no capsules here.
template <class B>
void add_raycast(const std::string& obstacle) {
    add_row<Vec, B>("raycast", "segment and " + obstacle, "Box2D", true, prepare,
                    [](const Prepared<Vec, B>& q) {
                        b2RayCastOutput output{};
                        if constexpr (std::is_same_v<B, isect::Aabb<double>>) {
                            if (!q.bounds_b.RayCast(&output, q.ray)) output.fraction = 1;
                        } else {
                            if (!q.b.RayCast(&output, q.ray, q.at_b, 0)) output.fraction = 1;
                        }
                        return output;
                    });
}

[[maybe_unused]] const bool added = [] {
    each_pair([](auto a, auto b, unsigned i, unsigned k) {
        using A = typename decltype(a)::Type;
        using B = typename decltype(b)::Type;
        add_pair<A, B>(std::string(pairs::names[i]) + " and " + pairs::names[k]);
    });
    add_raycast<isect::Aabb<double>>("box");
    add_raycast<isect::Circle<double>>("circle");
    add_raycast<isect::Polygon<double>>("polygon");
    return true;
}();

}  // namespace
}  // namespace isect_bench
