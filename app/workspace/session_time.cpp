// The time of a session: seeking, playing, and takes of a character.
#include <algorithm>
#include <cmath>

#include "scene/keys.hpp"
#include "workspace/session.hpp"

namespace lab {
namespace {

/// Whether a character without a repeat has come to the end of the strip. It would stand there for
/// good.
bool has_played_out(const Scene& scene, double time) {
    const Motion* character = character_of(scene);
    return character != nullptr && repeat_of(*character) == 0 && time >= scene.duration;
}

}  // namespace

void Session::seek(double time) {
    end_take();
    go_to_time(time);
}

void Session::go_to_time(double time) {
    view_.time = std::clamp(time, 0.0, latest_moment(scene()));
    changed();
}

void Session::advance(double seconds) {
    if (take_ && !view_.playing) end_take();
    // A pointer that slows the animation down would spoil the game.
    if (take_ && take_->record(seconds * view_.speed)) record_take();
    if (!view_.playing || take_) return;
    stop_.reset();
    const double time = view_.time + seconds * view_.speed * view_.pace;
    if (!stop_before(time)) seek(has_played_out(scene(), time) ? 0 : time);
}

void Session::step(int steps) {
    // Between two steps, it goes to the neighbour of the nearer one, so that no step is skipped.
    const std::int64_t nearest = std::llround(view_.time * 60);
    seek(static_cast<double>(std::max<std::int64_t>(nearest + steps, 0)) / 60.0);
}

void Session::restart() {
    seek(0);
    const auto& motions = scene().motions;
    const auto went_on = [](const Motion& motion) {
        return goes_in_steps(motion) && since_of(motion).has_value();
    };
    if (std::none_of(motions.begin(), motions.end(), went_on)) return;
    begin_gesture("Back to the start");
    for (Motion& motion : history_.draft().motions) {
        if (went_on(motion)) since_of(motion).reset();
    }
    end_gesture();
}

void Session::begin_take() {
    end_walk();
    end_take();
    if (character_of(scene()) == nullptr) return;
    take_.emplace(scene(), view_.time);
    view_.playing = true;
    record_take();
}

void Session::end_take() {
    if (!take_) return;
    take_.reset();
    view_.playing = false;
}

void Session::hold(const Keys& keys) {
    if (take_) take_->hold(keys);
}

/// Writes the keys of the take into the scene, and goes to the step that is recorded next. A drag
/// that goes on meanwhile keeps its own undo step.
void Session::record_take() {
    const std::string label = "Play " + take_->mover();
    const bool in_drag = history_.in_gesture();
    if (!in_drag && take_->entry == history_.position()) history_.resume(label);
    if (!in_drag && !history_.in_gesture()) history_.begin(label);
    const bool is_there = take_->write(history_.draft());
    const std::size_t before = history_.position();
    if (!in_drag) history_.commit();
    if (!in_drag && history_.position() != before) take_->entry = history_.position();
    const double time = static_cast<double>(take_->step()) / 60.0;
    const double latest = latest_moment(scene());
    if (!is_there || time > latest) return end_take();
    go_to_time(time);
}

Footing Session::footing(std::int64_t step) const {
    const Motion* character = character_of(scene());
    if (character == nullptr) return Footing::unknown;
    return timeline_.footing(static_cast<std::size_t>(character - scene().motions.data()), step);
}

void Session::look_ahead(double from, double to) {
    const Motion* character = character_of(scene());
    if (character == nullptr) {
        looks_ahead_ = false;
        return;
    }
    // A step takes longer among more obstacles, and a frame has to stay short.
    constexpr int most_steps = 60, most_tests = 3000;
    const std::string mover = character->drives.substr(0, character->drives.find('.'));
    const auto obstacles = static_cast<int>(obstacles_of(scene(), mover).size());
    const int steps = std::clamp(most_tests / (1 + obstacles), 1, most_steps);
    looks_ahead_ = timeline_.look_ahead(followed(), from, to, steps);
}

}  // namespace lab
