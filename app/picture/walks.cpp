// The ground of a character and its last second, behind its answer.
#include <algorithm>
#include <cmath>
#include <numbers>
#include <set>

#include <isect/sin_cos.hpp>

#include "picture/sheet.hpp"
#include "render/marks.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

const Rgba& color_of(const Sheet& sheet, const Footprint& print) {
    return print.stands ? sheet.colors.result_fill : sheet.colors.clear_fill;
}

/// Onion skins ten times a second, and the way of its place, both fading with age.
void draw_trail(Sheet& sheet, const Trail& trail) {
    const NamedShape* shape = find_shape(sheet.scene, trail.mover);
    if (shape == nullptr || trail.prints.size() < 2) return;
    constexpr std::size_t every = 6;
    constexpr double faintest = 0.12, strongest = 0.7;
    const std::vector<Footprint>& prints = trail.prints;
    const auto alpha = [&](std::size_t i) {
        const double age = static_cast<double>(prints.size() - 1 - i) / trail_steps;
        return faintest + (strongest - faintest) * (1 - age) * (1 - age);
    };
    const Rounded body = rounded(shape->geometry);
    const Vec2 now = position(shape->geometry);
    // Counted from the latest, so that a skin stays where it is while the scene is paused.
    for (std::size_t i = (prints.size() - 1) % every; i + every < prints.size(); i += every) {
        if (prints[i].pos == prints[i + every].pos) continue;
        const std::vector<Pt> points = outline(moved(body, prints[i].pos - now), sheet.camera);
        sheet.canvas.polyline(points, true,
                              {with_alpha(color_of(sheet, prints[i]), alpha(i)), 1.2F});
    }
    for (std::size_t i = 1; i < prints.size(); ++i) {
        const auto seen = visible(prints[i - 1].pos, prints[i].pos, sheet.camera);
        if (!seen || seen->first == seen->second) continue;
        sheet.canvas.line(seen->first, seen->second,
                          {with_alpha(color_of(sheet, prints[i]), alpha(i)), 2});
    }
    sheet.used.insert(Meaning::trail);
}

/// The way of a moving platform, with a stroke at each end of a straight one.
void draw_orbit(Sheet& sheet, const Orbit& orbit) {
    constexpr int pieces = 64;
    constexpr float half_stroke = 4;
    double slowest = 0;
    for (const auto& [amplitude, rate] :
         {std::pair(orbit.amplitude.x, orbit.rate.x), std::pair(orbit.amplitude.y, orbit.rate.y)}) {
        if (amplitude == 0 || rate == 0) continue;
        slowest = slowest == 0 ? std::abs(rate) : std::min(slowest, std::abs(rate));
    }
    if (slowest == 0) return;
    std::vector<Pt> points;
    for (int i = 0; i <= pieces; ++i) {
        const double time = 2 * std::numbers::pi * i / pieces / slowest;
        const double x = isect::sin_cos(orbit.rate.x * time + orbit.phase.x).cos;
        const double y = isect::sin_cos(orbit.rate.y * time + orbit.phase.y).sin;
        points.push_back(sheet.at(
            {orbit.center.x + orbit.amplitude.x * x, orbit.center.y + orbit.amplitude.y * y}));
    }
    const Rgba color = with_alpha(sheet.colors.soft, 0.8);
    const bool is_straight = orbit.amplitude.x == 0 || orbit.amplitude.y == 0;
    if (!is_straight) {
        sheet.canvas.polyline(points, true, {color, 1, dotted});
    } else {
        const auto [first, last] = std::minmax_element(
            points.begin(), points.end(), [](Pt a, Pt b) { return a.x + a.y < b.x + b.y; });
        sheet.canvas.line(*first, *last, {color, 1, dotted});
        const Pt along = direction(*first, *last);
        const Pt across{-half_stroke * along.y, half_stroke * along.x};
        for (const Pt end : {*first, *last})
            sheet.canvas.line(end - across, end + across, {color, 1.5F});
    }
    sheet.used.insert(Meaning::platform);
}

bool is_ground(const Scene& scene, std::string_view name) {
    return std::any_of(scene.queries.begin(), scene.queries.end(), [&](const Query& query) {
        const auto& all = query.obstacles;
        return row_of(query).walks && std::find(all.begin(), all.end(), name) != all.end();
    });
}

}  // namespace

void draw_walks(Sheet& sheet) {
    for (const Motion& motion : sheet.scene.motions) {
        const Orbit* orbit = std::get_if<Orbit>(&motion.kind);
        if (orbit != nullptr && motion.on &&
            is_ground(sheet.scene, split_handle(motion.drives).shape))
            draw_orbit(sheet, *orbit);
    }
    if (!sheet.shows(Layer::path)) return;
    for (const Trail& trail : sheet.picture.evaluation.trails) draw_trail(sheet, trail);
}

}  // namespace lab
