// The first table of the broad phases: each aim and the value reached.
#include <cmath>
#include <sstream>

#include "broad_figures.hpp"

namespace isect_bench {
namespace {

/// The limit for a value: an upper or a lower one.
struct Aim {
    bool is_most{};
    double value{};
};
Aim at_most(double value) {
    return {true, value};
}
Aim at_least(double value) {
    return {false, value};
}

// Reasons why a line may miss its aim, shown only if it does.
constexpr const char* asked_exactly = "what passes the filter is asked once more, exactly";
constexpr const char* other_machine =
    "nanoseconds of another machine: the ratio to Boost's says it without one";
constexpr const char* far_cells =
    "of 10,000 boxes it takes half as long: these and their cells are not all in a fast cache";
constexpr const char* new_pages =
    "a third of the time and more is the system's, which clears each page before its first use";
constexpr const char* deep_tree =
    "it goes down level by level, and each waits some eight nanoseconds for the one above it, more "
    "where it isn't in a fast cache; the grid goes to its cells at once. Eight or sixteen below a "
    "node aren't faster, nor are bounds of half the size, or dividing with more care";
constexpr const char* large_first =
    "a quadtree keeps large boxes near its root, where one is met before what is below is looked "
    "into: of 1,000 boxes a cast visits 5 of its nodes, and 11 of the Bvh's";
constexpr const char* not_known = "not known";

class Aims {
public:
    explicit Aims(std::ostream& out) : out_(out) {
        out_ << "| what | aim | reached | so it | why |\n| --- | --- | --- | --- | --- |\n";
    }

    void uniform(const Times& times, std::size_t count) {
        begin(times, std::to_string(count) + " uniform: ");
        const bool is_far = count > 100000;
        if (!is_far) {
            line("Grid, build, ns a box", at_most(15), of("Grid", BroadTask::build), other_machine);
            line("Grid, query, ns", at_most(150), of("Grid", BroadTask::query), other_machine);
        }
        // As ratios to Boost, which took 137 and 577 ns when the aims were set, they hold on any
        // machine and for any number of boxes.
        peer("Boost rtree", BroadTask::build, "Grid", 9, is_far ? new_pages : not_known);
        peer("Boost rtree", BroadTask::query, "Grid", 3.8, far_cells);
        peer("Boost rtree", BroadTask::build, "Bvh", 1);
        peer("Boost rtree", BroadTask::query, "Bvh", 2);
        peer("Box2D tree", BroadTask::query, "Bvh", 5);
        peer("Box2D tree", BroadTask::cast, "Bvh", 3);
        const double moving = 0.27 * of("Bvh", BroadTask::move) / of("Bvh", BroadTask::build);
        line("Bvh, moving 27 % ÷ building", at_most(0.5), moving, not_known);
    }
    /// How much slower the Bvh is than the best of the library's structures, including itself.
    void uneven(const Times& times, BroadWorld world, std::size_t count) {
        begin(times, std::to_string(count) + " " + title_of(world) + ": ");
        for (const BroadTask task : {BroadTask::query, BroadTask::cast}) {
            std::string best = "Bvh";
            for (const char* name : {"SweepAndPrune", "Grid", "Quadtree"})
                if (of(name, task) < of(best, task)) best = name;
            line("Bvh's " + std::string(title_of(task)) + " ÷ the best, " + best + "'s",
                 at_most(1.2), ratio(times, "Bvh", best, task),
                 best == "Grid"       ? deep_tree
                 : best == "Quadtree" ? large_first
                                      : not_known);
        }
    }
    void batch(const BatchTimes& times) {
        if (times.shapes == "circles") return;
        const bool is_in_cache = times.count == 1000;
        const bool is_beyond = times.count == 1000000;
        what_ = "segment against " + std::to_string(times.count) + " " + times.shapes + ": ";
        if (is_in_cache) {
            line("filter, ns a box", at_most(0.32), times.best_filter);
            line("scalar filter ÷ this processor's", at_least(9),
                 times.scalar_filter / times.best_filter);
            line("one by one ÷ all hits", at_least(9), times.one_by_one / times.all_hits,
                 asked_exactly);
        } else if (is_beyond) {
            line("filter ÷ reading that memory alone", at_most(1.2),
                 times.best_filter / times.reading, "there is more to do than to read");
        }
    }

private:
    void begin(const Times& times, const std::string& what) {
        times_ = &times;
        what_ = what;
    }
    double of(const std::string& name, BroadTask task) const { return median(*times_, name, task); }
    void peer(const char* peer, BroadTask task, const char* ours, double least,
              const char* why = not_known) {
        const std::string names = std::string(peer) + "'s " + title_of(task) + " ÷ " + ours + "'s";
        line(names, at_least(least), ratio(*times_, peer, ours, task), why);
    }
    void line(const std::string& what, Aim aim, double reached, const char* why = not_known) {
        const double miss = aim.is_most ? reached / aim.value : aim.value / reached;
        out_ << "| " << what_ << what << " | " << (aim.is_most ? "at most " : "at least ")
             << aim.value << " | " << in_figures(reached) << " | ";
        if (miss > 1) {
            out_ << "misses by " << std::ceil(100 * (miss - 1)) << " % | " << why << " |\n";
        } else {
            out_ << "meets | |\n";
        }
    }

    std::ostream& out_;
    const Times* times_ = nullptr;
    std::string what_;
};

}  // namespace

std::string broad_aims(const AllTimes& all, const std::vector<BatchTimes>& batches) {
    std::ostringstream out;
    Aims aims(out);
    for (const BatchTimes& times : batches) aims.batch(times);
    for (const auto& [where, times] : all) {
        const auto& [world, count] = where;
        if (world != BroadWorld::uniform) {
            aims.uneven(times, world, count);
        } else if (count >= 100000) {
            aims.uniform(times, count);
        }
    }
    return out.str();
}

}  // namespace isect_bench
