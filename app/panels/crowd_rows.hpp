#pragma once

#include <array>
#include <memory>
#include <optional>

#include "evaluate/crowd.hpp"

namespace lab {

class Lab;
class ParameterRows;

/// The same question put to every structure.
struct CrowdComparison {
    struct Row {
        std::size_t tested{};
        std::size_t visited{};
        std::size_t found{};
        bool asked = false;
        double seconds{};  ///< of one asking; 0 where there is no clock
    };
    static constexpr std::size_t count = std::variant_size_v<CrowdWorld::Phase>;

    std::shared_ptr<const CrowdMoment> of;  ///< what it was made for
    std::array<std::optional<Row>, count> rows;
};

/// What a crowd answers in each structure and what that takes, and then what it is made of. A click
/// on a structure chooses it.
void crowd_rows(Lab& lab, ParameterRows& rows);

}  // namespace lab
