// The library's own rows. The build compiles this file twice: as it is, and with a copy of the
// library without any tracer, which shows what the tracer costs.
#include "rows.hpp"

namespace isect_bench {
namespace {

template <class A, class B>
void add_pair(const std::string& pair) {
    using Asked = Question<A, B>;
    const auto add = [&](const std::string& query, bool moving, auto ask) {
        add_row<A, B>(query, pair, "isect", moving, as_they_are, ask);
        // The same once more: how far it differs from itself is the noise of the measurement.
        add_row<A, B>(query, pair, "isect again", moving, as_they_are, ask);
    };
    add("overlaps", false, [](const Asked& q) { return isect::overlaps(q.a, q.b); });
    add("intersect", false, [](const Asked& q) { return isect::intersect(q.a, q.b); });
    add("distance", false, [](const Asked& q) { return isect::distance(q.a, q.b); });
    add("closest_points", false, [](const Asked& q) { return isect::closest_points(q.a, q.b); });
    add("sweep", true, [](const Asked& q) { return isect::sweep(q.a, q.delta, q.b); });
}

/// A cast is a query with a point as the mover.
template <class B>
void add_raycast(const std::string& obstacle) {
    using Asked = Question<Vec, B>;
    add_row<Vec, B>("raycast", "segment and " + obstacle, "isect", true, as_they_are,
                    [](const Asked& q) {
                        const isect::Segment<double> path{q.a, q.delta};
                        return isect::raycast(path, q.b);
                    });
}

/// A box walks over a floor of eight flush boxes, one of which is at the obstacle's position.
template <class A>
void add_list(const std::string& mover) {
    using Box = isect::Aabb<double>;
    using Asked = Question<A, Box>;
    const auto floor_at = [](const Asked& q) {
        std::array<Box, 8> floor;
        for (std::size_t i = 0; i < floor.size(); ++i) {
            const double along = 4 * (static_cast<double>(i) - 4);
            floor[i] = {q.b.center + Vec{along, 0}, {2, 2}};
        }
        return floor;
    };
    const auto add = [&](const std::string& query, auto ask) {
        add_row<A, Box>(query, mover + " and 8 boxes", "isect", true, as_they_are, ask);
    };
    add("lists: sweep_into", [=](const Asked& q) {
        const auto floor = floor_at(q);
        return isect::sweep_into(q.a, q.delta, std::span<const Box>(floor));
    });
    add("lists: move_and_slide", [=](const Asked& q) {
        const auto floor = floor_at(q);
        return isect::move_and_slide(q.a, q.delta, std::span<const Box>(floor));
    });
}

void add_slab_times() {
    using Box = isect::Aabb<double>;
    add_row<Vec, Box>("slab_times", "segment and box", "isect", true, as_they_are,
                      [](const Question<Vec, Box>& q) {
                          const isect::Segment<double> path{q.a, q.delta};
                          return isect::slab_times(path, q.b);
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
    add_raycast<isect::Capsule<double>>("capsule");
    add_raycast<isect::Polygon<double>>("polygon");
    add_slab_times();
    add_list<isect::Aabb<double>>("box");
    add_list<isect::Circle<double>>("circle");
    add_list<isect::Capsule<double>>("capsule");
    return true;
}();

}  // namespace
}  // namespace isect_bench
