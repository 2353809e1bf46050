#include "panels/answer_rows.hpp"

#include <string>

#include "scene/number.hpp"

namespace lab {

namespace {

std::string exact_text(double value) {
    return with_true_minus(number_text(value));
}

class Rows {
public:
    Rows(float room, const Palette& in_colors) : width(room), colors(in_colors) {}

    void result(const char* label, const std::string& value, const char* meaning) const {
        row(label, value, meaning, false);
    }
    void result(const char* label, Vec2 value, const char* meaning) const {
        row(label, exact_text(value.x) + ", " + exact_text(value.y), meaning, true);
    }

private:
    void row(const char* label, const std::string& value, const char* meaning, bool pair) const {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImDrawList& list = *ImGui::GetWindowDrawList();
        const float room = width - label_width;
        draw_text(list, Face::sans, small_size, {at.x, at.y}, colors.soft, label);
        if (pair) {
            const float right = at.x + label_width - 8;
            draw_text(list, Face::mono, small_size, {right - 17, at.y}, colors.x, "x");
            draw_text(list, Face::mono, small_size, {right - 8, at.y}, colors.y, "y");
        }
        draw_text(list, Face::mono, small_size, {at.x + label_width, at.y}, colors.result,
                  fitted(Face::mono, small_size, value, room));
        ImGui::Dummy({width, small_size * 1.5F});
        if (!ImGui::IsItemHovered()) return;
        const bool cut = text_width(Face::mono, small_size, value) > room;
        tooltip(cut ? std::string(meaning) + "\n" + value : std::string(meaning));
    }

    float width;
    const Palette& colors;
};

constexpr const char* of_hit_time = "how far along its way the mover meets the obstacle, 0 to 1";
constexpr const char* of_hit_pos = "where they meet, on the obstacle's surface";
constexpr const char* of_normal = "away from the obstacle's surface, of length 1";
constexpr const char* of_push = "what moves the mover out, or back from its target";
constexpr const char* of_stop = "where the mover stops";

/// What doesn't move has no time of contact.
void hit_rows(const Rows& rows, const Hit& hit, bool moves) {
    if (moves) rows.result("time", exact_text(hit.time), of_hit_time);
    rows.result("pos", hit.pos, of_hit_pos);
    rows.result("normal", hit.normal, of_normal);
    rows.result("delta", hit.delta, of_push);
}

struct AnswerRows {
    Rows rows;
    const Query& query;

    void operator()(const Overlaps& answer) const {
        rows.result("overlaps", answer.overlaps ? "true" : "false",
                    "whether they have an inside in common");
    }
    void operator()(const std::optional<Hit>& hit) const {
        if (hit) {
            hit_rows(rows, *hit, query.kind == QueryKind::raycast);
        } else {
            rows.result("hit", "none", "they don't meet");
        }
    }
    void operator()(const Sweep& sweep) const {
        rows.result("pos", sweep.pos, of_stop);
        rows.result("time", exact_text(sweep.time), "how much of its way it goes, 0 to 1");
        if (!sweep.hit) return;
        rows.result("hit pos", sweep.hit->pos, of_hit_pos);
        rows.result("normal", sweep.hit->normal, of_normal);
        if (sweep.index < query.obstacles.size())
            rows.result("obstacle", query.obstacles[sweep.index], "what it meets first");
    }
    void operator()(const Distance& answer) const {
        rows.result("distance", exact_text(answer.distance),
                    "from one surface to the other; 0 where they touch or overlap");
    }
    void operator()(const Closest& answer) const {
        rows.result("a", answer.a, "the point of the first shape nearest to the second");
        rows.result("b", answer.b, "the point of the second shape nearest to the first");
    }
    void operator()(const SlabTimes& times) const {
        rows.result("x", exact_text(times.x.min) + " … " + exact_text(times.x.max),
                    "when the line enters and leaves the slab between left and right");
        rows.result("y", exact_text(times.y.min) + " … " + exact_text(times.y.max),
                    "when the line enters and leaves the slab between top and bottom");
    }
    void operator()(const Moved& moved) const {
        rows.result("pos", moved.pos, "where the mover ends up");
        rows.result("sweeps", std::to_string(moved.sweeps.size()),
                    "how many ways it went, one after each contact");
        if (!moved.sweeps.empty() && moved.sweeps.front().hit)
            first_contact(*moved.sweeps.front().hit);
    }
    /// Named apart from where it all ends.
    void first_contact(const Hit& hit) const {
        rows.result("hit time", exact_text(hit.time), of_hit_time);
        rows.result("hit pos", hit.pos, of_hit_pos);
        rows.result("normal", hit.normal, of_normal);
    }
};

}  // namespace

void answer_rows(const Query& query, const Answer& answer, float width, const Palette& colors) {
    std::visit(AnswerRows{Rows{width, colors}, query}, answer);
}

}  // namespace lab
