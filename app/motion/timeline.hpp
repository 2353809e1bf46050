#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "motion/flight.hpp"

namespace lab {

/// A flight that is tested only where each of its steps ends.
struct SteppedFlight {
    std::string mover;
    Vec2 step;  ///< how far it goes in one
    std::vector<Jump> jumps;
};

/// The flights of a scene, step by step. Every 60th state is kept, so that any moment can be
/// visited again; a change of the scene empties it.
class Timeline {
public:
    /// The scene with every shape and delta where its motions have put it at a time.
    Scene pose(const Scene& scene, double time);

    /// Position and velocity of a flying body at a time.
    Since flight(const Scene& scene, std::size_t motion, double time);

    /// The flights that are tested only where their steps end, as they are at a time.
    std::vector<SteppedFlight> stepped_flights(const Scene& scene, double time);

    /// The shapes whose flights have come to the end of the range of numbers, and stand there.
    std::vector<std::string> stopped_flights(const Scene& scene, double time);

    /// Stores every flight as it is at a time, so that it goes on from there however the scene is
    /// edited.
    void keep_flights(Scene& scene, double time);

private:
    using State = std::vector<Body>;  // one for each motion; only flights use theirs

    /// What a flight can hit, looked up once.
    struct Course {
        std::vector<std::string> names;
        std::vector<Geometry> obstacles;
        std::vector<std::size_t> moving;  ///< the places of those that other motions drive
    };

    const State& state_at(const Scene& scene, double time);
    static Course course_of(const Scene& scene, const Motion& motion);
    State next_state(const Scene& scene, const State& state, std::int64_t step);
    Body next_of(const Scene& scene, const State& state, std::size_t motion, std::int64_t step);

    Scene of_;
    std::vector<Course> courses_;  // one for each motion; only flights use theirs
    std::map<std::int64_t, State> kept_;
    std::int64_t step_ = -1;  // of the state that was asked for last
    State state_;
};

/// The largest n with n / 60.0 <= time.
std::int64_t step_at(double time);

}  // namespace lab
