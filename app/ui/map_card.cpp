// The card that chooses what the map of answers shows, and the reading at the pointer.
#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

#include "commands/map_choice.hpp"
#include "picture/map_picture.hpp"
#include "scene/names.hpp"
#include "ui/frame.hpp"
#include "ui/map_axis_rows.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {
namespace {

constexpr float map_card_width = 300, content_width = map_card_width - 40;

void want_map(Frame& frame, std::optional<MapChoice> choice) {
    frame.want([choice](Session& open) { open.view().map = choice; });
}

/// One row for each layer; a click on the chosen one switches the map off.
void layer_rows(Frame& frame) {
    const auto now = frame.session().view().map;
    for (std::size_t i = 0; i < map_layer_names.size(); ++i) {
        const auto layer = static_cast<MapLayer>(i);
        const bool is_on = now && now->layer == layer;
        const bool is_pressed = check_row(title_of(layer), is_on, frame.colors(), content_width);
        if (ImGui::IsItemHovered()) tooltip_beside(tip_of(layer));
        if (is_pressed) frame.want([layer](Session& open) { toggle_map(open, layer); });
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

/// The implementations that answer this query, with none first where that can be chosen.
std::vector<const Implementation*> peers_for(const Session& session, const PeerChoice& choice) {
    std::vector<const Implementation*> peers = peers_of(session);
    if (choice.alone != nullptr) peers.insert(peers.begin(), nullptr);
    return peers;
}

std::vector<std::string> names_of(const std::vector<const Implementation*>& peers,
                                  const PeerChoice& choice) {
    std::vector<std::string> names;
    names.reserve(peers.size());
    for (const Implementation* peer : peers)
        names.emplace_back(peer == nullptr ? choice.alone : peer->name);
    return names;
}

void peer_buttons(Frame& frame) {
    const auto now = frame.session().view().map;
    const auto choice = peer_choice(now);
    if (!choice) return;
    heading(frame.colors(), choice->title);
    const auto peers = peers_for(frame.session(), *choice);
    std::vector<std::string> tips;
    tips.reserve(peers.size());
    for (const Implementation* peer : peers) tips.push_back(tip_of(*choice, peer));
    const auto at = std::find(peers.begin(), peers.end(), (*now).*choice->chosen);
    const auto chosen =
        choice_buttons(names_of(peers, *choice), static_cast<std::size_t>(at - peers.begin()),
                       content_width, frame.colors(), tips);
    if (!chosen) return;
    MapChoice wanted = *now;
    wanted.*choice->chosen = peers[*chosen];
    want_map(frame, wanted);
}

}  // namespace

void map_popup(Frame& frame) {
    if (frame.ui.dialog != Dialog::map) return;
    const auto now = frame.session().view().map;
    float height = 64 + 30 * static_cast<float>(map_layer_names.size());
    if (const auto choice = peer_choice(now)) {
        const auto names = names_of(peers_for(frame.session(), *choice), *choice);
        const std::size_t rows = rows_of_choices(names, content_width);
        height += 30 + (field_height + 6) * static_cast<float>(rows);
    }
    if (now) height += height_of_map_axes(frame.session());
    if (begin_floating("map", below_header(map_card_width, height, 16), frame.colors())) {
        text_line(Face::sans_bold, body_size, frame.colors().text, "Map of answers");
        layer_rows(frame);
        peer_buttons(frame);
        map_axis_rows(frame, content_width);
    } else {
        frame.ui.dialog.reset();
    }
    ImGui::End();
}

}  // namespace lab
