#include "ui/time/flip_marks.hpp"

#include <cmath>
#include <string>

#include "instruments/flip_text.hpp"
#include "render/imgui_compat.hpp"
#include "scene/number.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/nearest_mark.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

constexpr float minor_height = 4;  // of a mark where it stays a hit or a miss

/// The marks of a lap, at their places on the strip.
class Marks {
public:
    Marks(const ResultMarks& marks, const ShownTime& shown, const Rect& area)
        : marks_(marks), shown_(shown), area_(area) {}

    float x_of(const Flip& flip) const {
        const double share = (flip.after - marks_.lap()) / shown_.duration;
        return area_.min.x + static_cast<float>(share) * area_.width();
    }
    /// The nearest mark within reach; null if there is none.
    const Flip* at(float x) const {
        return nearest_mark(marks_.flips(), x, [&](const Flip& flip) { return x_of(flip); });
    }
    /// Whether the marks are those of the lap that is shown, and not of one like it.
    bool are_exact() const { return marks_.lap() == shown_.from; }
    double shown_time(double time) const {
        return are_exact() ? time : time - marks_.lap() + shown_.from;
    }

private:
    const ResultMarks& marks_;
    ShownTime shown_;
    Rect area_;
};

std::string tip_of(const Flip& flip, const Marks& marks, const Scene& scene) {
    std::string tip = change_text(flip, scene.queries);
    if (marks.are_exact())
        tip += "\nbefore  " + number_text(flip.before) + " s\nafter   " + number_text(flip.after) +
               " s";
    return tip + "\nClick to go to the first moment after it, click again for the last before it.";
}

void want_side(Frame& frame, const Flip& flip, const Marks& marks) {
    const double after = marks.shown_time(flip.after), before = marks.shown_time(flip.before);
    frame.want([after, before](Session& open) {
        open.view().playing = false;
        open.seek(open.view().time == after ? before : after);
    });
}

}  // namespace

bool flip_marks(Frame& frame, const ShownTime& shown, const Rect& area) {
    if (frame.workspace.hides_answer()) return false;
    const Session& session = frame.session();
    const Marks marks(session.result_marks(), shown, area);
    const Palette& colors = frame.colors();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (const Flip& flip : session.result_marks().flips()) {
        const float x = marks.x_of(flip);
        const float top = is_major(flip) ? area.min.y : area.max.y - minor_height;
        list.AddRectFilled({x - 1, top}, {x + 1, area.max.y},
                           im_color(is_major(flip) ? colors.result_fill : colors.soft), 1);
    }
    const ImGuiIO& io = ImGui::GetIO();
    if (ImGui::IsItemHovered()) {
        const Flip* flip = marks.at(io.MousePos.x);
        if (flip != nullptr && !ImGui::IsItemActive()) {
            const float x = marks.x_of(*flip);
            tooltip(tip_of(*flip, marks, session.scene()), {{x, area.min.y - 18}, {x, area.max.y}});
        }
    }
    if (!ImGui::IsItemActive() || !ImGui::IsMouseDown(0)) return false;
    const float moved = std::abs(io.MousePos.x - io.MouseClickedPos[0].x);
    const Flip* flip = marks.at(io.MouseClickedPos[0].x);
    if (flip == nullptr || moved > mark_click_reach) return false;
    if (ImGui::IsItemActivated()) want_side(frame, *flip, marks);
    return true;
}

}  // namespace lab
