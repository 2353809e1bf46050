#include "instruments/zoo.hpp"

#include <array>
#include <string_view>
#include <vector>

#include "evaluate/comparison.hpp"
#include "evaluate/evaluate.hpp"
#include "instruments/free_numbers.hpp"
#include "lessons/task.hpp"

namespace lab {
namespace {

constexpr const char* as_expected = "the answer is as expected";

/// The moment at which a scene opens, and if it moves, further moments.
std::vector<double> moments_of(const Scene& scene) {
    std::vector<double> moments{scene.opens ? scene.opens->time.value_or(0) : 0};
    if (scene.motions.empty()) return moments;
    constexpr int a_second = 10;
    for (int i = 0; i <= a_second * scene.duration; ++i)
        moments.push_back(static_cast<double>(i) / a_second);
    return moments;
}

/// What is wrong with isect's own answer to a query.
std::optional<Breach> unexpected(const Scene& scene, const Evaluation& now, std::size_t query) {
    if (query >= scene.expects.size() || scene.expects[query].empty()) return {};
    const Task task = parse_task(scene.expects[query]);
    const auto* conditions = std::get_if<Conditions>(&task);
    if (conditions == nullptr) throw TaskError("expected conditions, not a prediction");
    const Progress done = progress(*conditions, now, query);
    if (done.done) return {};
    return Breach{as_expected, done.margin + " (expected: " + scene.expects[query] + ")"};
}

/// The word for a promise or for the first part of a number's name, such as "hit.normal".
struct Word {
    std::string_view what;
    const char* word;
};
constexpr std::array words{Word{"the push separates", "overlaps"},
                           Word{"the stop doesn't overlap", "overlaps"},
                           Word{"a start inside is a stop at time 0", "stop"},
                           Word{"no push is shorter", "too far"},
                           Word{"the stop touches", "too short"},
                           Word{"the time is that of the contact", "time"},
                           Word{"each time is that of its edge", "time"},
                           Word{"the normal has length 1", "normal"},
                           Word{"the distance is right", "distance"},
                           Word{"yes or no is exact", "yes or no"},
                           Word{as_expected, "unexpected"},
                           Word{"hit.time", "time"},
                           Word{"hit.pos", "contact"},
                           Word{"hit.normal", "normal"},
                           Word{"hit.delta", "push"},
                           Word{"pos", "stop"},
                           Word{"time", "time"},
                           Word{"index", "obstacle"},
                           Word{"velocity", "velocity"},
                           Word{"floor", "floor"},
                           Word{"wall", "wall"},
                           Word{"ceiling", "ceiling"},
                           Word{"distance", "distance"},
                           Word{"a.", "point"},
                           Word{"b.", "point"}};

}  // namespace

ZooVerdict judged(const Scene& scene, const Implementation* peer) {
    ZooVerdict verdict;
    Timeline timeline;
    bool is_opening = true;
    for (const double time : moments_of(scene)) {
        const Evaluation now = evaluate(scene, time, timeline);
        for (std::size_t query = 0; query < now.answers.size(); ++query) {
            if (peer && !can_answer(*peer, now.posed, now.posed.queries[query])) continue;
            verdict.answers = true;
            verdict.query = query;
            if (!peer && is_opening) verdict.fault = unexpected(scene, now, query);
            if (!verdict.fault) verdict.fault = breach_of(with_query_alone(now.posed, query), peer);
            if (verdict.fault) return verdict;
        }
        is_opening = false;
    }
    return verdict;
}

std::string word_for(const Breach& fault) {
    if (fault.found == "NaN") return "NaN";
    if (fault.is_yes_or_no) return fault.found.starts_with("no") ? "misses" : "hits";
    for (const Word& each : words)
        if (fault.what.starts_with(each.what)) return each.word;
    return fault.what;
}

}  // namespace lab
