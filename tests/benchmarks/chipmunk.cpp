// The rows of Chipmunk 7. Its only sweep is that of a circle, as a segment with a radius.
#include <memory>

#include <chipmunk/chipmunk.h>

#include "rows.hpp"

namespace isect_bench {
namespace {

using Box = isect::Aabb<double>;

cpVect to_chipmunk(Vec v) {
    return cpv(v.x, v.y);
}

/// Segments take their rotation from their body; one static body does for all.
cpBody* body() {
    static const std::unique_ptr<cpBody, void (*)(cpBody*)> still(cpBodyNewStatic(), cpBodyFree);
    return still.get();
}

cpShape* shape_of(Vec) {
    return cpCircleShapeNew(body(), 0, cpvzero);
}
cpShape* shape_of(const isect::Circle<double>& circle) {
    return cpCircleShapeNew(body(), circle.radius, cpvzero);
}
cpShape* shape_of(const Box& box) {
    return cpBoxShapeNew(body(), 2 * box.half.x, 2 * box.half.y, 0);
}
cpShape* shape_of(const isect::Capsule<double>& capsule) {
    return cpSegmentShapeNew(body(), cpvzero, to_chipmunk(capsule.delta), capsule.radius);
}
cpShape* shape_of(const isect::Polygon<double>& polygon) {
    std::array<cpVect, 8> points;
    const auto count = polygon.points().size();
    for (std::size_t i = 0; i < count; ++i) points[i] = to_chipmunk(polygon.points()[i]);
    return cpPolyShapeNewRaw(body(), static_cast<int>(count), points.data(), polygon.radius());
}

struct Free {
    void operator()(cpShape* shape) const { cpShapeFree(shape); }
};

struct Prepared {
    std::unique_ptr<cpShape, Free> a;
    std::unique_ptr<cpShape, Free> b;
    cpVect start;
    cpVect end;
};

constexpr auto prepare = []<class A, class B>(const std::vector<Question<A, B>>& questions) {
    std::vector<Prepared> all;
    for (const auto& q : questions) {
        const Vec start = isect::position(q.a);
        all.push_back({std::unique_ptr<cpShape, Free>(shape_of(q.a)),
                       std::unique_ptr<cpShape, Free>(shape_of(q.b)), to_chipmunk(start),
                       to_chipmunk(start + q.delta)});
        cpShapeUpdate(all.back().a.get(), cpTransformTranslate(all.back().start));
        const Vec at = isect::position(q.b);
        cpShapeUpdate(all.back().b.get(), cpTransformTranslate(to_chipmunk(at)));
    }
    return all;
};

template <class Shape>
double radius_of(const Shape& shape) {
    return cpCircleShapeGetRadius(shape.get());
}

template <class A, class B>
void add_pair(const std::string& pair) {
    const auto add = [&](const std::string& query, bool moving, auto ask) {
        add_row<A, B>(query, pair, "Chipmunk", moving, prepare, ask);
    };
    const auto collide = [](const Prepared& q) { return cpShapesCollide(q.a.get(), q.b.get()); };
    add("intersect", false, collide);
    if constexpr (std::is_same_v<A, Box> && std::is_same_v<B, Box>) {
        add("overlaps", false, [](const Prepared& q) {
            return cpBBIntersects(cpShapeGetBB(q.a.get()), cpShapeGetBB(q.b.get()));
        });
    } else {
        add("overlaps", false, collide);
    }
    if constexpr (std::is_same_v<A, Vec>) {
        const auto query = [](const Prepared& q) {
            cpPointQueryInfo info;
            cpShapePointQuery(q.b.get(), q.start, &info);
            return info;
        };
        add("distance", false, query);
        add("closest_points", false, query);
    }
    if constexpr (std::is_same_v<A, Vec> || std::is_same_v<A, isect::Circle<double>>) {
        add("sweep", true, [](const Prepared& q) {
            cpSegmentQueryInfo info;
            cpShapeSegmentQuery(q.b.get(), q.start, q.end, radius_of(q.a), &info);
            return info;
        });
    }
}

template <class B>
void add_raycast(const std::string& obstacle) {
    const auto ask = [](const Prepared& q) {
        if constexpr (std::is_same_v<B, Box>) {
            return cpBBSegmentQuery(cpShapeGetBB(q.b.get()), q.start, q.end);
        } else {
            cpSegmentQueryInfo info;
            cpShapeSegmentQuery(q.b.get(), q.start, q.end, 0, &info);
            return info;
        }
    };
    add_row<Vec, B>("raycast", "segment and " + obstacle, "Chipmunk", true, prepare, ask);
}

[[maybe_unused]] const bool added = [] {
    each_pair([](auto a, auto b, unsigned i, unsigned k) {
        using A = typename decltype(a)::Type;
        using B = typename decltype(b)::Type;
        add_pair<A, B>(std::string(pairs::names[i]) + " and " + pairs::names[k]);
    });
    add_raycast<Box>("box");
    add_raycast<isect::Circle<double>>("circle");
    add_raycast<isect::Capsule<double>>("capsule");
    add_raycast<isect::Polygon<double>>("polygon");
    return true;
}();

}  // namespace
}  // namespace isect_bench
