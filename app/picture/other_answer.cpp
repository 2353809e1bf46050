// The answer of another implementation, as a ghost beside isect's own.
#include <cmath>

#include "picture/sheet.hpp"
#include "render/marks.hpp"

namespace lab {
namespace {

constexpr Dash ghost_dash{5, 4};

struct GhostPainter {
    Sheet& sheet;
    const Geometry& mover;

    Rgba color() const { return sheet.colors.y; }

    void body_at(Vec2 pos) const {
        if (!std::isfinite(pos.x) || !std::isfinite(pos.y)) return;
        const Rounded shape = rounded_at(mover, pos);
        sheet.canvas.fill(outline(shape, sheet.camera), with_alpha(color(), 0.1));
        sheet.outline(shape, {color(), 2, ghost_dash});
        sheet.label({sheet.at(pos), sheet.picture.other->by->title, color(), 9, {0, 1}});
    }
    void contact(const Hit& hit) const {
        if (!std::isfinite(hit.pos.x) || !std::isfinite(hit.pos.y)) return;
        const Pt at = sheet.at(hit.pos);
        constexpr float length = 34;
        const Pt along{static_cast<float>(hit.normal.x), static_cast<float>(hit.normal.y)};
        arrow(sheet.canvas, at, at + length * along, {color(), 1.5F, ghost_dash});
        sheet.canvas.ring(at, 6, {color(), 2});
        sheet.board.keep_free(at, 8);
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

    void operator()(const std::optional<Hit>& hit) const {
        if (!hit) return;
        contact(*hit);
        const auto* segment = std::get_if<Segment>(&mover);
        if (segment == nullptr) return body_at(position(mover) + hit->delta);
        sheet.label({sheet.at(hit->pos), sheet.picture.other->by->title, color(), 9, {0, 1}});
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
    const GhostPainter painter{sheet, find_shape(sheet.scene, query->mover)->geometry};
    painter.steps(other.places, query->kind == QueryKind::raycast);
    if (!other.differences.empty()) std::visit(painter, other.answer);
    sheet.used.insert(Meaning::other);
}

}  // namespace lab
