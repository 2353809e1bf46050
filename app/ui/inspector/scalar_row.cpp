#include "ui/inspector/scalar_row.hpp"

#include <algorithm>

#include "commands/map_choice.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/far_away.hpp"
#include "workspace/scalar_edit.hpp"

namespace lab {
namespace {

void row_label(Frame& frame, const char* label, const char* tip) {
    ImGui::Dummy({0, 5});
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_text(*ImGui::GetWindowDrawList(), Face::sans, small_size,
              {at.x, at.y + (field_height - small_size) / 2 - 1}, frame.colors().soft, label);
    ImGui::Dummy({label_width, field_height});
    if (ImGui::IsItemHovered()) tooltip(tip);
    ImGui::SameLine(0, 0);
}

/// The other of float and double.
const Implementation* other_precision(const Session& session) {
    const bool is_float = session.scene().scalar == Scalar::float_;
    return isect_in(is_float ? Scalar::double_ : Scalar::float_);
}

void choose(Frame& frame, std::size_t chosen) {
    constexpr std::size_t both = scalar_names.size();
    frame.want([chosen](Workspace& whole) {
        Session& open = whole.session();
        if (chosen == both) return open.compare_with(other_precision(open));
        if (open.view().against == other_precision(open)) open.compare_with(nullptr);
        compute_in(whole, static_cast<Scalar>(chosen));
    });
}

}  // namespace

void scalar_row(Frame& frame, float width) {
    const Session& session = frame.session();
    row_label(frame, "numbers",
              "Computes this scene in double (53 binary digits) or in float (24), or shows both "
              "answers and how far apart they are.");
    std::vector<std::string> words = to_names(scalar_names);
    const auto peers = peers_of(session);
    const bool can_both =
        std::find(peers.begin(), peers.end(), other_precision(session)) != peers.end();
    if (can_both) words.emplace_back("both");
    const bool is_both = can_both && session.view().against == other_precision(session);
    const auto now =
        is_both ? scalar_names.size() : static_cast<std::size_t>(session.scene().scalar);
    ImGui::PushID("numbers");
    const auto chosen = choice_buttons(words, now, width - label_width, frame.colors());
    ImGui::PopID();
    if (chosen) choose(frame, *chosen);
}

void far_away_row(Frame& frame, float width) {
    row_label(frame, "far away",
              "Moves the whole scene that far from the origin, where numbers are coarser. 0 brings "
              "its own numbers back, bit for bit.");
    std::vector<std::string> words;
    std::size_t lit = 0;
    for (const int power : far_powers) {
        if (power == far_power(frame.session())) lit = words.size();
        words.push_back(power == 0 ? "0" : "1e" + std::to_string(power));
    }
    ImGui::PushID("far away");
    const auto chosen = choice_buttons(words, lit, width - label_width, frame.colors());
    ImGui::PopID();
    if (chosen)
        frame.want(
            [power = far_powers[*chosen]](Workspace& whole) { move_far_away(whole, power); });
}

}  // namespace lab
