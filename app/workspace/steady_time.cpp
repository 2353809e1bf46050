#include "workspace/steady_time.hpp"

#include <algorithm>

namespace lab {

void SteadyTime::add(double seconds) {
    constexpr std::size_t most = 9;
    if (runs_.size() == most) runs_.erase(runs_.begin());
    runs_.push_back(seconds);
}

void SteadyTime::show_anew() {
    if (runs_.empty()) return;
    std::vector<double> sorted = runs_;
    const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
    std::nth_element(sorted.begin(), middle, sorted.end());
    shown_ = *middle;
}

}  // namespace lab
