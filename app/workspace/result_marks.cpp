#include "workspace/result_marks.hpp"

#include <algorithm>
#include <cmath>

#include "evaluate/evaluate.hpp"
#include "motion/period.hpp"

namespace lab {

namespace {

constexpr double moments_a_second = 30;
constexpr double most_moments = 1200;

std::vector<bool> hits_at(const Scene& scene, double time, Timeline& timeline) {
    std::vector<bool> hits;
    for (const Answer& answer : evaluate(scene, time, timeline).answers)
        if (!std::holds_alternative<Walked>(answer)) hits.push_back(says_hit(answer));
    return hits;
}

/// Whether the motions of a scene repeat with its duration.
bool is_same_in_each_lap(const Scene& scene) {
    constexpr double precision = 1e-9;
    const std::optional<double> period = period_of(scene, scene.duration * (1 + precision));
    if (!period) return false;
    const double periods = scene.duration / *period;
    return std::abs(periods - std::round(periods)) <= precision * periods;
}

}  // namespace

void ResultMarks::begin(const Scene& scene, double lap) {
    if (lap != lap_) times_.clear();
    of_ = scene;
    lap_ = lap;
    timeline_ = {};
    // A band shows where a character stands.
    const bool only_walks =
        !scene.queries.empty() && std::all_of(scene.queries.begin(), scene.queries.end(),
                                              [](const Query& each) { return row_of(each).walks; });
    const bool moves = !only_walks && std::any_of(scene.motions.begin(), scene.motions.end(),
                                                  [](const Motion& motion) { return motion.on; });
    const double moments = std::min(std::floor(scene.duration * moments_a_second), most_moments);
    next_ = 0;
    last_ = moves ? static_cast<int>(moments) : -1;
    found_.clear();
    if (!moves) times_.clear();
}

void ResultMarks::look(const Scene& scene, double lap, int moments) {
    const double alike = is_same_in_each_lap(scene) ? 0 : lap;
    if (alike != lap_ || !(scene == of_)) begin(scene, alike);
    for (; moments > 0 && !is_done(); --moments, ++next_) {
        const double time = next_ * scene.duration / std::max(last_, 1);
        const std::vector<bool> hits = hits_at(of_, lap_ + time, timeline_);
        if (next_ > 0 && hits != before_) found_.push_back(time);
        before_ = hits;
        if (next_ == last_) times_ = found_;
    }
}

}  // namespace lab
