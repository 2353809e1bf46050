#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>

#include "evaluate/evaluate.hpp"

namespace lab {

/// What a learner is asked to bring about: "x.near = y.near within 0.01", "hit is null".
struct Comparison {
    enum class Kind { equal, less, greater, is };

    /// Numbers, or paths to what the query says ("hit.normal.y") or to a shape's field
    /// ("box.half.x"); behind `is` one of true, false, null and something.
    std::string left, right;
    Kind kind{};
    double within{};  ///< of `equal`: how far both may differ
};

/// What a learner is asked to point at before it is shown: "predict hit.pos within 3".
struct Prediction {
    std::string path;
    double within{};
};

using Task = std::variant<Comparison, Prediction>;

/// What is wrong with a task, as a sentence.
struct TaskError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Reads a task, or throws TaskError.
Task parse_task(std::string_view text);

/// How far a learner has come.
struct Progress {
    bool done{};
    /// Each number that the task is about: "near x is 0.23, 0.34 less than near y, 0.57"
    std::string margin;
};
/// For the query looked at. A path that leads nowhere at this moment, since there is no hit, say,
/// is told as such; one that can lead nowhere throws TaskError.
Progress progress(const Comparison& task, const Evaluation& evaluation, std::size_t query);

/// The place to be predicted; nothing where there is none, and then that is what should be seen.
std::optional<Vec2> place_of(const Prediction& task, const Evaluation& evaluation,
                             std::size_t query);

}  // namespace lab
