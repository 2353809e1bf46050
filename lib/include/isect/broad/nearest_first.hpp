#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace isect::detail {

/// A node, and the time at which a path enters it.
struct EnteredNode {
    std::uint32_t node;
    double time;
};

/// The nodes on a path that are still to be visited. The children of the
/// last node taken come before all others, the one entered first at the
/// front.
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
