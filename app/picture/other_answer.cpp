// The answer of another implementation, as a ghost beside isect's own.
#include <algorithm>
#include <cmath>
#include <string>

#include "geometry/clip.hpp"
#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {
namespace {

constexpr Dash ghost_dash{5, 4};

bool is_number(Vec2 v) {
    return std::isfinite(v.x) && std::isfinite(v.y);
}

struct GhostPainter {
    Sheet& sheet;
    const Query& query;
    const Geometry& mover;

    Rgba color() const { return sheet.colors.y; }

    void label(Vec2 place, const std::string& said = "") const {
        sheet.label({sheet.at(place), sheet.picture.other->by->title + said, color(), 9, {0, 1}});
    }

    void body_at(Vec2 pos) const {
        if (!is_number(pos)) return label(position(mover), ": not a number");
        const Rounded shape = rounded_at(mover, pos);
        sheet.canvas.fill(outline(shape, sheet.camera), with_alpha(color(), 0.1));
        sheet.outline(shape, {color(), 2, ghost_dash});
        if (sheet.camera.area.contains(sheet.at(pos)))
            label(pos);
        else
            point_out(pos);
    }
    /// An arrow at the edge towards a place that isn't shown.
    void point_out(Vec2 pos) const {
        constexpr double inset = 8;
        constexpr float length = 34;
        const Rect& area = sheet.camera.area;
        const Pt from = sheet.at(position(mover)), to = sheet.at(pos);
        const Area inner{{area.min.x + inset, area.min.y + inset},
                         {area.max.x - inset, area.max.y - inset}};
        const Vec2 start{from.x, from.y}, delta = Vec2{to.x, to.y} - start;
        const std::optional<Range> inside = part_within(inner, start, delta);
        if (!inside) return;
        const Pt tip = to_point(start + inside->max * delta);
        const Vec2 along = 1 / isect::length(delta) * delta;
        const Pt tail = tip - length * to_point(along);
        arrow(sheet.canvas, tail, tip, {color(), 1.5F, ghost_dash});
        sheet.board.avoid(tail, tip);
        sheet.label({tip,
                     sheet.picture.other->by->title + std::string(": out of view"),
                     color(),
                     9,
                     {0, 1}});
    }
    void contact(const Hit& hit) const {
        if (!is_number(hit.pos)) return;
        const Pt at = sheet.at(hit.pos);
        constexpr float length = 34;
        // A wrong normal may have any length.
        constexpr double longest = 3;
        const double share = std::min(longest / isect::length(hit.normal), 1.0);
        const Pt along{static_cast<float>(share * hit.normal.x),
                       static_cast<float>(share * hit.normal.y)};
        if (share > 0) arrow(sheet.canvas, at, at + length * along, {color(), 1.5F, ghost_dash});
        sheet.canvas.ring(at, 6, {color(), 2});
        sheet.board.keep_free(at, 8);
    }

    /// The whole path is free.
    void miss(const Segment& path) const {
        if (!row_of(query).along_path) return;
        sheet.line(path.start, path.start + path.delta, {color(), 2, ghost_dash});
        label(path.start + path.delta, ": miss");
    }

    /// What is within the distance of the mover at each place is free, so it goes that far.
    void steps(const std::vector<Vec2>& places, bool is_point) const {
        for (std::size_t i = 0; i + 1 < places.size(); ++i) {
            const double free = isect::length(places[i + 1] - places[i]);
            constexpr double least = 3;
            if (free * sheet.camera.state.zoom < least) continue;
            Rounded around = is_point ? Rounded{{places[i]}, 0} : rounded_at(mover, places[i]);
            around.radius += free;
            sheet.outline(around, {with_alpha(color(), 0.6), 1.25F});
            sheet.canvas.disc(sheet.at(places[i]), 2.5F, color());
        }
    }

    void operator()(const Overlaps& answer) const {
        label(position(mover), answer.overlaps ? ": yes" : ": no");
    }
    void operator()(const std::optional<Hit>& hit) const {
        const auto* segment = std::get_if<Segment>(&mover);
        if (!hit && segment != nullptr) miss(*segment);
        if (!hit) return;
        contact(*hit);
        if (segment == nullptr) return body_at(position(mover) + hit->delta);
        if (!is_number(hit->pos)) return label(segment->start, ": not a number");
        label(hit->pos);
    }
    void operator()(const Sweep& sweep) const {
        body_at(sweep.pos);
        if (sweep.hit) contact(*sweep.hit);
    }
    void operator()(const Moved& moved) const {
        body_at(moved.pos);
        if (!moved.sweeps.empty() && moved.sweeps.front().hit) contact(*moved.sweeps.front().hit);
    }
    void operator()(const Walked& walked) const {
        body_at(walked.pos);
        if (walked.floor) contact(*walked.floor);
    }
    void operator()(const Closest& closest) const {
        sheet.line(closest.a, closest.b, {color(), 2, ghost_dash});
    }
    template <class Other>
    void operator()(const Other&) const {}
};

}  // namespace

void draw_other_answer(Sheet& sheet) {
    const Query* query = sheet.query();
    if (query == nullptr || sheet.picture.other == nullptr) return;
    const OtherAnswer& other = *sheet.picture.other;
    if (other.differences.empty() && other.places.empty()) return;
    const GhostPainter painter{sheet, *query, find_shape(sheet.scene, query->mover)->geometry};
    painter.steps(other.places, query->kind == QueryKind::raycast);
    if (!other.differences.empty()) std::visit(painter, other.answer);
    sheet.used.insert(Meaning::other);
}

}  // namespace lab
