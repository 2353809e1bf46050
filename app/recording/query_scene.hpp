#pragma once

#include <optional>
#include <string>

#include "recording/judge.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A recorded query as a scene, with the obstacles that it can reach, where they are when it is
/// asked. `obstacle` is the id of the one that the query is to be asked about, if it can be asked
/// only about one.
Scene scene_of_query(const AskedQuery& query, const std::string& obstacle,
                     const std::string& title);

/// The same with all other shapes around. The picture has the same size for all queries of a mover.
Scene scene_of_moment(const AskedQuery& query, const std::string& obstacle,
                      const std::string& title, const RecordedWorld& world);

/// Adds the mover of a query of this kind as the shape `other`, where another recording has it. A
/// scene without a shape, of a query that can't be shown, stays empty.
void add_other(Scene& scene, RecordedKind kind, Vec2 place);

/// The mover where the game says that it ends, as the shape `game` for the scene of that moment.
/// Nothing if the game says none, or one that is too far away.
std::optional<NamedShape> end_of_game(const AskedQuery& query, const Scene& moment);

/// The id of the obstacle for the scene of a moment: the one that a ray meets first, or else the
/// one that the judgement is about. May be empty.
std::string obstacle_of_moment(const AskedQuery& query, const Judgement& judgement);

}  // namespace lab
