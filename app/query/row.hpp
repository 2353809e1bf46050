// How the row of a query is made from one call of the library.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "query/kept_ground.hpp"
#include "query/query.hpp"

namespace lab {

/// The inputs of a call that aren't shapes.
template <class T>
struct With {
    isect::Vec2<T> delta;
    Response response;
    isect::Recorder trace;
    isect::WalkSettings<T> settings{};
    isect::Vec2<T> one_way{};  ///< the mark of the only obstacle
};

/// Turns the ids of a mixed ground into indices of obstacles and of their parts.
template <class T>
void name_parts(Answer& answer, const MixedGround<T>& ground) {
    const auto take = [&](std::size_t& index) {
        const MetPart met = ground.met(index);
        index = met.obstacle;
        return met.part;
    };
    if (auto* sweep = std::get_if<Sweep>(&answer)) answer.part = take(sweep->index);
    if (auto* walked = std::get_if<Walked>(&answer)) answer.part = take(walked->stands_on);
    auto* moved = std::get_if<Moved>(&answer);
    if (moved == nullptr) return;
    for (Sweep& sweep : moved->sweeps) moved->parts.push_back(take(sweep.index));
    if (!moved->parts.empty()) answer.part = moved->parts.front();
}

/// The answer about one chain or tile map, whose part it names by its index.
template <class T, class Obstacle>
Answer in_parts(Answer answer, const Obstacle& obstacle) {
    if constexpr (is_composite<Obstacle>) answer.part = in<T>(obstacle).met(answer.part).part;
    return answer;
}

template <class Call, class T, class Mover, class Obstacle>
inline constexpr bool answers = requires(Call call, const Mover& mover, const Obstacle& obstacle,
                                         const With<T>& with) {
    call(in<T>(mover), in<T>(obstacle), with);
};

using AnswerPair = Answer (*)(const QueryInput&);

template <class T, class Call, class Mover, class Obstacle>
Answer answer_these(const QueryInput& input) {
    With<T> with{in<T>(input.delta), input.response, input.trace};
    if (!input.marks.empty()) with.one_way = in<T>(input.marks.front().one_way);
    const Mover& mover = *std::get_if<Mover>(&input.mover);
    const Obstacle& obstacle = *std::get_if<Obstacle>(&input.obstacles.front());
    return in_parts<T>(answer_of(Call{}(in<T>(mover), in<T>(obstacle), with)), obstacle);
}

inline constexpr std::size_t geometry_count = std::variant_size_v<Geometry>;

template <class T, class Call, std::size_t pair>
constexpr AnswerPair answer_of_pair() {
    using Mover = std::variant_alternative_t<pair / geometry_count, Geometry>;
    using Obstacle = std::variant_alternative_t<pair % geometry_count, Geometry>;
    if constexpr (answers<Call, T, Mover, Obstacle>)
        return answer_these<T, Call, Mover, Obstacle>;
    else
        return nullptr;
}

template <class T, class Call, std::size_t... pair>
constexpr auto table_of_pairs(std::index_sequence<pair...>) {
    return std::array{answer_of_pair<T, Call, pair>()...};
}
/// A table rather than std::visit, which compiles much more for the pairs without an answer.
template <class T, class Call>
inline constexpr auto pairs =
    table_of_pairs<T, Call>(std::make_index_sequence<geometry_count * geometry_count>());

template <class T, class Call>
AnswerPair pair_of(const Geometry& mover, const Geometry& obstacle) {
    return pairs<T, Call>[mover.index() * geometry_count + obstacle.index()];
}

template <class Call>
bool supports(const Geometry& mover, const Geometry& obstacle) {
    return pair_of<double, Call>(mover, obstacle) != nullptr;
}

template <class T, class Result, class Call>
Answer answer_pair(const QueryInput& input) {
    const AnswerPair answer = pair_of<T, Call>(input.mover, input.obstacles.front());
    return answer != nullptr ? answer(input) : Result{};
}

/// Answers in the scalar of the scene.
template <AnswerPair in_float, AnswerPair in_double>
Answer answer_in_scalar(const QueryInput& input) {
    return input.scalar == Scalar::float_ ? in_float(input) : in_double(input);
}

template <class T>
inline constexpr bool is_obstacle = is_solid<T> || is_composite<T>;

inline bool is_solid_pair(const Geometry& mover, const Geometry& obstacle) {
    const auto solid = [](const auto& shape) { return is_solid<std::decay_t<decltype(shape)>>; };
    const auto stops = [](const auto& shape) { return is_obstacle<std::decay_t<decltype(shape)>>; };
    return std::visit(solid, mover) && std::visit(stops, obstacle);
}

/// Whether the library's own list of shapes can hold the obstacles.
inline bool is_plain_list(const QueryInput& input) {
    const bool has_parts =
        std::any_of(input.obstacles.begin(), input.obstacles.end(), is_made_of_parts);
    return !has_parts && input.meets.is_all();
}

/// Asks about a list of the obstacles that are solid, or about obstacles of any kind. The mover is
/// a shape of any kind, so that this isn't compiled for each.
template <class T, class Result, class Call>
Answer answer_list(const QueryInput& input) {
    const std::optional<isect::Shape<T>> solid = solid_of<T>(input.mover);
    if (!solid) return Result{};
    const isect::Shape<T>& mover = *solid;
    const With<T> with{in<T>(input.delta), input.response, input.trace, in<T>(input.settings)};
    if (!is_plain_list(input)) {
        thread_local KeptGround<T> kept;
        const MixedGround<T>& ground = kept.of(input.obstacles, input.marks);
        Answer answer = answer_of(Call{}(mover, isect::in_groups(ground, input.meets.mask), with));
        name_parts(answer, ground);
        return answer;
    }
    if (input.marks.empty()) return answer_of(Call{}(mover, solids<T>(input.obstacles), with));
    return answer_of(Call{}(mover, marked<T>(input.obstacles, input.marks), with));
}

/// A solid as a shape of any kind; anything else as it is.
template <class S>
decltype(auto) of_any_kind(const S& shape) {
    if constexpr (isect::SolidShape<S>)
        return isect::Shape<isect::Scalar<S>>(shape);
    else
        return (shape);
}

/// Makes a call with shapes of any kind where the library has it, since that is compiled already.
template <class Call>
struct CallOfAnyKind {
    template <class Mover, class Obstacle, class T>
    auto operator()(const Mover& mover, const Obstacle& obstacle, const With<T>& with) const
        -> decltype(Call{}(mover, obstacle, with)) {
        constexpr Call call;
        if constexpr (requires { call(of_any_kind(mover), of_any_kind(obstacle), with); })
            return call(of_any_kind(mover), of_any_kind(obstacle), with);
        else if constexpr (requires { call(mover, of_any_kind(obstacle), with); })
            return call(mover, of_any_kind(obstacle), with);
        else
            return call(mover, obstacle, with);
    }
};

/// The row of a query of a mover and one obstacle. It supports the pairs for which the call
/// compiles.
template <class Result, class Call>
constexpr QueryRow pair_row(QueryRow row, Call) {
    using Any = CallOfAnyKind<Call>;
    row.supports = supports<Any>;
    row.answer =
        answer_in_scalar<answer_pair<float, Result, Any>, answer_pair<double, Result, Any>>;
    return row;
}

/// The row of a query of a mover and a list of obstacles.
template <class Result, class Call>
constexpr QueryRow list_row(QueryRow row, Call) {
    row.supports = is_solid_pair;
    row.answer =
        answer_in_scalar<answer_list<float, Result, Call>, answer_list<double, Result, Call>>;
    return row;
}

}  // namespace lab
