#include "ui/time/footing_band.hpp"

#include <algorithm>
#include <cstdio>

#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/widgets/widgets.hpp"

namespace lab {

namespace {

constexpr float stands_height = 4, air_height = 2;

/// Steps in a row with the same footing, from `from` up to but without `to`.
struct Run {
    std::int64_t from, to;
    Footing footing;
};

std::vector<Run> runs_of(const Session& session, std::int64_t first, std::int64_t last) {
    std::vector<Run> runs;
    for (std::int64_t step = first; step < last; ++step) {
        const Footing footing = session.footing(step);
        if (!runs.empty() && runs.back().footing == footing) {
            runs.back().to = step + 1;
        } else {
            runs.push_back({step, step + 1, footing});
        }
    }
    return runs;
}

/// The step after the last recorded one, which divides a run.
std::int64_t end_of_recording(const Session& session) {
    const Motion* character = character_of(session.scene());
    if (character == nullptr) return 0;
    const auto keys = keys_of(std::get<Walking>(character->kind).input);
    return keys ? static_cast<std::int64_t>(keys->size()) : 0;
}

void explain(const Run& run, const std::string& mover, const Rect& place) {
    char text[96];
    std::snprintf(text, sizeof text, "%s from %.2f s to %.2f s.",
                  run.footing == Footing::stands ? "stands" : "is in the air",
                  static_cast<double>(run.from) / 60, static_cast<double>(run.to) / 60);
    tooltip(mover + " " + text, place);
}

}  // namespace

void footing_band(Frame& frame, Range times, const Rect& area) {
    const Session& session = frame.session();
    const Motion* character = character_of(session.scene());
    if (character == nullptr) return;
    const Palette& colors = frame.colors();
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const auto x_at = [&](double step) {
        const double share = (step / 60 - times.min) / (times.max - times.min);
        return area.min.x + static_cast<float>(std::clamp(share, 0.0, 1.0)) * area.width();
    };
    const std::int64_t recorded =
        session.is_live() ? session.take()->step() : end_of_recording(session);
    const auto bar = [&](double from, double to, Footing footing, double alpha) {
        if (!(from < to)) return;
        const bool stands = footing == Footing::stands;
        const float top = stands ? area.max.y - stands_height : area.min.y + 1;
        const Rgba color = stands ? colors.result_fill : colors.clear_fill;
        list.AddRectFilled({x_at(from), top},
                           {x_at(to), top + (stands ? stands_height : air_height)},
                           im_color(with_alpha(color, alpha)), 1);
    };
    const std::int64_t last = session.is_live() ? recorded + 1 : step_at(times.max);
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool hovered = ImGui::IsItemHovered() && mouse.y >= area.min.y;
    for (const Run& run : runs_of(session, step_at(times.min), last)) {
        if (run.footing == Footing::unknown) continue;
        const auto from = static_cast<double>(run.from), to = static_cast<double>(run.to);
        const double divide = std::clamp(static_cast<double>(recorded), from, to);
        bar(from, divide, run.footing, 1);
        bar(divide, to, run.footing, 0.35);
        const float left = x_at(from), right = x_at(to);
        if (hovered && mouse.x >= left && mouse.x < right)
            explain(run, character->drives.substr(0, character->drives.find('.')),
                    {{left, area.min.y - 9}, {right, area.max.y}});
    }
}

}  // namespace lab
