// The rows of the plain formulas.
#include <peers/textbook/simplest.hpp>
#include <peers/textbook/sweep.hpp>

#include "rows.hpp"

namespace isect_bench {
namespace {

using peers::textbook::Core;
using peers::textbook::simplest;
using Box = isect::Aabb<double>;
using Capsule = isect::Capsule<double>;
using Circle = isect::Circle<double>;
using Polygon = isect::Polygon<double>;

template <class A, class B>
void add_pair(const std::string& pair) {
    using Plain = decltype(simplest(std::declval<A>(), std::declval<B>()));
    const auto prepare = [](const std::vector<Question<A, B>>& questions) {
        std::vector<Plain> plain;
        for (const auto& question : questions)
            plain.push_back(simplest(question.a, question.b, question.delta));
        return plain;
    };
    const auto add = [&](const std::string& query, bool moving, auto ask) {
        add_row<A, B>(query, pair, "textbook", moving, prepare, ask);
    };
    add("overlaps", false, [](const Plain& q) { return peers::textbook::overlaps(q.a, q.b); });
    add("intersect", false, [](const Plain& q) { return peers::textbook::intersect(q.a, q.b); });
    add("distance", false, [](const Plain& q) { return peers::textbook::distance(q.a, q.b); });
    add("closest_points", false,
        [](const Plain& q) { return peers::textbook::closest_points(q.a, q.b); });
    add("sweep", true, [](const Plain& q) { return peers::textbook::sweep(q.a, q.delta, q.b); });
}

template <class B>
void add_raycast(const std::string& obstacle) {
    const auto prepare = [](const std::vector<Question<Vec, B>>& questions) {
        if constexpr (std::is_same_v<B, Polygon>) {
            std::vector<Question<Vec, Core>> plain;
            for (const auto& q : questions)
                plain.push_back({q.a, peers::textbook::core_of(q.b), q.delta});
            return plain;
        } else {
            return questions;
        }
    };
    add_row<Vec, B>("raycast", "segment and " + obstacle, "textbook", true, prepare,
                    [](const auto& q) { return peers::textbook::raycast(q.a, q.delta, q.b); });
}

[[maybe_unused]] const bool added = [] {
    each_pair([](auto a, auto b, unsigned i, unsigned k) {
        using A = typename decltype(a)::Type;
        using B = typename decltype(b)::Type;
        add_pair<A, B>(std::string(pairs::names[i]) + " and " + pairs::names[k]);
    });
    add_raycast<Box>("box");
    add_raycast<Circle>("circle");
    add_raycast<Capsule>("capsule");
    add_raycast<Polygon>("polygon");
    return true;
}();

}  // namespace
}  // namespace isect_bench
