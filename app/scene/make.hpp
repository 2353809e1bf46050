#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// Returns the name itself if it is free, else the first free one of box2, box3, ….
std::string free_shape_name(const Scene& scene, const std::string& wanted);

/// Makes a shape of a type (in the order of shape_type_names) about `size` from its middle to its
/// edge, with the default name for that type.
NamedShape new_shape(std::size_t type, Vec2 middle, double size);

/// Removes motions that have lost their handle, their delta, or the obstacles of their flight.
void remove_stranded_motions(Scene& scene);

/// Adds shapes under free names and returns those names. If no shape queries the crowd, the first
/// added shape that can query it does.
std::vector<std::string> add_shapes(Scene& scene, const std::vector<NamedShape>& shapes);

/// Removes a shape and everything that depends on it: queries with it as the mover or the only
/// obstacle, and motions left without a handle, a delta or obstacles.
void remove_shape(Scene& scene, const std::string& name);

/// Changes the query of the scene's crowd. If the querying shape cannot make the new query, the
/// first shape that can replaces it. A sweeping box without a delta sweeps to the middle of the
/// crowd.
void set_crowd_question(Scene& scene, CrowdQuestion question);

/// Renames a shape and every reference to it. The new name must be free.
void rename_shape(Scene& scene, const std::string& from, const std::string& to);

/// A scene with only these shapes, without motions and queries.
Scene only_shapes(const Scene& scene, const std::vector<std::string>& names);

}  // namespace lab
