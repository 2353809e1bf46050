#pragma once

#include <optional>
#include <vector>

#include "instruments/flips.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The moments at which the answers of a scene's queries jump, in one lap of the scene's duration:
/// between a hit and a miss, to another obstacle or normal, or in the time of the hit. The search
/// is done a little at a time, since evaluating a whole lap at once would delay a frame.
class ResultMarks {
public:
    /// Continues the search in the lap that begins at the time `lap`, by this many moments. The old
    /// marks stay until the new search ends, except those of a lap that was different.
    void look(const Scene& scene, double lap, int moments);
    bool is_done() const { return !finder_ || finder_->is_done(); }
    /// The neighbouring times before and after each jump, in seconds since the scene's start.
    const std::vector<Flip>& flips() const { return flips_; }
    /// When the lap of these flips began. It may be an earlier lap than the one being searched.
    double lap() const { return flips_lap_; }

private:
    void begin(const Scene& scene, double lap);

    Scene of_;
    double lap_ = -1;
    std::optional<FlipFinder> finder_;
    std::vector<Flip> flips_;
    double flips_lap_ = 0;
};

}  // namespace lab
