#include "times.hpp"

#include <algorithm>
#include <sstream>

namespace isect_bench {

void Times::add(const std::string& name, double nanoseconds) {
    repetitions_[name].push_back(nanoseconds);
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

double Times::median(const Row& row, const std::string& spread, const std::string& who) const {
    const auto found = repetitions_.find(row.query + "/" + row.pair + "/" + spread + "/" + who);
    if (found == repetitions_.end()) return 0;
    std::vector<double> sorted = found->second;
    std::sort(sorted.begin(), sorted.end());
    return sorted[sorted.size() / 2];
}

double Times::ratio(const Row& row, const std::string& spread, const std::string& who) const {
    const double other = median(row, spread, who);
    return other > 0 ? median(row, spread, "isect") / other : 0;
}

}  // namespace isect_bench
