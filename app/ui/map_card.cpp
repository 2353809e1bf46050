// The card that chooses what the map of answers shows, and the reading at the pointer.
#include <array>
#include <cmath>

#include "commands/map_choice.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {
namespace {

constexpr float map_card_width = 300;

void want_map(Frame& frame, std::optional<MapChoice> choice) {
    frame.want([choice](Session& open) { open.view().map = choice; });
}

/// One row for each layer; a click on the chosen one switches the map off.
void layer_rows(Frame& frame) {
    const auto now = frame.session().view().map;
    for (std::size_t i = 0; i < map_layer_names.size(); ++i) {
        const auto layer = static_cast<MapLayer>(i);
        const bool is_on = now && now->layer == layer;
        const bool is_pressed =
            check_row(title_of(layer), is_on, frame.colors(), map_card_width - 40);
        if (ImGui::IsItemHovered()) tooltip_beside(tip_of(layer));
        if (!is_pressed) continue;
        const Implementation* against = nullptr;
        if (layer == MapLayer::difference) {
            against = frame.session().view().against;
            if (now && now->against != nullptr) against = now->against;
            if (against == nullptr) against = first_peer(frame.session());
        }
        want_map(frame, is_on ? std::optional<MapChoice>() : MapChoice{layer, against});
    }
}

bool compares(const std::optional<MapChoice>& now) {
    return now && (now->layer == MapLayer::difference || now->layer == MapLayer::path);
}

/// The implementations that answer this query: with which of them it is compared, or whose code
/// the map shows.
void peer_buttons(Frame& frame) {
    const auto now = frame.session().view().map;
    if (!compares(now)) return;
    const bool is_path = now->layer == MapLayer::path;
    heading(frame.colors(), is_path ? "The code of" : "Compared with");
    std::vector<const Implementation*> peers = peers_of(frame.session());
    if (is_path) peers.insert(peers.begin(), &isect_double);
    const auto is_chosen = [&](const Implementation* peer) {
        return now->against == (peer == &isect_double ? nullptr : peer);
    };
    float x = 0;
    for (const Implementation* peer : peers) {
        const float width = text_width(Face::sans, body_size, peer->name) + 22;
        const bool fits = x > 0 && x + width < map_card_width - 32;
        if (fits) ImGui::SameLine(0, 4);
        x = fits ? x + width + 4 : width;
        if (text_button(peer->name, peer->name, frame.colors(), is_chosen(peer), width))
            want_map(frame, MapChoice{now->layer, peer == &isect_double ? nullptr : peer});
        if (ImGui::IsItemHovered()) tooltip_beside(described(*peer));
    }
}

}  // namespace

void map_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::map) return;
    const auto now = frame.session().view().map;
    const float height =
        84 + 30 * static_cast<float>(map_layer_names.size()) + (compares(now) ? 134 : 0);
    if (begin_floating("map", below_header(map_card_width, height, 16), frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text, "Map of answers");
        layer_rows(frame);
        peer_buttons(frame);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
