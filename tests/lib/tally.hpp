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
/// exactly or were too close for the plain formula, and keeps the first example of a failure.
struct Tally {
    long queries{};
    long exact{};
    long close{};
    long hits{};
    long wrong{};
    long broken{};
    std::string example;

    void add(const Tally& other) {
        queries += other.queries;
        exact += other.exact;
        close += other.close;
        hits += other.hits;
        wrong += other.wrong;
        broken += other.broken;
        if (example.empty()) example = other.example;
    }
};

/// What is known of one query so far.
struct Told {
    bool exactly{};
    bool too_close{};
};

/// The tracer of one query, which counts the query once if anything in it is decided exactly, and
/// once if anything is too close for the plain formula.
class CloseCalls {
public:
    CloseCalls(Tally& tally, Told& told) : tally_(&tally), told_(&told) {}

    template <class V>
    V operator()(V value) const {
        if constexpr (std::is_same_v<V, isect::Decided>) {
            if (value.exactly() && !told_->exactly) ++tally_->exact;
            told_->exactly = told_->exactly || value.exactly();
        }
        if constexpr (std::is_same_v<V, isect::detail::TooClose>) {
            if (value.yes && !told_->too_close) ++tally_->close;
            told_->too_close = told_->too_close || value.yes;
        }
        return value;
    }

private:
    Tally* tally_;
    Told* told_;
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
