#pragma once

#include "ui/touch.hpp"

namespace lab {

/// Scrolls the panel below a finger that moves up or down.
class FingerScroll {
public:
    void take(const Touch& touch) { points_ = touch.points; }
    /// Call it at the start of a frame. Scrolling releases the control that the finger has pressed.
    void begin_frame();

private:
    bool points_ = false;
    bool scrolls_ = false;
    unsigned window_ = 0;  ///< the panel below the finger, by its id; 0 if it can't scroll
};

}  // namespace lab
