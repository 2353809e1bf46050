// What was measured of single queries.
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace isect_bench {

/// A query of a pair of shapes.
struct Row {
    std::string query, pair;

    friend auto operator<=>(const Row&, const Row&) = default;
};

class Times {
public:
    /// Adds one repetition: a row's name, as add_row makes it, and the nanoseconds per query.
    void add(const std::string& name, double nanoseconds);

    /// In the order of their names.
    const std::set<Row>& rows() const { return rows_; }
    std::vector<Row> rows_of(const std::string& query) const;

    /// The fastest of the repetitions, or 0 if there are none. Whatever else runs on the machine
    /// only adds time: where half of the repetitions were disturbed, medians of the same code
    /// differed by 7 %, and the fastest by 1.2 %.
    double least(const Row& row, const std::string& spread, const std::string& who) const;
    /// The library's time, divided by another's; 0 if there is none.
    double ratio(const Row& row, const std::string& spread, const std::string& who) const;

private:
    std::set<Row> rows_;
    std::map<std::string, double> least_;
};

}  // namespace isect_bench
