// Shared by the readers of Tiled's maps, tile sets and objects.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "level/level.hpp"
#include "scene/place.hpp"

namespace lab {

/// A number of pixels. One that is too small to be seen is 0, since the library takes none so
/// small.
double pixels_of(const Place& place);
/// The same for one that may be missing.
double number_in(const Place& place, const std::string& name, double otherwise = 0);
/// A whole number from -2^31 to 2^31.
std::int64_t whole_number_in(const Place& place, const std::string& name,
                             std::int64_t otherwise = 0);
/// A text that may be missing. A number counts as its text.
std::string text_in(const Place& place, const std::string& name);
/// Whether a cell may be as wide or as high.
bool is_cell_size(double size);
/// A switch: true, false, 1 or 0.
bool flag_in(const Place& place, const std::string& name);
/// The class, which some versions call the type.
std::string class_in(const Place& place);
/// The items of a list that may be missing.
std::vector<Place> items_in(const Place& place, const std::string& name);

std::vector<LevelProperty> properties_in(const Place& place);

/// An object as it was drawn, without the tile that it shows.
LevelObject read_object(const Place& place);

}  // namespace lab
