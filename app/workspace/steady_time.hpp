#pragma once

#include <vector>

namespace lab {

/// A repeatedly measured time that is easy to read: the median of the last runs, which changes only
/// in show_anew().
class SteadyTime {
public:
    void add(double seconds);
    void show_anew();
    bool is_measured() const { return !runs_.empty(); }
    double shown() const { return shown_; }

private:
    std::vector<double> runs_;  ///< oldest first
    double shown_{};
};

}  // namespace lab
