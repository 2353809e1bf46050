#include "commands/command_table.hpp"
#include "commands/derivation_choice.hpp"
#include "commands/map_choice.hpp"
#include "workspace/chart_range.hpp"
#include "workspace/microscope.hpp"
#include "workspace/show_all.hpp"

namespace lab {

namespace {

/// The chart that is shown instead of the scene; null if there is none.
const MapWish* shown_chart(const Session& session) {
    const AnswerMap* map = session.map();
    return map != nullptr && !lies_on_scene(map->wish()) ? &map->wish() : nullptr;
}

void frame_all(Context& context) {
    Session& session = context.workspace.session();
    if (shown_chart(session) != nullptr) return session.view().map->range.reset();
    const std::string advice = show_all(session, context.shell.camera().area);
    if (!advice.empty()) context.workspace.say(advice);
}

/// Zooms about the middle of the canvas, or of the chart on it.
void zoom_canvas(Context& context, double factor) {
    View& view = context.workspace.session().view();
    if (const MapWish* chart = shown_chart(context.workspace.session())) {
        view.map->range = zoomed(*chart, {0.5, 0.5}, factor);
        return;
    }
    Camera camera = context.shell.camera();
    camera.state = view.camera;
    view.auto_frame = false;
    view.camera = zoomed_about(camera, camera.middle(), factor).state;
}

void microscope(Context& context) {
    const std::string why_not = look_through_microscope(context.workspace.session());
    if (!why_not.empty()) context.workspace.say(why_not);
}

/// A card with nothing but unchecked boxes would look as if there were no map.
void map_of_answers(Context& context) {
    Session& session = context.workspace.session();
    context.ui.toggle(Dialog::map);
    if (context.ui.dialog == Dialog::map && !session.view().map)
        toggle_map(session, MapLayer::outcome);
}

/// In a small window or at a large scale, some parts have no room beside the others.
template <Part part>
void show_only(Context& context) {
    const bool is_shown = context.ui.only == part;
    context.ui.only = is_shown ? std::nullopt : std::optional(part);
    if (!is_shown) context.workspace.say("Esc shows the whole window again.");
}

/// Resets the panels only: window, theme and type size stay.
void reset_layout(Context& context) {
    const Settings defaults;
    context.workspace.settings().column_width = defaults.column_width;
    context.workspace.settings().source_share = defaults.source_share;
}

constexpr Condition has_other_layout{
    [](const Context& context) {
        const Settings defaults;
        return context.workspace.settings().column_width != defaults.column_width ||
               context.workspace.settings().source_share != defaults.source_share;
    },
    "change the size of a panel"};

}  // namespace

CommandTable view_commands() {
    return {
        {"frame", "Frame all", "Moves and zooms the canvas to show the whole scene.", "View",
         key(keys::home), key('f'), frame_all, always},
        {"zoom_in", "Zoom in",
         "Zooms in about the centre. The mouse wheel zooms about the pointer.", "View", typed("+"),
         no_key, [](Context& c) { zoom_canvas(c, 1.25); }, always},
        {"zoom_out", "Zoom out",
         "Zooms out about the centre. The mouse wheel zooms about the pointer.", "View", typed("-"),
         no_key, [](Context& c) { zoom_canvas(c, 0.8); }, always},
        {"map", "Map of answers",
         "Colours the canvas by the answer that the query would have with the mover there.",
         "Instruments", key('m'), no_key, map_of_answers, has_query},
        {"microscope", "Microscope at the hit",
         "Zooms in on the hit, or on the nearest border of the map, until neighbouring numbers are "
         "apart, or returns. Arrow keys then move by one number.",
         "Instruments", key('z'), no_key, microscope, has_query},
        {"larger", "Larger interface", "Makes text and controls larger.", "View",
         key('=', ctrl, shift), key('+', ctrl, shift),
         [](Context& c) { c.shell.zoom_interface(1.25); }, always},
        {"smaller", "Smaller interface", "Makes text and controls smaller.", "View", key('-', ctrl),
         no_key, [](Context& c) { c.shell.zoom_interface(0.8); }, always},
        {"next_region", "Next part of the window",
         "Moves the keyboard focus to the next part: canvas, list, inspector, time.", "View",
         key(keys::f6), no_key, [](Context& c) { c.shell.go_round_panels(1); }, always},
        {"previous_region", "Previous part of the window",
         "Moves the keyboard focus to the previous part.", "View", key(keys::f6, shift), no_key,
         [](Context& c) { c.shell.go_round_panels(-1); }, always},
        {"main_menu", "All commands", "Opens the menu of all commands.", "View", key(keys::f10),
         no_key, [](Context& c) { c.ui.main_menu_wanted = true; }, always},
        {"instruments", "Instruments",
         "Opens the menu of the instruments that find edge cases: the map of answers, the "
         "microscope, flips, stops and the search for a breach.",
         "Instruments", no_key, no_key, [](Context& c) { c.ui.instruments_wanted = true; }, always},
        {"menu", "Menu of the selection", "Opens the menu of the selected shape, or of the scene.",
         "View", key(keys::f10, shift), key(keys::menu),
         [](Context& c) { c.ui.menu_wanted = true; }, always},
        {"present", "Present without controls",
         "Shows canvas, strip, source and text in large type. Press F5 again to leave.", "View",
         key(keys::f5), no_key, [](Context& c) { c.shell.present(); }, always},
        {"full_screen", "Full screen", "Switches between full screen and a window.", "View",
         key(keys::f11), no_key, [](Context& c) { c.shell.toggle_full_screen(); }, always},
        {"only_canvas", "Show only the canvas",
         "Gives the canvas the whole window. Press Shift+F5 again, or Esc, to leave.", "View",
         key(keys::f5, shift), no_key, show_only<Part::canvas>, always},
        {"only_sentence", "Show only the sentence",
         "Gives the answer and its reason the whole window. Esc leaves.", "View", no_key, no_key,
         show_only<Part::sentence>, always},
        {"only_source", "Show only the source",
         "Gives the library's source the whole window. Esc leaves.", "View", no_key, no_key,
         show_only<Part::source>, always},
        {"only_numbers", "Show only the numbers",
         "Gives the numbers of the scene the whole window. Esc leaves.", "View", no_key, no_key,
         show_only<Part::numbers>, always},
        {"only_list", "Show only the list of scenes",
         "Gives the list of scenes and lessons the whole window. Esc leaves.", "View", no_key,
         no_key, show_only<Part::list>, always},
        {"layers", "Show or hide layers",
         "Shows or hides the contact, the normal, the path, names and other layers.", "View",
         key('l'), no_key, [](Context& c) { c.ui.toggle(Dialog::layers); }, always},
        {"derivation", "Derivation",
         "Shows beside the canvas what the answer is derived from: plots, axes or the Minkowski "
         "sum, and the formula.",
         "View", key('d'), no_key, toggle_derivation, has_derivation},
        {"next_derivation", "Next derivation",
         "Shows another picture from which the same answer can be derived.", "View", no_key, no_key,
         show_next_derivation, has_other_derivations},
        {"reset_layout", "Reset the layout", "Gives the panels on the right their original sizes.",
         "View", no_key, no_key, reset_layout, has_other_layout},
        {"settings", "Settings", "Changes colours, size, snapping and whether scenes play.", "View",
         key(',', ctrl), no_key, [](Context& c) { c.ui.toggle(Dialog::settings); }, always},
        {"theme", "Dark or light", "Switches between the dark and the light theme.", "View",
         key('t'), no_key,
         [](Context& c) {
             Theme& theme = c.workspace.settings().theme;
             theme = theme_of(!is_light(theme), has_contrast(theme));
         },
         always},
        {"contrast", "High contrast", "Switches high contrast on or off.", "View", no_key, no_key,
         [](Context& c) {
             Theme& theme = c.workspace.settings().theme;
             theme = theme_of(is_light(theme), !has_contrast(theme));
         },
         always},
    };
}

}  // namespace lab
