// The tables of broad phases in RESULTS.md.
#include <sstream>

#include "broad_figures.hpp"

namespace isect_bench {
namespace {

void print_batches(std::ostream& out, const std::vector<BatchTimes>& batches) {
    out << "\n### Batches\n\n"
           "One segment against all, a tenth as long as the world: nanoseconds for each of them, "
           "in double but\n"
           "where it says float. *Filter* is what lets pass the few that are then asked exactly; "
           "*scalar*, by\none after the other, *plain*, as compiled for any processor, and the "
           "last one for this. *Reading*\nbrings the same memory, and does no more.\n\n"
           "| what | how many | one by one | scalar filter | plain filter | filter | nearest hit | "
           "all hits | reading |\n"
           "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const BatchTimes& times : batches) {
        out << "| " << times.shapes << " | " << times.count;
        for (const double value : {times.one_by_one, times.scalar_filter, times.plain_filter,
                                   times.best_filter, times.nearest, times.all_hits, times.reading})
            out << " | " << in_figures(value);
        out << " |\n";
    }
}

void print_times(std::ostream& out, const AllTimes& all) {
    out << "\n### Each world\n\n| world | boxes | task |";
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
    "\n## Broad phases and batches\n\n"
    "Nanoseconds of processor time: of a box "
    "that is built, of a\n"
    "query that finds some ten boxes, of the nearest cast of a segment a tenth as long as the "
    "world, of a box when\n"
    "all pairs that overlap are found, of a box that moves, where 27 % do so one by one, by less "
    "than their size, and of\n"
    "the same query after that. Medians of five runs that took turns; a single run of 1,000,000 "
    "boxes. Of queries and\n"
    "casts that are soon over, each run has the median of five. Where one is divided by another, "
    "it is turn by turn. Ours,\n"
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
    out << broad_aims(all, batches);
    print_batches(out, batches);
    print_times(out, all);
    return out.str();
}

}  // namespace isect_bench
