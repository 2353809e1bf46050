#include "evaluate/evaluate.hpp"

#include "evaluate/posed_query.hpp"
#include "motion/timeline.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

Answer answered(const Scene& posed, const Query& query, isect::Recorder trace) {
    return row_of(query).answer(PosedQuery(posed, query).input(trace));
}

}  // namespace

Answer ask(const Scene& posed, const Query& query) {
    return answered(posed, query, {});
}

std::vector<Answer> ask(const Scene& posed) {
    std::vector<Answer> answers;
    for (const Query& query : posed.queries) answers.push_back(ask(posed, query));
    return answers;
}

Closest nearest_points(const Scene& posed, const Query& query) {
    Query asked = query;
    asked.kind = QueryKind::closest_points;
    return std::get<Closest>(ask(posed, asked));
}

isect::Recording record(const Scene& posed, const Query& query) {
    isect::Recording recording;
    (void)answered(posed, query, isect::Recorder(recording));
    return recording;
}

Evaluation evaluate(const Scene& scene, double time, Timeline& timeline) {
    Evaluation result{timeline.pose(scene, time), time, {}, {}, {}, {}, {}, scene};
    round_to_scalar(result.posed);
    result.answers = ask(result.posed);
    result.stepped = timeline.stepped_flights(scene, time);
    result.trails = timeline.trails(scene, time);
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
    if (const auto* walked = std::get_if<Walked>(&answer))
        return walked->floor || walked->wall || walked->ceiling;
    return false;  // slab times say nothing about contact
}

}  // namespace lab
