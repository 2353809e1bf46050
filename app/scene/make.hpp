#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "scene/scene.hpp"

namespace lab {

/// The name itself if no shape has it, else the first of box2, box3, … that none has.
std::string free_shape_name(const Scene& scene, const std::string& wanted);

/// A shape of a type (in the order of their names in files), about so large from its middle to its
/// edge, with the name that such a shape has by itself.
NamedShape new_shape(std::size_t type, Vec2 middle, double size);

/// Removes motions that are left without a handle, a delta or something to fly among.
void remove_stranded_motions(Scene& scene);

/// Adds shapes under names that are free, and returns those. The first of them that can asks a
/// crowd that nobody asks.
std::vector<std::string> add_shapes(Scene& scene, const std::vector<NamedShape>& shapes);

/// Removes a shape, and what can't be without it: the queries that it is the mover or the only
/// obstacle of, and motions that are left without a handle, a delta or something to fly among.
void remove_shape(Scene& scene, const std::string& name);

/// Asks the crowd that the scene has something else. If who asked can't ask that, the first shape
/// that can does, where there is one; a box that has no way to go goes to the middle.
void set_crowd_question(Scene& scene, CrowdQuestion question);

/// Gives a shape another name, wherever it is spoken of. The new name must be free.
void rename_shape(Scene& scene, const std::string& from, const std::string& to);

/// Only these shapes, as they are, with nothing that moves or is asked.
Scene only_shapes(const Scene& scene, const std::vector<std::string>& names);

}  // namespace lab
