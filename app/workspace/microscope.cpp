#include "workspace/microscope.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <vector>

#include "geometry/decimal.hpp"
#include "geometry/grid.hpp"
#include "instruments/map_cell.hpp"
#include "scene/edit.hpp"
#include "scene/number.hpp"
#include "scene/writer.hpp"

namespace lab {
namespace {

/// How far apart neighbouring numbers are then, in points.
constexpr double points_per_number = 24;

struct PlaceOf {
    const Session& session;
    const Query& query;

    /// Where the shapes touch, or are nearest to each other.
    std::optional<Vec2> nearest() const {
        const Scene& posed = session.now().posed;
        if (query.obstacles.empty() ||
            !can_ask(QueryKind::closest_points, find_shape(posed, query.mover)->geometry,
                     find_shape(posed, query.obstacles.front())->geometry))
            return {};
        return nearest_points(posed, query).b;
    }
    std::optional<Vec2> operator()(const Overlaps&) const { return nearest(); }
    std::optional<Vec2> operator()(const Distance&) const { return nearest(); }
    std::optional<Vec2> operator()(const Closest& closest) const { return closest.b; }
    std::optional<Vec2> operator()(const SlabTimes&) const { return nearest(); }
    std::optional<Vec2> operator()(const std::optional<Hit>& hit) const {
        return hit ? hit->pos : nearest();
    }
    std::optional<Vec2> operator()(const Sweep& sweep) const {
        return sweep.hit ? sweep.hit->pos : sweep.pos;
    }
    std::optional<Vec2> operator()(const Moved& moved) const {
        const bool has_hit = !moved.sweeps.empty() && moved.sweeps.front().hit;
        return has_hit ? moved.sweeps.front().hit->pos : moved.pos;
    }
    std::optional<Vec2> operator()(const Walked& walked) const {
        return walked.floor ? walked.floor->pos : walked.pos;
    }
};

/// The class of a cell; of a distance, whether it is inside.
std::uint32_t kind_of(const MapCell& cell, MapLayer layer) {
    if (layer != MapLayer::distance) return cell.kind;
    return cell.value < 0 ? 1 : 0;
}

/// The cell of the map that is nearest to a place and has another class; nothing if none has.
std::optional<Vec2> nearest_other(const AnswerMap& map, Vec2 here, std::uint32_t kind) {
    std::optional<Vec2> nearest;
    double least = 0;
    // The others have the class of a neighbour until the map is done.
    const int apart = map.answered_every();
    for (int row = 0; row < map.wish().height; row += apart) {
        for (int column = 0; column < map.wish().width; column += apart) {
            if (kind_of(map.at(column, row), map.wish().layer) == kind) continue;
            const Vec2 at{map.across_at(column), map.down_at(row)};
            const double away = isect::length_squared(at - here);
            if (nearest && away >= least) continue;
            nearest = at;
            least = away;
        }
    }
    return nearest;
}

/// Where the map's cells change their class, between two places that have different ones.
Vec2 border_between(Vec2 from, Vec2 to, const std::function<std::uint32_t(Vec2)>& kind_at) {
    const std::uint32_t kind = kind_at(from);
    constexpr int most_halvings = 80;
    for (int i = 0; i < most_halvings; ++i) {
        const Vec2 middle = from + 0.5 * (to - from);
        if (middle == from || middle == to) break;
        (kind_at(middle) == kind ? from : to) = middle;
    }
    return to;
}

/// The border of a map on the scene that is nearest to the mover.
std::optional<Vec2> nearest_border(const Session& session) {
    const AnswerMap* map = session.map();
    if (map == nullptr || !lies_on_scene(map->wish())) return {};
    const MapWish& wish = map->wish();
    const std::vector<std::string> axes{wish.across.number, wish.down.number};
    Scene posed = session.now().posed;
    const Vec2 here{*numbers_named(posed, axes[0]).front(), *numbers_named(posed, axes[1]).front()};
    Variation variation(posed, wish.query, axes);
    const auto kind_at = [&](Vec2 place) {
        variation.set(0, place.x);
        variation.set(1, place.y);
        return kind_of(cell_of(variation, wish), wish.layer);
    };
    const auto other = nearest_other(*map, here, kind_at(here));
    if (!other || kind_at(*other) == kind_at(here)) return {};
    return border_between(here, *other, kind_at);
}

void add_steps(std::string& text, double numbers, const char* after, const char* before) {
    if (numbers == 0) return;
    if (!text.empty()) text += ", ";
    text += short_count(std::abs(numbers)) + " ulp " + (numbers > 0 ? after : before);
}

}  // namespace

std::optional<Vec2> place_of_answer(const Session& session) {
    const Evaluation& now = session.now();
    const auto query = static_cast<std::size_t>(session.view().query);
    if (query >= now.posed.queries.size() || query >= now.answers.size()) return {};
    const auto place = std::visit(PlaceOf{session, now.posed.queries[query]}, now.answers[query]);
    if (place && (!std::isfinite(place->x) || !std::isfinite(place->y))) return {};
    return place;
}

Scalar scalar_to_look_at(const Session& session) {
    const AnswerMap* beside = session.map_beside();
    return beside == nullptr ? session.scene().scalar : beside->wish().scalar();
}

bool is_under_microscope(const Session& session) {
    const View& view = session.view();
    return view.before_microscope && shows_numbers(view.camera, scalar_to_look_at(session));
}

std::string look_through_microscope(Session& session) {
    View& view = session.view();
    if (is_under_microscope(session)) {
        view.camera = *view.before_microscope;
        view.auto_frame = view.auto_frame_before;
        view.before_microscope.reset();
        return "";
    }
    const auto border = nearest_border(session);
    const auto place = border ? border : place_of_answer(session);
    if (!place) return "There is no query, and so nothing to look at.";
    view.before_microscope = view.camera;
    view.auto_frame_before = view.auto_frame;
    view.auto_frame = false;
    view.playing = false;
    const Scalar scalar = scalar_to_look_at(session);
    const double ulp = std::max(ulp_at(place->x, scalar), ulp_at(place->y, scalar));
    view.camera = {*place, possible_zoom(points_per_number / ulp)};
    return "";
}

std::string exact_text(double value, Scalar scalar) {
    char hex[40];
    std::snprintf(hex, sizeof hex, "%a", value);
    return with_true_minus(scalar_text(value, scalar)) + "   " + with_true_minus(hex);
}

std::string ulps_beside(Vec2 from, Vec2 to, Scalar scalar) {
    std::string text;
    add_steps(text, numbers_between(from.x, to.x, scalar), "right", "left");
    add_steps(text, numbers_between(from.y, to.y, scalar), "below", "above");
    return text;
}

}  // namespace lab
