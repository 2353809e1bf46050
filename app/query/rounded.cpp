#include "query/rounded.hpp"

#include <algorithm>

namespace lab {

Vec2 rest_of_sum(Vec2 a, Vec2 b) {
    return {isect::detail::two_sum(a.x, b.x).error, isect::detail::two_sum(a.y, b.y).error};
}

std::vector<Vec2> hull(std::vector<Vec2> points) {
    std::sort(points.begin(), points.end(),
              [](Vec2 a, Vec2 b) { return a.x != b.x ? a.x < b.x : a.y < b.y; });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    if (points.size() < 3) return points;
    // Andrew's monotone chain: one half from left to right, the other back.
    std::vector<Vec2> chain;
    const auto add = [&](Vec2 point, std::size_t fixed) {
        while (chain.size() >= fixed + 2 &&
               isect::cross(chain.back() - chain[chain.size() - 2], point - chain.back()) <= 0) {
            chain.pop_back();
        }
        chain.push_back(point);
    };
    for (const Vec2 point : points) add(point, 0);
    const std::size_t turn = chain.size() - 1;
    for (auto point = points.rbegin() + 1; point != points.rend(); ++point) add(*point, turn);
    chain.pop_back();
    return chain;
}

}  // namespace lab
