#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "query/shapes.hpp"
#include "scene/scene.hpp"

namespace lab {

// The names used in files, in the order of the enumerators or of the variant's alternatives.
inline constexpr std::array motion_kind_names = {"orbit", "swing", "fly", "follow", "walk"};
inline constexpr std::array response_names = {"stop", "slide", "bounce", "invert"};
inline constexpr std::array pace_names = {"along_slope", "on_level"};
inline constexpr std::array layer_names = {
    "contact", "normal", "push",  "path",    "target",    "inflated", "slabs",
    "closest", "spans",  "names", "working", "quadratic", "axes",     "derivation"};
inline constexpr std::array scalar_names = {"double", "float"};
inline constexpr std::array spread_names = {"uniform", "clustered", "mixed"};
inline constexpr std::array crowd_question_names = {"overlaps", "raycast", "sweep_into", "pairs"};
inline constexpr std::array crowd_structure_names = {"list", "sweep_and_prune", "grid", "quadtree",
                                                     "bvh"};
inline constexpr std::array crowd_structure_titles = {"List", "Sweep and prune", "Grid", "Quadtree",
                                                      "Tree of boxes"};

inline const char* name_of(const Geometry& geometry) {
    return shape_type_names.at(geometry.index());
}
inline const char* name_of(const Motion& motion) {
    return motion_kind_names.at(motion.kind.index());
}
inline const char* name_of(QueryKind kind) {
    return row_of(kind).name;
}
inline const char* name_of(Response response) {
    return response_names.at(static_cast<std::size_t>(response));
}
inline const char* name_of(isect::Pace pace) {
    return pace_names.at(static_cast<std::size_t>(pace));
}
inline const char* name_of(Layer layer) {
    return layer_names.at(static_cast<std::size_t>(layer));
}
inline const char* name_of(Scalar scalar) {
    return scalar_names.at(static_cast<std::size_t>(scalar));
}

inline const char* name_of(Spread spread) {
    return spread_names.at(static_cast<std::size_t>(spread));
}
inline const char* name_of(CrowdQuestion question) {
    return crowd_question_names.at(static_cast<std::size_t>(question));
}
inline const char* name_of(CrowdStructure structure) {
    return crowd_structure_names.at(static_cast<std::size_t>(structure));
}
/// "Sweep and prune"
inline std::string title_of(CrowdStructure structure) {
    return crowd_structure_titles.at(static_cast<std::size_t>(structure));
}

/// A name as people read it: "broad phase" for "broad_phase".
std::string spaced(std::string name);

using Names = std::vector<std::string>;

template <std::size_t size>
Names to_names(const std::array<const char*, size>& names) {
    return {names.begin(), names.end()};
}

// The names that a parameter of each type may have.
inline Names names_for(Response) {
    return to_names(response_names);
}
inline Names names_for(isect::Pace) {
    return to_names(pace_names);
}
inline Names names_for(Scalar) {
    return to_names(scalar_names);
}
inline Names names_for(Spread) {
    return to_names(spread_names);
}
inline Names names_for(CrowdQuestion) {
    return to_names(crowd_question_names);
}
inline Names names_for(CrowdStructure) {
    return to_names(crowd_structure_names);
}

/// The index of a name in a list, or nothing.
std::optional<std::size_t> index_of(const Names& names, std::string_view name);

/// "one of a, b, c", or just "a" if there is only one name.
std::string one_of(const Names& names);

/// "; did you mean half?" if a known name is close to the wrong one, otherwise empty.
std::string suggestion(std::string_view wrong, const Names& known);

/// Whether the text is a valid shape name: [a-z][a-z0-9_]*.
bool is_shape_name(std::string_view name);

}  // namespace lab
