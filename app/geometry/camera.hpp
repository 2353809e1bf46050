#pragma once

#include <algorithm>

#include "scene/scene.hpp"

namespace lab {

/// A position on the screen, in points, y down.
struct Pt {
    float x{};
    float y{};

    friend constexpr bool operator==(Pt, Pt) = default;
};

struct Rect {
    Pt min;
    Pt max;

    float width() const { return max.x - min.x; }
    float height() const { return max.y - min.y; }
    bool contains(Pt p) const { return p.x >= min.x && p.x < max.x && p.y >= min.y && p.y < max.y; }
};

/// Maps a part of the world to a rectangle of the screen. World y points down, as on the screen.
struct Camera {
    CameraState state;
    Rect area;

    /// Distances are clamped to far beyond any screen.
    Pt to_screen(Vec2 world) const {
        const auto points = [&](double away) {
            constexpr double far = 1e9;
            return static_cast<float>(std::clamp(away * state.zoom, -far, far));
        };
        // Near the center, the first difference is exact, however large the numbers are.
        return {points(world.x - state.center.x - state.rest.x) + middle().x,
                points(world.y - state.center.y - state.rest.y) + middle().y};
    }
    Vec2 to_world(Pt screen) const {
        return {state.center.x +
                    (state.rest.x + static_cast<double>(screen.x - middle().x) / state.zoom),
                state.center.y +
                    (state.rest.y + static_cast<double>(screen.y - middle().y) / state.zoom)};
    }
    Pt middle() const { return {(area.min.x + area.max.x) / 2, (area.min.y + area.max.y) / 2}; }
};

/// The zoom closest to the wanted one that a camera allows.
double possible_zoom(double wanted);

/// A framed region is shown with a margin of 8 % on each side.
inline constexpr double frame_margin = 1.16;

/// The camera that shows a region of the world with that margin.
Camera frame(Vec2 corner, Vec2 size, Rect area);

/// The camera moved by a distance, which may be less than that to the next number.
CameraState moved_by(CameraState state, Vec2 by);

/// The camera zoomed by a factor about a point of the screen, which keeps its world position.
Camera zoomed_about(Camera camera, Pt anchor, double factor);

}  // namespace lab
