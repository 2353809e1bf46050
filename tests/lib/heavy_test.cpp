// The long run, and the table of its results.
#include <atomic>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <sstream>
#include <thread>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"

using lib_random::Family;
using promises::Tally;

namespace {

constexpr unsigned all_heavy_parts = 1000;

/// The number of parts of the run to do: ISECT_HEAVY_PART, or all of them.
unsigned heavy_parts_to_run() {
    const char* parts = std::getenv("ISECT_HEAVY_PART");
    return parts == nullptr ? all_heavy_parts : unsigned(std::atoi(parts));
}

/// A table; each part of the run does `rows` queries for every pair of its first `kinds` kinds.
struct HeavyTable {
    const char* title;
    unsigned kinds;
    long rows;
    std::vector<Family> families;
};

/// A row of a table, with the results so far.
struct HeavyRow {
    const HeavyTable* table;
    Family family;
    const char* scalar;
    Tally all;
};

/// One pair's share of a row.
struct HeavyTask {
    HeavyRow* row;
    Tally (*examine)(promises::KindPair, Family, long, unsigned);
    promises::KindPair kinds;
    const char* mover;
    const char* obstacle;
    Tally found;

    void run(unsigned part) {
        const unsigned pair = 10 * kinds.mover + kinds.obstacle;
        found = examine(kinds, row->family, row->table->rows, 1000 + pair + 100 * part);
    }
};

template <class T>
void add_heavy_tasks(HeavyRow& row, std::vector<HeavyTask>& tasks) {
    pairs::each_of(row.table->kinds, [&](unsigned i, unsigned k) {
        tasks.push_back({&row, promises::examine<T>, {i, k}, pairs::names[i], pairs::names[k], {}});
    });
}

/// The rows must not move, because tasks point at them.
std::vector<HeavyRow> heavy_rows_of(const std::vector<HeavyTable>& tables) {
    std::vector<HeavyRow> rows;
    for (const HeavyTable& table : tables)
        for (const Family family : table.families)
            for (const char* scalar : {"float", "double"})
                rows.push_back({&table, family, scalar, {}});
    return rows;
}

std::vector<HeavyTask> heavy_tasks_of(std::vector<HeavyRow>& rows) {
    std::vector<HeavyTask> tasks;
    for (HeavyRow& row : rows) {
        if (row.scalar == std::string("float")) {
            add_heavy_tasks<float>(row, tasks);
        } else {
            add_heavy_tasks<double>(row, tasks);
        }
    }
    return tasks;
}

/// Uses all processors: each takes the next free task.
void run_heavy_part(unsigned part, std::vector<HeavyTask>& tasks) {
    std::atomic<std::size_t> next{0};
    std::vector<std::thread> workers;
    for (unsigned i = 0; i < std::max(1U, std::thread::hardware_concurrency()); ++i) {
        workers.emplace_back([&] {
            for (std::size_t task = next++; task < tasks.size(); task = next++)
                tasks[task].run(part);
        });
    }
    for (std::thread& worker : workers) worker.join();
    for (const HeavyTask& task : tasks) {
        INFO(task.mover << " against " << task.obstacle << ", part " << part);
        INFO(task.found.example);
        CHECK(task.found.wrong == 0);
        CHECK(task.found.broken == 0);
        task.row->all.add(task.found);
    }
}

std::string line_of(const HeavyRow& row, unsigned parts) {
    const Tally& all = row.all;
    const double share = 100.0 * double(all.exact) / double(all.queries);
    const double close = 100.0 * double(all.close) / double(all.queries);
    std::ostringstream text;
    text << "| " << lib_random::family_names[unsigned(row.family)] << " | " << row.scalar << " | "
         << row.table->kinds * row.table->kinds << " | " << row.table->rows * parts << " | "
         << all.queries << " | " << all.wrong << " | " << all.broken << " | "
         << std::setprecision(2) << share << " % | " << close << " % |\n";
    return text.str();
}

std::string heavy_tables_of(const std::vector<HeavyRow>& rows, unsigned parts) {
    std::string text;
    const HeavyTable* begun = nullptr;
    for (const HeavyRow& row : rows) {
        if (row.table != begun)
            text += std::string("\n## ") + row.table->title +
                    "\n\n| family | scalar | pairs | shapes a pair | queries | wrong | broken | "
                    "decided exactly | went the exact way |\n"
                    "| --- | --- | --- | --- | --- | --- | --- | --- | --- |\n";
        begun = row.table;
        text += line_of(row, parts);
    }
    return text;
}

std::string heavy_introduction(unsigned parts) {
    return R"(# What the long run found

Made by the heavy tests (`tests/run --heavy`, or as many thousandths of them as `ISECT_HEAVY_PART` says);
no hand writes here. The first two tables alone are made by `ISECT_PROMISES=lib/PROMISES.md
build/heavy/tests/tests-lib "in the long run no result*"`, in about 100 minutes of processor time. This is )" +
           std::to_string(parts) +
           R"( of 1000 parts of the whole. Each two shapes are asked about six
times: `overlaps` both ways, `intersect`, `sweep`, `distance` and `closest_points`; and `raycast` where a
cast asks the same.

- *Wrong* is a yes or no that exact arithmetic contradicts, or a result that is no number.
- *Broken* is any other promise of `hit.hpp`: a push or stop that overlaps, a normal that is none of the
  surface that is met, a stop off the path or past the obstacle, a time at which the mover is not within 8 ulp
  of the query's size of touching, or a length or distance that is off by more. It is
  held where the numbers of a query, other than 0, differ by a factor of at most 2^60.
- *Decided exactly* is the share of queries of which plain arithmetic left a yes or no open, so that exact
  arithmetic had to decide.
- *Went the exact way* is the share of queries of which the plain formula, with a bound on its own error, left
  something open, so that the algorithm that decides exactly ran from its start. Not counted are kinds of queries
  that have no plain formula before it; overlaps, distances and closest points of polygons, and of capsules with
  boxes or capsules; closest points of a circle and a box; and stops that only need more digits.

The families: *grid* is of small integers, *touching* within 4 ulp of that, *far* 1e6 (float) or 1e9 (double) away,
*scales* of huge and tiny numbers, *degenerate* without width or length, *least* and *greatest* near the ends of
the range, *ends* of both in one query, and *glide* of decimals and slopes as a level has them, where the mover all
but touches and its path goes along an edge, a side, a tangent or a floor.
)";
}

}  // namespace

TEST_CASE("in the long run no result is wrong and no promise broken", "[.][heavy]") {
    const std::vector<HeavyTable> tables = {
        {"Every pair of point, box, circle, capsule and polygon",
         5,
         1000000 / all_heavy_parts,
         {std::begin(lib_random::families), std::end(lib_random::families)}},
        {"Point, box and circle, within 4 ulp of touching",
         3,
         10000000 / all_heavy_parts,
         {Family::touching}}};
    std::vector<HeavyRow> rows = heavy_rows_of(tables);
    std::vector<HeavyTask> tasks = heavy_tasks_of(rows);
    // Results are written after each part, so that an interrupted run is not lost.
    for (unsigned part = 0; part < heavy_parts_to_run(); ++part) {
        run_heavy_part(part, tasks);
        if (const char* path = std::getenv("ISECT_PROMISES"))
            std::ofstream(path) << heavy_introduction(part + 1) << heavy_tables_of(rows, part + 1);
    }
}
