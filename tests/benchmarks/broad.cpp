// isect-bench-broad CHART [BOXES]: compares the broad phases with each other and with those that
// Debian has, in worlds of up to BOXES boxes (1,000,000 by default). Runs take turns, so that
// other load on the machine affects all of them alike. Prints its part of RESULTS.md and writes
// the chart, an SVG.
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

#include "broad_chipmunk.hpp"
#include "broad_peers.hpp"
#include "broad_times.hpp"

namespace isect_bench {
namespace {

/// Keeps the compiler from removing results that nothing uses.
volatile std::size_t broad_sink = 0;

/// Limits for tasks that would take a contender too long.
struct Patience {
    std::size_t questions;   ///< the number of queries of each kind
    std::size_t most_pairs;  ///< the most boxes whose pairs are worth waiting for
};
constexpr Patience for_trees{10000, 1000000};
/// A contender that looks at every box takes that long for each query.
constexpr Patience for_lists{500, 10000};

/// One run of a contender's tasks.
template <class Phase>
void measure(const std::string& name, const BroadInput& input, const Patience& patience,
             Times& times) {
    const auto note = [&](BroadTask task, double all, std::size_t count) {
        times[{name, task}].push_back(all / static_cast<double>(std::max<std::size_t>(count, 1)));
    };
    std::unique_ptr<Phase> phase;
    const double building = nanoseconds([&] { phase = std::make_unique<Phase>(input.boxes); });
    note(BroadTask::build, building, input.boxes.size());

    std::size_t found = 0;
    const auto query = [&] {
        for (std::size_t i = 0; i < patience.questions; ++i)
            found += phase->count_overlapping(input.places[i]);
    };
    const auto cast = [&] {
        for (std::size_t i = 0; i < patience.questions; ++i)
            found += phase->nearest(input.paths[i]);
    };
    query();
    note(BroadTask::query, steady_nanoseconds(query), patience.questions);
    cast();
    note(BroadTask::cast, steady_nanoseconds(cast), patience.questions);
    if (input.boxes.size() <= patience.most_pairs) {
        const double pairing = nanoseconds([&] { found += phase->count_pairs(); });
        note(BroadTask::pairs, pairing, input.boxes.size());
    }
    const double moving = nanoseconds([&] {
        for (const auto& [id, box] : input.moves) phase->move(id, input.boxes[id], box);
    });
    note(BroadTask::move, moving, input.moves.size());
    query();
    note(BroadTask::query_moved, steady_nanoseconds(query), patience.questions);
    broad_sink = broad_sink + found;
}

struct Contender {
    void (*measure)(const std::string&, const BroadInput&, const Patience&, Times&);
    Patience patience = for_trees;
};
/// In the order of broad_names.
constexpr Contender contenders[] = {{measure<OurBroadPhase<isect::Batch<double>>>, for_lists},
                                    {measure<OurBroadPhase<isect::SweepAndPrune<double>>>},
                                    {measure<OurBroadPhase<isect::Grid<double>>>},
                                    {measure<OurBroadPhase<isect::Quadtree<double>>>},
                                    {measure<OurBroadPhase<isect::Bvh<double>>>},
                                    {measure<BoostTree>},
                                    {measure<Box2dTree>},
                                    {measure<ChipmunkIndex<false>>},
                                    {measure<ChipmunkIndex<true>>}};
static_assert(std::size(contenders) == std::size(broad_names));

Times measure_world(BroadWorld world, std::size_t count) {
    const BroadInput input = BroadSource(world, count).input(count);
    const std::size_t runs = count < 1000000 ? 5 : 1;
    Times times;
    for (std::size_t run = 0; run < runs; ++run) {
        for (std::size_t i = 0; i < std::size(contenders); ++i) {
            const Contender& one = contenders[i];
            one.measure(broad_names[i], input, one.patience, times);
        }
    }
    return times;
}

}  // namespace
}  // namespace isect_bench

int main(int argc, char** argv) {
    using namespace isect_bench;
    if (argc < 2) {
        std::cerr << "isect-bench-broad CHART [BOXES]\n";
        return 2;
    }
    const std::size_t most = argc > 2 ? std::strtoul(argv[2], nullptr, 10) : 1000000;
    double load = 0;
    getloadavg(&load, 1);
    AllTimes all;
    for (const BroadWorld world : broad_worlds) {
        for (std::size_t count = 1000; count <= most; count *= 10) {
            all[{world, count}] = measure_world(world, count);
        }
    }
    std::cout << broad_report(all, measure_batches(most), load);
    std::ofstream chart(argv[1]);
    chart << broad_chart(all);
    if (chart.flush()) return 0;
    std::cerr << "Can't write " << argv[1] << "\n";
    return 1;
}
