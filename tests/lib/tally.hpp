// Counters for the checks of promises, and the size of a query's numbers.
#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <type_traits>

#include <isect/recorder.hpp>

#include "lib/form.hpp"

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

/// Records one query after the other. Each counts once if anything in it is decided exactly, and
/// once if anything is too close for the plain formula.
class CloseCalls {
public:
    explicit CloseCalls(Tally& tally) : tally_(&tally) {}
    ~CloseCalls() { count(); }
    CloseCalls(const CloseCalls&) = delete;
    CloseCalls& operator=(const CloseCalls&) = delete;

    /// The tracer of the next query.
    isect::Recorder next() {
        count();
        ++tally_->queries;
        return isect::Recorder(recording_);
    }

private:
    void count() {
        const auto& notes = recording_.notes;
        const auto has = [&](auto is) { return std::any_of(notes.begin(), notes.end(), is); };
        if (has([](const isect::Note& note) { return note.margin.has_value(); })) ++tally_->exact;
        if (has([](const isect::Note& note) { return note.is_too_close; })) ++tally_->close;
        recording_.notes.clear();
        recording_.callers.resize(1);
    }

    Tally* tally_;
    isect::Recording recording_;
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
    void add(const oracle::Form& form) {
        add(form.pos);
        for (const auto& corner : form) add(corner);
        add(form.radius);
    }
    void add(oracle::Point<double> v) {
        add(v.x);
        add(v.y);
    }
    double ratio() const { return most_ / std::min(least_, most_); }

private:
    double least_ = std::numeric_limits<double>::infinity();
    double most_ = 0;
};

/// Promises other than yes or no cover only queries whose numbers differ by at most this ratio.
inline constexpr double most_spread = 0x1p60;

}  // namespace promises
