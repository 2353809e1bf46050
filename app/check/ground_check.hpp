#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "check/checked_level.hpp"
#include "check/fault.hpp"

namespace lab {

/// Looks for what is wrong with the outline of a level: seams, slopes, one-way ground and gaps. The
/// level must outlive it.
class GroundCheck {
public:
    explicit GroundCheck(const CheckedLevel& level) : level_(level) {}

    /// Looks at the next faces.
    void step(std::size_t faces);
    bool is_done() const { return next_ == level_.faces.size(); }
    const std::vector<Fault>& faults() const { return faults_; }

private:
    void check(const GroundFace& face);
    void check_slope(const GroundFace& face);
    bool goes_on_before(const GroundFace& face) const;
    void check_end(const GroundFace& floor, Vec2 end, double outward);
    void check_seam(const GroundFace& floor, Vec2 end, double outward, const GroundFace& next);
    std::string step_words(double height, bool is_up_right) const;
    void check_one_way(const GroundFace& face, const GroundFace& other);
    bool is_open_around(Vec2 joint, Vec2 front) const;
    bool can_be_below(Vec2 joint, double way) const;
    void add(Fault fault);

    const CheckedLevel& level_;
    std::size_t next_ = 0;
    std::vector<Fault> faults_;
};

/// A number for a sentence, with at most two decimals, or two digits if it is small.
std::string rounded_text(double number);
/// "(320, 95.5)"
std::string at_text(Vec2 place);

}  // namespace lab
