#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "evaluate/evaluate.hpp"
#include "lessons/asked_words.hpp"

namespace lab {

/// A condition that the learner has to achieve: "x.near = y.near within 0.01", "hit is null",
/// "stands_on is shelf".
struct Comparison {
    enum class Kind { equal, less, greater, at_most, at_least, is };

    /// Numbers, or paths to results ("hit.normal.y"), to a shape's field ("box.half.x"), to a
    /// setting of the query ("snap") or to another query's results ("raycast.hit"); after `is`, one
    /// of true, false, null and something, the name of an obstacle, or an asked word.
    std::string left, right;
    Kind kind{};
    double within{};  ///< for `equal`: the largest allowed difference

    friend bool operator==(const Comparison&, const Comparison&) = default;
};

/// Conditions that have to hold at once: "floor is null and hero.center.y < 20".
using Conditions = std::vector<Comparison>;

/// What the learner has to point at before it is shown: "predict hit.pos within 3".
struct Prediction {
    std::string path;
    double within{};
    /// A segment of which only the start is drawn until then: "predict hit.pos within 3 without
    /// seg". Empty for none.
    std::string without{};

    friend bool operator==(const Prediction&, const Prediction&) = default;
};

using Task = std::variant<Conditions, Prediction>;

/// An error in a task, as a sentence.
struct TaskError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads a task, or throws TaskError.
Task parse_task(std::string_view text);

/// How far a learner has got.
struct Progress {
    bool done{};
    /// The numbers of the task: "near x is 0.23, 0.34 less than near y, 0.57". If it has more than
    /// one condition, those of the first that doesn't hold.
    std::string margin;
};
/// For the current query, and the instruments as they are. If a path has no value at this moment,
/// for example because there is no hit, the progress says so. A path that can never have a value
/// throws TaskError.
Progress progress(const Conditions& task, const Evaluation& evaluation, std::size_t query,
                  const InstrumentsNow& instruments = {});

/// The position to predict; nothing if there is none at this moment, which the learner should then
/// see.
std::optional<Vec2> place_of(const Prediction& task, const Evaluation& evaluation,
                             std::size_t query);

}  // namespace lab
