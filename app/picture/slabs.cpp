// The slabs of a box, and the times at which a line is in them.
#include <algorithm>
#include <array>

#include "geometry/decimal.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

/// The path of a mover's position, and the grown box that it is tested against.
struct SlabTest {
    Segment path;
    Vec2 min;
    Vec2 max;
};

std::optional<SlabTest> slab_test(const Sheet& sheet) {
    const Query* query = sheet.query();
    if (query == nullptr || query->obstacles.empty() || !sheet.shows(Layer::slabs)) return {};
    const NamedShape* mover = find_shape(sheet.scene, query->mover);
    const NamedShape* obstacle = find_shape(sheet.scene, query->obstacles.front());
    if (mover == nullptr || obstacle == nullptr) return {};
    const auto* box = std::get_if<Aabb>(&obstacle->geometry);
    if (box == nullptr) return {};

    Vec2 padding{};
    if (const auto* moving = std::get_if<Aabb>(&mover->geometry)) padding = moving->half;
    if (const auto* moving = std::get_if<Circle>(&mover->geometry)) {
        padding = {moving->radius, moving->radius};
    }
    const auto* segment = std::get_if<Segment>(&mover->geometry);
    return SlabTest{
        segment != nullptr ? *segment : Segment{position(mover->geometry), query->delta},
        box->min() - padding, box->max() + padding};
}

struct Crossing {
    const char* name;
    double edge, start, delta;
    Rgba color;
};

}  // namespace

void draw_slabs(Sheet& sheet) {
    const auto test = slab_test(sheet);
    if (!test) return;
    const Rect& area = sheet.camera.area;
    const Pt min = sheet.at(test->min), max = sheet.at(test->max);
    sheet.canvas.fill(Rect{{min.x, area.min.y}, {max.x, area.max.y}},
                      with_alpha(sheet.colors.x, 0.06));
    sheet.canvas.fill(Rect{{area.min.x, min.y}, {area.max.x, max.y}},
                      with_alpha(sheet.colors.y, 0.05));
    const Stroke for_x{with_alpha(sheet.colors.x, 0.7), 1.5F, dashed};
    for (const float edge : {min.x, max.x}) {
        const float x = sheet.canvas.crisp(edge, 2);
        sheet.canvas.line({x, area.min.y}, {x, area.max.y}, for_x);
        sheet.board.avoid({x, area.min.y}, {x, area.max.y});
    }
    const Stroke for_y{with_alpha(sheet.colors.y, 0.75), 1.5F, dotted};
    for (const float edge : {min.y, max.y}) {
        const float y = sheet.canvas.crisp(edge, 2);
        sheet.canvas.line({area.min.x, y}, {area.max.x, y}, for_y);
        sheet.board.avoid({area.min.x, y}, {area.max.x, y});
    }
    sheet.used.insert(Meaning::x_slab);
    sheet.used.insert(Meaning::y_slab);
}

void draw_slab_times(Sheet& sheet) {
    const auto test = slab_test(sheet);
    if (!test) return;
    const auto& [start, delta] = test->path;
    const bool right = delta.x >= 0, down = delta.y >= 0;
    const std::array<Crossing, 4> crossings{
        {{"near x ", right ? test->min.x : test->max.x, start.x, delta.x, sheet.colors.x},
         {"far x ", right ? test->max.x : test->min.x, start.x, delta.x, sheet.colors.x},
         {"near y ", down ? test->min.y : test->max.y, start.y, delta.y, sheet.colors.y},
         {"far y ", down ? test->max.y : test->min.y, start.y, delta.y, sheet.colors.y}}};
    double first = 0, last = 1;
    for (const Crossing& crossing : crossings) {
        if (crossing.delta == 0) continue;  // the line never crosses the slab's edges
        const double time = (crossing.edge - crossing.start) / crossing.delta;
        first = std::min(first, time);
        last = std::max(last, time);
        const Pt at = sheet.at(test->path.at(time));
        draw_crossing(sheet, at, {crossing.color, 2});
        sheet.label({at, crossing.name + figure(time, 3), crossing.color, 10, {0.7F, -0.7F}});
    }
    // The line extends beyond the segment. Crossings there are marked, but aren't hits.
    if (first < 0) sheet.construct(start, test->path.at(first));
    if (last > 1) sheet.construct(test->path.end(), test->path.at(last));
}

}  // namespace lab
