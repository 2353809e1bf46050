#pragma once

#include <cstddef>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include <isect/decided.hpp>
#include <isect/detail/surely.hpp>
#include <isect/hit.hpp>
#include <isect/interval.hpp>
#include <isect/tracer.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// Any value that a query passes to its tracer. Float values are stored as
/// doubles, which hold them exactly.
using NoteValue = std::variant<bool, double, Vec2<double>, Interval<double>,
                               Hit<double>, std::size_t>;

/// A value, its place in the library's source, and the call of an algorithm
/// that it belongs to.
struct Note {
    NoteValue value;
    Where where;
    std::size_t call{};
    /// For a yes or no that exact arithmetic had to decide, how close the
    /// decision was: the margin of a Decided.
    std::optional<double> margin;
    /// Whether the plain formula was too close to call, so that a closer
    /// look had to follow.
    bool is_too_close = false;
};

/// The values that one query has recorded, in order.
struct Recording {
    std::vector<Note> notes;
    /// For each call, the number of its caller. Call 0 is the user's code,
    /// and is its own caller.
    std::vector<std::size_t> callers{0};
};

namespace detail {
inline NoteValue note_value(bool value) {
    return value;
}
inline NoteValue note_value(const Decided& decided) {
    return decided.yes;
}
inline NoteValue note_value(const TooClose& decision) {
    return decision.yes;
}
inline NoteValue note_value(std::size_t value) {
    return value;
}
inline NoteValue note_value(double value) {
    return value;
}
inline NoteValue note_value(float value) {
    return double{value};
}
template <class T>
NoteValue note_value(Vec2<T> v) {
    return Vec2<double>{v.x, v.y};
}
template <class T>
NoteValue note_value(Interval<T> span) {
    return Interval<double>{span.min, span.max};
}
template <class T>
NoteValue note_value(const Hit<T>& hit) {
    return Hit<double>{{hit.pos.x, hit.pos.y},
                       {hit.delta.x, hit.delta.y},
                       {hit.normal.x, hit.normal.y},
                       hit.time};
}

template <class V>
std::optional<double> margin_of(const V&) {
    return {};
}
inline std::optional<double> margin_of(const Decided& decided) {
    if (!decided.exactly()) return {};
    return decided.margin;
}

template <class V>
bool is_too_close(const V&) {
    return false;
}
inline bool is_too_close(const TooClose& decision) {
    return decision.yes;
}
}  // namespace detail

/// A tracer that writes every value it receives into a recording, which
/// must outlive it. Without a recording it writes nothing, so programs that
/// trace only sometimes can compile each query once.
///
/// Tracers are passed by value, so each copy marks a call. This separates
/// the values of a nested algorithm from those of its caller, without help
/// from either.
class Recorder {
public:
    Recorder() = default;
    explicit Recorder(Recording& recording) : recording_(&recording) {}
    Recorder(const Recorder& caller) : recording_(caller.recording_) {
        if (recording_ == nullptr) return;
        call_ = recording_->callers.size();
        recording_->callers.push_back(caller.call_);
    }
    Recorder& operator=(const Recorder&) = default;

    template <class V>
    V operator()(V value, Where where = Where::current()) const {
        if (recording_ == nullptr) return value;
        const NoteValue noted = detail::note_value(value);
        recording_->notes.push_back({noted, where, call_,
                                     detail::margin_of(value),
                                     detail::is_too_close(value)});
        return value;
    }

private:
    Recording* recording_{};
    std::size_t call_{};
};

}  // namespace isect
