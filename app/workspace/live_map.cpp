#include "workspace/live_map.hpp"

#include <algorithm>

#include "picture/map_picture.hpp"
#include "scene/edit.hpp"

namespace lab {
namespace {

bool is_slow(MapLayer layer) {
    return layer == MapLayer::path || layer == MapLayer::exact || layer == MapLayer::promises ||
           layer == MapLayer::difference;
}

/// Points of the screen along the side of a cell. Where each cell poses the scene, a map of single
/// points would take too long.
float side_of_cell(const MapWish& wish) {
    return wish.unposed ? 2 : 1;
}

/// How many points a frame computes: about a hundredth of a second of work. Where motions vary,
/// each cell poses the scene, and simulates the flights up to its time.
std::size_t cells_in_frame(const MapWish& wish) {
    const std::size_t cells = is_slow(wish.layer) ? 1500 : 6000;
    if (!wish.unposed) return cells;
    const std::vector<Motion>& motions = wish.unposed->motions;
    const bool simulates = std::any_of(motions.begin(), motions.end(), goes_in_steps);
    if (!simulates) return cells / 4;
    double latest = wish.posed.now.time;
    for (const MapAxis* axis : {&wish.across, &wish.down})
        if (axis->number == name_of_time) latest = std::max(latest, axis->to);
    return std::max<std::size_t>(static_cast<std::size_t>(300 / (1 + latest)), 16);
}

MapWish wish_of(const Scene& scene, const Scene& posed, std::size_t query, const MapChoice& choice,
                const Camera& shown, const Implementation* by,
                const std::vector<std::string>& axes) {
    MapWish wish;
    wish.posed = posed;
    wish.unposed = unposed_for(scene, axes);
    wish.query = query;
    wish.layer = choice.layer;
    wish.against = choice.against;
    wish.by = by;
    wish.across.number = axes[0];
    wish.down.number = axes[1];
    set_usual_ranges(wish, shown.to_world(shown.area.min), shown.to_world(shown.area.max));
    if (choice.range && !lies_on_scene(wish)) {
        wish.across = {wish.across.number, choice.range->low.x, choice.range->high.x};
        wish.down = {wish.down.number, choice.range->low.y, choice.range->high.y};
    }
    const Rect area = lies_on_scene(wish) ? shown.area : area_of_map(wish, shown);
    wish.width = static_cast<int>(area.width() / side_of_cell(wish));
    wish.height = static_cast<int>(area.height() / side_of_cell(wish));
    separate_numbers(wish);
    return wish;
}

bool has_same_cells(const MapWish& a, const MapWish& b) {
    return a.across == b.across && a.down == b.down && a.width == b.width && a.height == b.height;
}

}  // namespace

std::vector<std::string> axes_of(const MapChoice& choice, const Scene& posed, std::size_t query) {
    std::vector<std::string> axes = place_of_mover(posed, query);
    axes.resize(2);
    if (depends_on(posed, query, choice.across)) axes[0] = choice.across;
    if (depends_on(posed, query, choice.down)) axes[1] = choice.down;
    if (axes[0].empty() || axes[1].empty()) return {};
    return axes;
}

void LiveMap::follow(const Scene& scene, const Scene& posed, std::size_t query,
                     const MapChoice& choice, const Camera& shown, const Implementation* by) {
    const std::vector<std::string> axes = axes_of(choice, posed, query);
    if (axes.empty()) return clear();
    MapWish wish = wish_of(scene, posed, query, choice, shown, by, axes);
    Scene of = without_numbers(wish.unposed ? scene : posed, query, axes);
    const bool is_of_moment = wish.unposed && axes[0] != name_of_time && axes[1] != name_of_time;
    const double time = is_of_moment ? posed.now.time : 0;
    if (map_ == nullptr || !(choice == choice_) || by != by_ || time != time_ ||
        !has_same_cells(wish, map_->wish()) || !(of == of_)) {
        map_ = std::make_shared<AnswerMap>(std::move(wish));
        of_ = std::move(of);
        time_ = time;
        choice_ = choice;
        by_ = by;
    }
    map_->step(cells_in_frame(map_->wish()));
}

}  // namespace lab
