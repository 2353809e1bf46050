#pragma once

#include <algorithm>
#include <array>

#include <imgui.h>

namespace lab {

/// The first pixel whose centre is not left of (or above) a coordinate. Processors without SSE 4.1
/// round by a function call, and this runs for each row of each triangle.
inline int first_centre_from(float coordinate) {
    // A scene may draw to infinity: this is beyond any picture, but still fits an int.
    constexpr float farthest = 0x1p30F;
    const float edge = std::max(-farthest, std::min(farthest, coordinate - 0.5F));
    const int towards_zero = static_cast<int>(edge);
    return towards_zero + (static_cast<float>(towards_zero) < edge ? 1 : 0);
}

struct Vertex {
    float x, y;
    ImU32 color;
};

/// Where an edge crosses rows of pixel centres. Its ends always come in the order of the rows, so
/// both triangles that share the edge compute the same bits, and no pixel on it is missed or drawn
/// twice.
class EdgeCrossing {
public:
    EdgeCrossing(const Vertex& upper, const Vertex& lower)
        : x_(upper.x), y_(upper.y), for_y_((lower.x - upper.x) / (lower.y - upper.y)) {}
    float at(float row) const { return x_ + (row - y_) * for_y_; }

private:
    float x_, y_, for_y_;
};

/// One channel of a colour across the plane of a triangle.
struct Gradient {
    float at_origin{}, for_x{}, for_y{};

    unsigned at(float x, float y) const {
        return static_cast<unsigned>(
            std::clamp(at_origin + for_x * x + for_y * y + 0.5F, 0.0F, 255.0F));
    }
};

inline Gradient gradient(const std::array<Vertex, 3>& v, int shift) {
    const auto channel = [&](const Vertex& vertex) {
        return static_cast<float>((vertex.color >> shift) & 0xFF);
    };
    const float x1 = v[1].x - v[0].x, y1 = v[1].y - v[0].y, c1 = channel(v[1]) - channel(v[0]);
    const float x2 = v[2].x - v[0].x, y2 = v[2].y - v[0].y, c2 = channel(v[2]) - channel(v[0]);
    const float area = x1 * y2 - x2 * y1;
    const float for_x = (c1 * y2 - c2 * y1) / area;
    const float for_y = (c2 * x1 - c1 * x2) / area;
    return {channel(v[0]) - for_x * v[0].x - for_y * v[0].y, for_x, for_y};
}

}  // namespace lab
