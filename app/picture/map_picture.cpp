#include "picture/map_picture.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "geometry/grid.hpp"

namespace lab {
namespace {

/// Equal parts of a length.
std::vector<float> equal_parts(float from, float length, int count) {
    std::vector<float> edges;
    edges.reserve(static_cast<std::size_t>(count) + 1);
    for (int i = 0; i <= count; ++i)
        edges.push_back(from + length * static_cast<float>(i) / static_cast<float>(count));
    return edges;
}

/// Halfway between the places of neighbouring numbers.
std::vector<float> halfway_between(const std::vector<float>& places) {
    std::vector<float> edges;
    edges.reserve(places.size() + 1);
    edges.push_back(places[0] - (places[1] - places[0]) / 2);
    for (std::size_t i = 1; i < places.size(); ++i)
        edges.push_back((places[i - 1] + places[i]) / 2);
    const std::size_t last = places.size() - 1;
    edges.push_back(places[last] + (places[last] - places[last - 1]) / 2);
    return edges;
}

std::vector<float> edges_on_scene(const MapAxis& axis, int count, const Camera& camera,
                                  double Vec2::*world, float Pt::*screen) {
    const auto place_of = [&](double number) {
        Vec2 at = camera.state.center;
        at.*world = number;
        return camera.to_screen(at).*screen;
    };
    if (axis.numbers.size() < 2)
        return equal_parts(place_of(axis.from), place_of(axis.to) - place_of(axis.from), count);
    std::vector<float> places;
    places.reserve(axis.numbers.size());
    for (const double number : axis.numbers) places.push_back(place_of(number));
    return halfway_between(places);
}

}  // namespace

MapEdges edges_of(const MapWish& wish, const Camera& camera) {
    if (lies_on_scene(wish))
        return {edges_on_scene(wish.across, wish.width, camera, &Vec2::x, &Pt::x),
                edges_on_scene(wish.down, wish.height, camera, &Vec2::y, &Pt::y)};
    const Rect area = area_of_map(wish, camera);
    return {equal_parts(area.min.x, area.width(), wish.width),
            equal_parts(area.min.y, area.height(), wish.height)};
}

int digits_on(const MapAxis& axis) {
    constexpr double usual = 6, most = 17, beyond_range = 2;
    const double size = std::max(std::abs(axis.from), std::abs(axis.to));
    const double digits = std::ceil(std::log10(size / (axis.to - axis.from))) + beyond_range;
    return static_cast<int>(std::clamp(digits, usual, most));
}

std::optional<int> index_at(const std::vector<float>& edges, float place) {
    const auto next = std::upper_bound(edges.begin(), edges.end(), place);
    if (next == edges.begin() || next == edges.end()) return {};
    return static_cast<int>(next - edges.begin()) - 1;
}

bool is_chart(const AnswerMap* map) {
    return map != nullptr && !lies_on_scene(map->wish());
}

Rect area_of_map(const MapWish& wish, const Camera& camera) {
    if (lies_on_scene(wish))
        return {camera.to_screen({wish.across.from, wish.down.from}),
                camera.to_screen({wish.across.to, wish.down.to})};
    constexpr float left = 72, top = 36, right = 28, bottom = 34, least = 120;
    const Rect& area = camera.area;
    if (area.width() < left + right + least || area.height() < top + bottom + least) return area;
    return {{area.min.x + left, area.min.y + top}, {area.max.x - right, area.max.y - bottom}};
}

CameraState camera_over(const MapWish& wish, const Rect& area) {
    const MapAxis &across = wish.across, &down = wish.down;
    const double zoom = std::min(double{area.width()} / (across.to - across.from),
                                 double{area.height()} / (down.to - down.from));
    const Vec2 middle{std::midpoint(across.from, across.to), std::midpoint(down.from, down.to)};
    return {.center = middle, .zoom = possible_zoom(zoom)};
}

Vec2 numbers_at(const MapWish& wish, const Rect& area, Pt place) {
    const auto number = [](const MapAxis& axis, float points, float length) {
        if (!axis.numbers.empty()) {
            const auto count = static_cast<float>(axis.numbers.size());
            return axis.numbers[static_cast<std::size_t>(
                std::clamp(points / length * count, 0.0F, count - 1))];
        }
        const double wide = axis.to - axis.from;
        const double step = std::pow(10.0, std::floor(std::log10(wide / double{length})));
        return nearest_multiple(axis.from + wide * double{points / length}, step);
    };
    return {number(wish.across, place.x - area.min.x, area.width()),
            number(wish.down, place.y - area.min.y, area.height())};
}

}  // namespace lab
