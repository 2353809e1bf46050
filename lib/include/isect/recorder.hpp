#pragma once

#include <cstddef>
#include <optional>
#include <type_traits>
#include <variant>
#include <vector>

#include <isect/decided.hpp>
#include <isect/hit.hpp>
#include <isect/interval.hpp>
#include <isect/tracer.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// Any value that a query hands to its tracer; those of float queries are
/// kept as doubles, which hold them exactly.
using NoteValue = std::variant<bool, double, Vec2<double>, Interval<double>,
                               Hit<double>, std::size_t>;

/// A value, the place in the library's source that it comes from, and the
/// call of an algorithm that it belongs to.
struct Note {
    NoteValue value;
    Where where;
    std::size_t call{};
    /// Of a yes or no that exact arithmetic had to decide, how far it is
    /// from the other: the margin of a Decided.
    std::optional<double> margin;
};

/// What one query has written down, in order.
struct Recording {
    std::vector<Note> notes;
    /// Of each call, the number of the one that made it. Call 0 is whoever
    /// asked, and is its own.
    std::vector<std::size_t> callers{0};
};

namespace detail {
inline NoteValue note_value(bool value) {
    return value;
}
inline NoteValue note_value(const Decided& decided) {
    return decided.yes;
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
}  // namespace detail

/// A tracer that writes down every value that it is handed, into a
/// recording that outlives it. Without a recording it writes nothing: for
/// programs that trace now and then, and want each query compiled once.
///
/// Tracers go by value, so each copy is a call: that is how a nested
/// algorithm's values are told from those of its caller, although neither
/// of the two says so.
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
        const auto margin = detail::margin_of(value);
        recording_->notes.push_back({noted, where, call_, margin});
        return value;
    }

private:
    Recording* recording_{};
    std::size_t call_{};
};

}  // namespace isect
