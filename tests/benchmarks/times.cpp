#include "times.hpp"

#include <algorithm>
#include <sstream>

namespace isect_bench {

void Times::add(const std::string& name, double nanoseconds) {
    const auto [known, is_first] = least_.emplace(name, nanoseconds);
    if (!is_first) known->second = std::min(known->second, nanoseconds);
    std::istringstream parts(name);
    Row row;
    std::getline(parts, row.query, '/');
    std::getline(parts, row.pair, '/');
    rows_.insert(row);
}

std::vector<Row> Times::rows_of(const std::string& query) const {
    std::vector<Row> found;
    for (const Row& row : rows_) {
        if (row.query == query) found.push_back(row);
    }
    return found;
}

double Times::least(const Row& row, const std::string& spread, const std::string& who) const {
    const auto found = least_.find(row.query + "/" + row.pair + "/" + spread + "/" + who);
    return found == least_.end() ? 0 : found->second;
}

double Times::ratio(const Row& row, const std::string& spread, const std::string& who) const {
    const double other = least(row, spread, who);
    return other > 0 ? least(row, spread, "isect") / other : 0;
}

}  // namespace isect_bench
