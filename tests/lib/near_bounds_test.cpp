// Questions whose answers are about as close as the bounds on the errors of plain arithmetic: some
// just inside a bound, some just outside it.
#include <cstdlib>
#include <iomanip>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "lib/pairs.hpp"
#include "lib/promises.hpp"
#include "lib/promises_file.hpp"

using isect::Vec2;
using lib_random::Family;
using promises::Tally;

namespace {

/// Runs every query on pairs that are moved by up to 60 ulp from touching: about as far as plain
/// arithmetic can tell them apart from it.
template <class T>
Tally examine_near_bounds(promises::KindPair kinds, long rows, unsigned seed) {
    lib_random::Source<T> source(Family::touching, seed);
    Tally tally;
    for (long row = 0; row < rows; ++row) {
        isect::Shape<T> a = source.shape_of_kind(kinds.mover);
        const isect::Shape<T> b = source.shape_of_kind(kinds.obstacle);
        Vec2<T> delta = source.vector(20);
        a = promises::touching(source, a, b, delta);
        a = isect::placed_at(a, promises::nudged(source, isect::position(a), 60));
        // Half of them start far away and end there instead.
        if (source.pick(2)) {
            a = isect::placed_at(a, isect::position(a) - delta);
            delta = promises::nudged(source, delta, 30);
        }
        promises::examine_pair(a, b, delta, tally);
    }
    return tally;
}

/// What a scalar's questions found: with points, boxes and circles alone, and with others.
struct NearBounds {
    const char* scalar;
    Tally simple;
    Tally others;
};

/// Each pair of point, box, circle, capsule and polygon is asked plainly first.
template <class T>
NearBounds ask_near_bounds(const char* scalar, long rows, unsigned seed) {
    NearBounds all{scalar, {}, {}};
    pairs::each_of(5, [&](unsigned i, unsigned k) {
        const Tally tally = examine_near_bounds<T>({i, k}, rows, seed + 10 * i + k);
        INFO(pairs::names[i] << " against " << pairs::names[k] << " in " << scalar);
        INFO(tally.example);
        CHECK(tally.wrong == 0);
        CHECK(tally.broken == 0);
        (i < 3 && k < 3 ? all.simple : all.others).add(tally);
    });
    return all;
}

std::string line_of(const char* shapes, const char* scalar, long rows, const Tally& all) {
    const double share = 100.0 * double(all.exact) / double(all.queries);
    const double close = 100.0 * double(all.close) / double(all.queries);
    std::ostringstream text;
    text << "| " << shapes << " | " << scalar << " | " << rows << " | " << all.queries << " | "
         << all.wrong << " | " << all.broken << " | " << std::setprecision(2) << share << " % | "
         << close << " % |\n";
    return text.str();
}

std::string table_of(const std::vector<NearBounds>& scalars, long rows) {
    std::string text =
        "\n## At the edge of the plain formulas' bounds\n\n"
        "Every pair of point, box, circle, capsule and polygon, moved by up to 60 ulp from "
        "touching, at the start of the path\nor at its end. In double that is just inside the "
        "bounds within which a plain formula leaves a question open, and just\noutside them. In "
        "float nearly all is outside, because plain formulas compute in double.\n"
        "Made alone by `ISECT_PROMISES=lib/PROMISES.md build/heavy/tests/tests-lib \"in the long "
        "run answers about as close*\"`.\n\n"
        "| pairs | scalar | shapes a pair | queries | wrong | broken | decided exactly | went the "
        "exact way |\n"
        "| --- | --- | --- | --- | --- | --- | --- | --- |\n";
    for (const NearBounds& all : scalars) {
        text += line_of("9 of point, box and circle", all.scalar, rows, all.simple);
        text += line_of("16 with a capsule or a polygon", all.scalar, rows, all.others);
    }
    return text;
}

}  // namespace

TEST_CASE("queries whose answers are about as close as the bounds are right", "[plain]") {
    ask_near_bounds<float>("float", 2000, 51);
    ask_near_bounds<double>("double", 2000, 51);
}

TEST_CASE("in the long run answers about as close as the bounds are right", "[.][heavy]") {
    const char* parts = std::getenv("ISECT_HEAVY_PART");
    const long rows = 200L * (parts == nullptr ? 1000 : std::atoi(parts));
    const std::vector<NearBounds> all = {ask_near_bounds<float>("float", rows, 2000),
                                         ask_near_bounds<double>("double", rows, 2000)};
    if (const char* path = std::getenv("ISECT_PROMISES"))
        promises::write_section(path, table_of(all, rows));
}
