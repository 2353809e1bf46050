#pragma once

#include <cstddef>
#include <type_traits>
#include <variant>
#include <vector>

#include <isect/hit.hpp>
#include <isect/interval.hpp>
#include <isect/tracer.hpp>
#include <isect/vec2.hpp>

namespace isect {

/// Any value that a query hands to its tracer; those of float queries are
/// kept as doubles, which hold them exactly.
using NoteValue = std::variant<bool, double, Vec2<double>, Interval<double>,
                               Hit<double>, std::size_t>;

/// A value, and the place in the library's source that it comes from.
struct Note {
    NoteValue value;
    Where where;
};

namespace detail {
inline NoteValue note_value(bool value) {
    return value;
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
}  // namespace detail

/// A tracer that writes down, in order, every value that it is handed, into
/// a list that outlives it.
class Recorder {
public:
    explicit Recorder(std::vector<Note>& notes) : notes_(&notes) {}

    template <class V>
    V operator()(V value, Where where = Where::current()) const {
        notes_->push_back({detail::note_value(value), where});
        return value;
    }

private:
    std::vector<Note>* notes_;
};

}  // namespace isect
