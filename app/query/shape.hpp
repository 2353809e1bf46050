// What the row of a shape is made of.
#pragma once

#include <array>
#include <string_view>
#include <variant>
#include <vector>

#include "query/rounded.hpp"

namespace lab {

/// A field of a shape, as files and the inspector show it. It points into the shape.
struct Field {
    const char* name;
    const char* meaning;
    std::variant<double*, Vec2*, std::vector<Vec2>*> value;
    bool not_negative = false;
    const char* unit = "";  ///< empty for lengths, which are in world units
    bool required = true;   ///< if false, files may omit it for the type's default
    bool driven = false;    ///< a motion that drives a handle of the shape changes it
};

/// The command that adds a shape.
struct AddCommand {
    const char* id;
    const char* title;
    const char* tip;
    char key;
};

/// Everything that the lab knows about one type of shape. Each type has a file in query/shapes:
///   name, cpp_name               its type in files, and in the library
///   add                          the command that adds such a shape
///   made_name, made(at, size)    a new shape's name, and the shape, `size` from middle to edge
///   fields(shape)                a list of Field
///   handles                      the names of the handles by which it is dragged and driven
///   handle_at, set_handle        the position of a handle, and moving it
///   translate, set_place         moving the whole shape, and moving it to its place exactly
///   position                     the point that a sweep moves
///   rounded                      its outline
///   turns_by_ends                whether turning moves its ends
///   literal (optional)           the fields of a copy as the library has them, if they differ
template <class T>
struct ShapeRow;

/// The part of a row for a shape whose only handle is one of its points.
template <class T, Vec2 T::*place>
struct PlacedRow {
    static constexpr bool turns_by_ends = false;
    static Vec2 handle_at(const T& shape, std::string_view) { return shape.*place; }
    static void set_handle(T& shape, std::string_view, Vec2 pos) { shape.*place = pos; }
    static void translate(T& shape, Vec2 by) { shape.*place = shape.*place + by; }
    static void set_place(T& shape, Vec2 pos) { shape.*place = pos; }
    static Vec2 position(const T& shape) { return shape.*place; }
};

/// The part of a row for a shape with a start and an end.
template <class T>
struct EndsRow {
    static constexpr bool turns_by_ends = true;
    static constexpr std::array handles = {"start", "end"};
    static Vec2 handle_at(const T& shape, std::string_view handle) {
        return handle == "start" ? shape.start : shape.end();
    }
    /// Setting an end to its current position keeps the delta, because recomputing it from rounded
    /// sums would change it.
    static void set_handle(T& shape, std::string_view handle, Vec2 pos) {
        if (pos == (handle == "end" ? shape.end() : shape.start)) return;
        const Vec2 end = handle == "end" ? pos : shape.end();
        if (handle == "start") shape.start = pos;
        shape.delta = end - shape.start;
    }
    static void translate(T& shape, Vec2 by) { shape.start = shape.start + by; }
    static void set_place(T& shape, Vec2 pos) { shape.start = pos; }
    static Vec2 position(const T& shape) { return shape.start; }
};

}  // namespace lab
