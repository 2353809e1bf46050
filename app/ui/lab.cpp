#include "ui/lab.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include "commands/commands.hpp"
#include "explain/crowd_sentence.hpp"
#include "picture/scene_frame.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_compat.hpp"
#include "scene/number.hpp"
#include "ui/canvas/first_hints.hpp"
#include "ui/inspector/crowd_table.hpp"
#include "ui/inspector/number_prompt.hpp"
#include "ui/key_rules.hpp"
#include "ui/layout.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/floating.hpp"

namespace lab {

namespace {

/// The scale from the settings or, if that is automatic, the display's.
double scale_now(const Settings& settings) {
    return settings.scale != 0 ? settings.scale : ImGui::GetIO().DisplayFramebufferScale.x;
}

/// Pixels per unit of the scene when a canvas frames it.
double drawn_size(const Scene& scene, const Rect& canvas, double scale) {
    return scale * frame_scene(scene, parts_of(canvas).scene).state.zoom;
}

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
    bool any = film_.close(*this);
    if (std::exchange(ui.hints_shown, false)) any = workspace.settings().hinted = true;
    any = any || ui.dialog.has_value();
    ui.dialog.reset();
    return any;
}

void Lab::zoom_interface(double factor) {
    const double now = scale_now(workspace.settings());
    const double wanted = std::round(now * factor * 4) / 4;
    workspace.settings().scale = std::clamp(wanted, least_scale, most_scale);
}

/// The largest scale for presenting that doesn't make the picture smaller.
double Lab::presented_scale() {
    const Scene& scene = workspace.session().original();
    const double now = scale_now(workspace.settings());
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const double before = drawn_size(scene, layout_for({window.x, window.y}).canvas, now);
    ui.presenting = true;
    // The cards need this much space.
    const double least_width = workspace.lessons().is_open() ? 1060 : 850, least_height = 520;
    const double room = std::min(window.x / least_width, window.y / least_height);
    const int most = static_cast<int>(100 * std::min(room, 1.5));
    for (int percent = most - most % 5; percent > 100; percent -= 5) {
        const double scale = now * percent / 100;
        const auto shrunk = static_cast<float>(now / scale);
        const Rect canvas = layout_for({window.x * shrunk, window.y * shrunk}).canvas;
        if (scale <= most_scale && drawn_size(scene, canvas, scale) >= before) return scale;
    }
    return now;
}

void Lab::present() {
    const Camera framed = frame_scene(workspace.session().original(), hands_.camera().area);
    constexpr int until_settled = 3;
    ui.kept_closeness = {workspace.session().view().camera.zoom / framed.state.zoom, until_settled};
    if (!ui.presenting) {
        scale_before_ = workspace.settings().scale;
        workspace.settings().scale = presented_scale();
        // Esc should bring the controls back, not close the hints for beginners.
        ui.hints_shown = false;
        workspace.say("Esc or F5 brings the controls back.");
    } else {
        ui.presenting = false;
        workspace.settings().scale = scale_before_;
        workspace.drop_notice();
    }
}

Settings Lab::settings_to_keep() const {
    Settings kept = workspace.settings();
    if (ui.presenting) kept.scale = scale_before_;
    return kept;
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
    } else {
        return;
    }
    playing = false;
}

bool Lab::animating() const {
    return (workspace.session().view().playing && workspace.session().has_motion()) ||
           workspace.notice().seconds > 0 || film_.is_making() ||
           !workspace.session().result_marks().is_done() || focus_.awaits_text();
}

void Lab::run_commands(const std::vector<KeyPress>& presses) {
    if (prompt_.is_open() || palette_card_.is_open()) return;
    const bool typing = ImGui::GetIO().WantTextInput;
    number_keys_.begin_frame(presses);
    for (const KeyPress& press : presses) {
        const Command* wanted = command_for(press);
        if (wanted == nullptr) continue;
        if (typing && !is_never_text(press)) continue;
        if (popup_was_open_ && press.key == keys::escape) {
            // Dear ImGui has already closed the popup. The control that opened it would receive the
            // digits.
            rest_pointer();
            if (!any_popup_open()) focus_.go_to("canvas");
            continue;
        }
        if (!focus_.in_canvas() && belongs_to_control(press)) continue;
        if (fields_.have_keyboard() && opens_field(press)) continue;
        if (const std::string why = number_keys_.refusal_of(press, *wanted, *this); !why.empty()) {
            workspace.say(why);
            continue;
        }
        const bool can_run = wanted->enabled(context);
        if (!can_run && !deserves_refusal(press)) continue;
        press_ = press;
        if (!run_or_refuse(*wanted, context)) continue;
        // Its key must not move the focus, too: Home would go to a panel's first control.
        ImGui::NavMoveRequestCancel();
    }
    press_ = {};
}

Layout Lab::layout_for(Pt window) {
    LayoutWishes wishes;
    wishes.has_words = workspace.lessons().is_open();
    wishes.presenting = ui.presenting;
    wishes.only = ui.only;
    wishes.source_waits = workspace.lessons().awaits_prediction();
    wishes.plays = !workspace.session().scene().motions.empty() ||
                   workspace.session().has_motion() || workspace.session().walks();
    wishes.column_width = static_cast<float>(workspace.settings().column_width);
    wishes.source_share = static_cast<float>(workspace.settings().source_share);
    wishes.strip_height = strip_height(*this);
    wishes.table_height = crowd_card_height(*this);
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
    film_.close(*this);
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
    ui.source.begin_frame(workspace.lessons().is_open() ? workspace.lessons().step().light
                                                        : std::vector<std::string>{});
    run_commands(presses);
    take_question();
    fields_.begin_frame(presses);
    const Theme theme = workspace.settings().theme;
    if (std::exchange(styled_, theme) != theme) apply_style(theme);
    workspace.lessons().check();
    film_.go_on(*this);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const Layout layout = layout_for({size.x, size.y});
    ImGui::GetBackgroundDrawList()->AddRectFilled({0, 0}, size, im_color(colors().ground));
    draw_panels(layout);
    draw_dialogs(layout);
    popup_was_open_ = any_popup_open();
}

void Lab::draw_panels(const Layout& layout) {
    const std::string shown = workspace.session().id();
    if (layout.picker.width() > 0) picker_panel(*this, layout.picker);
    // A choice from the list is to be seen.
    if (ui.only == Part::list && workspace.session().id() != shown) ui.only.reset();
    // Without a search field in the picker, the palette opens.
    if (std::exchange(ui.focus_search, false)) palette_card_.open();
    if (layout.header.width() > 0) header_panel(*this, layout.header);
    if (layout.canvas.width() > 0) canvas_panel(*this, layout.canvas);
    if (layout.strip.height() > 0) strip_panel(*this, layout.strip);
    if (layout.sentence.width() > 0) sentence_panel(*this, layout.sentence);
    if (layout.transport.height() > 0) transport_panel(*this, layout.transport);
    if (layout.source.width() > 0) {
        source_panel(*this, layout);
        crowd_card(*this, layout.table);
    }
    if (layout.inspector.height() > 0) inspector_panel(*this, layout.inspector);
    splitters(*this, layout);
}

/// Draws the dialogs over the panels.
void Lab::draw_dialogs(const Layout& layout) {
    if (std::exchange(ui.values_wanted, false)) ask_for_number(*this);
    shortcuts_sheet(*this);
    settings_popup(*this);
    layers_popup(*this);
    history_popup(*this);
    pictures_popup(*this);
    first_hints(*this);
    if (workspace.session().awaits_crowd())
        workspace.say(making_words(workspace.session().scene()));
    notice_bar(*this, layout.canvas);
    changed_bar(*this, layout.canvas);
    film_.draw(*this);
    palette_card_.draw(*this);
    take_question();
    prompt_.draw(colors());
    if (const std::string refused = fields_.take_refusal(); !refused.empty())
        workspace.say(refused, true);
}

void Lab::take_question() {
    if (auto question = workspace.take_question()) prompt_.ask(*std::move(question));
}

}  // namespace lab
