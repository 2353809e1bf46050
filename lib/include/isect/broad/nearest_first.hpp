#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace isect::detail {

/// A node that a way enters at a time.
struct EnteredNode {
    std::uint32_t node;
    double time;
};

/// Nodes on a way that are still to be visited. Those below the node that
/// was taken last come before all others, the soonest entered first.
template <std::size_t most>
class NearestFirst {
public:
    bool is_empty() const { return count_ == 0; }
    EnteredNode take() {
        bottom_ = --count_;
        return nodes_[bottom_];
    }
    void put(EnteredNode entered) {
        std::size_t at = count_++;
        for (; at > bottom_ && nodes_[at - 1].time < entered.time; --at) {
            nodes_[at] = nodes_[at - 1];
        }
        nodes_[at] = entered;
    }

private:
    std::array<EnteredNode, most> nodes_;
    std::size_t count_ = 0;
    std::size_t bottom_ = 0;
};

}  // namespace isect::detail
