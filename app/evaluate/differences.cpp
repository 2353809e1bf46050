#include "evaluate/differences.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "query/neighbours.hpp"

namespace lab {
namespace {

struct Numbers {
    std::vector<AnswerNumber> list;

    void number(std::string name, double value) { list.push_back({std::move(name), value, false}); }
    void yes_or_no(std::string name, bool yes) {
        list.push_back({std::move(name), yes ? 1.0 : 0.0, true});
    }
    void vector(const std::string& name, Vec2 v) {
        number(name + ".x", v.x);
        number(name + ".y", v.y);
    }
    void hit(const std::string& name, const std::optional<Hit>& hit) {
        yes_or_no(name, hit.has_value());
        if (!hit) return;
        number(name + ".time", hit->time);
        vector(name + ".pos", hit->pos);
        vector(name + ".normal", hit->normal);
        vector(name + ".delta", hit->delta);
    }

    void operator()(const Overlaps& answer) { yes_or_no("overlaps", answer.overlaps); }
    void operator()(const std::optional<Hit>& answer) { hit("hit", answer); }
    void operator()(const Sweep& sweep) {
        hit("hit", sweep.hit);
        vector("pos", sweep.pos);
        number("time", sweep.time);
        if (sweep.index != isect::npos) number("index", static_cast<double>(sweep.index));
    }
    void operator()(const Distance& answer) { number("distance", answer.distance); }
    void operator()(const Closest& closest) {
        vector("a", closest.a);
        vector("b", closest.b);
    }
    void operator()(const SlabTimes& times) {
        number("x.near", times.x.min);
        number("x.far", times.x.max);
        number("y.near", times.y.min);
        number("y.far", times.y.max);
    }
    void operator()(const Moved& moved) {
        if (!moved.sweeps.empty()) hit("hit", moved.sweeps.front().hit);
        vector("pos", moved.pos);
    }
    void operator()(const Walked& walked) {
        vector("pos", walked.pos);
        vector("velocity", walked.velocity);
        hit("floor", walked.floor);
        hit("wall", walked.wall);
        hit("ceiling", walked.ceiling);
    }
};

bool are_same(double a, double b) {
    return a == b || (std::isnan(a) && std::isnan(b));
}

Difference difference_of(const AnswerNumber& ours, double theirs, Scalar scalar) {
    const double size = theirs - ours.value;
    const double step = ulp_at(std::max(std::abs(ours.value), std::abs(theirs)), scalar);
    const double ulps =
        std::isnan(size) ? std::numeric_limits<double>::infinity() : std::abs(size) / step;
    return {ours.name, ours.value, theirs, ours.is_yes_or_no, size, ulps};
}

}  // namespace

std::vector<AnswerNumber> numbers_of(const Answer& answer) {
    Numbers numbers;
    std::visit(numbers, answer);
    return std::move(numbers.list);
}

std::optional<std::string> first_nan(const Answer& answer) {
    for (const AnswerNumber& each : numbers_of(answer))
        if (std::isnan(each.value)) return each.name;
    return {};
}

double size_of(const std::vector<AnswerNumber>& numbers) {
    double size = 1;
    for (const AnswerNumber& number : numbers)
        if (std::isfinite(number.value)) size = std::max(size, std::abs(number.value));
    return size;
}

std::vector<Difference> differences(const Answer& ours, const Answer& theirs, Scalar scalar) {
    const std::vector<AnswerNumber> others = numbers_of(theirs);
    std::vector<Difference> found;
    for (const AnswerNumber& number : numbers_of(ours)) {
        const auto other =
            std::find_if(others.begin(), others.end(),
                         [&](const AnswerNumber& each) { return each.name == number.name; });
        if (other == others.end() || are_same(number.value, other->value)) continue;
        found.push_back(difference_of(number, other->value, scalar));
    }
    return found;
}

}  // namespace lab
