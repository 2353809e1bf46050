#include "commands/map_choice.hpp"

#include <array>
#include <cmath>
#include <numbers>

#include "evaluate/comparison.hpp"
#include "evaluate/posed_query.hpp"
#include "geometry/decimal.hpp"

namespace lab {

namespace {

/// "17 lines ran in all, the same as now": those of every function, not only of the shown one.
std::string path_reading(const MapCell& cell, const MapCell* here) {
    const int lines = static_cast<int>(cell.value);
    std::string text =
        std::to_string(lines) + (lines == 1 ? " line ran in all" : " lines ran in all");
    if (here == nullptr) return text;
    return text + (here->kind == cell.kind ? ", the same as now" : ", not the same as now");
}

/// The implementation that a layer compares with; null for none.
const Implementation* implementation_for(const Session& session, MapLayer layer) {
    if (layer != MapLayer::difference) return nullptr;
    const View& view = session.view();
    if (view.map && view.map->against != nullptr) return view.map->against;
    return view.against != nullptr ? view.against : first_peer(session);
}

}  // namespace

const char* title_of(MapLayer layer) {
    constexpr std::array titles = {"Where it hits",
                                   "When it hits",
                                   "How far apart they are",
                                   "Where the normal points",
                                   "Paths through the code",
                                   "Which obstacle it hits",
                                   "Where exact arithmetic decides",
                                   "Where others disagree",
                                   "Where a promise is broken"};
    static_assert(titles.size() == map_layer_names.size());
    return titles[static_cast<std::size_t>(layer)];
}

const char* tip_of(MapLayer layer) {
    constexpr std::array tips = {
        "Colours each place of the mover by the answer there: no hit, a hit, or a hit at the "
        "start.",
        "Shades each place of the mover by the time of its first hit.",
        "Shades each place of the mover by its distance from the obstacles, with contour lines. "
        "The "
        "distance is negative inside them.",
        "Colours each place of the mover by the direction of the contact normal there.",
        "Gives each set of executed lines its own colour, so every border is a decision in the "
        "source.",
        "Colours each place of the mover by the obstacle that it hits first from there.",
        "Shows where rounded numbers can't decide, and how many decisions exact arithmetic makes.",
        "Shows where another implementation gives a different answer, and by how much.",
        "Shows where an answer breaks a promise of the library. There should be no such place."};
    static_assert(tips.size() == map_layer_names.size());
    return tips[static_cast<std::size_t>(layer)];
}

std::vector<const Implementation*> peers_of(const Session& session) {
    std::vector<const Implementation*> peers;
    const Scene& posed = session.now().posed;
    const auto query = static_cast<std::size_t>(session.view().query);
    if (query >= posed.queries.size()) return peers;
    const Implementation* own = isect_in(posed.scalar);
    const PosedQuery asked(posed, posed.queries[query]);
    const QueryInput input = asked.input();
    for (const Implementation* each : implementations())
        if (each != own && each->supports(posed.queries[query].kind, input)) peers.push_back(each);
    return peers;
}

const Implementation* first_peer(const Session& session) {
    const auto peers = peers_of(session);
    // Float is the least instructive of them, and comes last here.
    for (const Implementation* each : peers)
        if (each != &isect_float && each != &isect_double) return each;
    return peers.empty() ? nullptr : peers.front();
}

void toggle_map(Session& session, MapLayer layer) {
    std::optional<MapChoice>& map = session.view().map;
    if (map && map->layer == layer) return map.reset();
    MapChoice choice = map.value_or(MapChoice{});
    choice.layer = layer;
    choice.against = implementation_for(session, layer);
    map = choice;
}

std::string put_on_map(Session& session, const std::string& number, MapSide side) {
    MapChoice choice = session.view().map.value_or(MapChoice{});
    const Scene& posed = session.now().posed;
    const auto query = static_cast<std::size_t>(session.view().query);
    std::vector<std::string> axes = axes_of(choice, posed, query);
    const bool is_across = side == MapSide::across;
    if (axes.empty()) {
        (is_across ? choice.across : choice.down) = number;
    } else {
        // The same number on both axes would leave a line.
        std::string& chosen = axes[is_across ? 0 : 1];
        std::string& other = axes[is_across ? 1 : 0];
        if (other == number) other = chosen;
        chosen = number;
        const bool is_place = axes == place_of_mover(posed, query);
        choice.across = is_place ? "" : axes[0];
        choice.down = is_place ? "" : axes[1];
    }
    choice.range.reset();
    session.view().map = choice;
    if (!axes_of(choice, posed, query).empty()) return {};
    return "Choose a number for the other axis of the map, too.";
}

std::string reading_of(const AnswerMap& map, const MapCell& cell, const MapCell* here) {
    const MapWish& wish = map.wish();
    switch (wish.layer) {
        case MapLayer::outcome:
            return cell.kind == 0 ? "no hit" : cell.kind == 1 ? "hit" : "hit at the start";
        case MapLayer::time:
            return std::isnan(cell.value) ? "no hit" : "hit at time " + decimal(cell.value, 4);
        case MapLayer::distance:
            if (cell.value < 0) return decimal(-cell.value, 4) + " deep inside";
            return cell.value == 0 ? "touching" : decimal(cell.value, 4) + " apart";
        case MapLayer::normal:
            if (cell.kind == 0) return "no hit";
            return "normal at " + decimal(cell.value * 180 / std::numbers::pi, 3) + "°";
        case MapLayer::path:
            return path_reading(cell, here);
        case MapLayer::obstacle:
            if (cell.kind == 0) return "no hit";
            return "hits " + wish.posed.queries[wish.query].obstacles[cell.kind - 1];
        case MapLayer::exact:
            return cell.kind == 0 ? "decided by plain arithmetic" : "decided exactly";
        case MapLayer::difference:
            if (cell.kind == 0) return "the same answer";
            if (cell.kind == 2) return "yes against no, or NaN";
            return "up to " + short_figure(cell.value, 3) + " apart";
        case MapLayer::promises:
            return cell.kind == 0 ? "every promise is kept" : "a promise is broken";
    }
    return "";
}

}  // namespace lab
