// Compares a crowd's structures: what each tests and visits, and how long it takes.
#include "workspace/crowd_comparison.hpp"

#include <algorithm>

namespace lab {

namespace {

/// Up to this many boxes, every structure is built at once. Of larger crowds, only structures that
/// were chosen are compared.
int most_to_compare_at_once(CrowdQuestion asks) {
    return asks == CrowdQuestion::pairs ? 2'000 : most_made_anew;
}

/// Seconds for one run, averaged over many if one is too short to measure.
double round_of_asking(Host& host, const CrowdWorld& world, const Scene& posed) {
    constexpr double long_enough = 1e-4;
    constexpr int most_turns = 100;
    const double start = host.seconds();
    int turns = 0;
    double spent = 0;
    while (spent < long_enough && turns < most_turns) {
        static_cast<void>(ask_crowd_untraced(world, posed));
        ++turns;
        spent = host.seconds() - start;
        if (!(spent > 0)) return 0;
    }
    return spent / turns;
}

/// The shortest of a few runs, since cold memory and other programs only add time.
double time_to_ask(Host& host, const CrowdWorld& world, const Scene& posed) {
    constexpr int rounds = 3;
    constexpr double too_long_to_repeat = 5e-3;
    double least = round_of_asking(host, world, posed);
    for (int round = 1; round < rounds && least < too_long_to_repeat; ++round)
        least = std::min(least, round_of_asking(host, world, posed));
    return least;
}

/// A structure's result at this moment, if it is or soon will be built.
std::optional<CrowdComparison::Row> row_of(CrowdKeeper& keeper, const Evaluation& now,
                                           CrowdStructure structure) {
    const Crowd& crowd = *now.posed.crowd;
    const bool is_small = crowd.count <= most_to_compare_at_once(crowd.asks);
    if (!is_small && !keeper.has_world(structure)) return {};
    const CrowdAnswer& shown = now.crowd->answer;
    // A list's effort is known without a run.
    const bool is_list = structure == CrowdStructure::list && crowd.asks != CrowdQuestion::pairs;
    if (is_list) return CrowdComparison::Row{shown.possible, 0, shown.found, shown.asked};
    if (structure == crowd.structure)
        return CrowdComparison::Row{shown.tested, shown.visited, shown.found, shown.asked};
    const CrowdAnswer said = ask_crowd(*keeper.world(now, structure), now.posed);
    return CrowdComparison::Row{said.tested, said.visited, said.found, said.asked};
}

/// Times structures that have no time yet, or else one structure per call, in turn, so that timing
/// takes only a small share of each frame.
void measure(CrowdComparison& table, CrowdKeeper& keeper, const Evaluation& now, Host& host) {
    constexpr double share = 1e-3;
    table.owed = std::max(0.0, table.owed - share);
    const auto measure_one = [&](std::size_t i) {
        const double start = host.seconds();
        const auto world = keeper.world(now, static_cast<CrowdStructure>(i));
        table.times.at(i).add(time_to_ask(host, *world, now.posed));
        table.owed += host.seconds() - start;
    };
    const auto has_time = [&](std::size_t i) {
        return table.rows.at(i) && table.rows.at(i)->asked;
    };
    bool is_new = false;
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        if (!has_time(i) || table.times.at(i).is_measured()) continue;
        measure_one(i);
        is_new = true;
    }
    if (!is_new && table.owed <= 0) {
        table.turn = (table.turn + 1) % table.rows.size();
        if (has_time(table.turn)) measure_one(table.turn);
    }
    // Times change often enough to follow, but stay long enough to read.
    constexpr std::size_t moments_shown = 20;
    if (is_new || table.moment++ % moments_shown == 0)
        for (SteadyTime& time : table.times) time.show_anew();
}

}  // namespace

void compare_structures(CrowdComparison& table, CrowdKeeper& keeper, const Evaluation& now,
                        Host& host) {
    if (now.crowd == nullptr) {
        table = {};
        return;
    }
    const bool stays = table.of == now.crowd;
    if (stays && table.rests) return;
    Crowd asked = *now.posed.crowd;
    asked.structure = {};
    asked.delta = {};
    const bool is_other = table.timed != asked;
    if (is_other) table = {};
    if (stays) table.times = {};
    table.rests = stays || is_other;
    table.of = now.crowd;
    table.timed = asked;
    for (std::size_t i = 0; i < table.rows.size(); ++i)
        table.rows.at(i) = row_of(keeper, now, static_cast<CrowdStructure>(i));
    measure(table, keeper, now, host);
}

}  // namespace lab
