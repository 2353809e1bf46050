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
        if (!check_row(title_of(layer), is_on, frame.colors(), map_card_width - 40)) continue;
        const Implementation* against = now ? now->against : nullptr;
        if (layer == MapLayer::difference && against == nullptr)
            against = first_peer(frame.session());
        want_map(frame, is_on ? std::optional<MapChoice>() : MapChoice{layer, against});
    }
}

/// The implementations that answer this query, to compare it with one of them.
void peer_buttons(Frame& frame) {
    const auto now = frame.session().view().map;
    if (!now || now->layer != MapLayer::difference) return;
    heading(frame.colors(), "Compared with");
    float x = 0;
    for (const Implementation* peer : peers_of(frame.session())) {
        const float width = text_width(Face::sans, body_size, peer->title) + 22;
        if (x > 0 && x + width < map_card_width - 32) ImGui::SameLine(0, 4);
        x = x > 0 && x + width < map_card_width - 32 ? x + width + 4 : width;
        if (text_button(peer->name, peer->title, frame.colors(), now->against == peer, width))
            want_map(frame, MapChoice{now->layer, peer});
        if (ImGui::IsItemHovered()) tooltip(peer->description);
    }
}

}  // namespace

void map_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::map) return;
    const auto now = frame.session().view().map;
    const bool compares = now && now->layer == MapLayer::difference;
    const float height =
        84 + 30 * static_cast<float>(map_layer_names.size()) + (compares ? 104 : 0);
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
