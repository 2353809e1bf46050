#pragma once

#include <optional>
#include <string>

#include "evaluate/evaluate.hpp"
#include "lessons/asked_words.hpp"
#include "scene/json_tree.hpp"

namespace lab {

/// What the paths of a task lead to, in the form in which it is written as JSON: the answer of a
/// query, the fields of shapes, the query's own settings, the answers of the scene's other queries
/// by their names, and the instruments.
class Results {
public:
    Results(const Evaluation& evaluation, std::size_t query,
            const InstrumentsNow& instruments = {});

    /// The value at the end of a path; null if a part on the path is null. Throws TaskError if
    /// there is no such path.
    const JsonValue* at(const std::string& path) const;

    /// A number, or the number that a path leads to.
    std::optional<double> number(const std::string& text) const;

    /// The word that a path leads to; nothing if it leads to anything else.
    std::optional<std::string> word(const std::string& path) const;

    /// The name of the obstacle whose index a path leads to; nothing if there is none.
    std::optional<std::string> obstacle(const std::string& path) const;
    bool has_obstacle(const std::string& name) const;

private:
    const JsonValue* begin(const std::string& name) const;
    std::vector<std::string> names_to_begin_with() const;

    JsonValue root_, asked_, instruments_;
    const JsonValue* answer_{};
    const JsonValue* shapes_{};
    std::vector<std::string> obstacles_;
};

}  // namespace lab
