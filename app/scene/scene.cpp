#include "scene/scene.hpp"

#include <algorithm>
#include <cmath>
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
    const auto found = std::find_if(scene.shapes.begin(), scene.shapes.end(),
                                    [&](const NamedShape& shape) { return shape.name == name; });
    return found == scene.shapes.end() ? nullptr : &*found;
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
    for (const Query& query : scene.queries) {
        if (query.mover != mover) continue;
        for (const std::string& name : query.obstacles)
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    }
    return names;
}

bool meets(const Query& query, const NamedShape& obstacle) {
    return (query.meets.mask & obstacle.groups.mask) != 0;
}

std::vector<std::string> met_obstacles_of(const Scene& scene, std::string_view mover) {
    std::vector<std::string> names = obstacles_of(scene, mover);
    const auto is_passed = [&](const std::string& name) {
        return std::none_of(scene.queries.begin(), scene.queries.end(), [&](const Query& query) {
            const std::vector<std::string>& all = query.obstacles;
            return query.mover == mover && std::find(all.begin(), all.end(), name) != all.end() &&
                   meets(query, *find_shape(scene, name));
        });
    };
    names.erase(std::remove_if(names.begin(), names.end(), is_passed), names.end());
    return names;
}

}  // namespace lab
