#pragma once

#include <vector>

namespace lab {

/// A time that is measured again and again, for somebody who wants to read it: the median of the
/// last runs, which stands still until it is told to be shown anew.
class SteadyTime {
public:
    void add(double seconds);
    void show_anew();
    bool is_measured() const { return !runs_.empty(); }
    double shown() const { return shown_; }

private:
    std::vector<double> runs_;  ///< the oldest first
    double shown_{};
};

}  // namespace lab
