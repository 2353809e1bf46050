#pragma once

#include <string>
#include <vector>

#include "workspace/session.hpp"

namespace lab {

/// The name of a layer in the interface, such as "Where it hits".
const char* title_of(MapLayer layer);
/// What a layer shows, in a sentence or two.
const char* tip_of(MapLayer layer);

/// The implementations other than isect that answer the selected query of a session.
std::vector<const Implementation*> peers_of(const Session& session);
/// The first of these; null if there is none.
const Implementation* first_peer(const Session& session);

/// Shows a layer on the map, or switches the map off if it shows this layer.
void toggle_map(Session& session, MapLayer layer);

/// An axis of a map.
enum class MapSide { across, down };

/// Puts a number of the scene on an axis of the map, and shows the map if it is off. Returns what
/// is still missing, in a sentence; usually empty.
std::string put_on_map(Session& session, const std::string& number, MapSide side);

/// What a cell of a map says: "hit at time 0.25". `here` is the cell of the scene as it is now;
/// null if it is elsewhere.
std::string reading_of(const AnswerMap& map, const MapCell& cell, const MapCell* here);

}  // namespace lab
