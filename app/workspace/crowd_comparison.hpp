#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

#include "evaluate/crowd.hpp"
#include "workspace/host.hpp"
#include "workspace/steady_time.hpp"

namespace lab {

/// The same query in every structure.
struct CrowdComparison {
    struct Row {
        std::uint64_t tested{};
        std::uint64_t visited{};
        std::uint64_t found{};
        bool asked = false;
    };
    static constexpr std::size_t count = std::variant_size_v<CrowdWorld::Phase>;

    std::shared_ptr<const CrowdMoment> of;  ///< the crowd that it was built for
    std::array<std::optional<Row>, count> rows;

    /// Seconds for one run of the last query; 0 if there is no clock.
    std::array<SteadyTime, count> times;
    Crowd timed;           ///< the crowd that was timed, in any structure
    std::size_t moment{};  ///< the number of moments so far
    std::size_t turn{};    ///< the structure that was timed last
    double owed{};         ///< seconds by which timing exceeds its share
    bool rests = false;    ///< whether all times are of this moment
};

/// Runs this moment's query in each structure that is built or small enough to build at once. While
/// time runs, it times one structure after the other; at rest, all of them.
void compare_structures(CrowdComparison& table, CrowdKeeper& keeper, const Evaluation& now,
                        Host& host);

}  // namespace lab
