#include "scene/handles.hpp"

namespace lab {
namespace {

template <class T>
inline constexpr bool has_center = std::is_same_v<T, Aabb> || std::is_same_v<T, Circle>;
template <class T>
inline constexpr bool has_ends = std::is_same_v<T, Segment> || std::is_same_v<T, Capsule>;

/// Setting an end to its current position keeps the delta, because recomputing it from rounded sums
/// would change it.
template <class T>
void set_end(T& shape, std::string_view handle, Vec2 pos) {
    if (pos == (handle == "end" ? shape.end() : shape.start)) return;
    const Vec2 end = handle == "end" ? pos : shape.end();
    if (handle == "start") shape.start = pos;
    shape.delta = end - shape.start;
}

double middle(const Range& range) {
    return 0.5 * range.min + 0.5 * range.max;
}

void set_range(Range& range, std::string_view handle, double x) {
    const double shift = x - middle(range);
    if (handle == "min") {
        range.min = x;
    } else if (handle == "max") {
        range.max = x;
    } else {
        range = {range.min + shift, range.max + shift};
    }
}

}  // namespace

Names handles(const Geometry& geometry) {
    return std::visit(
        [](const auto& shape) -> Names {
            using T = std::decay_t<decltype(shape)>;
            if constexpr (has_center<T>) return {"center"};
            if constexpr (has_ends<T>) return {"start", "end"};
            if constexpr (std::is_same_v<T, Range>) return {"center", "min", "max"};
            return {"pos"};
        },
        geometry);
}

std::optional<Vec2> handle_position(const Geometry& geometry, std::string_view handle) {
    if (!index_of(handles(geometry), handle)) return {};
    return std::visit(
        [&](const auto& shape) {
            using T = std::decay_t<decltype(shape)>;
            if constexpr (has_center<T>) {
                return shape.center;
            } else if constexpr (has_ends<T>) {
                return handle == "start" ? shape.start : shape.end();
            } else if constexpr (std::is_same_v<T, Polygon>) {
                return shape.pos;
            } else if constexpr (std::is_same_v<T, Range>) {
                const double x = handle == "min"   ? shape.min
                                 : handle == "max" ? shape.max
                                                   : middle(shape);
                return Vec2{x, 0};
            } else {
                return shape;
            }
        },
        geometry);
}

void set_handle(Geometry& geometry, std::string_view handle, Vec2 pos) {
    std::visit(
        [&](auto& shape) {
            using T = std::decay_t<decltype(shape)>;
            if constexpr (has_center<T>) {
                shape.center = pos;
            } else if constexpr (has_ends<T>) {
                set_end(shape, handle, pos);
            } else if constexpr (std::is_same_v<T, Polygon>) {
                shape.pos = pos;
            } else if constexpr (std::is_same_v<T, Range>) {
                set_range(shape, handle, pos.x);
            } else {
                shape = pos;
            }
        },
        geometry);
}

void translate(Geometry& geometry, Vec2 by) {
    std::visit(
        [&](auto& shape) {
            using T = std::decay_t<decltype(shape)>;
            if constexpr (has_center<T>) {
                shape.center = shape.center + by;
            } else if constexpr (has_ends<T>) {
                shape.start = shape.start + by;
            } else if constexpr (std::is_same_v<T, Polygon>) {
                shape.pos = shape.pos + by;
            } else if constexpr (std::is_same_v<T, Range>) {
                shape = {shape.min + by.x, shape.max + by.x};
            } else {
                shape = shape + by;
            }
        },
        geometry);
}

void set_place(Geometry& geometry, Vec2 pos) {
    std::visit(
        [&](auto& shape) {
            using T = std::decay_t<decltype(shape)>;
            if constexpr (has_ends<T>) {
                shape.start = pos;
            } else {
                set_handle(geometry, handles(geometry).front(), pos);
            }
        },
        geometry);
}

HandleName split_handle(std::string_view drives) {
    const std::size_t dot = drives.find('.');
    if (dot == std::string_view::npos) return {drives, {}};
    return {drives.substr(0, dot), drives.substr(dot + 1)};
}

}  // namespace lab
