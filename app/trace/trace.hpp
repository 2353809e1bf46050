#pragma once

#include <optional>
#include <vector>

#include <isect/recorder.hpp>

#include "scene/scene.hpp"
#include "trace/source.hpp"

namespace lab {

/// A value that a line of source has handed to the tracer.
struct Step {
    isect::NoteValue value;
    int line{};
    /// Of a yes or no that needed exact arithmetic: by how much it is one.
    std::optional<double> margin{};
};

/// One call of an algorithm: its values, and the calls that it made itself.
struct Call {
    const SourceFile* file{};
    const Function* function{};
    std::vector<Step> steps;
    std::vector<Call> calls;
    int from_line{};  ///< the line of the caller that made it; 0 for the first
    /// How many of the caller's steps came before it.
    std::size_t after{};

    /// "raycast/aabb.hpp"
    std::string_view file_name() const;
    bool in(std::string_view name) const { return file_name() == name; }
    /// All steps of a line, in order.
    std::vector<Step> steps_at(int line) const;
    /// All values of a line, in order.
    std::vector<isect::NoteValue> values_at(int line) const;
    /// All values that mean this, in order.
    std::vector<isect::NoteValue> values_of(Term term) const;
    /// Whether the statement with this label has handed on a value.
    bool has_values_of(std::string_view label) const;
    /// The last value that means this, if it is of this type.
    template <class T>
    const T* last(Term term) const;
    /// The first call, however deep, of this file: "overlaps/aabb_aabb.hpp".
    const Call* find(std::string_view in_file) const;
};

/// What the library did to answer a query, as a tree of calls. Algorithms that only pass a
/// question on, as those for points do, leave no trace.
std::optional<Call> trace_of(const isect::Recording& recording);
std::optional<Call> trace_of(const Scene& posed, const Query& query);

template <class T>
const T* Call::last(Term term) const {
    const T* found = nullptr;
    for (const Step& step : steps) {
        const Statement* statement = function->statement_at(step.line);
        if (statement != nullptr && statement->term == term) found = std::get_if<T>(&step.value);
    }
    return found;
}

}  // namespace lab
