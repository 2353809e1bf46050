#include "instruments/variation.hpp"

#include <algorithm>

#include "evaluate/evaluate.hpp"
#include "instruments/free_numbers.hpp"
#include "scene/edit.hpp"
#include "scene/handles.hpp"
#include "scene/number.hpp"
#include "scene/read_parameter.hpp"

namespace lab {
namespace {

Scene with_one_query(Scene scene, std::size_t query) {
    scene.queries = {scene.queries.at(query)};
    scene.motions.clear();
    return scene;
}

bool vary_motion(const Scene& scene, const std::vector<std::string>& numbers) {
    return std::any_of(numbers.begin(), numbers.end(),
                       [&](const std::string& name) { return is_of_motion(scene, name); });
}

/// Whether a motion moves a shape that a query is about.
bool moves_asked(const Motion& motion, const Query& query) {
    return motion.on && is_asked_about(query, std::string(split_handle(motion.drives).shape));
}

}  // namespace

Variation::Variation(const Scene& posed, std::size_t query, const std::vector<std::string>& numbers,
                     const std::optional<Scene>& unposed)
    : scene_(with_one_query(posed, query)), query_(query) {
    if (unposed) {
        moving_.emplace(Moving{*unposed, {}});
        moving_->scene.now = posed.now;
    }
    Scene& scene = moving_ ? moving_->scene : scene_;
    numbers_.reserve(numbers.size());
    for (const std::string& name : numbers) {
        const bool moves = is_of_motion(scene, name);
        const NamedNumber number = number_named(moves ? scene : scene_, name);
        numbers_.push_back(
            {name, number.parameter.limit, moves, number.value, numbers_named(scene, name)});
    }
}

void Variation::set(std::size_t which, double value) {
    Number& number = numbers_[which];
    const bool is_float = scene_.scalar == Scalar::float_ && number.name != name_of_time;
    number.value = nearest_allowed(is_float ? nearest_float(value) : value, number.limit);
    if (moving_) moving_->is_posed = false;
    if (moving_ && !number.is_of_motion) return;
    for (double* place : number.places) *place = number.value;
}

/// A number of a shape or query is set where the motions have taken them.
void Variation::pose() {
    const Scene& scene = moving_->scene;
    scene_ = with_one_query(moving_->timeline.pose(scene, scene.now.time), query_);
    round_to_scalar(scene_);
    for (const Number& number : numbers_) {
        if (number.is_of_motion) continue;
        for (double* place : numbers_named(scene_, number.name)) *place = number.value;
    }
    moving_->is_posed = true;
}

const Scene& Variation::scene() {
    if (moving_ && !moving_->is_posed) pose();
    return scene_;
}

Answer Variation::answer() {
    return ask(scene()).front();
}

isect::Recording Variation::recording() {
    return record(scene(), query());
}

std::optional<Scene> unposed_for(const Scene& scene, const std::vector<std::string>& numbers) {
    return vary_motion(scene, numbers) ? std::optional(scene) : std::nullopt;
}

Scene without_numbers(const Scene& scene, std::size_t query,
                      const std::vector<std::string>& numbers) {
    Scene rest = vary_motion(scene, numbers) ? scene : with_one_query(scene, query);
    for (const std::string& name : numbers)
        for (double* number : numbers_named(rest, name)) *number = 0;
    return rest;
}

bool depends_on(const Scene& posed, std::size_t query, const std::string& number) {
    if (number.empty() || query >= posed.queries.size()) return false;
    try {
        without_numbers(posed, query, {number});
    } catch (const SetError&) {
        return false;
    }
    if (!is_of_motion(posed, number)) return true;
    return std::any_of(posed.motions.begin(), posed.motions.end(), [&](const Motion& motion) {
        const bool is_meant = number == name_of_time || number.starts_with(motion.drives + ".");
        return is_meant && moves_asked(motion, posed.queries[query]);
    });
}

std::vector<std::string> numbers_of_query(const Scene& posed, std::size_t query) {
    Scene scene = posed;
    Query& asked = scene.queries.at(query);
    std::vector<std::string> names;
    const auto add = [&](const std::string& of, const Parameters& parameters) {
        for (const NumberValue& each : numbers_among(parameters, of)) names.push_back(each.name);
    };
    if (depends_on(posed, query, name_of_time)) names.emplace_back(name_of_time);
    add(asked.mover, parameters(find_shape(scene, asked.mover)->geometry));
    add(asked.mover, parameters(asked));
    for (NamedShape& shape : scene.shapes)
        if (shape.name != asked.mover && is_asked_about(asked, shape.name))
            add(shape.name, parameters(shape.geometry));
    for (Motion& motion : scene.motions)
        if (moves_asked(motion, asked)) add(motion.drives, parameters(motion));
    return names;
}

std::vector<std::string> place_of_mover(const Scene& scene, std::size_t query) {
    if (query >= scene.queries.size()) return {};
    const std::string& mover = scene.queries[query].mover;
    Geometry geometry = find_shape(scene, mover)->geometry;
    for (const Parameter& parameter : parameters(geometry)) {
        if (!std::holds_alternative<Vec2*>(parameter.value)) continue;
        const std::string name = mover + "." + parameter.name;
        return {name + ".x", name + ".y"};
    }
    return {};
}

}  // namespace lab
