#pragma once

#include "ui/touch.hpp"

namespace lab {

/// Scrolls by one finger: a drag that leads up or down moves the panel below the finger.
class FingerScroll {
public:
    void take(const Touch& touch) { points_ = touch.points; }
    /// At the start of a frame. The control on which the finger came down is let go.
    void begin_frame();

private:
    bool points_ = false;
    bool scrolls_ = false;
    unsigned window_ = 0;  ///< the panel below the finger, by its id; 0 if it can't scroll
};

}  // namespace lab
