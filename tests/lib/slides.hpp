// Slides along one slope, and what they break.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <isect/detail/contact/wide_sum.hpp>

#include "lib/movers.hpp"

namespace walks {

using isect::detail::to_wide;
using isect::detail::TwiceDouble;
using isect::detail::Way;

/// What a walk on a slope also measures, in ulp of the query's size.
struct Slides {
    Broken broken;
    long turned_in = 0;
    long grown = 0;
    double lost = 0;
    double off = 0;
};

/// A slope, and the part of it that is its surface.
template <class Obstacle>
struct Slope {
    using T = Scalar<Obstacle>;
    Obstacle obstacle;
    Way<T> edge;
    Surface surface;
};

/// Slides along one slope, with the same motion in every frame, a growing pull, or no pull at all.
template <class Mover, class Obstacle, class T = Scalar<Mover>>
class Slide {
public:
    enum class Pull { steady, growing, none };

    Slide(const Mover& mover, const Slope<Obstacle>& slope, Vec2<T> delta,
          const symmetry::Change<T>& change, Slides& found)
        : mover_(mover),
          slope_(slope),
          delta_(delta),
          change_(change),
          back_(inverse(change)),
          obstacle_{change(slope.obstacle)},
          found_(found) {}

    void go(Pull pull, int frames) {
        const auto fall = sweep(mover_, Vec2<T>{0, T(2000)}, slope_.obstacle);
        if (!fall.hit) return;
        mover_ = placed_at(mover_, fall.pos);
        for (int frame = 0; frame < frames && is_above_middle(); ++frame) {
            const Vec2<T> turned = step();
            if (pull == Pull::growing) delta_ = turned + Vec2<T>{0, T(0.1)};
            if (pull == Pull::none) delta_ = turned;
        }
    }

private:
    bool is_above_middle() const {
        const auto foot = slope_.surface.foot(mover_) / slope_.surface.length();
        return foot > 0.2 && foot < 0.8;
    }
    void note(long& count, const char* what) { found_.broken.note(count, what, mover_, delta_); }

    Vec2<T> step() {
        using Real = Surface::Real;
        const Surface& surface = slope_.surface;
        const auto moved = move_and_slide(change_(mover_), change_.turned(delta_), obstacle_);
        ++found_.broken.frames;
        const Vec2<T> to = back_.turned(moved.pos);
        const Vec2<T> turned = back_.turned(moved.delta);
        const Mover there = placed_at(mover_, to);
        if (overlaps(there, slope_.obstacle)) note(found_.broken.sunk, "sinks");

        // The mover gets as far along the surface as the motion leads, apart from rounding. It
        // stands still if the motion leads straight into the surface.
        const Real unit = unit_of(mover_, delta_, slope_.obstacle);
        const Vec2<double> from = widened(position(mover_));
        const Real gone = surface.along(widened(to)) - surface.along(from);
        const Real wanted = surface.along(delta_);
        const double lost = double(std::abs(wanted - gone) / unit);
        if (lost > 8) note(found_.broken.stuck, "sticks");
        found_.lost = std::max(found_.lost, lost);

        // A mover that hit the surface stops within 8 ulp of it, and the slide lifts it by up to 8
        // more.
        const bool has_met = moved.sweeps[0].hit.has_value();
        const double off = double(surface.gap(there) / unit);
        if (has_met && off > 16) note(found_.broken.jittered, "leaves the surface");
        if (has_met) found_.off = std::max(found_.off, off);

        // The velocity of the next frame must not lead into the surface, nor grow.
        if (has_met && turn_between(slope_.edge, turned) > 0)
            note(found_.turned_in, "is turned into the surface");
        if (length_squared(to_wide<TwiceDouble>(turned)) >
            length_squared(to_wide<TwiceDouble>(delta_)))
            note(found_.grown, "is longer than before");
        mover_ = there;
        return turned;
    }

    Mover mover_;
    const Slope<Obstacle>& slope_;
    Vec2<T> delta_;
    symmetry::Change<T> change_;
    symmetry::Change<T> back_;
    std::vector<Obstacle> obstacle_;
    Slides& found_;
};

}  // namespace walks
