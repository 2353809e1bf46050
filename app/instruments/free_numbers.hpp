#pragma once

#include <string>
#include <vector>

#include "scene/parameters.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A number of a scene that a search may change.
struct FreeNumber {
    double* value{};
    Limit limit = Limit::any;
    bool is_of_delta = false;  ///< of the query's delta, not of a shape
};

/// Whether a shape is the mover or an obstacle of a query.
bool is_asked_about(const Query& query, const std::string& shape);

/// A posed scene with one of its queries, and with the shapes that it is about.
Scene with_query_alone(Scene scene, std::size_t query);

/// The numbers of the shapes of a scene's only query, and of its delta. They point into the scene.
std::vector<FreeNumber> free_numbers(Scene& scene);

/// Whether a scene's numbers are all in the ranges that files accept, and so near in magnitude that
/// the library promises more than yes and no.
bool is_in_range(Scene& scene);

}  // namespace lab
