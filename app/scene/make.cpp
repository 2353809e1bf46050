#include "scene/make.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "query/shapes.hpp"
#include "scene/handles.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

template <class List, class Condition>
void erase_if(List& list, Condition condition) {
    list.erase(std::remove_if(list.begin(), list.end(), condition), list.end());
}

bool has_delta_of(const Scene& scene, std::string_view mover) {
    return std::any_of(scene.queries.begin(), scene.queries.end(), [&](const Query& query) {
        return query.mover == mover && row_of(query).has_delta;
    });
}

bool is_stranded(const Scene& scene, const Motion& motion) {
    const HandleName driven = split_handle(motion.drives);
    if (find_shape(scene, driven.shape) == nullptr) return true;
    if (driven.handle == "delta") return !has_delta_of(scene, driven.shape);
    return goes_in_steps(motion) && obstacles_of(scene, driven.shape).empty();
}

bool asks_by(const Scene& scene, const NamedShape& shape) {
    const CrowdQuestion question = scene.crowd->asks;
    return question != CrowdQuestion::pairs && can_ask_crowd(question, shape.geometry);
}

bool has_asker(const Scene& scene) {
    const NamedShape* by = find_shape(scene, scene.crowd->by);
    return by != nullptr && asks_by(scene, *by);
}

/// Selects the first shape from this index on that can query the crowd, if there is one.
void choose_asker(Scene& scene, std::size_t from) {
    const auto first = scene.shapes.begin() + static_cast<std::ptrdiff_t>(from);
    const auto found = std::find_if(first, scene.shapes.end(),
                                    [&](const NamedShape& shape) { return asks_by(scene, shape); });
    if (found != scene.shapes.end()) scene.crowd->by = found->name;
}

/// Gives a sweep without a delta one that leads to the center of the crowd.
void give_way(Scene& scene) {
    Crowd& crowd = *scene.crowd;
    if (crowd.asks != CrowdQuestion::sweep_into || crowd.delta != Vec2{} || !has_asker(scene))
        return;
    crowd.delta = crowd.center - std::get<Aabb>(find_shape(scene, crowd.by)->geometry).center;
}

template <std::size_t... types>
NamedShape made(std::size_t type, Vec2 middle, double size, std::index_sequence<types...>) {
    const std::array<NamedShape, sizeof...(types)> all = {
        NamedShape{ShapeRow<std::variant_alternative_t<types, Geometry>>::made_name,
                   ShapeRow<std::variant_alternative_t<types, Geometry>>::made(middle, size)}...};
    return all.at(type);
}

}  // namespace

std::string free_shape_name(const Scene& scene, const std::string& wanted) {
    if (find_shape(scene, wanted) == nullptr) return wanted;
    const std::size_t last = wanted.find_last_not_of("0123456789");
    const std::string stem = wanted.substr(0, last + 1);
    for (int number = 2;; ++number) {
        std::string name = stem + std::to_string(number);
        if (find_shape(scene, name) == nullptr) return name;
    }
}

std::vector<std::string> add_shapes(Scene& scene, const std::vector<NamedShape>& shapes) {
    const std::size_t from = scene.shapes.size();
    std::vector<std::string> names;
    for (const NamedShape& shape : shapes) {
        names.push_back(free_shape_name(scene, shape.name));
        scene.shapes.push_back(shape);
        scene.shapes.back().name = names.back();
        scene.shapes.back().moved = {};
    }
    if (scene.crowd && !has_asker(scene)) {
        choose_asker(scene, from);
        give_way(scene);
    }
    return names;
}

void remove_shape(Scene& scene, const std::string& name) {
    erase_if(scene.shapes, [&](const NamedShape& shape) { return shape.name == name; });
    for (Query& query : scene.queries)
        erase_if(query.obstacles, [&](const std::string& obstacle) { return obstacle == name; });
    erase_if(scene.queries,
             [&](const Query& query) { return query.mover == name || query.obstacles.empty(); });
    if (scene.crowd && scene.crowd->by == name) scene.crowd->by.clear();
    if (scene.level) std::erase(scene.level->made, name);
    remove_stranded_motions(scene);
}

void remove_stranded_motions(Scene& scene) {
    erase_if(scene.motions, [&](const Motion& motion) { return is_stranded(scene, motion); });
}

NamedShape new_shape(std::size_t type, Vec2 middle, double size) {
    return made(type, middle, size, std::make_index_sequence<shape_count>());
}

void set_crowd_question(Scene& scene, CrowdQuestion question) {
    scene.crowd->asks = question;
    if (!has_asker(scene)) {
        scene.crowd->by.clear();
        choose_asker(scene, 0);
    }
    give_way(scene);
}

void rename_shape(Scene& scene, const std::string& from, const std::string& to) {
    if (NamedShape* shape = find_shape(scene, from)) shape->name = to;
    for (Query& query : scene.queries) {
        if (query.mover == from) query.mover = to;
        std::replace(query.obstacles.begin(), query.obstacles.end(), from, to);
    }
    if (scene.crowd && scene.crowd->by == from) scene.crowd->by = to;
    if (scene.level) std::replace(scene.level->made.begin(), scene.level->made.end(), from, to);
    for (Motion& motion : scene.motions) {
        const HandleName driven = split_handle(motion.drives);
        if (driven.shape == from) motion.drives = to + "." + std::string(driven.handle);
    }
}

Scene only_shapes(const Scene& scene, const std::vector<std::string>& names) {
    Scene only;
    only.scalar = scene.scalar;
    for (const NamedShape& shape : scene.shapes)
        if (std::find(names.begin(), names.end(), shape.name) != names.end())
            only.shapes.push_back(shape);
    return only;
}

}  // namespace lab
