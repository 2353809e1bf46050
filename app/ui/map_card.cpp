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

/// The implementation that a layer compares with; null for none.
const Implementation* implementation_for(const Session& session, MapLayer layer) {
    if (layer != MapLayer::difference) return nullptr;
    const View& view = session.view();
    if (view.map && view.map->against != nullptr) return view.map->against;
    return view.against != nullptr ? view.against : first_peer(session);
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
        MapChoice choice = now.value_or(MapChoice{});
        choice.layer = layer;
        choice.against = implementation_for(frame.session(), layer);
        want_map(frame, is_on ? std::optional<MapChoice>() : choice);
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
        if (text_button(peer->name, peer->name, frame.colors(), is_chosen(peer), width)) {
            MapChoice choice = *now;
            choice.against = peer == &isect_double ? nullptr : peer;
            want_map(frame, choice);
        }
        if (ImGui::IsItemHovered()) tooltip_beside(described(*peer));
    }
}

/// The numbers on the axes, and the way back to the mover's place.
void axis_rows(Frame& frame) {
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    const auto now = session.view().map;
    const auto query = static_cast<std::size_t>(session.view().query);
    if (!now || query >= session.now().posed.queries.size()) return;
    constexpr float width = map_card_width - 40;
    heading(colors, "Axes");
    const auto axes = axes_of(*now, session.now().posed, query);
    if (axes.empty() || axes == place_of_mover(session.now().posed, query)) {
        text_paragraph(small_size, colors.soft,
                       "The place of " + session.now().posed.queries[query].mover +
                           ". Right-click a number in the inspector to put it on an axis.",
                       width);
        return;
    }
    text_line(Face::mono, small_size, colors.text,
              fitted(Face::mono, small_size, "→ " + axes[0], width));
    text_line(Face::mono, small_size, colors.text,
              fitted(Face::mono, small_size, "↓ " + axes[1], width));
    if (text_button("the mover's place", "Back to the mover's place", colors)) {
        MapChoice choice = *now;
        choice.across = choice.down = "";
        want_map(frame, choice);
    }
    if (ImGui::IsItemHovered())
        tooltip_beside(
            "Puts the place of the mover on the axes, so that the map lies on the scene.");
}

}  // namespace

void map_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::map) return;
    const auto now = frame.session().view().map;
    const float height = 84 + 30 * static_cast<float>(map_layer_names.size()) +
                         (compares(now) ? 134 : 0) + (now ? 108 : 0);
    if (begin_floating("map", below_header(map_card_width, height, 16), frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text, "Map of answers");
        layer_rows(frame);
        peer_buttons(frame);
        axis_rows(frame);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
