#include "instruments/variation.hpp"

#include "evaluate/evaluate.hpp"
#include "scene/edit.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

Scene with_one_query(Scene scene, std::size_t query) {
    scene.queries = {scene.queries.at(query)};
    scene.motions.clear();
    return scene;
}

}  // namespace

Variation::Variation(const Scene& posed, std::size_t query, const std::vector<std::string>& numbers)
    : scene_(with_one_query(posed, query)) {
    for (const std::string& name : numbers) numbers_.push_back(numbers_named(scene_, name));
}

void Variation::set(std::size_t which, double value) {
    const bool is_float = scene_.scalar == Scalar::float_;
    for (double* number : numbers_[which]) *number = is_float ? nearest_float(value) : value;
}

Answer Variation::answer() const {
    return ask(scene_).front();
}

isect::Recording Variation::recording() const {
    return record(scene_, query());
}

Scene without_numbers(const Scene& posed, std::size_t query,
                      const std::vector<std::string>& numbers) {
    Scene scene = with_one_query(posed, query);
    for (const std::string& name : numbers)
        for (double* number : numbers_named(scene, name)) *number = 0;
    return scene;
}

bool depends_on(const Scene& posed, std::size_t query, const std::string& number) {
    if (number.empty() || query >= posed.queries.size()) return false;
    try {
        without_numbers(posed, query, {number});
        return true;
    } catch (const SetError&) {
        return false;
    }
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
