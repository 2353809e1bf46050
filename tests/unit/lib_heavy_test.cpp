// The long run, and the table that comes of it.
#include <cstdlib>
#include <fstream>
#include <iomanip>

#include "catch.hpp"
#include "unit/lib_pairs.hpp"
#include "unit/lib_promises.hpp"

using lib_random::Family;
using promises::Tally;

namespace {

/// How many thousandths of the whole are run: ISECT_HEAVY_PART, or all.
long part_of_all() {
    const char* part = std::getenv("ISECT_HEAVY_PART");
    return part == nullptr ? 1000 : std::atol(part);
}

/// How often each pair is asked.
long rows_of(long whole) {
    return whole / 1000 * part_of_all();
}

struct Run {
    const char* title;
    std::size_t kinds;
    long rows;
    std::vector<Family> families;
};

template <class T>
void ask(const Run& run, Family family, Tally& all) {
    pairs::each<T>(run.kinds, [&](auto mover, auto obstacle, unsigned i, unsigned k) {
        using A = typename decltype(mover)::Type;
        using B = typename decltype(obstacle)::Type;
        const Tally tally = promises::examine<A, B>(family, run.rows, 1000 + 10 * i + k);
        INFO(pairs::names[i] << " against " << pairs::names[k]);
        INFO(tally.example);
        CHECK(tally.wrong == 0);
        CHECK(tally.broken == 0);
        all.add(tally);
    });
}

template <class T>
std::string table_row(const Run& run, Family family, const char* scalar) {
    Tally all;
    ask<T>(run, family, all);
    std::ostringstream row;
    const double share = 100.0 * double(all.exact) / double(all.queries);
    row << "| " << lib_random::family_names[unsigned(family)] << " | " << scalar << " | "
        << run.kinds * run.kinds << " | " << run.rows << " | " << all.queries << " | " << all.wrong
        << " | " << all.broken << " | " << std::setprecision(2) << share << " % |\n";
    return row.str();
}

std::string table_of(const Run& run) {
    std::string text = std::string("\n## ") + run.title +
                       "\n\n| family | scalar | pairs | shapes a pair | queries | wrong | broken | "
                       "decided exactly |\n| --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const Family family : run.families)
        text += table_row<float>(run, family, "float") + table_row<double>(run, family, "double");
    return text;
}

}  // namespace

TEST_CASE("in the long run, too, no answer is wrong and no promise broken", "[.][heavy]") {
    const std::vector<Family> all(std::begin(lib_random::families), std::end(lib_random::families));
    const std::string text =
        "# What the long run found\n\n"
        "Made by the heavy tests (`tests/run --heavy`, or as many thousandths of them as "
        "`ISECT_HEAVY_PART` says);\nno hand writes here. This is " +
        std::to_string(part_of_all()) +
        " of 1000 parts of the whole. Each two shapes are asked about six\ntimes: `overlaps` both "
        "ways, `intersect`, `sweep`, `distance` and `closest_points`; and `raycast` where a\ncast "
        "asks the same.\n\n"
        "- *Wrong* is a yes or no that exact arithmetic contradicts, or a result that is no "
        "number.\n"
        "- *Broken* is any other promise of `hit.hpp`: a push or stop that overlaps, a normal that "
        "is none of the\n  surface that is met, a length, time or distance that is off by more "
        "than 8 ulp of the query's size. It is\n  held where the numbers of a query, other than "
        "0, differ by a factor of at most 2^60.\n"
        "- *Decided exactly* is the share of queries of which plain arithmetic left a yes or no "
        "open, so that exact\n  arithmetic had to decide.\n\n"
        "The families: *grid* is of small integers, *touching* within 4 ulp of that, *far* 1e6 "
        "(float) or 1e9 (double) away,\n*scales* of huge and tiny numbers, *degenerate* without "
        "width or length, *least* and *greatest* near the ends of\nthe range, and *ends* of both "
        "in one query.\n" +
        table_of(
            {"Every pair of point, box, circle, capsule and polygon", 5, rows_of(1000000), all}) +
        table_of({"Point, box and circle, within 4 ulp of touching",
                  3,
                  rows_of(10000000),
                  {Family::touching}});
    if (const char* path = std::getenv("ISECT_PROMISES")) std::ofstream(path) << text;
}
