// isect-bench [CHART.svg]: runs all rows with their repetitions shuffled, so that other load on the
// machine affects all of them alike, and prints its part of RESULTS.md.
#include <fstream>
#include <iostream>
#include <vector>

#include <benchmark/benchmark.h>

#include "inputs.hpp"
#include "report.hpp"

namespace {

class Reporter : public benchmark::BenchmarkReporter {
public:
    bool ReportContext(const Context& context) override {
        const auto& cpu = context.cpu_info;
        cores_ = cpu.num_cpus;
        gigahertz_ = cpu.cycles_per_second / 1e9;
        if (!cpu.load_avg.empty()) load_ = cpu.load_avg[0];
        return true;
    }

    void ReportRuns(const std::vector<Run>& runs) override {
        for (const Run& run : runs) {
            if (run.run_type != Run::RT_Iteration) continue;
            const double time = run.GetAdjustedCPUTime();
            times_.add(run.run_name.function_name, time / double(isect_bench::question_count));
        }
    }

    void print() const;
    const isect_bench::Times& times() const { return times_; }

private:
    void print_machine() const;

    isect_bench::Times times_;
    int cores_{};
    double gigahertz_{};
    double load_{};
};

const char* architecture() {
#if defined(__x86_64__)
    return "x86-64";
#elif defined(__aarch64__)
    return "64-bit Arm";
#else
    return "other";
#endif
}

const char* compiler() {
#if defined(__clang__)
    return "clang " __VERSION__;
#elif defined(__GNUC__)
    return "g++ " __VERSION__;
#else
    return "an unknown compiler";
#endif
}

void Reporter::print_machine() const {
    std::cout
        << "\nMeasured on a processor of kind " << architecture() << " with " << cores_
        << " cores at " << gigahertz_ << " GHz, with " << compiler() << ".\nThe machine's load was "
        << load_
        << " at the start. Each figure is the fastest\nof 25 repetitions that took turns "
           "with those of all others: what else runs on the machine only adds time. The aims "
           "were\nset for medians, which differed by 7 % for the same code on a shared machine.\n";
}

constexpr const char* introduction =
    "# How fast it is\n\n"
    "Made by `tests/benchmarks/run`. No figure is changed by hand, but sentences may be newer than "
    "the figures, and the part\non broad phases may be from an earlier run than the rest. First, "
    "the queries that are asked most: nanoseconds of\nprocessor time for one query in double, and "
    "ratios. Below 1, `isect` is the faster, and it alone decides exactly.\nEmpty: the other has "
    "no such query.\n\n";

constexpr const char* inputs =
    "\n## What is measured\n\n"
    "Each cell of the tables below holds three inputs, *mixed · near · far*, of 4096 seeded "
    "questions; the first table is of\n*mixed*.\n\n"
    "- *mixed*: the two overlap in 40 to 80 % of the questions. What moves starts 1.5 to 3 sizes "
    "away and heads for\n"
    "  somewhere about the obstacle, half to one and a half of the way.\n"
    "- *near*: within 1 % of touching. What moves starts there, and goes anywhere.\n"
    "- *far*: 20 to 100 sizes apart; what moves goes 0.1 to 2 sizes.\n\n"
    "Sizes are 1 to 4, polygons have 3 to 8 corners and no radius. *Textbook* is the plain "
    "formula, or, for capsules and\n"
    "polygons, separating axes and every corner beside every edge; it and the peers are "
    "given their own shapes ready\n"
    "made. Box2D computes in float: its overlap, manifold, distance and time of impact. "
    "Chipmunk's are contact\n"
    "sets, point and segment queries. Lists are a floor of 8 flush boxes about the obstacle.\n";
static_assert(isect_bench::question_count == 4096);

void Reporter::print() const {
    std::cout << introduction;
    isect_bench::print_first_screen(std::cout, times_);
    print_machine();
    std::cout << "\n![Time of isect, divided by that of others](RATIOS.svg)\n" << inputs;
    isect_bench::print_aims(std::cout, times_);
    isect_bench::print_tables(std::cout, times_);
}

}  // namespace

int main(int argc, char** argv) {
    char interleaving[] = "--benchmark_enable_random_interleaving=true";
    char repetitions[] = "--benchmark_repetitions=25";
    char least_time[] = "--benchmark_min_time=0.004";
    std::vector<char*> arguments{argv[0], interleaving, repetitions, least_time};
    arguments.insert(arguments.end(), argv + 1, argv + argc);
    int count = static_cast<int>(arguments.size());
    benchmark::Initialize(&count, arguments.data());
    if (count > 2) return benchmark::ReportUnrecognizedArguments(count, arguments.data()) ? 2 : 0;
    Reporter reporter;
    benchmark::RunSpecifiedBenchmarks(&reporter);
    benchmark::Shutdown();
    reporter.print();
    if (count == 2) std::ofstream(arguments[1]) << isect_bench::ratio_chart(reporter.times());
    return 0;
}
