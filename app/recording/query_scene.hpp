#pragma once

#include <string>

#include "recording/asked_query.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A recorded query as a scene, with the obstacles that it can reach, where they are when it is
/// asked. `obstacle` is the id of the one that the query is to be asked about, if it can be asked
/// only about one.
Scene scene_of_query(const AskedQuery& query, const std::string& obstacle,
                     const std::string& title);

/// The same with all other shapes around, and the mover as the shape `game` where the game says
/// that it ends. The picture has the same size for all queries of a mover.
Scene scene_of_moment(const AskedQuery& query, const std::string& obstacle,
                      const std::string& title, const RecordedWorld& world);

/// Adds the mover as the shape `other`, where another recording has it.
void add_other(Scene& scene, Vec2 place);

}  // namespace lab
