// The parts of RESULTS.md about single queries.
#pragma once

#include <iosfwd>
#include <string>

#include "times.hpp"

namespace isect_bench {

/// A query of the first screen, and the name that users know it by.
struct CommonQuery {
    const char* title;
    Row row;
};
/// The twelve queries that are asked most.
const std::vector<CommonQuery>& common_queries();

/// Names of the programs that the library is compared with, as add_row takes them, and for readers.
struct Other {
    const char* who;
    const char* title;
};
inline constexpr Other others[] = {
    {"textbook", "plain formula"}, {"Box2D", "Box2D 2.4"}, {"Chipmunk", "Chipmunk 7"}};

/// The first screen: twelve queries, and how far the same code differs from itself.
void print_first_screen(std::ostream& out, const Times& times);
/// Its ratios as a picture, an SVG document.
std::string ratio_chart(const Times& times);
/// What was aimed at, and each row that misses it.
void print_aims(std::ostream& out, const Times& times);
/// A table for each query.
void print_tables(std::ostream& out, const Times& times);

}  // namespace isect_bench
