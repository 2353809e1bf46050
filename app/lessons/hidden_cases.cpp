#include "lessons/hidden_cases.hpp"

#include "lessons/encounter.hpp"

namespace lab {

namespace {

/// Writes one shape of an encounter. Returns false for a shape that has no cases.
struct Put {
    Vec2 center, delta, half;
    double radius{};

    bool operator()(Vec2& point) const {
        point = center;
        return true;
    }
    bool operator()(Segment& segment) const {
        segment = {center, delta};
        return true;
    }
    bool operator()(Aabb& box) const {
        box = {center, half};
        return true;
    }
    bool operator()(Circle& circle) const {
        circle = {center, radius};
        return true;
    }
    bool operator()(Range& range) const {
        range = {center.x - half.x, center.x + half.x};
        return true;
    }
    template <class Other>
    bool operator()(Other&) const {
        return false;
    }
};

Scene scene_of(const Scene& scene, std::size_t query, const Encounter& made) {
    Scene of = scene;
    of.motions.clear();
    Query& asked = of.queries[query];
    Geometry& obstacle = find_shape(of, asked.obstacles.front())->geometry;
    Geometry& mover = find_shape(of, asked.mover)->geometry;
    std::visit(Put{made.origin, {}, made.half, made.radius}, obstacle);
    std::visit(Put{made.origin + made.at, made.delta, made.mover_half, made.mover_radius}, mover);
    for (Query& each : of.queries)
        if (each.mover == asked.mover && row_of(each).has_delta) each.delta = made.delta;
    return of;
}

}  // namespace

bool can_make_cases(const Scene& scene, std::size_t query) {
    if (query >= scene.queries.size()) return false;
    const Query& asked = scene.queries[query];
    if (asked.obstacles.empty() || asked.obstacles.front() == asked.mover) return false;
    const NamedShape* mover = find_shape(scene, asked.mover);
    const NamedShape* obstacle = find_shape(scene, asked.obstacles.front());
    if (mover == nullptr || obstacle == nullptr) return false;
    Geometry a = mover->geometry, b = obstacle->geometry;
    return std::visit(Put{}, a) && std::visit(Put{}, b);
}

std::vector<HiddenCase> hidden_cases(const Scene& scene, std::size_t query,
                                     const std::vector<CaseClass>& classes) {
    std::vector<HiddenCase> cases;
    if (!can_make_cases(scene, query)) return cases;
    const Query& asked = scene.queries[query];
    const Geometry& mover = find_shape(scene, asked.mover)->geometry;
    const Geometry& obstacle = find_shape(scene, asked.obstacles.front())->geometry;
    const bool moves = row_of(asked).has_delta || std::holds_alternative<Segment>(mover);
    for (const CaseClass kind : classes) {
        EncounterMaker maker(mover, obstacle, moves, 1 + static_cast<unsigned>(kind));
        for (std::size_t i = 0; i < cases_in_class; ++i)
            cases.push_back({kind, scene_of(scene, query, maker.make(kind, i))});
    }
    return cases;
}

}  // namespace lab
