#include "query/query.hpp"

namespace lab {
namespace {

Answer answer(QueryKind kind, const QueryInput& input) {
    return row_of(kind).answer(input);
}

std::span<const Geometry> only(const Geometry& obstacle) {
    return {&obstacle, 1};
}

}  // namespace

std::size_t obstacle_of(const Answer& answer) {
    if (const auto* sweep = std::get_if<Sweep>(&answer)) return sweep->index;
    if (const auto* walked = std::get_if<Walked>(&answer)) return walked->stands_on;
    const auto* moved = std::get_if<Moved>(&answer);
    return moved != nullptr && !moved->sweeps.empty() ? moved->sweeps.front().index : 0;
}

std::string mover_against_obstacles(const Query& query) {
    std::string text = query.mover + " against ";
    for (std::size_t i = 0; i < query.obstacles.size(); ++i)
        text += (i > 0 ? ", " : "") + query.obstacles[i];
    return text;
}

std::vector<std::string> query_names() {
    std::vector<std::string> names;
    names.reserve(query_rows.size());
    for (const QueryRow* row : query_rows) names.emplace_back(row->name);
    return names;
}

bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle) {
    return row_of(kind).supports(mover, obstacle);
}

bool overlap(const Geometry& a, const Geometry& b, Scalar scalar) {
    return std::get<Overlaps>(answer(QueryKind::overlaps, {a, only(b), scalar})).overlaps;
}

std::optional<Hit> push_of(const Geometry& mover, const Geometry& obstacle, Scalar scalar) {
    return std::get<std::optional<Hit>>(
        answer(QueryKind::intersect, {mover, only(obstacle), scalar}));
}

Sweep sweep_of(const Geometry& mover, Vec2 delta, const Geometry& obstacle, Scalar scalar) {
    return std::get<Sweep>(answer(QueryKind::sweep, {mover, only(obstacle), scalar, delta}));
}

Sweep sweep_into_of(const Geometry& mover, Vec2 delta, std::span<const Geometry> obstacles,
                    Scalar scalar) {
    return std::get<Sweep>(answer(QueryKind::sweep_into, {mover, obstacles, scalar, delta}));
}

double distance_of(const Geometry& a, const Geometry& b, Scalar scalar) {
    return std::get<Distance>(answer(QueryKind::distance, {a, only(b), scalar})).distance;
}

Closest closest_points_of(const Geometry& a, const Geometry& b, Scalar scalar) {
    return std::get<Closest>(answer(QueryKind::closest_points, {a, only(b), scalar}));
}

}  // namespace lab
