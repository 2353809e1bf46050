#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include <isect/recorder.hpp>

#include "motion/timeline.hpp"
#include "scene/scene.hpp"

namespace lab {

struct CrowdMoment;

/// A scene at one moment: the shapes and deltas as moved by the motions, and the answer of each
/// query. A pure function of scene and time, with the same bits on every machine.
struct Evaluation {
    Scene posed;
    double time{};
    std::vector<Answer> answers;  ///< one for each query, in order
    /// Set by a CrowdKeeper; a crowd takes too long to build for callers that don't need it.
    std::shared_ptr<const CrowdMoment> crowd{};
    std::vector<SteppedFlight> stepped{};
    std::vector<Trail> trails{};         ///< of the characters
    std::vector<std::string> stopped{};  ///< shapes whose flights left the range of numbers
    Scene source{};                      ///< the scene before its motions moved it
};

/// Runs every query of a scene that is already posed.
std::vector<Answer> ask(const Scene& posed);
/// Runs one query, which may be another than those of the scene.
Answer ask(const Scene& posed, const Query& query);

/// The closest points of a query's shapes.
Closest nearest_points(const Scene& posed, const Query& query);

/// Runs one query again and records the library's steps.
isect::Recording record(const Scene& posed, const Query& query);

Evaluation evaluate(const Scene& scene, double time, Timeline& timeline);

/// Whether an answer means contact, which colours the mover.
bool says_hit(const Answer& answer);

}  // namespace lab
