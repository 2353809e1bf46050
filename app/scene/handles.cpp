#include "scene/handles.hpp"

#include "query/shapes.hpp"

namespace lab {

Names handles(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return to_names(RowOf<decltype(shape)>::handles); },
                      geometry);
}

std::optional<Vec2> handle_position(const Geometry& geometry, std::string_view handle) {
    if (!index_of(handles(geometry), handle)) return {};
    return std::visit(
        [&](const auto& shape) { return RowOf<decltype(shape)>::handle_at(shape, handle); },
        geometry);
}

void set_handle(Geometry& geometry, std::string_view handle, Vec2 pos) {
    std::visit([&](auto& shape) { RowOf<decltype(shape)>::set_handle(shape, handle, pos); },
               geometry);
}

void translate(Geometry& geometry, Vec2 by) {
    std::visit([&](auto& shape) { RowOf<decltype(shape)>::translate(shape, by); }, geometry);
}

void set_place(Geometry& geometry, Vec2 pos) {
    std::visit([&](auto& shape) { RowOf<decltype(shape)>::set_place(shape, pos); }, geometry);
}

HandleName split_handle(std::string_view drives) {
    const std::size_t dot = drives.find('.');
    if (dot == std::string_view::npos) return {drives, {}};
    return {drives.substr(0, dot), drives.substr(dot + 1)};
}

}  // namespace lab
