// Polygons of up to 24 points, in a program that asks for them: the promises hold for them as well.
#define ISECT_POLYGON_CAPACITY 24
#include <cmath>
#include <cstdio>
#include <numbers>

#include "lib/promises.hpp"

namespace {

using namespace isect;
using lib_random::Family;
using lib_random::Source;

/// A convex polygon of 9 to 24 points on an ellipse: points on it are never in line, and rounding
/// to quarters makes sides that touch.
template <class T>
Polygon<T> round_polygon(Source<T>& source, bool is_rounded) {
    for (;;) {
        const unsigned count = 9 + source.pick(16);
        const double wide = 20 + double(source.pick(40));
        const double high = 20 + double(source.pick(40));
        std::vector<Vec2<T>> points;
        for (unsigned i = 0; i < count; ++i) {
            const double turn = 2 * std::numbers::pi * (i + 0.3) / count;
            const double x = wide * std::cos(turn);
            const double y = high * std::sin(turn);
            const double parts = is_rounded ? 4 : 1 << 12;
            points.push_back({T(std::round(x * parts) / parts), T(std::round(y * parts) / parts)});
        }
        try {
            const T radius = source.pick(2) == 0 ? T(0) : T(source.pick(8)) / T(4);
            return Polygon<T>(source.place(60), std::span<const Vec2<T>>(points), radius);
        } catch (const BadShape&) {
            // Rounding has put three points in line.
        }
    }
}

template <class A, class B, class T>
void examine(const A& a, const B& b, Vec2<T> delta, promises::Tally& tally) {
    promises::Examiner<A, B>(a, b, delta, tally).examine();
    promises::Examiner<B, A>(b, a, delta, tally).examine();
}

template <class T>
void examine_all(promises::Tally& tally) {
    for (const Family family : {Family::uniform, Family::grid, Family::glide}) {
        Source<T> source(family, 9);
        for (int row = 0; row < 150; ++row) {
            const Polygon<T> large = round_polygon(source, family == Family::grid);
            const Vec2<T> delta = source.vector(90);
            examine(large, round_polygon(source, family == Family::grid), delta, tally);
            examine(large, source.template shape<Aabb<T>>(), delta, tally);
            examine(large, source.template shape<Circle<T>>(), delta, tally);
            examine(large, source.template shape<Capsule<T>>(), delta, tally);
            examine(large, source.place(60), delta, tally);
        }
    }
}

}  // namespace

int main() {
    promises::Tally tally;
    examine_all<float>(tally);
    examine_all<double>(tally);
    std::printf("%ld queries, wrong %ld, broken %ld: %s\n", long(tally.queries), long(tally.wrong),
                long(tally.broken), tally.example.c_str());
    return tally.wrong == 0 && tally.broken == 0 && tally.queries > 10000 ? 0 : 1;
}
