#pragma once

#include <cstddef>
#include <functional>
#include <string>

#include "evaluate/crowd.hpp"
#include "motion/timeline.hpp"
#include "render/image.hpp"

namespace lab {

/// A part of a scene's time, as frames at equal distances. Its end is no frame, so that a motion
/// that is then back at its beginning goes on without a jump when it is played in a loop.
struct FilmSpan {
    double from{};
    double to{};
    int rate = 25;  ///< frames for each second

    /// At least one. Where the span is no whole number of frames, they are as near to the rate as
    /// they can be.
    std::size_t count() const;
    double time_of(std::size_t frame) const;
};

/// "frame-0001.png": what the picture of a frame is called.
std::string frame_file(std::size_t frame);

/// From a moment on, once through what repeats; else as long as the scene's duration.
FilmSpan span_from(const Scene& scene, double from);

/// Makes the frames of a span one after another, so that a window stays alive meanwhile.
class Film {
public:
    using Draw = std::function<Image(const Evaluation&)>;
    using Keep = std::function<void(const Image&, std::size_t frame)>;

    Film(Scene scene, const FilmSpan& span, Draw draw, Keep keep);

    std::size_t count() const { return span_.count(); }
    std::size_t made() const { return made_; }
    bool is_done() const { return made_ == count(); }
    /// Makes the next frame. What drawing or keeping it throws goes through.
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
