#pragma once

namespace lab {

class Frame;
class Session;

/// The numbers on the axes of the map, each with a menu of all numbers that the answer depends on,
/// and the way back to the mover's place.
void map_axis_rows(Frame& frame, float width);
float height_of_map_axes(const Session& session);

}  // namespace lab
