#pragma once

#include <optional>
#include <string_view>

#include "scene/names.hpp"

namespace lab {

/// The handles of a shape, by which hands and motions move it: pos; start and end; center; center,
/// min and max. (A range stands on the x axis.)
Names handles(const Geometry& geometry);

/// Where a handle is, or nothing if the shape has none of that name.
std::optional<Vec2> handle_position(const Geometry& geometry, std::string_view handle);

/// Moves a handle that the shape has. An end moves alone, the other one stays where it is; a center
/// takes the whole shape along.
void set_handle(Geometry& geometry, std::string_view handle, Vec2 pos);

/// Moves the whole shape.
void translate(Geometry& geometry, Vec2 by);

/// Moves the whole shape so that its first handle is at a place, to the bit. (A range is its
/// middle, as near as its ends allow.)
void set_place(Geometry& geometry, Vec2 pos);

/// The two halves of "seg.start"; the second is empty where there is no dot.
struct HandleName {
    std::string_view shape;
    std::string_view handle;
};
HandleName split_handle(std::string_view drives);

}  // namespace lab
