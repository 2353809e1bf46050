#pragma once

#include <array>
#include <optional>
#include <vector>

#include "query/rounded.hpp"

namespace lab {

/// The part of the outline of a Minkowski sum that the mover's center has traced. It is forgotten
/// when the sum changes its form.
class OutlineTrail {
public:
    /// The center is nearest to this share of the outline now.
    void follow(const Rounded& sum, double share);
    /// The traced spans of shares, in order.
    const std::vector<Range>& spans() const { return spans_; }
    /// How much of the outline is traced.
    double share() const;
    /// Where the center was last.
    const std::optional<double>& last() const { return last_; }

private:
    static constexpr std::size_t bins = 360;

    void mark(std::size_t bin) { traced_[bin % bins] = true; }
    void find_spans();

    Rounded form_;
    std::array<bool, bins> traced_{};
    std::optional<double> last_;
    std::vector<Range> spans_;
};

}  // namespace lab
