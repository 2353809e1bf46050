// What was measured, as a table of ratios.
#pragma once

#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace isect_bench {

class Table {
public:
    /// One repetition: a row's name, as add_row makes it, and the nanoseconds of one question.
    void add(const std::string& name, double nanoseconds);
    /// As Markdown.
    void print(std::ostream& out) const;

private:
    struct Row {
        std::string query;
        std::string pair;
    };

    /// The median of the repetitions, or 0 where this was not measured.
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
