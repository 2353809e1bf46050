// One measurement: a program's results for one set of queries.
#pragma once

#include <string>
#include <utility>

#include <benchmark/benchmark.h>

#include "inputs.hpp"

namespace isect_bench {

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
