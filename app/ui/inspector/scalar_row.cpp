#include "ui/inspector/scalar_row.hpp"

#include <algorithm>

#include "commands/map_choice.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/scalar_edit.hpp"

namespace lab {
namespace {

/// The other of float and double.
const Implementation* other_precision(const Session& session) {
    return isect_in_other_than(session.scene().scalar);
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
    ImGui::Dummy({0, 5});
    row_label(frame.colors(), "numbers",
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

}  // namespace lab
