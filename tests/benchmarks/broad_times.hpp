// The measurements of broad phases and batches, and their results.
#pragma once

#include <algorithm>
#include <ctime>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "broad_worlds.hpp"

namespace isect_bench {

/// In nanoseconds: per box built, per query, per cast, per box whose pairs are found, per box
/// moved, and per query after the moves.
enum class BroadTask { build, query, cast, pairs, move, query_moved };
inline constexpr BroadTask broad_tasks[] = {BroadTask::build, BroadTask::query,
                                            BroadTask::cast,  BroadTask::pairs,
                                            BroadTask::move,  BroadTask::query_moved};
inline constexpr const char* broad_task_names[] = {"build, a box",     "query",
                                                   "nearest cast",     "all pairs, a box",
                                                   "move 27 %, a box", "query once moved"};

/// The runs of each contender's tasks in one world.
using Times = std::map<std::pair<std::string, BroadTask>, std::vector<double>>;
/// For all worlds and numbers of boxes.
using AllTimes = std::map<std::pair<BroadWorld, std::size_t>, Times>;

inline double median_of(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}
/// The median of the runs, or 0 if the contender did not run the task.
inline double median(const Times& times, const std::string& name, BroadTask task) {
    const auto found = times.find({name, task});
    return found == times.end() ? 0 : median_of(found->second);
}

/// How many times longer one takes than another, run by run, so that a slowdown of both cancels.
inline double ratio(const Times& times, const std::string& one, const std::string& other,
                    BroadTask task) {
    const std::vector<double>& ones = times.at({one, task});
    const std::vector<double>& others = times.at({other, task});
    std::vector<double> ratios;
    for (std::size_t i = 0; i < ones.size(); ++i) ratios.push_back(ones[i] / others.at(i));
    return median_of(ratios);
}

/// Processor time, which does not include that of other programs.
template <class Act>
double nanoseconds(const Act& act) {
    const std::clock_t start = std::clock();
    act();
    return 1e9 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// For a short task, the median of five runs, because a disturbance would dominate a single one.
template <class Act>
double steady_nanoseconds(const Act& act) {
    constexpr double soon = 2e7;
    std::vector<double> times{nanoseconds(act)};
    while (times.size() < 5 && times[0] < soon) times.push_back(nanoseconds(act));
    return median_of(times);
}

/// Segments against all boxes or circles of a batch, in nanoseconds per box or circle.
struct BatchTimes {
    std::string shapes;
    std::size_t count{};
    double one_by_one{};     ///< the single query, repeated
    double scalar_filter{};  ///< the filter alone, one shape after another
    double plain_filter{};   ///< the filter alone, compiled for any processor
    double best_filter{};    ///< the filter alone, compiled for this processor
    double nearest{};        ///< the nearest of all hits
    double all_hits{};
    double reading{};  ///< only reading the memory that the filter reads
};
std::vector<BatchTimes> measure_batches(std::size_t most);

/// The table of the aims and the values reached.
std::string broad_aims(const AllTimes& all, const std::vector<BatchTimes>& batches);
/// A part of RESULTS.md and the chart that it shows.
std::string broad_report(const AllTimes& all, const std::vector<BatchTimes>& batches, double load);
std::string broad_chart(const AllTimes& all);

/// The contenders, in the order of the tables.
inline constexpr const char* broad_names[] = {"Batch",      "SweepAndPrune", "Grid",
                                              "Quadtree",   "Bvh",           "Boost rtree",
                                              "Box2D tree", "Chipmunk tree", "Chipmunk hash"};

}  // namespace isect_bench
