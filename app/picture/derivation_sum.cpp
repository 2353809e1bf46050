// Tests the mover's center, a point, against the obstacle grown by the mover.
#include <algorithm>
#include <cmath>

#include "picture/derivation_card.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

constexpr float track_height = 30, knob_radius = 6, track_words_size = 11;

/// A camera that shows the sum and the mover wherever it touches the sum.
Camera camera_of(const PathTest& test, const Rounded& mover, const Rect& area) {
    Vec2 low = test.sum.corners.front(), high = low;
    const auto reach = [&](Vec2 at) {
        low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        high = {std::max(high.x, at.x), std::max(high.y, at.y)};
    };
    const Vec2 round{test.sum.radius, test.sum.radius};
    double extent = mover.radius;
    for (const Vec2 corner : mover.corners)
        extent = std::max(extent, isect::length(corner - test.path.start) + mover.radius);
    for (const Vec2 corner : test.sum.corners) {
        reach(corner - round - Vec2{extent, extent});
        reach(corner + round + Vec2{extent, extent});
    }
    return frame(low, high - low, area);
}

std::vector<Pt> on_screen(const std::vector<Vec2>& points, const Camera& camera) {
    std::vector<Pt> seen;
    seen.reserve(points.size());
    for (const Vec2 point : points) seen.push_back(camera.to_screen(point));
    return seen;
}

/// How much of the outline is traced, or how to begin.
std::string words_on(const std::vector<Range>& traced) {
    double share = 0;
    for (const Range& span : traced) share += span.max - span.min;
    const int percent = static_cast<int>(std::floor(100 * share + 0.5));
    return percent == 0 ? "drag it round" : std::to_string(percent) + " % traced";
}

/// A track that stands for the outline, straightened. Dragging along it leads the mover round.
void draw_track(Canvas& canvas, DerivationCard& card, const Rect& room) {
    const Palette& colors = palette(card.theme);
    const float y = canvas.crisp((room.min.y + room.max.y) / 2, 4);
    const std::string words = words_on(card.traced);
    const float width = canvas_text_width("drag it round", track_words_size);
    const float left = room.min.x + knob_radius, right = room.max.x - width - 18;
    card.scrub = DerivationScrub{room, left, right, {0, 1}};
    card.scrub->area.max.x = right + 2 * knob_radius;
    canvas.line({left, y}, {right, y}, {colors.hairline, 4});
    for (const Range& span : card.traced)
        canvas.line({card.scrub->at(span.min), y}, {card.scrub->at(span.max), y},
                    {colors.result_fill, 4});
    canvas.disc({card.scrub->at(card.round), y}, knob_radius, colors.text);
    canvas.text({room.max.x - canvas_text_width(words, track_words_size), y + 4}, words,
                {colors.soft, track_words_size});
}

}  // namespace

void draw_derivation_sum(Canvas& canvas, DerivationCard& card, Rect area) {
    const Palette& colors = palette(card.theme);
    const PathTest& test = *card.of.test;
    Rect room = area;
    room.max.y -= track_height;
    if (room.height() < 40 || room.width() < 60) return;
    canvas.fill(room, colors.canvas);
    canvas.push_clip(room);
    const Camera camera = camera_of(test, card.of.mover, room);
    const OutlineWalk walk(test.sum);
    const Vec2 touching = walk.at(card.round);
    const bool lit = card.lights("sum");
    canvas.fill(outline(test.sum, camera), with_alpha(colors.result_fill, lit ? 0.22 : 0.1));
    canvas.polyline(outline(test.sum, camera), true,
                    {with_alpha(colors.result_fill, 0.8), lit ? 2.5F : 1.5F, dashed});
    canvas.fill(outline(card.of.obstacle, camera), with_alpha(colors.world, 0.16));
    canvas.polyline(outline(card.of.obstacle, camera), true,
                    {colors.world, card.lights("obstacle") ? 3.0F : 1.5F});
    for (const Range& span : card.traced)
        canvas.polyline(on_screen(walk.between(span.min, span.max), camera), false,
                        {colors.result_fill, 3});
    const std::vector<Pt> ghost = outline(moved(card.of.mover, touching - test.path.start), camera);
    canvas.fill(ghost, with_alpha(colors.x, 0.1));
    canvas.polyline(ghost, true, {colors.x, card.lights("mover") ? 3.0F : 1.5F});
    canvas.disc(camera.to_screen(touching), 4.5F, colors.x);
    canvas.pop_clip();
    card.spots.push_back({room, "sum"});
    draw_track(canvas, card, {{area.min.x, area.max.y - track_height}, area.max});
}

}  // namespace lab
