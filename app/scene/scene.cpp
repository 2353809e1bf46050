#include "scene/scene.hpp"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace lab {

std::string objection(const NamedShape& shape, Scalar scalar) {
    if (const auto* polygon = std::get_if<Polygon>(&shape.geometry)) return objection(*polygon);
    if (const auto* chain = std::get_if<Chain>(&shape.geometry)) return objection(*chain, scalar);
    if (const auto* tiles = std::get_if<Tiles>(&shape.geometry))
        if (const auto wrong = objection(*tiles, scalar)) return wrong->why;
    return "";
}

const NamedShape* find_shape(const Scene& scene, std::string_view name) {
    const std::vector<NamedShape>& shapes = scene.shapes;
    const auto is_it = [&](const NamedShape& shape) { return shape.name == name; };
    // Mostly, one shape of a long list is asked for after the other.
    thread_local std::size_t next = 0;
    if (next < shapes.size() && is_it(shapes[next])) return &shapes[next++];
    const auto found = std::find_if(shapes.begin(), shapes.end(), is_it);
    if (found == shapes.end()) return nullptr;
    next = static_cast<std::size_t>(found - shapes.begin()) + 1;
    return &*found;
}

NamedShape* find_shape(Scene& scene, std::string_view name) {
    return const_cast<NamedShape*>(find_shape(std::as_const(scene), name));
}

bool asks_something(const Scene& scene) {
    return !scene.queries.empty() || scene.crowd;
}

bool can_ask_crowd(CrowdQuestion question, const Geometry& shape) {
    return question == CrowdQuestion::raycast ? std::holds_alternative<Segment>(shape)
                                              : std::holds_alternative<Aabb>(shape);
}

bool sweeps_crowd(const Scene& scene, std::string_view shape) {
    return scene.crowd && scene.crowd->asks == CrowdQuestion::sweep_into &&
           scene.crowd->by == shape;
}

bool goes_in_steps(const Motion& motion) {
    return std::holds_alternative<Fly>(motion.kind) || std::holds_alternative<Walking>(motion.kind);
}

const std::optional<Since>& since_of(const Motion& motion) {
    if (const Walking* walk = std::get_if<Walking>(&motion.kind)) return walk->since;
    return std::get<Fly>(motion.kind).since;
}

std::optional<Since>& since_of(Motion& motion) {
    return const_cast<std::optional<Since>&>(since_of(std::as_const(motion)));
}

double repeat_of(const Motion& motion) {
    if (const Walking* walk = std::get_if<Walking>(&motion.kind)) return walk->repeat;
    return std::get<Fly>(motion.kind).repeat;
}

double latest_moment(const Scene& scene) {
    double tests = 0;  // per step
    for (const Motion& motion : scene.motions) {
        if (!motion.on || !goes_in_steps(motion)) continue;
        const std::size_t dot = motion.drives.find('.');
        tests += static_cast<double>(1 + obstacles_of(scene, motion.drives.substr(0, dot)).size());
    }
    constexpr double bearable = 2e7, steps_a_second = 60;
    return tests > 0 ? std::min(longest_time, std::floor(bearable / tests / steps_a_second))
                     : longest_time;
}

std::vector<std::string> obstacles_of(const Scene& scene, std::string_view mover) {
    std::vector<std::string> names;
    std::unordered_set<std::string_view> known;
    for (const Query& query : scene.queries) {
        if (query.mover != mover) continue;
        for (const std::string& name : query.obstacles)
            if (known.insert(name).second) names.push_back(name);
    }
    return names;
}

bool meets(const Query& query, const NamedShape& obstacle) {
    return (query.meets.mask & obstacle.groups.mask) != 0;
}

std::vector<std::string> met_obstacles_of(const Scene& scene, std::string_view mover) {
    std::vector<std::string> names = obstacles_of(scene, mover);
    std::unordered_map<std::string_view, const NamedShape*> shapes;
    for (const NamedShape& shape : scene.shapes) shapes[shape.name] = &shape;
    std::unordered_set<std::string_view> met;
    for (const Query& query : scene.queries) {
        if (query.mover != mover) continue;
        for (const std::string& name : query.obstacles)
            if (meets(query, *shapes.at(name))) met.insert(name);
    }
    std::erase_if(names, [&](const std::string& name) { return met.count(name) == 0; });
    return names;
}

}  // namespace lab
