#pragma once

#include <optional>
#include <vector>

#include <isect/recorder.hpp>

#include "scene/scene.hpp"
#include "trace/source.hpp"

namespace lab {

/// A value traced by a line of the source.
struct Step {
    isect::NoteValue value;
    int line{};
    /// The margin of a yes or no that needed exact arithmetic.
    std::optional<double> margin{};
};

/// What the ids of a sweep into many stand for.
enum class IdsOf { obstacles, parts, boxes };

/// One call of an algorithm: its values and the calls that it made directly.
struct Call {
    const SourceFile* file{};
    const Function* function{};
    std::vector<Step> steps;
    std::vector<Call> calls;
    int from_line{};  ///< the caller's line; 0 for the outermost call
    /// The number of the caller's steps before this call.
    std::size_t after{};
    IdsOf ids = IdsOf::boxes;

    /// "raycast/aabb.hpp"
    std::string_view file_name() const;
    bool in(std::string_view name) const { return file_name() == name; }
    /// All steps of a line, in order.
    std::vector<Step> steps_at(int line) const;
    /// All values of a line, in order.
    std::vector<isect::NoteValue> values_at(int line) const;
    /// All values with this meaning, in order.
    std::vector<isect::NoteValue> values_of(Term term) const;
    /// Whether the statement with this label traced a value.
    bool has_values_of(std::string_view label) const;
    /// The last value with this meaning, if it has this type.
    template <class T>
    const T* last(Term term) const;
    /// The first call at any depth made in this file: "overlaps/aabb_aabb.hpp".
    const Call* find(std::string_view in_file) const;
};

/// What the library did to answer a query, as a tree of calls. Empty for algorithms that only
/// forward a query, such as those for points.
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
