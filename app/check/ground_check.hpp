#pragma once

#include <cstddef>
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
    void check_end(const GroundFace& floor, Vec2 end, double outward);
    void check_seam(const GroundFace& floor, Vec2 end, double outward, const GroundFace& next);
    void check_one_way(const GroundFace& face, const GroundFace& other);
    void check_gap(const GroundFace& face, const GroundFace& other);
    bool can_be_met(const GroundFace& face) const;
    bool is_open_at(const GroundFace& face, Vec2 end) const;
    void add(FaultKind kind, Vec2 at, Vec2 stand, const std::string& words);

    const CheckedLevel& level_;
    std::size_t next_ = 0;
    std::vector<Fault> faults_;
};

/// A number for a sentence, with at most two decimals, or more if it is small.
std::string short_number(double number);
/// "(320, 95.5)"
std::string place_text(Vec2 place);

}  // namespace lab
