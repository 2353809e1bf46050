#pragma once

#include <vector>

#include "motion/timeline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The times at which the answer of a scene's queries turns from a miss to a hit or back, in one
/// lap of the scene's duration. The search is done a little at a time, since evaluating a whole lap
/// at once would delay a frame.
class ResultMarks {
public:
    /// Continues the search in the lap that begins at the time `lap`, for this many moments. After
    /// an edit, the old marks stay until the new search ends; in another lap there are none until
    /// then.
    void look(const Scene& scene, double lap, int moments);
    bool is_done() const { return next_ > last_; }
    /// Seconds since the start of the lap.
    const std::vector<double>& times() const { return times_; }

private:
    void begin(const Scene& scene, double lap);

    Scene of_;
    double lap_ = 0;
    Timeline timeline_;
    int next_ = 1, last_ = 0;
    std::vector<bool> before_;
    std::vector<double> found_;
    std::vector<double> times_;
};

}  // namespace lab
