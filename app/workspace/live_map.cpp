#include "workspace/live_map.hpp"

namespace lab {
namespace {

/// Points of the screen for each point of the map, and how many of these a frame computes: about a
/// hundredth of a second of work for the slowest layer.
constexpr float points_per_cell = 2;
constexpr std::size_t cells_in_frame = 6000;
constexpr std::size_t slow_cells_in_frame = 1500;

bool is_slow(MapLayer layer) {
    return layer == MapLayer::path || layer == MapLayer::exact || layer == MapLayer::promises ||
           layer == MapLayer::difference;
}

MapWish wish_of(const Scene& posed, std::size_t query, const MapChoice& choice, const Camera& shown,
                const std::vector<std::string>& place) {
    const Vec2 low = shown.to_world(shown.area.min), high = shown.to_world(shown.area.max);
    MapWish wish;
    wish.posed = posed;
    wish.query = query;
    wish.layer = choice.layer;
    wish.against = choice.against;
    wish.across = {place[0], low.x, high.x};
    wish.down = {place[1], low.y, high.y};
    wish.width = static_cast<int>(shown.area.width() / points_per_cell);
    wish.height = static_cast<int>(shown.area.height() / points_per_cell);
    return wish;
}

bool is_same_view(const Camera& a, const Camera& b) {
    return a.state.center == b.state.center && a.state.zoom == b.state.zoom &&
           a.area.min == b.area.min && a.area.max == b.area.max;
}

}  // namespace

void LiveMap::follow(const Scene& posed, std::size_t query, const MapChoice& choice,
                     const Camera& shown) {
    const std::vector<std::string> place = place_of_mover(posed, query);
    if (place.size() != 2) return clear();
    Scene of = without_numbers(posed, query, place);
    if (map_ == nullptr || !(choice == choice_) || !is_same_view(shown, shown_) || !(of == of_)) {
        map_ = std::make_unique<AnswerMap>(wish_of(posed, query, choice, shown, place));
        of_ = std::move(of);
        choice_ = choice;
        shown_ = shown;
    }
    map_->step(is_slow(choice.layer) ? slow_cells_in_frame : cells_in_frame);
}

}  // namespace lab
