// Commands for the ground of a game: chains, tile maps, one-way shapes and groups.
#include <algorithm>

#include "commands/command_table.hpp"
#include "workspace/ground_edits.hpp"

namespace lab {

namespace {

constexpr Condition faces{
    [](const Context& context) { return can_face(context.workspace.session()); },
    "select shapes that aren't chains, tile maps or ranges"};
constexpr Condition has_chain{
    [](const Context& context) { return selected_chain(context.workspace.session()) != nullptr; },
    "select a chain"};
constexpr Condition closes{
    [](const Context& context) { return can_close_chain(context.workspace.session()); },
    "select a chain of three points or more"};
constexpr Condition has_tiles{
    [](const Context& context) { return selected_tiles(context.workspace.session()) != nullptr; },
    "select a tile map"};
constexpr Condition has_groups_to_meet{[](const Context& context) {
                                           return query_with_groups(context.workspace.session()) !=
                                                  nullptr;
                                       },
                                       "show a query of a mover among obstacles"};

constexpr const char* groups_hint = "Numbers from 1 to 32, such as 1, 3; or all.";

Reply with_groups(const std::string& text, const std::function<void(const Groups&)>& use) {
    const auto groups = groups_of_text(text);
    if (!groups) return {groups_hint};
    use(*groups);
    return {};
}

void ask_for_groups(Context& context) {
    Session& session = context.workspace.session();
    context.workspace.ask({"Groups of " + session.view().selected, groups_hint, "Set",
                           groups_text(groups_of_selection(session)),
                           [&context](const std::string& text, bool) {
                               return with_groups(text, [&](const Groups& groups) {
                                   set_groups(context.workspace.session(), groups);
                               });
                           }});
}

void ask_for_met_groups(Context& context) {
    Session& session = context.workspace.session();
    const Query& query = *query_with_groups(session);
    context.workspace.ask({"Groups that " + query.mover + " meets", groups_hint, "Set",
                           groups_text(query.meets), [&context](const std::string& text, bool) {
                               return with_groups(text, [&](const Groups& groups) {
                                   set_met_groups(context.workspace.session(), groups);
                               });
                           }});
}

/// From brush to brush; after the last comes the hand, which moves the map.
void next_brush(Context& context) {
    char& brush = context.ui.brush;
    const auto now = std::find_if(tile_kinds.begin(), tile_kinds.end(),
                                  [&](const TileKind& kind) { return kind.letter == brush; });
    const auto next = now == tile_kinds.end() ? tile_kinds.begin() : now + 1;
    brush = next == tile_kinds.end() ? no_brush : next->letter;
    context.workspace.say(next == tile_kinds.end()
                              ? std::string("The pointer moves the tile map.")
                              : std::string("The brush paints: ") + next->title + ".");
}

template <int x, int y>
void face_to(Context& context) {
    face(context.workspace.session(), {x, y});
}

}  // namespace

CommandTable ground_commands() {
    return {
        {"one_way_up", "Meet it only from above", "What comes from below or a side passes through.",
         "Ground", no_key, no_key, face_to<0, -1>, faces},
        {"one_way_down", "Meet it only from below",
         "What comes from above or a side passes through.", "Ground", no_key, no_key, face_to<0, 1>,
         faces},
        {"one_way_left", "Meet it only from the left", "What comes from elsewhere passes through.",
         "Ground", no_key, no_key, face_to<-1, 0>, faces},
        {"one_way_right", "Meet it only from the right",
         "What comes from elsewhere passes through.", "Ground", no_key, no_key, face_to<1, 0>,
         faces},
        {"one_way_off", "Meet it from all sides",
         "Makes the selected shapes plain obstacles again.", "Ground", no_key, no_key,
         face_to<0, 0>, faces},
        {"close_chain", "Close or open the chain",
         "Joins the last point of the chain to its first, or parts them again.", "Ground", no_key,
         no_key, [](Context& c) { close_or_open_chain(c.workspace.session()); }, closes},
        {"chain_sides", "One side or both",
         "Makes the chain an obstacle from its front only, or from both sides.", "Ground", no_key,
         no_key, [](Context& c) { switch_sides(c.workspace.session()); }, has_chain},
        {"flip_chain", "Flip its front", "Reverses the chain: its other side becomes its front.",
         "Ground", no_key, no_key, [](Context& c) { flip_chain(c.workspace.session()); },
         has_chain},
        {"next_brush", "Next brush",
         "Chooses the next kind of tile to paint with on the selected tile map.", "Ground",
         key('b'), no_key, next_brush, has_tiles},
        {"groups", "Put into groups",
         "Sets the groups of the selected shapes, which a query can choose from.", "Ground", no_key,
         no_key, ask_for_groups, has_selection},
        {"meets", "Meet only some groups",
         "Sets the groups of obstacles that the mover of this query meets.", "Ground", no_key,
         no_key, ask_for_met_groups, has_groups_to_meet},
    };
}

}  // namespace lab
