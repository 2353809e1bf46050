#include "trace/chips_that_fit.hpp"

#include <algorithm>

namespace lab {

std::vector<std::size_t> chips_that_fit(const std::vector<ChipSize>& chips, float room,
                                        float between, float more) {
    std::vector<std::size_t> order;
    float whole = 0;
    for (std::size_t i = chips.size(); i-- > 0;) {
        order.push_back(i);
        whole += chips[i].width + between;
    }
    if (whole - between > room) {
        room -= more;
        std::stable_partition(order.begin(), order.end(),
                              [&](std::size_t i) { return chips[i].matters; });
    }
    std::vector<std::size_t> fitting;
    for (const std::size_t i : order) {
        if (!fitting.empty() && chips[i].width > room) break;
        fitting.push_back(i);
        room -= chips[i].width + between;
    }
    std::sort(fitting.begin(), fitting.end());
    return fitting;
}

}  // namespace lab
