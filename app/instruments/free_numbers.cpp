#include "instruments/free_numbers.hpp"

#include <algorithm>
#include <cmath>

#include "scene/read_parameter.hpp"

namespace lab {
namespace {

void add_numbers(std::vector<FreeNumber>& list, const Parameters& parameters) {
    for (const Parameter& parameter : parameters) {
        if (auto* const* number = std::get_if<double*>(&parameter.value))
            list.push_back({*number, parameter.limit, false});
        if (auto* const* vector = std::get_if<Vec2*>(&parameter.value)) {
            list.push_back({&(*vector)->x, parameter.limit, false});
            list.push_back({&(*vector)->y, parameter.limit, false});
        }
    }
}

}  // namespace

bool is_asked_about(const Query& query, const std::string& shape) {
    return shape == query.mover || std::find(query.obstacles.begin(), query.obstacles.end(),
                                             shape) != query.obstacles.end();
}

Scene with_query_alone(Scene scene, std::size_t query) {
    scene.queries = {scene.queries.at(query)};
    scene.motions.clear();
    scene.opens.reset();
    scene.level.reset();
    scene.crowd.reset();
    scene.expects.clear();
    scene.fails.clear();
    std::vector<NamedShape> needed;
    for (const NamedShape& shape : scene.shapes)
        if (is_asked_about(scene.queries.front(), shape.name)) needed.push_back(shape);
    scene.shapes = needed;
    return scene;
}

std::vector<FreeNumber> free_numbers(Scene& scene) {
    std::vector<FreeNumber> list;
    Query& query = scene.queries.front();
    for (NamedShape& shape : scene.shapes)
        if (is_asked_about(query, shape.name)) add_numbers(list, parameters(shape.geometry));
    if (row_of(query).has_delta) {
        list.push_back({&query.delta.x, Limit::any, true});
        list.push_back({&query.delta.y, Limit::any, true});
    }
    return list;
}

bool is_in_range(Scene& scene) {
    const Scalar scalar = scene.scalar;
    const std::vector<FreeNumber> numbers = free_numbers(scene);
    double least = 1e300, most = 0;
    for (const FreeNumber& number : numbers) {
        const double size = std::abs(*number.value);
        if (size == 0) continue;
        least = std::min(least, size);
        most = std::max(most, size);
    }
    constexpr double most_apart = 0x1p60, smallest = 0x1p-200;
    if (most > 0 && (most > most_apart * least || least < smallest)) return false;
    return std::all_of(numbers.begin(), numbers.end(), [&](const FreeNumber& number) {
        return objection(*number.value, number.limit, scalar).empty();
    });
}

}  // namespace lab
