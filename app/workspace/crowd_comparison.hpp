#pragma once

#include <array>
#include <memory>
#include <optional>

#include "evaluate/crowd.hpp"
#include "workspace/host.hpp"
#include "workspace/steady_time.hpp"

namespace lab {

/// The same question put to every structure.
struct CrowdComparison {
    struct Row {
        std::size_t tested{};
        std::size_t visited{};
        std::size_t found{};
        bool asked = false;
    };
    static constexpr std::size_t count = std::variant_size_v<CrowdWorld::Phase>;

    std::shared_ptr<const CrowdMoment> of;  ///< what it was made for
    std::array<std::optional<Row>, count> rows;

    /// Seconds of one asking, of what the crowd was last asked; 0 where there is no clock.
    std::array<SteadyTime, count> times;
    Crowd timed;           ///< that crowd, in any structure
    std::size_t moment{};  ///< how many there were
    std::size_t turn{};    ///< whose time was measured last
    double owed{};         ///< seconds that measuring took more than it may
    bool rests = false;    ///< whether every time is of this very moment
};

/// Puts what the crowd is asked at this moment to each structure that has been made, or is small
/// enough to be made at once. While moments follow each other, measures one or the other; where a
/// moment stays, all of them.
void compare_structures(CrowdComparison& table, CrowdKeeper& keeper, const Evaluation& now,
                        Host& host);

}  // namespace lab
