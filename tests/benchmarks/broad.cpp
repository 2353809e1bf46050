// isect-bench-broad [BOXES]: the broad phases beside each other and beside what Debian has, in
// worlds of up to so many boxes, 1,000,000 by default. Runs take turns, so that whatever else the
// machine does falls on all alike; prints BROAD_PHASES.md.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <map>
#include <string>
#include <utility>

#include "broad_peers.hpp"

namespace isect_bench {
namespace {

/// What is measured, in nanoseconds: of a box built, a question, a box moved.
enum class BroadTask { build, query, cast, move };
constexpr const char* broad_task_names[] = {"build, a box", "query", "nearest cast",
                                            "move 27 %, a box"};
constexpr BroadTask broad_tasks[] = {BroadTask::build, BroadTask::query, BroadTask::cast,
                                     BroadTask::move};

/// The runs of each contender's tasks, in one world.
using Times = std::map<std::pair<std::string, BroadTask>, std::vector<double>>;
/// Of all worlds, and all numbers of boxes.
using AllTimes = std::map<std::pair<BroadWorld, std::size_t>, Times>;

/// Of the processor, which other programs do not lengthen by taking it away.
template <class Act>
double nanoseconds(const Act& act) {
    const std::clock_t start = std::clock();
    act();
    return 1e9 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

/// Keeps the compiler from leaving out what nobody looks at.
volatile std::size_t broad_sink = 0;

template <class Phase>
void measure(const std::string& name, const BroadInput& input, Times& times) {
    const auto note = [&](BroadTask task, double all, std::size_t count) {
        times[{name, task}].push_back(all / static_cast<double>(count));
    };
    std::unique_ptr<Phase> phase;
    const double building = nanoseconds([&] { phase = std::make_unique<Phase>(input.boxes); });
    note(BroadTask::build, building, input.boxes.size());

    std::size_t found = 0;
    const auto query = [&] {
        for (const Box& place : input.places) found += phase->count_overlapping(place);
    };
    const auto cast = [&] {
        for (const Path& path : input.paths) found += phase->nearest(path);
    };
    query();
    note(BroadTask::query, nanoseconds(query), input.places.size());
    cast();
    note(BroadTask::cast, nanoseconds(cast), input.paths.size());
    const double moving = nanoseconds([&] {
        for (const auto& [id, box] : input.moves) phase->move(id, input.boxes[id], box);
    });
    note(BroadTask::move, moving, std::max<std::size_t>(input.moves.size(), 1));
    broad_sink = broad_sink + found;
}

using Measure = void (*)(const std::string&, const BroadInput&, Times&);
struct Contender {
    const char* name;
    Measure measure;
};
constexpr Contender contenders[] = {
    {"Batch", measure<OurBroadPhase<isect::Batch<double>>>},
    {"SweepAndPrune", measure<OurBroadPhase<isect::SweepAndPrune<double>>>},
    {"Grid", measure<OurBroadPhase<isect::Grid<double>>>},
    {"Quadtree", measure<OurBroadPhase<isect::Quadtree<double>>>},
    {"Bvh", measure<OurBroadPhase<isect::Bvh<double>>>},
    {"Boost rtree", measure<BoostTree>},
    {"Box2D tree", measure<Box2dTree>},
};

double median(const Times& times, const std::string& name, BroadTask task) {
    std::vector<double> values = times.at({name, task});
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::string in_figures(double value) {
    char text[32];
    std::snprintf(text, sizeof text, value < 10 ? "%.2f" : "%.0f", value);
    return text;
}

Times measure_world(BroadWorld world, std::size_t count) {
    const BroadInput input = BroadSource(world, count).input(count);
    const std::size_t runs = count < 1000000 ? 5 : 3;
    Times times;
    for (std::size_t run = 0; run < runs; ++run) {
        for (const Contender& one : contenders) one.measure(one.name, input, times);
    }
    return times;
}

/// One line of what is aimed at, and what was reached.
void print_aim(const std::string& what, const std::string& aim, double value) {
    std::cout << "| " << what << " | " << aim << " | " << in_figures(value) << " |\n";
}

void print_aims_of_uniform(const Times& times, std::size_t count) {
    const std::string many = std::to_string(count) + " uniform: ";
    const auto of = [&](const char* name, BroadTask task) { return median(times, name, task); };
    const auto times_slower = [&](const char* peer, BroadTask task) {
        return of(peer, task) / of("Bvh", task);
    };
    print_aim(many + "Grid, build, ns a box", "at most 15", of("Grid", BroadTask::build));
    print_aim(many + "Grid, query, ns", "at most 150", of("Grid", BroadTask::query));
    print_aim(many + "Boost's build ÷ Bvh's", "above 1",
              times_slower("Boost rtree", BroadTask::build));
    print_aim(many + "Boost's query ÷ Bvh's", "at least 2",
              times_slower("Boost rtree", BroadTask::query));
    print_aim(many + "Box2D's query ÷ Bvh's", "at least 5",
              times_slower("Box2D tree", BroadTask::query));
    print_aim(many + "Box2D's cast ÷ Bvh's", "at least 3",
              times_slower("Box2D tree", BroadTask::cast));
    const double moving = 0.27 * of("Bvh", BroadTask::move) / of("Bvh", BroadTask::build);
    print_aim(many + "Bvh, moving 27 % ÷ building", "below 0.5", moving);
}

/// How much slower the Bvh is than the best of ours, itself among them.
void print_aims_of_uneven(const Times& times, BroadWorld world, std::size_t count) {
    for (const BroadTask task : {BroadTask::query, BroadTask::cast}) {
        double best = median(times, "Bvh", task);
        for (const char* name : {"SweepAndPrune", "Grid", "Quadtree"}) {
            best = std::min(best, median(times, name, task));
        }
        const std::string what = std::to_string(count) + " " +
                                 broad_world_names[static_cast<std::size_t>(world)] + ": Bvh's " +
                                 broad_task_names[static_cast<std::size_t>(task)] + " ÷ the best";
        print_aim(what, "at most 1.2", median(times, "Bvh", task) / best);
    }
}

void print_aims(const AllTimes& all) {
    std::cout << "| what | aim | reached |\n| --- | --- | --- |\n";
    for (const auto& [where, times] : all) {
        const auto& [world, count] = where;
        if (count < 100000) continue;
        if (world == BroadWorld::uniform) {
            print_aims_of_uniform(times, count);
        } else {
            print_aims_of_uneven(times, world, count);
        }
    }
}

void print_times(const AllTimes& all) {
    std::cout << "\n| world | boxes | task |";
    for (const Contender& one : contenders) std::cout << " " << one.name << " |";
    std::cout << "\n| --- | --- | --- |";
    for (std::size_t i = 0; i < std::size(contenders); ++i) std::cout << " --- |";
    std::cout << "\n";
    for (const auto& [where, times] : all) {
        const char* world = broad_world_names[static_cast<std::size_t>(where.first)];
        for (const BroadTask task : broad_tasks) {
            std::cout << "| " << world << " | " << where.second << " | "
                      << broad_task_names[static_cast<std::size_t>(task)] << " |";
            for (const Contender& one : contenders) {
                std::cout << " " << in_figures(median(times, one.name, task)) << " |";
            }
            std::cout << "\n";
        }
    }
}

void print_broad_introduction() {
    double load = 0;
    getloadavg(&load, 1);
    std::cout
        << "# How fast the broad phases are\n\n"
           "Made by `isect-bench-broad`; no hand writes here. Nanoseconds of processor time: of a "
           "box that is built, of a\n"
           "query that finds some ten boxes, of the nearest cast of a segment a tenth as long as "
           "the world, and of a box that\n"
           "moves, where 27 % do so one by one, by less than their size. Medians of five runs "
           "that took turns, three from\n"
           "1,000,000 boxes on. Ours and Boost.Geometry's R-tree (packed when built) are in "
           "double, Box2D's tree is in float;\n"
           "ours decide exactly. Boost has no cast: all that the segment crosses is found and "
           "the nearest of it taken.\n\n"
           "*Uniform*: of one size, spread evenly. *Clustered*: in 32 crowds. *Mixed*: many small "
           "ones, and ever fewer of up to\n300 times their size.\n\n"
        << "The machine's load was " << load
        << " at the start: above 0.3 other programs ran beside it, which makes every time\n"
           "longer and single ratios good to some 20 %.\n\n";
}

}  // namespace
}  // namespace isect_bench

int main(int argc, char** argv) {
    using namespace isect_bench;
    const std::size_t most = argc > 1 ? std::strtoul(argv[1], nullptr, 10) : 1000000;
    print_broad_introduction();
    AllTimes all;
    for (const BroadWorld world : broad_worlds) {
        for (std::size_t count = 1000; count <= most; count *= 10) {
            all[{world, count}] = measure_world(world, count);
        }
    }
    print_aims(all);
    print_times(all);
    return 0;
}
