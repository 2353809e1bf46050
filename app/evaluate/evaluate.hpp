#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include <isect/recorder.hpp>

#include "motion/timeline.hpp"
#include "scene/scene.hpp"

namespace lab {

using Hit = isect::Hit<double>;
using Sweep = isect::Sweep<double>;
using Closest = isect::Closest<double>;
using SlabTimes = isect::SlabTimes<double>;

struct Overlaps {
    bool overlaps{};
};
struct Distance {
    double distance{};
};
/// Of move_and_slide: each sweep in turn, the first contact first; pos is where the mover ends up.
struct Moved {
    std::vector<Sweep> sweeps;
    Vec2 pos;
};

/// In the order of QueryKind's uses: overlaps; intersect and raycast; sweep and sweep_into;
/// distance; closest_points; slab_times; move_and_slide.
using Answer =
    std::variant<Overlaps, std::optional<Hit>, Sweep, Distance, Closest, SlabTimes, Moved>;

struct CrowdMoment;

/// A scene at one moment: its shapes and deltas where motion has put them, and what each query
/// says. A pure function of scene and time: the same bits on every machine.
struct Evaluation {
    Scene posed;
    double time{};
    std::vector<Answer> answers;  ///< one for each query, in order
    /// What a CrowdKeeper has added: a crowd takes too long for whoever does not ask it.
    std::shared_ptr<const CrowdMoment> crowd{};
    std::vector<SteppedFlight> stepped{};
    std::vector<std::string> stopped{};  ///< shapes that would have flown out of all numbers
};

/// Asks every query of a scene that is already posed.
std::vector<Answer> ask(const Scene& posed);

/// Where the shapes of a query are nearest to each other.
Closest nearest_points(const Scene& posed, const Query& query);

/// Asks one query once more, and writes down what the library does.
isect::Recording record(const Scene& posed, const Query& query);

Evaluation evaluate(const Scene& scene, double time, Timeline& timeline);

/// Whether an answer says that shapes meet: what colours the mover.
bool says_hit(const Answer& answer);

}  // namespace lab
