#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "evaluate/crowd.hpp"
#include "motion/timeline.hpp"
#include "render/image.hpp"

namespace lab {

/// A span of a scene's time, as evenly spaced frames. The end is not a frame, so that a motion that
/// has returned to its beginning loops without a jump.
struct FilmSpan {
    double from{};
    double to{};
    int rate = 25;  ///< frames per second

    /// At least 1. If the span isn't a whole number of frames, the spacing is adjusted as little as
    /// possible.
    std::size_t count() const;
    double time_of(std::size_t frame) const;
};

/// The name of a frame's picture, such as "frame-0001.png".
std::string frame_file(std::size_t frame);

/// A span of one period if the scene repeats, otherwise of the scene's duration.
FilmSpan span_from(const Scene& scene, double from);

/// Makes the frames of a span one at a time, so that the window stays responsive.
class Film {
public:
    using Draw = std::function<Image(const Evaluation&)>;
    using Keep = std::function<void(const Image&, std::size_t frame)>;

    Film(Scene scene, const FilmSpan& span, Draw draw, Keep keep);

    std::size_t count() const { return span_.count(); }
    std::size_t made() const { return made_; }
    bool is_done() const { return made_ == count(); }
    /// Makes the next frame. Exceptions from drawing or keeping it pass through.
    void step();

private:
    Scene scene_;
    FilmSpan span_;
    Draw draw_;
    Keep keep_;
    Timeline timeline_;
    CrowdKeeper crowds_;
    std::size_t made_{};
};

}  // namespace lab
