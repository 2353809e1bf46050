#include "instruments/flips.hpp"

#include <cmath>
#include <cstring>
#include <limits>
#include <type_traits>

#include "evaluate/differences.hpp"

namespace lab {
namespace {

/// Numbers in their order, as whole numbers without gaps.
template <class T>
std::int64_t rank_of(T value) {
    using Bits = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;
    Bits bits = 0;
    std::memcpy(&bits, &value, sizeof bits);
    // Negative numbers are ordered the other way round.
    if (bits < 0) bits = std::numeric_limits<Bits>::min() - bits;
    return bits;
}
template <class T>
T number_at(std::int64_t rank) {
    using Bits = std::conditional_t<sizeof(T) == 8, std::int64_t, std::int32_t>;
    auto bits = static_cast<Bits>(rank);
    if (bits < 0) bits = std::numeric_limits<Bits>::min() - bits;
    T value{};
    std::memcpy(&value, &bits, sizeof value);
    return value;
}
std::int64_t rank_in(double value, Scalar scalar) {
    return scalar == Scalar::float_ ? rank_of(static_cast<float>(value)) : rank_of(value);
}
double number_in(std::int64_t rank, Scalar scalar) {
    return scalar == Scalar::float_ ? double{number_at<float>(rank)} : number_at<double>(rank);
}

struct Sample {
    double number{};
    Answer answer;
    std::vector<AnswerNumber> numbers;
};

const AnswerNumber* find_number(const Sample& sample, const std::string& name) {
    for (const AnswerNumber& each : sample.numbers)
        if (each.name == name) return &each;
    return nullptr;
}
double value_of(const Sample& sample, const std::string& name, double without) {
    const AnswerNumber* found = find_number(sample, name);
    return found == nullptr ? without : found->value;
}

/// What differs between two samples by more than a continuous change would explain.
std::string jump_between(const Sample& a, const Sample& b, double least_jump) {
    for (const AnswerNumber& number : a.numbers) {
        if (!number.is_yes_or_no) continue;
        if (value_of(b, number.name, number.value) != number.value) return number.name;
    }
    if (value_of(a, "index", -1) != value_of(b, "index", -1)) return "obstacle";
    const auto normal = [](const Sample& sample) {
        return Vec2{value_of(sample, "hit.normal.x", 0), value_of(sample, "hit.normal.y", 0)};
    };
    constexpr double least_turn = 0.05;
    if (isect::length(normal(a) - normal(b)) > least_turn) return "normal";
    const double later = value_of(b, "hit.time", 0) - value_of(a, "hit.time", 0);
    return std::abs(later) > least_jump ? "time" : "";
}

class Search {
public:
    explicit Search(const FlipSearch& search) : search_(search) {}

    std::vector<Flip> all() {
        const double step = (search_.to - search_.from) / search_.parts;
        Sample last = at(search_.from);
        for (int i = 1; i <= search_.parts; ++i) {
            Sample next = at(i == search_.parts ? search_.to : search_.from + i * step);
            narrow(last, next);
            last = std::move(next);
        }
        return std::move(found_);
    }

private:
    Sample at(double number) const {
        const double rounded = number_in(rank_in(number, search_.scalar), search_.scalar);
        Answer answer = search_.answer_at(rounded);
        std::vector<AnswerNumber> numbers = numbers_of(answer);
        return {rounded, std::move(answer), std::move(numbers)};
    }

    /// Halves the span while its ends differ by a jump, until they are neighbours.
    void narrow(Sample a, Sample b) {
        std::string what = jump_between(a, b, search_.least_jump);
        while (!what.empty()) {
            const double middle = middle_of(a.number, b.number, search_.scalar);
            if (middle == a.number || middle == b.number) {
                found_.push_back({a.number, b.number, a.answer, b.answer, what});
                return;
            }
            Sample between = at(middle);
            const std::string before = jump_between(a, between, search_.least_jump);
            (before.empty() ? a : b) = std::move(between);
            what = jump_between(a, b, search_.least_jump);
        }
    }

    const FlipSearch& search_;
    std::vector<Flip> found_;
};

}  // namespace

double steps_between(double from, double to, Scalar scalar) {
    const auto a = static_cast<std::uint64_t>(rank_in(from, scalar));
    const auto b = static_cast<std::uint64_t>(rank_in(to, scalar));
    const bool rises = rank_in(from, scalar) <= rank_in(to, scalar);
    return rises ? static_cast<double>(b - a) : -static_cast<double>(a - b);
}

double middle_of(double from, double to, Scalar scalar) {
    const std::int64_t a = rank_in(from, scalar), b = rank_in(to, scalar);
    // The ranks of a negative and a positive number may be too far apart for their sum.
    const std::int64_t half = a / 2 + b / 2 + (a % 2 + b % 2) / 2;
    return number_in(half, scalar);
}

std::vector<Flip> find_flips(const FlipSearch& search) {
    return Search(search).all();
}

}  // namespace lab
