// The tables of BROAD_PHASES.md.
#include <cstdio>
#include <sstream>

#include "broad_times.hpp"

namespace isect_bench {
namespace {

std::string in_figures(double value) {
    if (value == 0) return "–";
    char text[32];
    std::snprintf(text, sizeof text, value < 10 ? "%.2f" : "%.0f", value);
    return text;
}

const char* title_of(BroadWorld world) {
    return broad_world_names[static_cast<std::size_t>(world)];
}
const char* title_of(BroadTask task) {
    return broad_task_names[static_cast<std::size_t>(task)];
}

/// What is aimed at, and what was reached, line by line.
class Aims {
public:
    explicit Aims(std::ostream& out) : out_(out) {
        out_ << "| what | aim | reached |\n| --- | --- | --- |\n";
    }

    void line(const std::string& what, const std::string& aim, double value) {
        out_ << "| " << what << " | " << aim << " | " << in_figures(value) << " |\n";
    }
    void uniform(const Times& times, std::size_t count) {
        const std::string many = std::to_string(count) + " uniform: ";
        const auto of = [&](const char* name, BroadTask task) { return median(times, name, task); };
        const auto times_slower = [&](const char* peer, BroadTask task, const char* ours = "Bvh") {
            return of(peer, task) / of(ours, task);
        };
        line(many + "Grid, build, ns a box", "at most 15", of("Grid", BroadTask::build));
        line(many + "Grid, query, ns", "at most 150", of("Grid", BroadTask::query));
        // They were set where Boost took 137 and 577: so they hold on any machine.
        line(many + "Boost's build ÷ Grid's", "at least 9",
             times_slower("Boost rtree", BroadTask::build, "Grid"));
        line(many + "Boost's query ÷ Grid's", "at least 3.8",
             times_slower("Boost rtree", BroadTask::query, "Grid"));
        line(many + "Boost's build ÷ Bvh's", "above 1",
             times_slower("Boost rtree", BroadTask::build));
        line(many + "Boost's query ÷ Bvh's", "at least 2",
             times_slower("Boost rtree", BroadTask::query));
        line(many + "Box2D's query ÷ Bvh's", "at least 5",
             times_slower("Box2D tree", BroadTask::query));
        line(many + "Box2D's cast ÷ Bvh's", "at least 3",
             times_slower("Box2D tree", BroadTask::cast));
        const double moving = 0.27 * of("Bvh", BroadTask::move) / of("Bvh", BroadTask::build);
        line(many + "Bvh, moving 27 % ÷ building", "below 0.5", moving);
    }
    /// How much slower the Bvh is than the best of ours, itself among them.
    void uneven(const Times& times, BroadWorld world, std::size_t count) {
        for (const BroadTask task : {BroadTask::query, BroadTask::cast}) {
            double best = median(times, "Bvh", task);
            for (const char* name : {"SweepAndPrune", "Grid", "Quadtree"}) {
                best = std::min(best, median(times, name, task));
            }
            line(std::to_string(count) + " " + title_of(world) + ": Bvh's " + title_of(task) +
                     " ÷ the best",
                 "at most 1.2", median(times, "Bvh", task) / best);
        }
    }
    void batch(const BatchTimes& times) {
        if (times.shapes == "circles" || times.count != 1000) return;
        const std::string many = "segment against 1000 " + times.shapes + ": ";
        line(many + "filter, ns a box", "at most 0.32", times.best_filter);
        line(many + "plain filter ÷ this processor's", "at least 9",
             times.plain_filter / times.best_filter);
    }

private:
    std::ostream& out_;
};

void print_aims(std::ostream& out, const AllTimes& all, const std::vector<BatchTimes>& batches) {
    Aims aims(out);
    for (const BatchTimes& times : batches) aims.batch(times);
    for (const auto& [where, times] : all) {
        const auto& [world, count] = where;
        if (count < 100000) continue;
        if (world == BroadWorld::uniform) {
            aims.uniform(times, count);
        } else {
            aims.uneven(times, world, count);
        }
    }
}

void print_batches(std::ostream& out, const std::vector<BatchTimes>& batches) {
    out << "\n## Batches\n\n"
           "One segment against all, a tenth as long as the world: nanoseconds for each of them, "
           "in double but\n"
           "where it says float. *Filter* is what lets pass the few that are then asked exactly, "
           "compiled for any\nprocessor and for this one.\n\n"
           "| what | how many | one by one | plain filter | filter | nearest hit | all hits |\n"
           "| --- | --- | --- | --- | --- | --- | --- |\n";
    for (const BatchTimes& times : batches) {
        out << "| " << times.shapes << " | " << times.count;
        for (const double value : {times.one_by_one, times.plain_filter, times.best_filter,
                                   times.nearest, times.all_hits})
            out << " | " << in_figures(value);
        out << " |\n";
    }
}

void print_times(std::ostream& out, const AllTimes& all) {
    out << "\n## Broad phases\n\n| world | boxes | task |";
    for (const char* name : broad_names) out << " " << name << " |";
    out << "\n| --- | --- | --- |";
    for (std::size_t i = 0; i < std::size(broad_names); ++i) out << " --- |";
    out << "\n";
    for (const auto& [where, times] : all) {
        for (const BroadTask task : broad_tasks) {
            out << "| " << title_of(where.first) << " | " << where.second << " | " << title_of(task)
                << " |";
            for (const char* name : broad_names) {
                out << " " << in_figures(median(times, name, task)) << " |";
            }
            out << "\n";
        }
    }
}

constexpr const char* introduction =
    "# How fast the broad phases are\n\n"
    "Made by `isect-bench-broad`; no hand writes here. Nanoseconds of processor time: of a box "
    "that is built, of a\n"
    "query that finds some ten boxes, of the nearest cast of a segment a tenth as long as the "
    "world, of a box when\n"
    "all pairs that overlap are found, of a box that moves, where 27 % do so one by one, by less "
    "than their size, and of\n"
    "the same query after that. Medians of five runs that took turns; a single run of 1,000,000 "
    "boxes. Ours,\n"
    "Boost.Geometry's R-tree (packed when built) and Chipmunk's tree and hash are in double, "
    "Box2D's tree is in float;\n"
    "ours decide exactly. Boost has no cast: all that the segment crosses is found and the "
    "nearest of it taken;\nBox2D's passes over boxes that it starts in. –: nobody would wait for "
    "it.\n\n"
    "*Uniform*: of one size, spread evenly. *Clustered*: in 32 crowds. *Mixed*: many small ones, "
    "and ever fewer of up to\n300 times their size.\n\n";

}  // namespace

std::string broad_report(const AllTimes& all, const std::vector<BatchTimes>& batches, double load) {
    std::ostringstream out;
    out << introduction << "The machine's load was " << load
        << " at the start: above 0.3 other programs ran beside it, which makes every time\n"
           "longer and single ratios good to some 20 %.\n\n"
           "![Cost against the number of boxes](BROAD_PHASES.svg)\n\n";
    print_aims(out, all, batches);
    print_batches(out, batches);
    print_times(out, all);
    return out.str();
}

}  // namespace isect_bench
