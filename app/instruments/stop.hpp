#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>

#include "instruments/flips.hpp"
#include "query/implementation.hpp"
#include "scene/scene.hpp"

namespace lab {

/// What stops a scene that plays, or a drag: a breakpoint for geometry.
struct StopWish {
    bool promise = false;     ///< a promise is broken, by isect or by the compared implementation
    bool nan = false;         ///< one of them answers with NaN
    bool difference = false;  ///< the compared implementation disagrees
    /// What of the answer has to jump: one of watched_names; empty for nothing.
    std::string watched;

    bool any() const { return promise || nan || difference || !watched.empty(); }
    friend bool operator==(const StopWish&, const StopWish&) = default;
};
inline constexpr std::array watched_names = {"hit", "obstacle", "normal", "time"};

/// Where a stop is, and why: "no promise was broken before".
struct StopPlace {
    double place{};
    std::string why;      ///< a clause: "the normal jumps: normal 0° → 90°"
    std::size_t query{};  ///< which of the queries stops
};

/// The scenes among which a stop is searched.
struct StopSearch {
    const StopWish& wish;
    const Implementation* against{};
    /// The posed scene at a place, with one of its queries alone.
    std::function<const Scene&(double, std::size_t)> scene_at;
    double from{}, to{};
    /// The scalar whose neighbours are meant: that of the scene if a place is one of its numbers.
    Scalar scalar = Scalar::double_;
    std::size_t queries = 1;  ///< how many the scene has
    std::size_t shown{};      ///< the one whose answer is watched
};

/// The first place between two at which a wish comes true for one of the queries, to neighbouring
/// numbers. What is already true at the start doesn't stop.
std::optional<StopPlace> first_stop(const StopSearch& search);

}  // namespace lab
