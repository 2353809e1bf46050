// Random hills, and what may happen to a character on them.
#pragma once

#include <random>
#include <vector>

#include <isect/isect.hpp>

namespace hills {

inline double between(std::mt19937& engine, double low, double high) {
    return low + (high - low) * double(engine() % 1'000'001) / 1e6;
}

/// The points of hills without cliffs, from left to right.
template <class T>
std::vector<isect::Vec2<T>> points(std::mt19937& engine, T offset) {
    std::vector<isect::Vec2<T>> all;
    double x = -50;
    double y = 0;
    for (int i = 0; i < 20; ++i) {
        all.push_back({T(double(offset) + x), T(double(offset) + y)});
        x += between(engine, 8, 40);
        y += between(engine, -15, 15);
    }
    return all;
}

/// How often a mover has got into a chain that it did not overlap, and has left it at its back.
struct Falls {
    int entered = 0;
    int fallen = 0;
};

}  // namespace hills
