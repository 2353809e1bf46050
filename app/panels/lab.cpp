#include "panels/lab.hpp"

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <utility>

#include <SDL_keycode.h>

#include "draw/imgui_compat.hpp"
#include "draw/scene_frame.hpp"
#include "explain/crowd_sentence.hpp"
#include "panels/commands.hpp"
#include "panels/first_hints.hpp"
#include "panels/floating.hpp"
#include "panels/layout.hpp"
#include "panels/number_prompt.hpp"
#include "panels/panels.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

/// While text is typed, keys belong to the field, but for these.
bool is_never_text(const KeyPress& press) {
    return press.key == SDLK_F1 || press.key == SDLK_F5 || press.key == SDLK_F6 ||
           press.key == SDLK_F12 || press.key == SDLK_TAB;
}

/// The setting; where that is automatic, what came of it.
double scale_now(const Settings& settings) {
    return settings.scale != 0 ? settings.scale : ImGui::GetIO().DisplayFramebufferScale.x;
}

/// How many pixels a canvas gives to a unit of a scene.
double drawn_size(const Scene& scene, const Rect& canvas, double scale) {
    return scale * frame_scene(scene, canvas).state.zoom;
}

/// Outside the canvas these keys are the control's that has the keyboard.
bool belongs_to_control(const KeyPress& press) {
    switch (press.key) {
        case SDLK_SPACE:
        case SDLK_RETURN:
            return shows_focus();
        case SDLK_LEFT:
        case SDLK_RIGHT:
        case SDLK_UP:
        case SDLK_DOWN:
            return true;
        default:
            // On the way from one field to the next, a digit adds no shape.
            return shows_focus() && press.key >= SDLK_0 && press.key <= SDLK_9;
    }
}

std::string making_words(const Scene& scene) {
    return "Making " + boxes_text(static_cast<std::uint64_t>(scene.crowd->count)) + "…";
}

}  // namespace

Lab::Lab(std::vector<Entry> scenes, Settings settings, Host& host)
    : scenes_(std::move(scenes)), settings_(std::move(settings)), host_(host), journal_(host) {
    if (scenes_.empty()) throw std::invalid_argument("the lab has no scene to open");
    if (!open(settings_.scene)) open(scenes_.front().id);
}

Lab::~Lab() = default;

const Evaluation& Lab::cover_of(const Entry& entry) {
    const std::string key = entry.path + entry.id;
    const auto found = covers_.find(key);
    if (found != covers_.end()) return found->second;
    Timeline timeline;
    try {
        return covers_.emplace(key, evaluate(entry.scene, entry.scene.cover, timeline))
            .first->second;
    } catch (const std::exception&) {
        // A small picture without a shape; opened, the scene says why.
        return covers_.emplace(key, Evaluation{}).first->second;
    }
}

bool Lab::close_cards() {
    bool any = film_.close(*this);
    if (std::exchange(hints_shown, false)) any = settings_.hinted = true;
    for (bool* shown : {&shortcuts_shown, &settings_shown, &layers_shown, &history_shown}) {
        any = any || *shown;
        *shown = false;
    }
    return any;
}

void Lab::say(std::string sentence, bool is_error) {
    constexpr double letters_a_second = 15;
    const double to_read = static_cast<double>(sentence.size()) / letters_a_second;
    notice_ = {std::move(sentence), is_error ? std::max(8.0, to_read) : 4.0, is_error};
}

void Lab::forget_problem() {
    if (notice_.is_error) notice_ = {};
}

void Lab::zoom_interface(double factor) {
    const double now = scale_now(settings_);
    const double wanted = std::round(now * factor * 4) / 4;
    settings_.scale = std::clamp(wanted, least_scale, most_scale);
}

void Lab::let_scenes_move(bool wanted) {
    settings_.motion = wanted;
    if (wanted) return;
    for (const auto& session : sessions_) session->view().playing = false;
}

/// Type for the back row, as large as leaves the picture no smaller than it was.
double Lab::presented_scale() {
    const Scene& scene = session_->original();
    const double now = scale_now(settings_);
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const double before = drawn_size(scene, layout_for({window.x, window.y}).canvas, now);
    presenting = true;
    // The cards need some points beside each other.
    const double least_width = lessons_.is_open() ? 1060 : 850, least_height = 520;
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
    const Camera framed = frame_scene(session_->original(), hands_.camera().area);
    constexpr int until_settled = 3;
    kept_closeness = {session_->view().camera.zoom / framed.state.zoom, until_settled};
    if (!presenting) {
        scale_before_ = settings_.scale;
        settings_.scale = presented_scale();
        // Esc is to bring the controls back, not to close what is for who begins.
        hints_shown = false;
        say("Esc or F5 brings the controls back.");
    } else {
        presenting = false;
        settings_.scale = scale_before_;
        notice_ = {};
    }
}

Settings Lab::settings_to_keep() const {
    Settings kept = settings_;
    if (presenting) kept.scale = scale_before_;
    return kept;
}

void Lab::advance(double seconds) {
    session_->advance(seconds);
    notice_.seconds -= seconds;
}

/// Where time or the numbers end, a motion stops and says so.
void Lab::stop_at_limits() {
    bool& playing = session_->view().playing;
    if (!playing) return;
    const std::vector<std::string>& stopped = session_->now().stopped;
    const double latest = latest_moment(session_->scene());
    if (!stopped.empty()) {
        say(stopped.front() +
                " has come to the end of the numbers, near 2^200 (2^120 in float), "
                "and stands there. Press R to begin again.",
            true);
    } else if (session_->view().time >= latest) {
        say("Time goes up to " + number_text(latest) + " s here. Press R to begin again.");
    } else {
        return;
    }
    playing = false;
}

bool Lab::hides_answer() {
    return lessons_.awaits_prediction() || session_->walk_goes_on();
}

bool Lab::animating() const {
    return (session_->view().playing && session_->has_motion()) || notice_.seconds > 0 ||
           film_.is_making() || !session_->result_marks().is_done() || focus_.awaits_text();
}

void Lab::run_commands(const std::vector<KeyPress>& presses) {
    if (prompt_.is_open() || palette_card_.is_open()) return;
    const bool typing = ImGui::GetIO().WantTextInput;
    for (const KeyPress& press : presses) {
        const Command* wanted = command_for(press);
        if (wanted == nullptr || !wanted->enabled(*this)) continue;
        if (typing && !is_never_text(press)) continue;
        if (popup_was_open_ && press.key == SDLK_ESCAPE) {
            // Dear ImGui has closed it by now. The control that had opened it would keep the
            // digits.
            rest_pointer();
            if (!any_popup_open()) focus_.go_to("canvas");
            continue;
        }
        if (!focus_.in_canvas() && belongs_to_control(press)) continue;
        if (fields_.have_keyboard() && begins_number(press)) continue;
        press_ = press;
        wanted->run(*this);
        // Its key moves nothing else: Home would go to a panel's first control, too.
        ImGui::NavMoveRequestCancel();
    }
    press_ = {};
}

Layout Lab::layout_for(Pt window) {
    LayoutWishes wishes;
    wishes.has_words = lessons_.is_open();
    wishes.presenting = presenting;
    wishes.source_waits = lessons_.awaits_prediction();
    wishes.plays =
        !session_->scene().motions.empty() || session_->has_motion() || session_->walks();
    wishes.column_width = static_cast<float>(settings_.column_width);
    wishes.source_share = static_cast<float>(settings_.source_share);
    wishes.strip_height = strip_height(*this);
    wishes.table_height = crowd_card_height(*this);
    wishes.sentence_height = sentence_height(*this, lay_out(window, wishes).sentence.width());
    return lay_out(window, wishes);
}

/// The window stands still for that long, and shows the frame before: once that says why.
void Lab::make_awaited_crowd() {
    if (!session_->awaits_crowd() || notice_.text != making_words(session_->scene())) return;
    session_->make_awaited_crowd();
    notice_ = {};
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

/// First the motion stops, where the scene began; if it can't be shown there either, it is closed.
void Lab::recover(const std::string& why) {
    const std::string title = session_->scene().title;
    film_.close(*this);
    if (++failed_frames_ == 1) {
        if (session_->in_gesture()) session_->cancel_gesture();
        session_->view().playing = false;
        session_->seek(0);
        return say("“" + title + "” was stopped and is back at its start: " + why, true);
    }
    const std::shared_ptr<Session> broken = session_;
    open_new();
    sessions_.erase(std::remove(sessions_.begin(), sessions_.end(), broken), sessions_.end());
    openings_.clear();
    say("“" + title + "” can't be shown and was closed: " + why, true);
}

void Lab::draw_frame(const std::vector<KeyPress>& presses) {
    make_awaited_crowd();
    stop_at_limits();
    focus_.begin_frame();
    source_.begin_frame(lessons_.is_open() ? lessons_.step().light : std::vector<std::string>{});
    run_commands(presses);
    fields_.begin_frame(presses);
    if (styled_ != settings_.theme) {
        apply_style(settings_.theme);
        styled_ = settings_.theme;
    }
    lessons_.check();
    film_.go_on(*this);
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const Layout layout = layout_for({size.x, size.y});
    ImGui::GetBackgroundDrawList()->AddRectFilled({0, 0}, size, im_color(colors().ground));
    if (layout.picker.width() > 0) picker_panel(*this, layout.picker);
    // Where the picker has no field for it.
    if (std::exchange(focus_search, false)) palette_card_.open();
    header_panel(*this, layout.header);
    canvas_panel(*this, layout.canvas);
    if (layout.strip.height() > 0) strip_panel(*this, layout.strip);
    sentence_panel(*this, layout.sentence);
    if (layout.transport.height() > 0) transport_panel(*this, layout.transport);
    if (layout.source.width() > 0) {
        source_panel(*this, layout);
        crowd_card(*this, layout.table);
        if (layout.inspector.height() > 0) inspector_panel(*this, layout.inspector);
        splitters(*this, layout);
    }
    if (std::exchange(values_wanted, false)) ask_for_number(*this);
    shortcuts_sheet(*this);
    settings_popup(*this);
    layers_popup(*this);
    history_popup(*this);
    first_hints(*this);
    if (session_->awaits_crowd()) say(making_words(session_->scene()));
    notice_bar(*this, layout.canvas);
    changed_bar(*this, layout.canvas);
    film_.draw(*this);
    palette_card_.draw(*this);
    prompt_.draw(colors());
    if (const std::string refused = fields_.take_refusal(); !refused.empty()) say(refused, true);
    popup_was_open_ = any_popup_open();
}

}  // namespace lab
