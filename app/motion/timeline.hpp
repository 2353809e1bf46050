#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "motion/flight.hpp"
#include "motion/walking.hpp"

namespace lab {

/// A flight or walk whose steps are tested only at their ends.
struct SteppedFlight {
    std::string mover;
    Vec2 step;  ///< the displacement of one step
    std::vector<Jump> jumps;
};

/// Where a walking body is when a step begins.
struct Footprint {
    Vec2 pos;
    bool stands = false;
};

/// The way of a walking body up to a moment, one footprint for each step.
struct Trail {
    std::string mover;
    std::vector<Footprint> prints;
    std::size_t tested{};  ///< how many obstacles the last step tested
};

/// How long a trail is, in steps.
inline constexpr std::int64_t trail_steps = 60;

/// What is known about a step of a walk.
enum class Footing { unknown, stands, in_air };

/// Simulates the flights of a scene step by step. It stores every 60th state so that any time can
/// be revisited cheaply, and drops all of them when the scene changes.
class Timeline {
public:
    /// The scene with every shape and delta moved to a time.
    Scene pose(const Scene& scene, double time);

    /// The position and velocity of a flying body at a time.
    Since flight(const Scene& scene, std::size_t motion, double time);

    /// The flights at a time whose steps are tested only at their ends.
    std::vector<SteppedFlight> stepped_flights(const Scene& scene, double time);

    /// The shapes whose flights have stopped at the end of the range of numbers.
    std::vector<std::string> stopped_flights(const Scene& scene, double time);

    /// The last second of each walk, or what has passed since it began or was edited.
    std::vector<Trail> trails(const Scene& scene, double time);

    /// Whether the body of a walk stands at a step, as far as the steps have been simulated.
    Footing footing(std::size_t motion, std::int64_t step) const;
    /// Simulates at most this many of the steps between two times that are unknown. Returns false
    /// once all are known.
    bool look_ahead(const Scene& scene, double from, double to, int steps);

    /// Stores the state of every flight at a time in the scene, so that it continues from there
    /// after an edit. Returns the scene as it was.
    Scene keep_flights(Scene& scene, double time);

private:
    using State = std::vector<Body>;  // one for each motion; used only by those in steps

    /// What a motion in steps needs from the scene, looked up once.
    struct Course {
        std::vector<std::string> names;
        Terrain terrain;
        std::vector<std::size_t> moving;  ///< indices of the obstacles that other motions drive
        std::vector<Keys> keys;           ///< of a walk
        WalkSettings settings;            ///< of a walk
    };

    const State& state_at(const Scene& scene, double time);
    const State& state_at_step(const Scene& scene, std::int64_t step) {
        return state_at(scene, static_cast<double>(step) / 60.0);
    }
    void remember(const Scene& scene);
    static Course course_of(const Scene& scene, const Motion& motion);
    State next_state(const Scene& scene, const State& state, std::int64_t step);
    void go_back_to_change(const Scene& scene);
    Body next_of(const Scene& scene, const State& state, std::size_t motion, std::int64_t step);
    Body flown(const Scene& scene, const State& state, std::size_t motion, std::int64_t step);
    Body walked(const Scene& scene, const State& state, std::size_t motion, std::int64_t step);

    Scene of_;
    std::vector<Course> courses_;  // one for each motion; used only by those in steps
    std::map<std::int64_t, State> kept_;
    /// Of each walk, by step; empty where it hasn't been simulated.
    std::vector<std::vector<std::optional<Footprint>>> prints_;
    std::int64_t step_ = -1;  // of `state_`, the last one requested
    State state_;
};

/// The step of a walk's recording that a step of the scene replays.
std::int64_t step_in_repeat(const Walking& walk, std::int64_t step);

/// The largest n with n / 60.0 <= time.
std::int64_t step_at(double time);

}  // namespace lab
