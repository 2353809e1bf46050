#include "evaluate/evaluate.hpp"

#include "motion/timeline.hpp"
#include "scene/pairs.hpp"
#include "scene/parameters.hpp"
#include "scene/precision.hpp"

namespace lab {
namespace {

/// Asks one question of two shapes in T. The reader has refused the pairs that have no answer.
template <class T, class Tracer>
struct PairQuestion {
    const Query& query;
    Tracer trace;

    template <class Mover, class Obstacle>
    Answer operator()(const Mover& mover, const Obstacle& obstacle) const {
        const auto a = in<T>(mover);
        const auto b = in<T>(obstacle);
        switch (query.kind) {
            case QueryKind::overlaps:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::overlaps))
                    return Overlaps{isect::overlaps(a, b, trace)};
                break;
            case QueryKind::intersect:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::intersect))
                    return in<double>(isect::intersect(a, b, trace));
                break;
            case QueryKind::raycast:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::raycast))
                    return in<double>(isect::raycast(a, b, trace));
                break;
            case QueryKind::distance:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::distance))
                    return Distance{static_cast<double>(isect::distance(a, b, trace))};
                break;
            case QueryKind::closest_points:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::closest_points)) {
                    const isect::Closest<T> closest = isect::closest_points(a, b, trace);
                    return Closest{in<double>(closest.a), in<double>(closest.b)};
                }
                break;
            case QueryKind::slab_times:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::slab_times)) {
                    const isect::SlabTimes<T> times = isect::slab_times(a, b, trace);
                    return SlabTimes{in<double>(times.x), in<double>(times.y)};
                }
                break;
            default:
                if constexpr (is_answered<Mover, Obstacle>(QueryKind::sweep))
                    return in<double>(isect::sweep(a, in<T>(query.delta), b, trace));
                break;
        }
        return Overlaps{};
    }
};

/// Asks a question of a mover and a list.
template <class T, class Tracer>
struct ListQuestion {
    const Query& query;
    const std::vector<isect::Shape<T>>& obstacles;
    Tracer trace;

    template <class Mover>
    Answer operator()(const Mover& mover) const {
        if constexpr (is_answered<Mover, Aabb>(QueryKind::sweep_into)) {
            const auto shape = in<T>(mover);
            const auto delta = in<T>(query.delta);
            if (query.kind == QueryKind::sweep_into)
                return in<double>(isect::sweep_into(shape, delta, obstacles, trace));

            const auto found =
                isect::move_and_slide(shape, delta, obstacles, query.response, trace);
            Moved moved;
            for (std::size_t i = 0; i < found.count; ++i)
                moved.sweeps.push_back(in<double>(found.sweeps[i]));
            moved.pos = in<double>(found.pos);
            return moved;
        } else {
            return Sweep{};
        }
    }
};

template <class T, class Tracer>
Answer ask(const Scene& posed, const Query& query, Tracer trace) {
    const Geometry& mover = find_shape(posed, query.mover)->geometry;
    std::vector<Geometry> obstacles;
    for (const std::string& name : query.obstacles)
        obstacles.push_back(find_shape(posed, name)->geometry);

    if (!takes_many(query.kind))
        return std::visit(PairQuestion<T, Tracer>{query, trace}, mover, obstacles.front());
    return std::visit(ListQuestion<T, Tracer>{query, solids<T>(obstacles), trace}, mover);
}

template <class Tracer>
Answer ask(const Scene& posed, const Query& query, Tracer trace) {
    return posed.scalar == Scalar::float_ ? ask<float>(posed, query, trace)
                                          : ask<double>(posed, query, trace);
}

}  // namespace

std::vector<Answer> ask(const Scene& posed) {
    std::vector<Answer> answers;
    for (const Query& query : posed.queries) answers.push_back(ask(posed, query, isect::NoTrace{}));
    return answers;
}

Closest nearest_points(const Scene& posed, const Query& query) {
    Query asked = query;
    asked.kind = QueryKind::closest_points;
    return std::get<Closest>(ask(posed, asked, isect::NoTrace{}));
}

isect::Recording record(const Scene& posed, const Query& query) {
    isect::Recording recording;
    (void)ask(posed, query, isect::Recorder(recording));
    return recording;
}

Evaluation evaluate(const Scene& scene, double time, Timeline& timeline) {
    Evaluation result{timeline.pose(scene, time), time, {}, {}, {}, {}};
    round_to_scalar(result.posed);
    result.answers = ask(result.posed);
    result.stepped = timeline.stepped_flights(scene, time);
    result.stopped = timeline.stopped_flights(scene, time);
    return result;
}

bool says_hit(const Answer& answer) {
    if (const auto* overlaps = std::get_if<Overlaps>(&answer)) return overlaps->overlaps;
    if (const auto* hit = std::get_if<std::optional<Hit>>(&answer)) return hit->has_value();
    if (const auto* sweep = std::get_if<Sweep>(&answer)) return sweep->hit.has_value();
    if (const auto* distance = std::get_if<Distance>(&answer)) return distance->distance == 0;
    if (const auto* closest = std::get_if<Closest>(&answer)) return closest->a == closest->b;
    if (const auto* moved = std::get_if<Moved>(&answer))
        return moved->sweeps.front().hit.has_value();
    return false;  // near and far times only tell a story
}

}  // namespace lab
