#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "instruments/scene_line.hpp"
#include "instruments/time_line.hpp"

namespace lab {

/// Along what flips are listed: a number of the scene from one value to another, or the straight
/// line between two scenes, with its name.
struct FlipChoice {
    std::string number;
    double from{}, to{};

    friend bool operator==(const FlipChoice&, const FlipChoice&) = default;
};

/// A flip in words, with the scene on each of its sides.
struct ListedFlip {
    Flip flip;
    std::string change;  ///< "miss → hit"
    struct Side {
        std::vector<NumberValue> numbers;  ///< or the time alone
        std::string answer;
        std::string case_line;
    } before, after;
};

/// The flips along a number, or between two versions of the scene, found a little in each frame. A
/// list along a number starts again when anything else in the scene changes.
class FlipList {
public:
    /// Lists the flips along a number. Throws SetError if the scene has no such number, or if it
    /// can't have one of these values.
    void look_along(const Scene& scene, const Scene& posed, std::size_t query,
                    const FlipChoice& choice);
    /// Lists those on the line between two posed scenes that differ only in numbers.
    void look_between(const Scene& from, const Scene& to, std::size_t query, std::string title);
    /// Lists those between two times of a scene with its motions.
    void look_in_time(const Scene& scene, std::size_t query, const FlipChoice& times);
    void clear() { *this = {}; }

    /// Continues the search in the scene as it is now, and posed as it is now. Times of a hit count
    /// as jumps if they change by more than `least_jump`; with another one than before, the search
    /// starts again.
    void follow(const Scene& scene, const Scene& posed, std::size_t query, double least_jump);
    bool is_open() const { return finder_.has_value(); }
    bool is_done() const { return !finder_ || finder_->is_done(); }

    /// "box.center.x from −40 to 40".
    const std::string& title() const { return title_; }
    const std::vector<ListedFlip>& flips() const { return flips_; }

private:
    void begin(std::unique_ptr<SceneLine> line, std::string title);
    /// Starts again if anything else in the scene has changed. Throws SetError if a shape is gone.
    void notice_changes(const Scene& scene, const Scene& posed, std::size_t query);
    const Scene& scene_at(double place);
    ListedFlip::Side side_at(double place);
    void search();
    void list(const std::vector<Flip>& found);

    std::unique_ptr<SceneLine> line_;  ///< the finder refers to it, or to the next one
    std::unique_ptr<TimeLine> in_time_;
    std::optional<double> moment_;  ///< at which motions with the number pose the scene
    std::optional<FlipFinder> finder_;
    std::optional<FlipChoice> choice_;
    Scene of_;  ///< without the number
    std::size_t query_{};
    double least_jump_ = FlipSearch{}.least_jump;
    std::string title_;
    std::vector<ListedFlip> flips_;
};

}  // namespace lab
