// Movers within a few ulp of touching, and paths along the surfaces that they touch.
#pragma once

#include <utility>

#include <isect/shape.hpp>

#include "lib/random.hpp"

namespace promises {

/// A point up to `most` ulp away on each coordinate, in either direction. A step from 0 would
/// leave the range of magnitudes that promises are made for.
template <class T>
isect::Vec2<T> nudged(lib_random::Source<T>& source, isect::Vec2<T> at, unsigned most);

/// The shape moved to within 4 ulp of touching, by a push or else by a sweep.
template <class T>
isect::Shape<T> touching(lib_random::Source<T>& source, const isect::Shape<T>& a,
                         const isect::Shape<T>& b, isect::Vec2<T> delta);

/// A mover beside an obstacle and its path along the surface that they share, exact as far as
/// numbers allow, or a few ulp off.
template <class T>
std::pair<isect::Shape<T>, isect::Vec2<T>> gliding(lib_random::Source<T>& source,
                                                   const isect::Shape<T>& a,
                                                   const isect::Shape<T>& b);

}  // namespace promises

#ifdef ISECT_HEADER_ONLY
#include "lib/touching.cpp"
#endif
