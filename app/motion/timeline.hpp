#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "motion/flight.hpp"

namespace lab {

/// A flight whose steps are tested only at their ends.
struct SteppedFlight {
    std::string mover;
    Vec2 step;  ///< the displacement of one step
    std::vector<Jump> jumps;
};

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

    /// Stores the state of every flight at a time in the scene, so that it continues from there
    /// after an edit.
    void keep_flights(Scene& scene, double time);

private:
    using State = std::vector<Body>;  // one for each motion; used only by flights

    /// The obstacles of a flight, looked up once.
    struct Course {
        std::vector<std::string> names;
        std::vector<Geometry> obstacles;
        std::vector<std::size_t> moving;  ///< indices of the obstacles that other motions drive
    };

    const State& state_at(const Scene& scene, double time);
    static Course course_of(const Scene& scene, const Motion& motion);
    State next_state(const Scene& scene, const State& state, std::int64_t step);
    Body next_of(const Scene& scene, const State& state, std::size_t motion, std::int64_t step);

    Scene of_;
    std::vector<Course> courses_;  // one for each motion; used only by flights
    std::map<std::int64_t, State> kept_;
    std::int64_t step_ = -1;  // of `state_`, the last one requested
    State state_;
};

/// The largest n with n / 60.0 <= time.
std::int64_t step_at(double time);

}  // namespace lab
