// The card of a derivation: hovering lights its terms, and dragging in it moves its moment.
#include "ui/inspector/derivation_panel.hpp"

#include <algorithm>
#include <set>

#include "commands/derivation_choice.hpp"
#include "picture/derivation_card.hpp"
#include "render/imgui_canvas.hpp"
#include "render/imgui_compat.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"

namespace lab {

namespace {

constexpr float choice_height = 42;
constexpr float presented_height = 300;
constexpr double key_step = 0.01;

/// Looks at another time of the path, or at another place of the outline.
void want_moment(Frame& frame, double value) {
    const bool is_round = frame.session().moment().derivation->kind == DerivationKind::sum;
    frame.want([value, is_round](Session& open) {
        (is_round ? open.view().round : open.view().moment) = value;
    });
}

void want_usual_moment(Frame& frame) {
    frame.want([](Session& open) {
        open.view().round.reset();
        open.view().moment.reset();
    });
}

void take_arrows(Frame& frame, const DerivationScrub& scrub, double now) {
    const int by = arrows_on_item();
    if (by == 0) return;
    want_moment(frame, std::clamp(now + by * key_step, scrub.shown.min, scrub.shown.max));
}

void take_scrub(Frame& frame, const DerivationCard& card) {
    if (!card.scrub) return;
    const DerivationScrub& scrub = *card.scrub;
    ImGui::SetCursorScreenPos({scrub.area.min.x, scrub.area.min.y});
    invisible_button("derivation moment", {scrub.area.width(), scrub.area.height()});
    name_control("derivation moment");
    const bool is_round = card.of.kind == DerivationKind::sum;
    if (ImGui::IsItemHovered() || ImGui::IsItemActive())
        ImGui::SetMouseCursor(ImGuiMouseCursor_ResizeEW);
    const bool is_double = ImGui::IsItemHovered() && ImGui::IsMouseDoubleClicked(0);
    if (is_double) want_usual_moment(frame);
    // The press of a double click doesn't begin a drag.
    bool& scrubs = frame.ui.scrubs_derivation;
    if (ImGui::IsItemActivated() || is_double) scrubs = !is_double;
    if (scrubs && ImGui::IsItemActive() && ImGui::IsMouseDown(0))
        want_moment(frame, std::clamp(scrub.value_at(ImGui::GetIO().MousePos.x), scrub.shown.min,
                                      scrub.shown.max));
    take_arrows(frame, scrub, is_round ? card.round : card.moment);
    focus_ring(frame.colors(), 4);
}

/// Pointing at a term or a part of a plot lights it up everywhere.
void take_pointer(Frame& frame, const DerivationCard& card) {
    if (!ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem)) return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    for (const DerivationSpot& spot : card.spots)
        if (spot.area.contains({mouse.x, mouse.y})) return frame.ui.source.hover(spot.label);
}

void draw_card(Frame& frame, Rect area) {
    const Session& session = frame.session();
    ImGuiCanvas canvas(*ImGui::GetWindowDrawList(), ImGui::GetIO().DisplayFramebufferScale.x);
    DerivationCard card{*session.moment().derivation, area};
    card.theme = frame.workspace.settings().theme;
    card.moment = moment_of(frame);
    card.round = round_of(frame);
    card.traced = session.outline_trail().spans();
    card.lights = [&](const std::string& label) { return frame.ui.source.lights(label); };
    draw_derivation_card(canvas, card);
    take_scrub(frame, card);
    take_pointer(frame, card);
    std::set<std::string> named;
    for (const DerivationSpot& spot : card.spots)
        if (named.insert(spot.label).second) name_area("derive " + spot.label, spot.area);
}

/// The derivations that fit, and the numbers.
void draw_choice(Frame& frame, const Rect& area) {
    const Session& session = frame.session();
    const std::vector<DerivationKind> kinds = session.moment().derivations;
    std::vector<std::string> words;
    std::size_t lit = kinds.size();
    for (const DerivationKind kind : kinds) {
        if (kind == session.moment().derivation->kind && !frame.ui.numbers_over_derivation)
            lit = words.size();
        words.emplace_back(title_of(kind));
    }
    words.emplace_back("Numbers");
    ImGui::SetCursorScreenPos({area.min.x + 10, area.min.y + 8});
    ImGui::PushID("derivation");
    const auto chosen = choice_buttons(words, lit, area.width() - 20, frame.colors());
    ImGui::PopID();
    if (ImGui::IsItemHovered())
        tooltip("Shows another derivation of the answer, or its numbers. D closes the derivation.");
    if (!chosen) return;
    frame.ui.numbers_over_derivation = *chosen == kinds.size();
    if (*chosen < kinds.size())
        frame.want([kind = kinds[*chosen]](Session& open) { open.view().derivation = kind; });
}

}  // namespace

bool shows_derivation_card(const Frame& frame) {
    return frame.session().moment().shows_derivation() && !frame.workspace.hides_answer();
}

double moment_of(const Frame& frame) {
    const Session& session = frame.session();
    return session.view().moment.value_or(session.moment().derivation->moment);
}

double round_of(const Frame& frame) {
    const Session& session = frame.session();
    return session.view().round.value_or(session.moment().derivation->round);
}

void inspector_content(Frame& frame, Rect area) {
    if (!shows_derivation_card(frame)) {
        ImGui::SetCursorScreenPos({area.min.x, area.min.y});
        return inspector_rows(frame, area.width());
    }
    draw_choice(frame, area);
    area.min.y += choice_height;
    if (!frame.ui.numbers_over_derivation) return draw_card(frame, area);
    ImGui::SetCursorScreenPos({area.min.x, area.min.y});
    inspector_rows(frame, area.width());
}

float derivation_card_height(const Frame& frame) {
    return shows_derivation_card(frame) ? presented_height : 0;
}

void derivation_card(Frame& frame, Rect area) {
    if (area.height() == 0 || !shows_derivation_card(frame)) return;
    begin_panel("derivation", area, frame.colors().card, frame.colors().hairline, {0, 1});
    area.min.y += 10;
    draw_card(frame, area);
    end_panel();
}

}  // namespace lab
