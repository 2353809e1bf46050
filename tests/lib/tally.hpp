// Counters for the checks of promises, and the size of a query's numbers.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <type_traits>

#include "lib/oracle.hpp"

namespace promises {

/// Counts wrong results, broken promises and queries with a yes or no that had to be decided
/// exactly, and keeps the first example of a failure.
struct Tally {
    long queries{};
    long exact{};
    long hits{};
    long wrong{};
    long broken{};
    std::string example;

    void add(const Tally& other) {
        queries += other.queries;
        exact += other.exact;
        hits += other.hits;
        wrong += other.wrong;
        broken += other.broken;
        if (example.empty()) example = other.example;
    }
};

/// The tracer of one query, which counts the query once if anything in it is decided exactly.
class CloseCalls {
public:
    CloseCalls(Tally& tally, bool& is_told) : tally_(&tally), is_told_(&is_told) {}

    template <class V>
    V operator()(V value) const {
        if constexpr (std::is_same_v<V, isect::Decided>) {
            if (value.exactly() && !*is_told_) ++tally_->exact;
            *is_told_ = *is_told_ || value.exactly();
        }
        return value;
    }

private:
    Tally* tally_;
    bool* is_told_;
};

/// The ratio of the largest to the smallest nonzero number of a query.
class Spread {
public:
    void add(double number) {
        const double size = std::abs(number);
        if (size == 0) return;
        least_ = std::min(least_, size);
        most_ = std::max(most_, size);
    }
    template <class T>
    void add(isect::Vec2<T> v) {
        add(double(v.x));
        add(double(v.y));
    }
    template <class Shape>
    void add_shape(const Shape& shape) {
        add(isect::position(shape));
        for (const auto& corner : oracle::corners(oracle::Number<double>{}, shape))
            add(isect::Vec2<double>{corner.x, corner.y});
        add(double(oracle::radius(shape)));
    }
    double ratio() const { return most_ / std::min(least_, most_); }

private:
    double least_ = std::numeric_limits<double>::infinity();
    double most_ = 0;
};

/// Promises other than yes or no cover only queries whose numbers differ by at most this ratio.
inline constexpr double most_spread = 0x1p60;

}  // namespace promises
