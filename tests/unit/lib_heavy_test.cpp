// The long run, and the table that comes of it.
#include <cstdlib>
#include <fstream>

#include "catch.hpp"
#include "unit/lib_pairs.hpp"
#include "unit/lib_promises.hpp"

using lib_random::Family;
using promises::Tally;

namespace {

/// How often each pair is asked, in a thousandth of the whole where ISECT_HEAVY_PART says how many.
long rows_of(long whole) {
    const char* part = std::getenv("ISECT_HEAVY_PART");
    return part == nullptr ? whole : whole / 1000 * std::atol(part);
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
        CHECK(tally.broken <= (family == Family::ends ? tally.queries / 100 : 0));
        all.add(tally);
    });
}

template <class T>
std::string table_row(const Run& run, Family family, const char* scalar) {
    Tally all;
    ask<T>(run, family, all);
    std::ostringstream row;
    row << "| " << lib_random::family_names[unsigned(family)] << " | " << scalar << " | "
        << run.kinds * run.kinds << " | " << run.rows << " | " << all.queries << " | " << all.wrong
        << " | " << all.broken << " |\n";
    return row.str();
}

std::string table_of(const Run& run) {
    std::string text = std::string("\n## ") + run.title +
                       "\n\n| family | scalar | pairs | shapes a pair | queries | wrong | broken "
                       "|\n| --- | --- | --- | --- | --- | --- | --- |\n";
    for (const Family family : run.families)
        text += table_row<float>(run, family, "float") + table_row<double>(run, family, "double");
    return text;
}

}  // namespace

TEST_CASE("in the long run, too, no answer is wrong and no promise broken", "[.][heavy]") {
    const std::vector<Family> all(std::begin(lib_random::families), std::end(lib_random::families));
    const std::string text =
        "# What the long run found\n\n"
        "Made by the heavy tests (`tests/run --heavy`, or one part in a thousand of them for each "
        "of `ISECT_HEAVY_PART`);\nno hand writes here. Each two shapes are asked about six times: "
        "`overlaps` both ways, `intersect`, `sweep`,\n`distance` and `closest_points`; and "
        "`raycast` where a cast asks the same. *Wrong* is a yes or no that exact\narithmetic "
        "contradicts, or a result that is no number. *Broken* is any other promise of `hit.hpp`: a "
        "push or stop\nthat overlaps, a normal that is none of the surface that is met, a length, "
        "time or distance that is off by more\nthan 8 ulp of the query's size.\n" +
        table_of(
            {"Every pair of point, box, circle, capsule and polygon", 5, rows_of(1000000), all}) +
        table_of({"Point, box and circle, within 4 ulp of touching",
                  3,
                  rows_of(10000000),
                  {Family::touching}});
    if (const char* path = std::getenv("ISECT_PROMISES")) std::ofstream(path) << text;
}
