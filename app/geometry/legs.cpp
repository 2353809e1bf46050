#include "geometry/legs.hpp"

#include <isect/respond/respond.hpp>

#include "geometry/outline.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

/// Whether the mover overlaps an obstacle at a given position.
bool is_inside_at(const Scene& posed, const Query& query, Vec2 place, std::size_t obstacle) {
    Scene there = posed;
    Query question = query;
    question.kind = QueryKind::overlaps;
    question.obstacles = {query.obstacles[obstacle]};
    for (NamedShape& shape : there.shapes)
        if (shape.name == query.mover) set_place(shape.geometry, place);
    return says_hit(ask(there, question));
}

}  // namespace

std::vector<Leg> legs_of(const Scene& posed, const Query& query, const Moved& moved) {
    std::vector<Leg> legs;
    Leg leg{{position(find_shape(posed, query.mover)->geometry), query.delta}};
    for (const Sweep& sweep : moved.sweeps) {
        leg.met = sweep.hit ? std::optional(sweep.index) : std::nullopt;
        leg.stops = sweep.time;
        legs.push_back(leg);
        if (!sweep.hit) break;
        const Vec2 rest = (1 - sweep.time) * leg.path.delta;
        // A mover that starts inside an obstacle is pushed out before it moves on.
        const bool is_put_out =
            sweep.time == 0 && is_inside_at(posed, query, leg.path.start, sweep.index);
        const Vec2 from = is_put_out ? sweep.pos + sweep.hit->delta : sweep.pos;
        leg = {{from, isect::respond(query.response, rest, sweep.hit->normal)},
               leg.time_at(sweep.time)};
    }
    return legs;
}

}  // namespace lab
