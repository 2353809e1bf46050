#include "scene/scene.hpp"

#include <algorithm>
#include <utility>

namespace lab {

const NamedShape* find_shape(const Scene& scene, std::string_view name) {
    const auto found = std::find_if(scene.shapes.begin(), scene.shapes.end(),
                                    [&](const NamedShape& shape) { return shape.name == name; });
    return found == scene.shapes.end() ? nullptr : &*found;
}

NamedShape* find_shape(Scene& scene, std::string_view name) {
    return const_cast<NamedShape*>(find_shape(std::as_const(scene), name));
}

const Query* first_query_of(const Scene& scene, std::string_view mover) {
    const auto found = std::find_if(scene.queries.begin(), scene.queries.end(),
                                    [&](const Query& query) { return query.mover == mover; });
    return found == scene.queries.end() ? nullptr : &*found;
}

}  // namespace lab
