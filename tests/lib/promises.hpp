// The library's promises for every result, checked against the oracle.
#pragma once

#include <string>

#include <isect/shape.hpp>

#include "lib/random.hpp"
#include "lib/tally.hpp"
#include "lib/touching.hpp"
#include "lib/truth.hpp"

namespace promises {

template <class T>
std::string text(isect::Vec2<T> v);
template <class T>
std::string text_of(const isect::Shape<T>& shape);

/// Runs every query on one pair.
template <class T>
void examine_pair(const isect::Shape<T>& a, const isect::Shape<T>& b, isect::Vec2<T> delta,
                  Tally& tally);

template <class A, class B>
class Examiner {
public:
    using T = isect::Scalar<A>;

    Examiner(const A& a, const B& b, isect::Vec2<T> delta, Tally& tally)
        : a_(a), b_(b), delta_(delta), tally_(tally) {}

    void examine() { examine_pair<T>(a_, b_, delta_, tally_); }

private:
    isect::Shape<T> a_;
    isect::Shape<T> b_;
    isect::Vec2<T> delta_;
    Tally& tally_;
};

/// The kinds of a mover and an obstacle, as numbers of a Shape's kinds.
struct KindPair {
    unsigned mover;
    unsigned obstacle;
};

/// Runs every query on paths that are parallel to an axis as far as numbers of this size can tell.
/// They start near the line of a surface, both beside the surface and before it.
template <class T>
Tally examine_skimming(KindPair kinds, long rows, unsigned seed);

/// Runs every query on `rows` pairs of a family.
template <class T>
Tally examine(KindPair kinds, lib_random::Family family, long rows, unsigned seed);

}  // namespace promises

#ifdef ISECT_HEADER_ONLY
#include "lib/promises.cpp"
#endif
