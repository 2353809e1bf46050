#include "scene/turn.hpp"

#include "query/shapes.hpp"

namespace lab {

std::optional<double> angle_of(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::angle(shape); },
                      geometry);
}

bool turns_by_ends(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::turns_by_ends; },
                      geometry);
}

Vec2 pivot_of(const Geometry& geometry) {
    return std::visit([](const auto& shape) { return RowOf<decltype(shape)>::pivot(shape); },
                      geometry);
}

void set_angle(Geometry& geometry, double angle) {
    std::visit([&](auto& shape) { RowOf<decltype(shape)>::set_angle(shape, angle); }, geometry);
}

}  // namespace lab
