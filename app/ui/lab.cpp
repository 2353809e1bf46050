#include "ui/lab.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include "explain/crowd_sentence.hpp"
#include "render/imgui_compat.hpp"
#include "scene/number.hpp"
#include "ui/canvas/brush_palette.hpp"
#include "ui/canvas/canvas_input.hpp"
#include "ui/canvas/drag_strip.hpp"
#include "ui/canvas/first_hints.hpp"
#include "ui/drawers.hpp"
#include "ui/inspector/crowd_table.hpp"
#include "ui/inspector/derivation_panel.hpp"
#include "ui/inspector/number_prompt.hpp"
#include "ui/layout.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

std::string making_words(const Scene& scene) {
    return "Making " + boxes_text(static_cast<std::uint64_t>(scene.crowd->count)) + "…";
}

}  // namespace

Lab::Lab(std::vector<Entry> scenes, Settings settings, Host& host)
    : workspace(std::move(scenes), std::move(settings), host) {}

Lab::~Lab() = default;

bool Lab::shows_focus() const {
    return lab::shows_focus();
}

std::string Lab::clipboard() const {
    const char* text = ImGui::GetClipboardText();
    return text != nullptr ? text : "";
}

void Lab::set_clipboard(const std::string& text) {
    ImGui::SetClipboardText(text.c_str());
}

bool Lab::close_dialogs() {
    bool any = film_.close(workspace);
    if (std::exchange(ui.hints_shown, false)) any = workspace.settings().hinted = true;
    any = any || ui.dialog.has_value();
    ui.dialog.reset();
    return any;
}

/// Stops the motion when the time or the numbers reach their limit, and says so.
void Lab::stop_at_limits() {
    bool& playing = workspace.session().view().playing;
    if (!playing) return;
    const std::vector<std::string>& stopped = workspace.session().now().stopped;
    const double latest = latest_moment(workspace.session().scene());
    if (!stopped.empty()) {
        workspace.say(stopped.front() +
                          " has reached the largest numbers, near 2^200 (2^120 in float), "
                          "and stays there. Press R to restart.",
                      true);
    } else if (workspace.session().view().time >= latest) {
        workspace.say("Time goes up to " + number_text(latest) + " s here. Press R to restart.");
    } else if (has_fallen_out(workspace.session())) {
        workspace.say(workspace.session().take()->mover() +
                      " has fallen out of the level. Press R to go back to the start, or drag the "
                      "time back: P plays on from there.");
    } else {
        return;
    }
    playing = false;
}

void Lab::touch(const Touch& touch) {
    ui.by_finger = ui.by_finger || touch.points;
    hands_.take(touch);
    fields_.take(touch);
    finger_scroll_.take(touch);
}

Layout Lab::layout_for(Pt window) {
    LayoutWishes wishes;
    wishes.has_words = workspace.lessons().is_open();
    wishes.presenting = ui.presenting;
    wishes.only = ui.only;
    wishes.has_drawers = ui.by_finger;
    wishes.drawer = ui.drawer;
    wishes.embedded = ui.embedded;
    wishes.source_waits = workspace.lessons().awaits_prediction();
    wishes.plays = !workspace.session().scene().motions.empty() ||
                   workspace.session().has_motion() || workspace.session().walks();
    wishes.column_width = static_cast<float>(workspace.settings().column_width);
    if (wishes.column_width == 0 && workspace.lessons().has_page())
        wishes.column_width = std::max(suitable_column(window.x), column_of_page);
    wishes.source_share = static_cast<float>(workspace.settings().source_share);
    // Plots need more space than numbers, unless the user has divided the column.
    const bool is_usual = workspace.settings().source_share == Settings{}.source_share;
    if (is_usual && shows_derivation_card(frame_)) wishes.source_share = share_beside_derivation;
    if (is_usual && workspace.session().moment().shows_both())
        wishes.source_share =
            shows_derivation_card(frame_) ? share_with_both : share_of_two_sources;
    wishes.recording_height = recording_height(frame_);
    wishes.strip_height = strip_height(frame_);
    wishes.table_height = std::max(crowd_card_height(frame_), derivation_card_height(frame_));
    wishes.sentence_height = sentence_height();
    return lay_out(window, wishes);
}

/// Building the crowd blocks the window, so it waits for one frame that says so.
void Lab::make_awaited_crowd() {
    if (!workspace.session().awaits_crowd() ||
        workspace.notice().text != making_words(workspace.session().scene()))
        return;
    workspace.session().make_awaited_crowd();
    workspace.drop_notice();
}

void Lab::frame(const std::vector<KeyPress>& presses) {
    OpenWindows open;
    try {
        draw_frame(presses);
        failed_frames_ = 0;
    } catch (const std::exception& error) {
        open.end();
        recover(error.what());
    }
}

/// The first failure stops the motion and returns the scene to its start. A second one in a row
/// closes the scene.
void Lab::recover(const std::string& why) {
    const std::string title = workspace.session().scene().title;
    film_.close(workspace);
    if (++failed_frames_ == 1) {
        if (workspace.session().in_gesture()) workspace.session().cancel_gesture();
        workspace.session().view().playing = false;
        workspace.session().seek(0);
        return workspace.say("“" + title + "” was stopped and is back at its start: " + why, true);
    }
    workspace.close_broken();
    workspace.say("“" + title + "” can't be shown and was closed: " + why, true);
}

void Lab::draw_frame(const std::vector<KeyPress>& presses) {
    make_awaited_crowd();
    stop_at_limits();
    focus_.begin_frame();
    finger_scroll_.begin_frame();
    ui.source.begin_frame(workspace.lessons().is_open() ? workspace.lessons().step().light
                                                        : std::vector<std::string>{});
    fields_.begin_frame(run_commands(presses));
    take_question();
    const Theme theme = workspace.settings().theme;
    if (std::exchange(styled_, theme) != theme) apply_style(theme);
    workspace.lessons().check();
    follow_question();
    film_.go_on(workspace);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const Layout layout = layout_for({size.x, size.y});
    ImGui::GetBackgroundDrawList()->AddRectFilled({0, 0}, size, im_color(frame_.colors().ground));
    if (layout.canvas.width() > 0) take_canvas_input(context, hands_, layout.canvas);
    compare_crowd_structures(layout);
    follow_instruments();
    draw_panels(layout);
    draw_dialogs(layout);
    carry_out_wishes();
    held_over_.follow(workspace.session().is_live());
    popup_was_open_ = any_popup_open();
}

void Lab::draw_panels(const Layout& layout) {
    if (layout.picker.width() > 0) picker_panel(frame_, layout.picker);
    // Without a search field in the picker, the palette opens.
    if (std::exchange(ui.focus_search, false)) palette_card_.open();
    if (layout.drawers.width() > 0) drawer_bar(frame_, layout.drawers);
    if (layout.header.width() > 0) header_panel(frame_, layout.header);
    if (layout.canvas.width() > 0) canvas_panel(frame_, layout.canvas);
    if (layout.strip.height() > 0) strip_panel(frame_, layout.strip);
    if (layout.sentence.width() > 0) sentence_panel(frame_, layout.sentence);
    const bool has_recording = workspace.shows_recording();
    if (layout.transport.height() > 0 && has_recording)
        recording_panel(frame_, layout.transport, recording_columns_);
    if (layout.transport.height() > 0 && !has_recording) transport_panel(frame_, layout.transport);
    if (layout.source.width() > 0) {
        source_panel(frame_, layout);
        crowd_card(frame_, layout.table);
        derivation_card(frame_, layout.table);
    }
    if (layout.inspector.height() > 0) inspector_panel(frame_, layout.inspector);
    splitters(frame_, layout);
}

/// Draws the dialogs over the panels.
void Lab::draw_dialogs(const Layout& layout) {
    if (std::exchange(ui.values_wanted, false)) ask_for_number(workspace);
    shortcuts_sheet(frame_);
    settings_popup(frame_);
    layers_popup(frame_);
    map_popup(frame_);
    flips_popup(frame_);
    breaches_popup(frame_);
    faults_popup(frame_);
    solids_popup(frame_);
    recording_popup(frame_);
    character_popup(frame_);
    stops_popup(frame_);
    history_popup(frame_);
    pictures_popup(frame_);
    first_hints(frame_, layout.canvas);
    if (layout.canvas.width() > 0) {
        brush_palette(frame_, layout.canvas);
        drag_strip(frame_, layout.canvas);
        stop_bar(frame_, layout.canvas);
    }
    if (workspace.session().awaits_crowd())
        workspace.say(making_words(workspace.session().scene()));
    notice_bar(frame_, layout.canvas);
    changed_bar(frame_, layout.canvas);
    film_.draw(frame_);
    palette_card_.draw(frame_);
    take_question();
    prompt_.draw(frame_.colors());
    if (const std::string refused = fields_.take_refusal(); !refused.empty())
        workspace.say(refused, true);
}

/// The only place where what the user does in a panel or dialog changes the workspace.
void Lab::carry_out_wishes() {
    const std::string shown = workspace.session().id();
    for (const Wish& wish : frame_.take_wishes()) wish(context);
    if (workspace.session().id() == shown) return;
    // Shows the scene that was chosen from the list. A lesson stays open in its drawer, to be read.
    if (ui.only == Part::list) ui.only.reset();
    if (ui.drawer == Part::list && !workspace.lessons().is_open()) ui.drawer.reset();
}

void Lab::take_question() {
    if (auto question = workspace.take_question()) prompt_.ask(*std::move(question));
}

}  // namespace lab
