#pragma once

#include <optional>
#include <vector>

#include "geometry/camera.hpp"
#include "instruments/answer_map.hpp"

namespace lab {

/// Whether there is a map of other numbers than a place, which is shown instead of the scene.
bool is_chart(const AnswerMap* map);

/// Where a map lies in a picture: over the part of the scene that it is about. A map of other
/// numbers fills the area, apart from a margin that names its axes.
Rect area_of_map(const MapWish& wish, const Camera& camera);

/// The camera that shows the whole range of a map that lies on the scene, as large as it fits.
CameraState camera_over(const MapWish& wish, const Rect& area);

/// Where the columns and rows of a map begin and end in a picture.
struct MapEdges {
    std::vector<float> across, down;
};
MapEdges edges_of(const MapWish& wish, const Camera& camera);

/// The column or row between two edges in which a place lies; nothing outside.
std::optional<int> index_at(const std::vector<float>& edges, float place);

/// How many digits tell the ends of an axis apart, and what lies between them.
int digits_on(const MapAxis& axis);

/// The numbers on the axes at a point of the picture, rounded to what a point can resolve.
Vec2 numbers_at(const MapWish& wish, const Rect& area, Pt place);

}  // namespace lab
