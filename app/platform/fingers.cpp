#include "platform/fingers.hpp"

#include <cmath>

namespace lab {

void Fingers::take(const SDL_TouchFingerEvent& event, Pt window) {
    if (event.type == SDL_FINGERUP) {
        down_.erase(event.fingerId);
    } else {
        down_[event.fingerId] = {event.x * window.x, event.y * window.y};
    }
    // A pinch goes on from where the two that are left are now.
    if (event.type != SDL_FINGERMOTION) begin_ = pair();
    pinches_ = begin_.has_value() || (pinches_ && any_down());
}

std::optional<Pinch> Fingers::take_pinch() {
    const std::optional<Pair> now = pair();
    if (!now || !begin_) return {};
    const Pinch pinch{begin_->middle, now->middle, now->apart / begin_->apart};
    begin_ = now;
    return pinch;
}

/// The first two fingers. They are never counted as nearer than a finger is wide.
std::optional<Fingers::Pair> Fingers::pair() const {
    if (down_.size() < 2) return {};
    const Pt a = down_.begin()->second, b = std::next(down_.begin())->second;
    constexpr double finger = 16;
    const double apart = std::hypot(static_cast<double>(b.x - a.x), static_cast<double>(b.y - a.y));
    return Pair{{(a.x + b.x) / 2, (a.y + b.y) / 2}, std::fmax(apart, finger)};
}

}  // namespace lab
