#pragma once

#include <array>
#include <memory>
#include <optional>

#include "draw/camera.hpp"
#include "evaluate/crowd.hpp"

namespace lab {

class Lab;

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

/// What each structure takes to answer. A click on one chooses it.
void crowd_table(Lab& lab, float width);

/// The table as a card of its own, for where there is no inspector to hold it: to a crowd it is
/// what the strip is to a query. 0 high where there is no crowd, or its answer is hidden.
void crowd_card(Lab& lab, Rect area);
float crowd_card_height(Lab& lab);

}  // namespace lab
