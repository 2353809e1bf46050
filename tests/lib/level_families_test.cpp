// Random variants of the level situations in which promises were once broken, each kind in float
// and double, mirrored or not, at several offsets, with the numbers that people write.
#include "lib/level_families.hpp"

#include <cstdlib>
#include <iterator>
#include <sstream>
#include <string>
#include <vector>

#include "catch.hpp"
#include "lib/movers.hpp"
#include "lib/promises_file.hpp"

namespace {

using levels::LevelTally;

constexpr unsigned variants_per_part = 200;
constexpr std::size_t chain_ends = 6;

/// Tries a kind in both scalars, with a seed of its own for each variant.
void try_kind(std::size_t kind, unsigned first, unsigned end, std::vector<LevelTally>& rows) {
    const levels::LevelKind& of = levels::kinds[kind];
    LevelTally in_float{of.name, "float"};
    LevelTally in_double{of.name, "double"};
    for (unsigned i = first; i < end; ++i) {
        const unsigned seed = i + unsigned(kind) * 100'000'000;
        walks::Typed for_float(seed);
        of.in_float(for_float, in_float);
        walks::Typed for_double(seed);
        of.in_double(for_double, in_double);
    }
    rows.push_back(in_float);
    rows.push_back(in_double);
}

std::string level_table_of(const std::vector<LevelTally>& rows) {
    std::ostringstream text;
    text << "\n## Level situations\n\n"
            "Random variants of the situations in which levels once broke a promise: boxes, "
            "circles, capsules and polygons, in\ndecimals, mirrored or not, at offsets of 0, 1e3 "
            "and 1e5, and in double also of 1e8. A tile map answers what a list of\nits tiles "
            "answers. One-way ground and lifts hold what is put on them. Nobody falls at a seam "
            "whose ends differ by up to\n2 ulp, or stops at the end of one-way ground. A wall is "
            "climbed if and only if it is at most as high as a step; heights\nwithin rounding of "
            "it are left out, and so are higher walls whose corner meets a round foot so low that "
            "it is a floor.\nA new form keeps the feet where there is room for it. Belts carry "
            "what is idle over their seams to the floor behind\nthem. A deck that swings carries "
            "the corner that rests on it without drift, and a bar that turns by up to half a "
            "radian\nin a step pushes what it reaches. Stairs whose steps a character climbs never "
            "stop it, "
            "however fast it is. A lift\nbelow a slanted ceiling pushes out sideways what stands "
            "on it.\n"
            "Made alone by `ISECT_PROMISES=lib/PROMISES.md build/heavy/tests/tests-lib \"in the "
            "long run level situations*\"`.\n\n"
            "| kind | scalar | variants | broken |\n"
            "| --- | --- | --- | --- |\n";
    for (const LevelTally& row : rows) {
        text << "| " << row.kind << " | " << row.scalar << " | " << row.variants << " | "
             << row.broken << " |\n";
    }
    return text.str();
}

/// Far out, where a hair is long, one capsule of some thousand still stops at the end of a chain.
long allowed(const LevelTally& row) {
    return row.kind == levels::kinds[chain_ends].name ? row.variants / 1000 : 0;
}

void check_levels(const std::vector<LevelTally>& rows) {
    for (const LevelTally& row : rows) {
        INFO(row.kind << " in " << row.scalar << ": " << row.broken << " of " << row.variants
                      << ", first " << row.example);
        CHECK(row.broken <= allowed(row));
        CHECK(row.variants > 0);
    }
}

}  // namespace

TEST_CASE("level situations in decimals keep their promises", "[walk]") {
    std::vector<LevelTally> rows;
    for (std::size_t kind = 0; kind < std::size(levels::kinds); ++kind)
        if (kind != chain_ends) try_kind(kind, 90'000'000, 90'000'300, rows);
    check_levels(rows);
}

TEST_CASE("the end of a one-sided chain stops nobody", "[walk]") {
    std::vector<LevelTally> rows;
    try_kind(chain_ends, 90'000'000, 90'000'300, rows);
    check_levels(rows);
}

TEST_CASE("in the long run level situations keep their promises", "[.][heavy]") {
    std::vector<LevelTally> rows;
    for (std::size_t kind = 0; kind < std::size(levels::kinds); ++kind)
        try_kind(kind, 0, variants_per_part * walks::heavy_parts(), rows);
    if (const char* path = std::getenv("ISECT_PROMISES"))
        promises::write_section(path, level_table_of(rows));
    check_levels(rows);
}
