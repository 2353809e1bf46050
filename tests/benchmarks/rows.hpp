// One measurement: a program's results for one set of queries.
#pragma once

#include <string>
#include <utility>

#include <benchmark/benchmark.h>

#include "inputs.hpp"
#include "lib/pairs.hpp"

namespace isect_bench {

/// Calls ask as pairs::each does, for every pair without a segment: to the library that is a
/// capsule without a radius.
template <class Ask>
void each_pair(const Ask& ask) {
    pairs::each<double>(5, [&](auto a, auto b, unsigned i, unsigned k) {
        using Segment = isect::Segment<double>;
        if constexpr (!std::is_same_v<typename decltype(a)::Type, Segment> &&
                      !std::is_same_v<typename decltype(b)::Type, Segment>)
            ask(a, b, i, k);
    });
}

/// Measures ask(prepared query) for each spread. The preparation, which converts a query to the
/// program's own shapes, is not measured.
template <class A, class B, class Prepare, class Ask>
void add_row(const std::string& query, const std::string& pair, const std::string& who, bool moving,
             Prepare prepare, Ask ask) {
    for (const Spread spread : spreads) {
        const std::string spread_name = spread_names[static_cast<std::size_t>(spread)];
        const std::string name = query + "/" + pair + "/" + spread_name + "/" + who;
        const auto run = [=](benchmark::State& state) {
            const auto prepared = prepare(questions<A, B>(spread, moving));
            for ([[maybe_unused]] auto step : state) {
                for (const auto& question : prepared) {
                    const auto answer = ask(question);
                    benchmark::DoNotOptimize(answer);
                }
            }
        };
        benchmark::RegisterBenchmark(name.c_str(), run);
    }
}

/// For programs that take the queries as they are.
inline constexpr auto as_they_are = [](const auto& questions) { return questions; };

}  // namespace isect_bench
