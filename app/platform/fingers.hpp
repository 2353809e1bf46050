#pragma once

#include <cstdint>
#include <map>
#include <optional>

#include <SDL_events.h>

#include "ui/touch.hpp"

namespace lab {

/// The fingers on a touch screen. SDL also reports the first one as a mouse; what the second one
/// adds is here.
class Fingers {
public:
    /// A finger comes, moves or goes, in a window of this size in points.
    void take(const SDL_TouchFingerEvent& event, Pt window);
    /// True from the second touch until the last finger lifts. Meanwhile, the first finger doesn't
    /// act as a mouse.
    bool pinches() const { return pinches_; }
    bool any_down() const { return !down_.empty(); }
    /// What two fingers have done since the last call.
    std::optional<Pinch> take_pinch();

private:
    struct Pair {
        Pt middle;
        double apart{};
    };
    std::optional<Pair> pair() const;

    std::map<std::int64_t, Pt> down_;
    std::optional<Pair> begin_;  ///< where the two were at the last call
    bool pinches_ = false;
};

}  // namespace lab
