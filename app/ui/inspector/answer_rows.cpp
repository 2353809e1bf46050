#include "ui/inspector/answer_rows.hpp"

#include <string>
#include <utility>

#include "explain/in_parts.hpp"
#include "query/parts.hpp"
#include "scene/number.hpp"
#include "scene/writer.hpp"
#include "workspace/microscope.hpp"

namespace lab {

namespace {

class Rows {
public:
    explicit Rows(Scalar of) : scalar(of) {}

    void result(const char* label, const std::string& value, const char* meaning) {
        all.push_back({label, value, meaning});
    }
    void result(const char* label, double value, const char* meaning) {
        all.push_back({label, exact(value), meaning, false, exact_text(value, scalar)});
    }
    void result(const char* label, Vec2 value, const char* meaning) {
        all.push_back({label, exact(value.x) + ", " + exact(value.y), meaning, true,
                       "x " + exact_text(value.x, scalar) + "\ny " + exact_text(value.y, scalar)});
    }
    void result(const char* label, Range value, const char* meaning) {
        all.push_back({label, exact(value.min) + " … " + exact(value.max), meaning});
    }

    std::vector<AnswerRow> all;

private:
    std::string exact(double value) const { return with_true_minus(scalar_text(value, scalar)); }

    Scalar scalar;
};

constexpr const char* of_hit_time =
    "the fraction of the path at which the mover hits the obstacle, 0 to 1";
constexpr const char* of_hit_pos = "the contact point on the obstacle's surface";
constexpr const char* of_normal = "the unit normal of the obstacle's surface";
constexpr const char* of_push = "the push out, or the way back from the target";
constexpr const char* of_stop = "where the mover stops";

/// Without motion, there is no time of contact.
void hit_rows(Rows& rows, const Hit& hit, bool moves) {
    if (moves) rows.result("time", hit.time, of_hit_time);
    rows.result("pos", hit.pos, of_hit_pos);
    rows.result("normal", hit.normal, of_normal);
    rows.result("delta", hit.delta, of_push);
}

struct AnswerRows {
    Rows& rows;
    const Query& query;

    void operator()(const Overlaps& answer) const {
        rows.result(row_of(query).name, answer.overlaps ? "true" : "false",
                    row_of(query).command.title);
    }
    void operator()(const std::optional<Hit>& hit) const {
        if (hit) {
            hit_rows(rows, *hit, row_of(query).along_path);
        } else {
            rows.result("hit", "none", "they don't meet");
        }
    }
    void operator()(const Sweep& sweep) const {
        rows.result("pos", sweep.pos, of_stop);
        rows.result("time", sweep.time, "the fraction of the path that the mover travels, 0 to 1");
        if (!sweep.hit) return;
        rows.result("hit pos", sweep.hit->pos, of_hit_pos);
        rows.result("normal", sweep.hit->normal, of_normal);
        if (sweep.index < query.obstacles.size())
            rows.result("obstacle", query.obstacles[sweep.index], "the first obstacle hit");
    }
    void operator()(const Distance& answer) const {
        rows.result("distance", answer.distance,
                    "from one surface to the other; 0 where they touch or overlap");
    }
    void operator()(const Closest& answer) const {
        rows.result("a", answer.a, "the point of the first shape nearest to the second");
        rows.result("b", answer.b, "the point of the second shape nearest to the first");
    }
    void operator()(const SlabTimes& times) const {
        rows.result("x", times.x,
                    "when the line enters and leaves the slab between left and right");
        rows.result("y", times.y,
                    "when the line enters and leaves the slab between top and bottom");
    }
    void operator()(const Moved& moved) const {
        rows.result("pos", moved.pos, "where the mover ends up");
        rows.result("sweeps", std::to_string(moved.sweeps.size()),
                    "the number of sweeps, one more after each contact");
        if (!moved.sweeps.empty() && moved.sweeps.front().hit)
            first_contact(*moved.sweeps.front().hit);
    }
    void operator()(const Walked& walked) const {
        if (walked.stands_on < query.obstacles.size())
            rows.result("stands on", query.obstacles[walked.stands_on], "the obstacle below it");
        rows.result("pos", walked.pos, "where the character is after the step");
        rows.result("velocity", walked.velocity,
                    "the rest of its velocity per step, for the next step");
        if (walked.floor) rows.result("floor", walked.floor->normal, "the normal of its floor");
        if (walked.wall) rows.result("wall", walked.wall->normal, "what it ran against");
        if (walked.ceiling)
            rows.result("ceiling", walked.ceiling->normal, "what its head ran against");
        if (walked.is_squeezed) rows.result("squeezed", "yes", "obstacles leave it no room");
    }
    /// Distinguishes the first contact from the final position.
    void first_contact(const Hit& hit) const {
        rows.result("hit time", hit.time, of_hit_time);
        rows.result("hit pos", hit.pos, of_hit_pos);
        rows.result("normal", hit.normal, of_normal);
    }
};

void draw_row(const AnswerRow& row, float width, const Palette& colors) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const float room = width - label_width;
    draw_text(list, Face::sans, small_size, {at.x, at.y}, colors.soft, row.label);
    if (row.is_vector) {
        const float right = at.x + label_width - 8;
        draw_text(list, Face::mono, small_size, {right - 17, at.y}, colors.x, "x");
        draw_text(list, Face::mono, small_size, {right - 8, at.y}, colors.y, "y");
    }
    draw_text(list, Face::mono, small_size, {at.x + label_width, at.y}, colors.result,
              fitted(Face::mono, small_size, row.value, room));
    ImGui::Dummy({width, answer_row_height});
    if (!ImGui::IsItemHovered()) return;
    const bool cut = text_width(Face::mono, small_size, row.value) > room;
    const std::string& exact = row.exact.empty() && cut ? row.value : row.exact;
    tooltip(row.meaning + (exact.empty() ? "" : "\n" + exact));
}

}  // namespace

std::vector<AnswerRow> rows_of(const Query& query, const Answer& answer, Scalar scalar) {
    Rows rows(scalar);
    std::visit(AnswerRows{rows, query}, answer);
    return std::move(rows.all);
}

int most_rows(const Scene& posed, const Query& query, Answer answer) {
    // A contact adds rows.
    if (auto* hit = std::get_if<std::optional<Hit>>(&answer)) *hit = Hit{};
    if (auto* sweep = std::get_if<Sweep>(&answer)) *sweep = {Hit{}, {}, {}, 0};
    if (auto* moved = std::get_if<Moved>(&answer)) moved->sweeps = {{Hit{}, {}, {}, 0}};
    if (auto* walked = std::get_if<Walked>(&answer)) *walked = {{}, {}, Hit{}, Hit{}, {}, 0};
    const int part = asks_about_parts(posed, query) ? 1 : 0;
    return static_cast<int>(rows_of(query, answer, {}).size()) + part;
}

void answer_rows(const Scene& posed, const Query& query, const Answer& answer, float width,
                 const Palette& colors) {
    for (const AnswerRow& row : rows_of(query, answer, posed.scalar)) draw_row(row, width, colors);
    if (answer.part == isect::npos) return;
    const std::size_t index = obstacle_of(answer);
    const Geometry& obstacle = find_shape(posed, query.obstacles[index])->geometry;
    const bool is_tile = std::holds_alternative<Tiles>(obstacle);
    draw_row({is_tile ? "tile" : "edge",
              is_tile ? part_words(obstacle, answer.part) : std::to_string(answer.part),
              is_tile ? "the tile that is met first or stood on, counted from 0"
                      : "the edge that is met first or stood on, counted from 0"},
             width, colors);
}

}  // namespace lab
