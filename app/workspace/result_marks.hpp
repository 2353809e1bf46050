#pragma once

#include <vector>

#include "motion/timeline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The times at which the answer of a scene's queries turns from a miss to a hit or back, found a
/// little at a time: asking a whole scene at once would be felt.
class ResultMarks {
public:
    /// Goes on with the search for as many moments. A scene that was edited is searched anew, and
    /// shows its old marks until then.
    void look(const Scene& scene, int moments);
    bool is_done() const { return next_ > last_; }
    const std::vector<double>& times() const { return times_; }

private:
    void begin(const Scene& scene);

    Scene of_;
    Timeline timeline_;
    int next_ = 1, last_ = 0;
    std::vector<bool> before_;
    std::vector<double> found_;
    std::vector<double> times_;
};

}  // namespace lab
