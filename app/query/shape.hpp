// What the row of a shape is made of.
#pragma once

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "query/rounded.hpp"

namespace lab {

/// How many items a list may have.
struct Count {
    std::size_t least{};
    std::size_t most{};
};

/// A field of a shape, as files and the inspector show it. It points into the shape.
struct Field {
    const char* name;
    const char* meaning;
    std::variant<double*, Vec2*, bool*, std::vector<Vec2>*, TileRows*> value;
    bool not_negative = false;
    const char* unit = "";  ///< empty for lengths, which are in world units
    bool required = true;   ///< if false, files may omit it for the type's default
    bool driven = false;    ///< a motion that drives a handle of the shape changes it
    Count count{};          ///< of the items of a list
};

/// The command that adds a shape.
struct AddCommand {
    const char* id;
    const char* title;
    const char* tip;
    char key;
};

/// What dragging a handle does. This also decides its shape on screen: a dot moves, a square
/// resizes, a dot on a stalk rotates.
enum class HandleKind { place, size, turn };

/// The cursor indicates the direction of the drag.
enum class Cursor { move, level, upright, falling, rising };

/// A point by which a shape is dragged.
struct DragHandle {
    std::string name;
    HandleKind kind = HandleKind::place;
    Vec2 at;
    Cursor cursor = Cursor::move;
    Vec2 root{};  ///< where the stalk of a rotation handle starts on its shape
};

/// Collects the handles of one shape, as seen at a zoom.
class DragHandles {
public:
    DragHandles(double zoom, bool is_selected) : zoom_(zoom), is_selected_(is_selected) {}

    bool is_selected() const { return is_selected_; }
    /// Whether a length of the shape is long enough on the screen for handles at its ends.
    bool shows(double length) const;
    void add(std::string name, HandleKind kind, Vec2 at, Cursor cursor) {
        all_.push_back({std::move(name), kind, at, cursor});
    }
    /// A rotation handle on a stalk from `root`.
    void add_turn(Vec2 root, Vec2 direction);
    /// The rotation handle of a selected shape with two ends, on the side where a capsule has no
    /// other one.
    void add_turn(const Segment& axis, double radius);
    const std::vector<DragHandle>& all() const { return all_; }

private:
    double zoom_;
    bool is_selected_;
    std::vector<DragHandle> all_;
};

/// The direction of an angle; exact at quarter turns.
Vec2 direction_at(double angle);

/// Everything that the lab knows about one type of shape. Each type has a file in query/shapes,
/// with its copy in another scalar, and:
///   name, cpp_name               its type in files, and in the library
///   add                          the command that adds such a shape
///   made_name, made(at, size)    a new shape's name, and the shape, `size` from middle to edge
///   fields(shape)                a list of Field
///   handles                      the names of the handles by which it is dragged and driven
///   handle_at, set_handle        the position of a handle, and moving it
///   translate, set_place         moving the whole shape, and moving it to its place exactly
///   position                     the point that a sweep moves
///   rounded                      its outline, or the hull of one that isn't convex
///   add_handles(shape, list)     what it can be dragged by on the canvas, besides its body
///   set_extent(shape, handle, to)  moves a handle of another kind than place; false if there is
///   none turns_by_ends                whether turning moves its ends angle, set_angle, pivot of a
///   shape that can turn; nothing, or the first handle, otherwise literal (optional)           the
///   fields of a copy as the library has them, if they differ
template <class T>
struct ShapeRow;

/// The part of a row for a shape that can't turn.
template <class T>
struct StillRow {
    static constexpr bool turns_by_ends = false;
    static std::optional<double> angle(const T&) { return {}; }
    static void set_angle(T&, double) {}
    static Vec2 pivot(const T& shape) { return ShapeRow<T>::position(shape); }
};

/// The part of a row for a shape whose only handle is one of its points.
template <class T, Vec2 T::*place>
struct PlacedRow : StillRow<T> {
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

    static std::optional<double> angle(const T& shape) {
        if (shape.delta == Vec2{}) return {};
        return std::atan2(shape.delta.y, shape.delta.x);
    }
    static void set_angle(T& shape, double angle) {
        const Vec2 middle = shape.start + 0.5 * shape.delta;
        shape.delta = isect::length(shape.delta) * direction_at(angle);
        shape.start = middle - 0.5 * shape.delta;
    }
    static Vec2 pivot(const T& shape) { return Segment{shape.start, shape.delta}.at(0.5); }

    static void add_handles(const T& shape, DragHandles& list) {
        list.add("start", HandleKind::place, shape.start, Cursor::move);
        list.add("end", HandleKind::place, shape.end(), Cursor::move);
    }
    static bool set_extent(T&, std::string_view, Vec2) { return false; }
};

}  // namespace lab
