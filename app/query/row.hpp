// How the row of a query is made from one call of the library.
#pragma once

#include <algorithm>

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

/// Calls ask(T{}), where T is the scalar of a scene.
template <class Ask>
auto in_scalar(Scalar scalar, const Ask& ask) {
    return scalar == Scalar::float_ ? ask(float{}) : ask(double{});
}

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

template <class Call>
bool supports(const Geometry& mover, const Geometry& obstacle) {
    return std::visit(
        [](const auto& a, const auto& b) {
            return answers<Call, double, std::decay_t<decltype(a)>, std::decay_t<decltype(b)>>;
        },
        mover, obstacle);
}

/// Asks about the only obstacle, in numbers of type T.
template <class T, class Result, class Call>
Answer answer_pair_as(const QueryInput& input) {
    With<T> with{in<T>(input.delta), input.response, input.trace};
    if (!input.marks.empty()) with.one_way = in<T>(input.marks.front().one_way);
    const auto visit = [&](const auto& a, const auto& b) -> Answer {
        using Mover = std::decay_t<decltype(a)>;
        using Obstacle = std::decay_t<decltype(b)>;
        if constexpr (answers<Call, T, Mover, Obstacle>)
            return in_parts<T>(answer_of(Call{}(in<T>(a), in<T>(b), with)), b);
        else
            return Result{};
    };
    return std::visit(visit, input.mover, input.obstacles.front());
}

template <class Result, class Call>
Answer answer_pair(const QueryInput& input) {
    return in_scalar(input.scalar, [&](auto number) {
        return answer_pair_as<decltype(number), Result, Call>(input);
    });
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

/// Asks about obstacles of any kind.
template <class T, class Call>
Answer answer_mixed(const QueryInput& input, const isect::Shape<T>& mover, const With<T>& with) {
    const MixedGround<T> ground = mixed_ground<T>(input.obstacles, input.marks);
    const auto met = isect::in_groups(ground, input.meets.mask);
    Answer answer = answer_of(Call{}(mover, met, with));
    name_parts(answer, ground);
    return answer;
}

/// Asks about a list of the obstacles that are solid. The mover is one of any kind, as they are, so
/// that the query is compiled once for all movers.
template <class Result, class Call>
Answer answer_list(const QueryInput& input) {
    return in_scalar(input.scalar, [&](auto number) -> Answer {
        using T = decltype(number);
        const With<T> with{in<T>(input.delta), input.response, input.trace, in<T>(input.settings)};
        const std::vector<isect::Shape<T>> movers = solids<T>({&input.mover, 1});
        if (movers.empty()) return Result{};
        const isect::Shape<T>& mover = movers.front();
        if (!is_plain_list(input)) return answer_mixed<T, Call>(input, mover, with);
        if (input.marks.empty()) return answer_of(Call{}(mover, solids<T>(input.obstacles), with));
        return answer_of(Call{}(mover, marked<T>(input.obstacles, input.marks), with));
    });
}

/// The row of a query of a mover and one obstacle. It supports the pairs for which the call
/// compiles.
template <class Result, class Call>
constexpr QueryRow pair_row(QueryRow row, Call) {
    row.supports = supports<Call>;
    row.answer = answer_pair<Result, Call>;
    return row;
}

/// The row of a query of a mover and a list of obstacles.
template <class Result, class Call>
constexpr QueryRow list_row(QueryRow row, Call) {
    row.supports = is_solid_pair;
    row.answer = answer_list<Result, Call>;
    return row;
}

}  // namespace lab
