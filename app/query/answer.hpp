#pragma once

#include <optional>
#include <variant>
#include <vector>

#include "query/precision.hpp"

namespace lab {

using Hit = isect::Hit<double>;
using Sweep = isect::Sweep<double>;
using Closest = isect::Closest<double>;
using SlabTimes = isect::SlabTimes<double>;

/// The answer of a query that answers only yes or no, such as overlaps.
struct Overlaps {
    bool overlaps{};
};
struct Distance {
    double distance{};
};
/// The result of move_and_slide: its sweeps in order, starting with the first contact, and the
/// final position of the mover.
struct Moved {
    std::vector<Sweep> sweeps;
    Vec2 pos;
    /// For each sweep, the edge of the chain or the tile that it met; npos for another obstacle.
    std::vector<std::size_t> parts{};
};

using Walked = isect::Walked<double>;
using WalkSettings = isect::WalkSettings<double>;

using AnyAnswer =
    std::variant<Overlaps, std::optional<Hit>, Sweep, Distance, Closest, SlabTimes, Moved, Walked>;

struct Answer : AnyAnswer {
    using AnyAnswer::AnyAnswer;
    /// The edge of the chain, or the tile of the tile map, that it is about: that which was hit
    /// first, or is stood on. npos if the obstacle is one shape.
    std::size_t part = isect::npos;
};

/// The index of the obstacle that an answer is about; 0 if it is about the only one.
std::size_t obstacle_of(const Answer& answer);

// The library's results as answers.
inline Answer answer_of(bool overlaps) {
    return Overlaps{overlaps};
}
inline Answer answer_of(float distance) {
    return Distance{distance};
}
inline Answer answer_of(double distance) {
    return Distance{distance};
}
template <class T>
Answer answer_of(const std::optional<isect::Hit<T>>& hit) {
    return in<double>(hit);
}
template <class T>
Answer answer_of(const std::optional<isect::FirstHit<T>>& first) {
    if (!first) return std::optional<Hit>{};
    Answer answer = std::optional<Hit>(in<double>(first->hit));
    answer.part = first->id;
    return answer;
}
template <class T>
Answer answer_of(const isect::Sweep<T>& sweep) {
    return in<double>(sweep);
}
template <class T>
Answer answer_of(const isect::Closest<T>& closest) {
    return Closest{in<double>(closest.a), in<double>(closest.b)};
}
template <class T>
Answer answer_of(const isect::SlabTimes<T>& times) {
    return SlabTimes{in<double>(times.x), in<double>(times.y)};
}
template <class T>
Answer answer_of(const isect::Moved<T>& moved) {
    Moved answer{{}, in<double>(moved.pos)};
    for (std::size_t i = 0; i < moved.count; ++i)
        answer.sweeps.push_back(in<double>(moved.sweeps[i]));
    return answer;
}
template <class T>
Answer answer_of(const isect::Walked<T>& walked) {
    return in<double>(walked);
}

}  // namespace lab
