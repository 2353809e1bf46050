// The card that chooses what the map of answers shows, and the reading at the pointer.
#include <array>
#include <cmath>

#include "commands/map_choice.hpp"
#include "picture/map_picture.hpp"
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

/// What is chosen of the implementations below the layers.
struct PeerChoice {
    const char* title;
    const char* alone;  ///< the name of the choice of none; null if there has to be one
    const Implementation* MapChoice::*chosen;
};

std::optional<PeerChoice> peer_choice(const std::optional<MapChoice>& now) {
    if (!now) return {};
    if (now->layer == MapLayer::difference)
        return PeerChoice{"Compared with", nullptr, &MapChoice::against};
    if (now->layer == MapLayer::path)
        return PeerChoice{"The code of", isect_double.name, &MapChoice::against};
    if (shows_others(now->layer)) return PeerChoice{"Beside it", "nothing", &MapChoice::beside};
    return {};
}

std::string tip_of(const PeerChoice& choice, const Implementation* peer) {
    const bool is_beside = choice.chosen == &MapChoice::beside;
    if (peer == nullptr)
        return is_beside ? "Shows the map of isect alone." : described(isect_double);
    return is_beside ? "Divides the canvas and shows the map of this implementation at the same "
                       "place and zoom. " +
                           described(*peer)
                     : described(*peer);
}

/// The implementations that answer this query.
void peer_buttons(Frame& frame) {
    const auto now = frame.session().view().map;
    const auto choice = peer_choice(now);
    if (!choice) return;
    heading(frame.colors(), choice->title);
    std::vector<const Implementation*> peers = peers_of(frame.session());
    if (choice->alone != nullptr) peers.insert(peers.begin(), nullptr);
    float x = 0;
    for (const Implementation* peer : peers) {
        const char* name = peer == nullptr ? choice->alone : peer->name;
        const float width = text_width(Face::sans, body_size, name) + 22;
        const bool fits = x > 0 && x + width < map_card_width - 32;
        if (fits) ImGui::SameLine(0, 4);
        x = fits ? x + width + 4 : width;
        if (text_button(name, name, frame.colors(), (*now).*choice->chosen == peer, width)) {
            MapChoice wanted = *now;
            wanted.*choice->chosen = peer;
            want_map(frame, wanted);
        }
        if (ImGui::IsItemHovered()) tooltip_beside(tip_of(*choice, peer));
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
        choice.range.reset();
        want_map(frame, choice);
    }
    if (ImGui::IsItemHovered())
        tooltip_beside(
            "Puts the place of the mover on the axes, so that the map lies on the scene.");
    if (text_button("the usual ranges", "The usual ranges", colors, !now->range)) {
        MapChoice choice = *now;
        choice.range.reset();
        want_map(frame, choice);
    }
    if (ImGui::IsItemHovered())
        tooltip_beside(
            "Shows each number over the range of its slider. The wheel zooms, and dragging moves "
            "the range.");
}

}  // namespace

void map_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::map) return;
    const auto now = frame.session().view().map;
    const float height = 84 + 30 * static_cast<float>(map_layer_names.size()) +
                         (peer_choice(now) ? 134 : 0) +
                         (now ? is_chart(frame.session().map()) ? 140 : 108 : 0);
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
