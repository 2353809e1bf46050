#include <ostream>

#include "figures.hpp"
#include "inputs.hpp"
#include "report.hpp"

namespace isect_bench {
namespace {

const char* const queries[] = {"overlaps",       "intersect",         "distance",
                               "closest_points", "raycast",           "sweep",
                               "slab_times",     "lists: sweep_into", "lists: move_and_slide"};

std::string in_cell(const Times& times, const Row& row) {
    std::string cell;
    for (const char* spread : spread_names)
        cell += (cell.empty() ? "" : " · ") + in_figures(times.least(row, spread, "isect"));
    return cell;
}

std::string in_cell(const Times& times, const Row& row, const std::string& who) {
    std::string cell;
    for (const char* spread : spread_names) {
        const double value = times.ratio(row, spread, who);
        if (value == 0) return "";
        cell += (cell.empty() ? "" : " · ") + in_figures(value);
    }
    return cell;
}

}  // namespace

void print_tables(std::ostream& out, const Times& times) {
    for (const char* query : queries) {
        const std::vector<Row> rows = times.rows_of(query);
        if (rows.empty()) continue;
        out << "\n## " << query << "\n\n"
            << "| pair | ns | ÷ textbook | ÷ Box2D | ÷ Chipmunk | ÷ without tracer |\n"
            << "| --- | --- | --- | --- | --- | --- |\n";
        for (const Row& row : rows) {
            out << "| " << row.pair << " | " << in_cell(times, row) << " | ";
            for (const Other& other : others) out << in_cell(times, row, other.who) << " | ";
            out << in_cell(times, row, "isect_plain") << " |\n";
        }
    }
}

}  // namespace isect_bench
