#include "panels/answer_rows.hpp"

#include <string>

#include "scene/number.hpp"

namespace lab {

namespace {

struct Rows {
    float width;
    const Palette& colors;

    void result(const char* label, const std::string& value) const {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float room = width - label_width;
        draw_text(list, Face::sans, small_size, {at.x, at.y}, colors.soft, label);
        draw_text(list, Face::mono, small_size, {at.x + label_width, at.y}, colors.result,
                  fitted(Face::mono, small_size, value, room));
        ImGui::Dummy({width, small_size * 1.5F});
        if (ImGui::IsItemHovered() && text_width(Face::mono, small_size, value) > room) {
            tooltip(value);
        }
    }
};

std::string exact(Vec2 value) {
    return number_text(value.x) + ", " + number_text(value.y);
}

void hit_rows(const Rows& rows, const Hit& hit) {
    rows.result("time", number_text(hit.time));
    rows.result("pos", exact(hit.pos));
    rows.result("normal", exact(hit.normal));
    rows.result("delta", exact(hit.delta));
}

struct AnswerRows {
    Rows rows;
    const Query& query;

    void operator()(const Overlaps& answer) const {
        rows.result("overlaps", answer.overlaps ? "true" : "false");
    }
    void operator()(const std::optional<Hit>& hit) const {
        if (hit) {
            hit_rows(rows, *hit);
        } else {
            rows.result("hit", "none");
        }
    }
    void operator()(const Sweep& sweep) const {
        rows.result("pos", exact(sweep.pos));
        rows.result("time", number_text(sweep.time));
        if (!sweep.hit) return;
        rows.result("hit pos", exact(sweep.hit->pos));
        rows.result("normal", exact(sweep.hit->normal));
        if (sweep.index < query.obstacles.size())
            rows.result("obstacle", query.obstacles[sweep.index]);
    }
    void operator()(const Distance& answer) const {
        rows.result("distance", number_text(answer.distance));
    }
    void operator()(const Closest& answer) const {
        rows.result("a", exact(answer.a));
        rows.result("b", exact(answer.b));
    }
    void operator()(const SlabTimes& times) const {
        rows.result("x", number_text(times.x.min) + " … " + number_text(times.x.max));
        rows.result("y", number_text(times.y.min) + " … " + number_text(times.y.max));
    }
    void operator()(const Moved& moved) const {
        rows.result("pos", exact(moved.pos));
        rows.result("sweeps", std::to_string(moved.sweeps.size()));
        if (!moved.sweeps.empty() && moved.sweeps.front().hit)
            hit_rows(rows, *moved.sweeps.front().hit);
    }
};

}  // namespace

void answer_rows(const Query& query, const Answer& answer, float width, const Palette& colors) {
    std::visit(AnswerRows{{width, colors}, query}, answer);
}

}  // namespace lab
