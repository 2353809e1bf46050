#include "table.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ostream>
#include <sstream>

#include "inputs.hpp"

namespace isect_bench {

namespace {

const char* const queries[] = {"overlaps",       "intersect",         "distance",
                               "closest_points", "raycast",           "sweep",
                               "slab_times",     "lists: sweep_into", "lists: move_and_slide"};

std::string rounded(double value) {
    char text[32];
    std::snprintf(text, sizeof text, value < 10 ? "%.2f" : "%.0f", value);
    return text;
}

std::string name_of(const std::string& query, const std::string& pair, const std::string& spread,
                    const std::string& who) {
    return query + "/" + pair + "/" + spread + "/" + who;
}

}  // namespace

void Table::add(const std::string& name, double nanoseconds) {
    repetitions_[name].push_back(nanoseconds);
    std::istringstream parts(name);
    Row row;
    std::getline(parts, row.query, '/');
    std::getline(parts, row.pair, '/');
    const auto is_same = [&](const Row& other) {
        return other.query == row.query && other.pair == row.pair;
    };
    if (std::none_of(rows_.begin(), rows_.end(), is_same)) rows_.push_back(row);
}

double Table::median(const Row& row, const std::string& spread, const std::string& who) const {
    const auto found = repetitions_.find(name_of(row.query, row.pair, spread, who));
    if (found == repetitions_.end()) return 0;
    std::vector<double> sorted = found->second;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
}

double Table::ratio(const Row& row, const std::string& spread, const std::string& who) const {
    const double other = median(row, spread, who);
    return other > 0 ? median(row, spread, "isect") / other : 0;
}

std::string Table::times(const Row& row) const {
    std::string cell;
    for (const char* spread : spread_names) {
        cell += (cell.empty() ? "" : " · ") + rounded(median(row, spread, "isect"));
    }
    return cell;
}

std::string Table::ratios(const Row& row, const std::string& who) const {
    std::string cell;
    for (const char* spread : spread_names) {
        const double value = ratio(row, spread, who);
        if (value == 0) return "";
        cell += (cell.empty() ? "" : " · ") + rounded(value);
    }
    return cell;
}

std::vector<Table::Row> Table::rows_of(const std::string& query) const {
    std::vector<Row> found;
    for (const Row& row : rows_) {
        if (row.query == query) found.push_back(row);
    }
    std::sort(found.begin(), found.end(),
              [](const Row& a, const Row& b) { return a.pair < b.pair; });
    return found;
}

void Table::print_formula_aim(std::ostream& out) const {
    out << "Statics and casts, aimed at 1.3 times the plain formula at most, or 1 ns more:\n\n"
        << "| query | within the aim | median ratio | worst ratio |\n| --- | --- | --- | --- |\n";
    for (const char* query : {"overlaps", "intersect", "distance", "closest_points", "raycast"}) {
        std::vector<double> all;
        std::size_t good = 0;
        for (const Row& row : rows_of(query)) {
            for (const char* spread : spread_names) {
                const double plain = median(row, spread, "textbook");
                if (plain == 0) continue;
                const double mine = median(row, spread, "isect");
                all.push_back(mine / plain);
                if (mine <= 1.3 * plain || mine <= plain + 1) ++good;
            }
        }
        if (all.empty()) continue;
        std::sort(all.begin(), all.end());
        out << "| " << query << " | " << good << " of " << all.size() << " | "
            << rounded(all[all.size() / 2]) << " | " << rounded(all.back()) << " |\n";
    }
}

void Table::print_peer_aim(std::ostream& out) const {
    out << "\nSweeps, aimed at 8 times as fast as the fastest peer, which is so many times slower "
           "(mixed · near · far):\n\n";
    for (const char* pair :
         {"box and box", "circle and circle", "circle and box", "box and circle"}) {
        std::string cell;
        for (const char* spread : spread_names) {
            const Row row{"sweep", pair};
            const double most =
                std::max(ratio(row, spread, "Box2D"), ratio(row, spread, "Chipmunk"));
            if (most > 0) cell += (cell.empty() ? "" : " · ") + rounded(1 / most);
        }
        out << "- " << pair << ": " << cell << "\n";
    }
}

void Table::print_tracer_aim(std::ostream& out) const {
    double sum = 0;
    std::size_t close = 0;
    std::size_t count = 0;
    for (const Row& row : rows_) {
        for (const char* spread : spread_names) {
            const double value = ratio(row, spread, "isect_plain");
            if (value == 0) continue;
            sum += std::log(value);
            ++count;
            if (std::abs(value - 1) <= 0.03) ++close;
        }
    }
    if (count == 0) return;
    char mean[32];
    std::snprintf(mean, sizeof mean, "%.3f", std::exp(sum / double(count)));
    out << "\nUntraced against the same text without a tracer, aimed at 0.97 to 1.03: " << mean
        << " in the geometric mean of " << count << " rows, of which " << close
        << " are within that.\n";
}

void Table::print_query(std::ostream& out, const std::string& query) const {
    const std::vector<Row> rows = rows_of(query);
    if (rows.empty()) return;
    out << "\n## " << query << "\n\n"
        << "| pair | ns | ÷ textbook | ÷ Box2D | ÷ Chipmunk | ÷ without tracer |\n"
        << "| --- | --- | --- | --- | --- | --- |\n";
    for (const Row& row : rows) {
        out << "| " << row.pair << " | " << times(row) << " | ";
        for (const char* who : {"textbook", "Box2D", "Chipmunk"}) out << ratios(row, who) << " | ";
        out << ratios(row, "isect_plain") << " |\n";
    }
}

void Table::print(std::ostream& out) const {
    print_formula_aim(out);
    print_peer_aim(out);
    print_tracer_aim(out);
    for (const char* query : queries) print_query(out, query);
}

}  // namespace isect_bench
