// Answers: where a mover should go, how far it gets, and what it hits.
#include <algorithm>
#include <cmath>
#include <string>

#include "geometry/decimal.hpp"
#include "picture/answer_marks.hpp"
#include "render/marks.hpp"

namespace lab {

namespace {

/// A push is a distance, and wider than a normal, which is only a direction.
constexpr float push_width = 3.5F;

/// Shorter paths on the screen aren't drawn.
constexpr double least_way = 3;

struct AnswerPainter : AnswerMarks {
    // --- static tests

    void operator()(const std::optional<Hit>& hit) const {
        if (const auto* segment = std::get_if<Segment>(&mover)) {
            raycast(*segment, hit);
        } else if (hit) {
            push_out(*hit);
        }
    }

    void push_out(const Hit& hit) const {
        if (sheet.shows(Layer::push)) {
            draw_body(sheet, rounded_at(mover, position(mover) + hit.delta), Look::result);
            push_arrow(hit);
        }
        contact(hit);
    }

    void push_arrow(const Hit& hit) const {
        const auto seen = visible(position(mover), position(mover) + hit.delta, sheet.camera);
        if (!seen) return;
        Pt from = seen->first, to = seen->second;
        constexpr float least = 6;
        if (distance(from, to) <= least) return;
        const Pt along = direction(from, to);
        Pt across{-along.y, along.x};
        // The label stands beside the normal, which has the same direction, on the far side.
        constexpr float beside = 18;
        float off = dot(from - sheet.at(hit.pos), across);
        if (off < 0) across = -1 * across;
        off = std::abs(off);
        if (off < beside && !std::holds_alternative<Vec2>(mover)) {
            from = from + (beside - off) * across;
            to = to + (beside - off) * across;
        }
        arrow(sheet.canvas, from, to, {sheet.colors.result_fill, push_width});
        sheet.board.avoid(from, to);
        name_arrow({0.5F * (from + to), "push", sheet.colors.result, 8, across});
    }

    void operator()(const Overlaps&) const {}
    void operator()(const Distance&) const { (*this)(nearest_points(sheet.scene, query)); }
    void operator()(const SlabTimes&) const {
        if (const auto* segment = std::get_if<Segment>(&mover)) {
            way_with_head(segment->start, segment->end(), Look::start);
            start_ring(segment->start);
        }
    }

    void operator()(const Closest& closest) const {
        if (!sheet.shows(Layer::closest)) return;
        const double length = isect::length(closest.b - closest.a);
        // If shapes overlap, this is only one of many common points.
        if (length == 0 && !looked_at) return;
        sheet.line(closest.a, closest.b, {sheet.colors.result_fill, 2, dashed});
        for (const Vec2 end : {closest.a, closest.b}) {
            // A point mover already has its own mark.
            if (end == closest.a && std::holds_alternative<Vec2>(mover)) continue;
            sheet.canvas.disc(sheet.at(end), 4.5F, sheet.colors.result_fill);
            sheet.board.keep_free(sheet.at(end), 7);
        }
        sheet.used.insert(Meaning::result);
        const std::string words = length > 0 ? figure(length, 3) : "0";
        label(0.5 * closest.a + 0.5 * closest.b, words.c_str(), sheet.colors.result, {0, -1});
    }

    // --- moving tests

    void raycast(const Segment& segment, const std::optional<Hit>& hit) const {
        if (hit) {
            const Vec2 stop = segment.at(hit->time);
            blocked_way(stop, segment.end());
            way(segment.start, stop, Look::result);
            start_ring(segment.start);
            contact(*hit);
        } else {
            way_with_head(segment.start, segment.end(), Look::clear);
            sheet.used.insert(Meaning::clear);
            start_ring(segment.start);
        }
    }

    void operator()(const Sweep& sweep) const {
        const Rounded shape = rounded(mover);
        const Vec2 from = position(mover), travelled = sweep.pos - from;
        const bool tiny = isect::length(query.delta) * sheet.camera.state.zoom < least_way;
        if (tiny) {
            draw_body(sheet, shape, sweep.hit ? Look::result : Look::clear);
            if (sweep.hit) contact(*sweep.hit);
            return;
        }
        const Look outcome = sweep.hit ? Look::result : Look::clear;
        if (sheet.shows(Layer::target)) {
            if (sweep.hit) {
                band(moved(shape, travelled), query.delta - travelled, Look::blocked);
                draw_body(sheet, moved(shape, query.delta), Look::blocked);
            }
            band(shape, travelled, outcome);
            draw_body(sheet, shape, Look::start);
            draw_body(sheet, rounded_at(mover, sweep.pos), outcome);
            label(top(moved(shape, travelled)), sweep.hit ? "stop" : "end",
                  sweep.hit ? sheet.colors.result : sheet.colors.clear, {0, -1});
            if (sweep.hit) {
                label(top(moved(shape, query.delta)), "target", sheet.colors.blocked, {0, -1});
            }
            label(top(shape), "start", sheet.colors.x, {0, -1});
        }
        if (sheet.shows(Layer::path)) {
            if (sweep.hit) {
                blocked_way(sweep.pos, from + query.delta);
                way(from, sweep.pos, Look::result);
            } else {
                way_with_head(from, from + query.delta, Look::clear);
            }
        }
        if (sweep.hit) contact(*sweep.hit);
    }

    void operator()(const Moved& move) const {
        const Rounded shape = rounded(mover);
        const Vec2 from = position(mover);
        const bool hit = !move.sweeps.empty() && move.sweeps.front().hit.has_value();
        if (sheet.shows(Layer::target)) {
            if (hit) draw_body(sheet, moved(shape, query.delta), Look::blocked);
            draw_body(sheet, shape, Look::start);
            draw_body(sheet, moved(shape, move.pos - from), hit ? Look::result : Look::clear);
            label(top(shape), "start", sheet.colors.x, {0, -1});
            if (hit) label(top(moved(shape, query.delta)), "target", sheet.colors.blocked, {0, -1});
            label(top(moved(shape, move.pos - from)), "end",
                  hit ? sheet.colors.result : sheet.colors.clear, {0, -1});
        }
        if (sheet.shows(Layer::path)) slid_path(move, hit);
        if (!hit) return;
        contact(*move.sweeps.front().hit);
        for (std::size_t i = 1; i < move.sweeps.size(); ++i) {
            if (move.sweeps[i].hit) unnamed().contact(*move.sweeps[i].hit);
        }
    }

    void operator()(const Walked& walked) const {
        const Rounded shape = rounded(mover);
        const Vec2 from = position(mover), way = walked.pos - from;
        const Look look = walked.floor ? Look::result : Look::clear;
        const bool is_seen = isect::length(way) * sheet.camera.state.zoom >= least_way;
        if (sheet.shows(Layer::target)) {
            if (is_seen) draw_body(sheet, shape, Look::start);
            draw_body(sheet, moved(shape, way), look);
        }
        // What it was asked to do, up to the handle of its delta.
        if (sheet.shows(Layer::path) && sheet.picture.handles)
            sheet.line(from, from + query.delta, {with_alpha(sheet.colors.soft, 0.8), 1, dotted});
        if (sheet.shows(Layer::path) && is_seen) way_with_head(from, walked.pos, look);
        for (const std::optional<Hit>& hit : {walked.floor, walked.wall, walked.ceiling})
            if (hit) contact(*hit);
    }

    void slid_path(const Moved& move, bool hit) const {
        Vec2 from = position(mover);
        if (hit) blocked_way(move.sweeps.front().pos, from + query.delta);
        for (std::size_t i = 0; i < move.sweeps.size(); ++i) {
            const Vec2 to = move.sweeps[i].pos;
            const bool last = i + 1 == move.sweeps.size() || move.sweeps[i + 1].pos == to;
            const Look look = hit ? Look::result : Look::clear;
            if (to == from) continue;
            if (last) {
                way_with_head(from, to, look);
            } else {
                way(from, to, look);
            }
            from = to;
        }
    }

    /// The same painter without text, since one label of each kind is enough.
    AnswerPainter unnamed() const { return {{sheet, query, mover, false, names}}; }

    /// The middle of the upper edge of the shape's bounding box.
    static Vec2 top(const Rounded& shape) {
        Vec2 least = shape.corners.front(), most = least;
        for (const Vec2 corner : shape.corners) {
            least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
            most.x = std::max(most.x, corner.x);
        }
        return {(least.x + most.x) / 2, least.y - shape.radius};
    }
};

}  // namespace

void draw_answer(Sheet& sheet, const Query& query, const Geometry& mover, const Answer& answer) {
    ArrowNames names;
    std::visit(AnswerPainter{{sheet, query, mover, true, names}}, answer);
}

void draw_answers(Sheet& sheet) {
    draw_still_movers(sheet);
    ArrowNames names;
    const std::vector<Answer>& answers = sheet.picture.evaluation.answers;
    for (std::size_t i = 0; i < sheet.scene.queries.size() && i < answers.size(); ++i) {
        const Query& query = sheet.scene.queries[i];
        const NamedShape* mover = find_shape(sheet.scene, query.mover);
        if (mover == nullptr || std::holds_alternative<Range>(mover->geometry)) continue;
        std::visit(AnswerPainter{{sheet, query, mover->geometry, i == sheet.picture.query, names}},
                   answers[i]);
    }
    names.add_missing(sheet);
}

}  // namespace lab
