#pragma once

#include <optional>
#include <string>
#include <vector>

#include "instruments/flips.hpp"
#include "instruments/variation.hpp"
#include "scene/edit.hpp"

namespace lab {

/// The scenes on a straight line: one number goes from one value to another, or all numbers that
/// differ between two scenes go from the first to the second together. Every scene has one query
/// alone.
class SceneLine {
public:
    /// A place on this line is the value of the number, which has the name of an assignment. Throws
    /// SetError if the scene has no such number. A number of a motion needs the scene before its
    /// motions move it.
    SceneLine(const Scene& posed, std::size_t query, const std::string& number, double from,
              double to, const std::optional<Scene>& unposed = {});
    /// A place on this line goes from 0 to 1. The scenes are posed, and differ only in numbers.
    SceneLine(const Scene& from, const Scene& to, std::size_t query);

    /// The numbers, which have the same names at both ends, go from the first values to the last.
    /// Numbers that are equal at both ends keep that value. Numbers that the query doesn't have are
    /// left out.
    SceneLine(const Scene& posed, std::size_t query, const std::vector<NumberValue>& from,
              const std::vector<NumberValue>& to);

    double from() const { return is_number_ ? ends_.front().from : 0; }
    double to() const { return is_number_ ? ends_.front().to : 1; }
    /// The names of the numbers that change.
    const std::vector<std::string>& names() const { return names_; }
    /// The numbers at a place, in the order of their names.
    std::vector<NumberValue> numbers_at(double place) const;
    const Scene& scene_at(double place);
    /// The search for flips between the line's ends. The line has to outlive it.
    FlipSearch search(int parts = FlipSearch{}.parts);

private:
    struct Ends {
        double from{}, to{};
    };
    struct Varying {
        std::vector<std::string> names;
        std::vector<Ends> ends;
    };
    static Varying varying(const Scene& posed, std::size_t query,
                           const std::vector<NumberValue>& from,
                           const std::vector<NumberValue>& to);
    /// The scene has one query, and the numbers that don't vary.
    SceneLine(const Scene& posed, Varying varying);

    std::vector<std::string> names_;
    std::vector<Ends> ends_;
    bool is_number_;
    Variation variation_;
};

/// Every number of shapes and paths, by its name. A mover with several queries has several paths.
std::vector<NumberValue> numbers_in(Scene scene);

/// A number between two others. At the ends, it has their very bits.
double between(double from, double to, double share);

/// Whether two posed scenes have the same shapes and queries, apart from their numbers, so that a
/// line can join them.
bool differ_in_numbers(const Scene& a, const Scene& b);

}  // namespace lab
