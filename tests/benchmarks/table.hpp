// The measurements as a table of ratios.
#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace isect_bench {

class Table {
public:
    /// Adds one repetition: a row's name, as add_row makes it, and the nanoseconds per query.
    void add(const std::string& name, double nanoseconds);
    /// Prints the table as Markdown.
    void print(std::ostream& out) const;

private:
    struct Row {
        std::string query;
        std::string pair;
    };

    /// The median of the repetitions, or 0 if there are none.
    double median(const Row& row, const std::string& spread, const std::string& who) const;
    double ratio(const Row& row, const std::string& spread, const std::string& who) const;
    std::string times(const Row& row) const;
    std::string ratios(const Row& row, const std::string& who) const;
    std::vector<Row> rows_of(const std::string& query) const;

    void print_formula_aim(std::ostream& out) const;
    void print_peer_aim(std::ostream& out) const;
    void print_tracer_aim(std::ostream& out) const;
    void print_query(std::ostream& out, const std::string& query) const;

    std::vector<Row> rows_;
    std::map<std::string, std::vector<double>> repetitions_;
};

}  // namespace isect_bench
