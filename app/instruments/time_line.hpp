#pragma once

#include <cstddef>
#include <utility>

#include "instruments/flips.hpp"
#include "motion/timeline.hpp"
#include "scene/scene.hpp"

namespace lab {

/// One query of a scene as time goes on.
class TimeLine {
public:
    TimeLine(Scene scene, std::size_t query) : scene_(std::move(scene)), query_(query) {}

    const Scene& scene() const { return scene_; }
    const Scene& scene_at(double time);
    /// The search for flips between two times. The line has to outlive it.
    FlipSearch search(double from, double to);

private:
    Scene scene_;
    std::size_t query_;
    Timeline timeline_;
    Scene there_;
};

}  // namespace lab
