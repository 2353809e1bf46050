#pragma once

#include <optional>
#include <string_view>

#include "scene/names.hpp"

namespace lab {

/// The handles by which dragging and motions move a shape: pos; start and end; center; or center,
/// min and max. (A range lies on the x axis.)
Names handles(const Geometry& geometry);

/// The position of a handle; nothing if the shape has no handle of that name.
std::optional<Vec2> handle_position(const Geometry& geometry, std::string_view handle);

/// Moves a handle of the shape. Moving an end leaves the other end in place; moving a center moves
/// the whole shape.
void set_handle(Geometry& geometry, std::string_view handle, Vec2 pos);

void translate(Geometry& geometry, Vec2 by);

/// Moves the whole shape so that its first handle is exactly at `pos`. (A range puts its middle
/// there, as closely as its ends allow.)
void set_place(Geometry& geometry, Vec2 pos);

/// The two parts of "seg.start"; the second is empty if there is no dot.
struct HandleName {
    std::string_view shape;
    std::string_view handle;
};
HandleName split_handle(std::string_view drives);

}  // namespace lab
