#include "workspace/result_marks.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include "evaluate/evaluate.hpp"
#include "motion/period.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

constexpr double moments_a_second = 30;
constexpr double most_moments = 1200;

/// A scene at any moment.
struct Moments {
    Scene scene;
    Timeline timeline{};
    Scene posed{};

    const Scene& at(double time) {
        posed = timeline.pose(scene, time);
        round_to_scalar(posed);
        return posed;
    }
};

/// A band shows where a character stands, so its queries have no marks.
std::vector<Answer> answers_without_walks(const Scene& posed) {
    std::vector<Answer> answers;
    answers.reserve(posed.queries.size());
    for (const Query& query : posed.queries)
        answers.push_back(row_of(query).walks ? Answer(Overlaps{}) : ask(posed, query));
    return answers;
}

FlipSearch search_in(const Scene& scene, double lap) {
    FlipSearch search;
    search.scene_at = [moments = std::make_shared<Moments>(Moments{scene})](
                          double time) -> const Scene& { return moments->at(time); };
    search.answers_of = answers_without_walks;
    search.from = lap;
    // The end of the lap is the beginning of the next one.
    search.to = std::nextafter(lap + scene.duration, lap);
    const double parts = std::min(std::floor(scene.duration * moments_a_second), most_moments);
    search.parts = std::max(static_cast<int>(parts), 1);
    return search;
}

/// Whether the motions of a scene repeat with its duration.
bool is_same_in_each_lap(const Scene& scene) {
    constexpr double precision = 1e-9;
    const std::optional<double> period = period_of(scene, scene.duration * (1 + precision));
    if (!period) return false;
    const double periods = scene.duration / *period;
    return std::abs(periods - std::round(periods)) <= precision * periods;
}

bool has_marks(const Scene& scene) {
    const bool only_walks = std::all_of(scene.queries.begin(), scene.queries.end(),
                                        [](const Query& each) { return row_of(each).walks; });
    return !only_walks && std::any_of(scene.motions.begin(), scene.motions.end(),
                                      [](const Motion& motion) { return motion.on; });
}

}  // namespace

void ResultMarks::begin(const Scene& scene, double lap) {
    if (lap != lap_ && !is_same_in_each_lap(scene)) flips_.clear();
    of_ = scene;
    lap_ = lap;
    finder_.reset();
    if (has_marks(scene)) {
        finder_.emplace(search_in(scene, lap));
    } else {
        flips_.clear();
    }
}

void ResultMarks::look(const Scene& scene, double lap, int moments) {
    if (lap != lap_ || !(scene == of_)) begin(scene, lap);
    if (is_done()) return;
    finder_->step(moments);
    if (!finder_->is_done()) return;
    flips_ = finder_->flips();
    flips_lap_ = lap_;
}

}  // namespace lab
