#pragma once

#include <type_traits>

#include <isect/detail/contact/hull_part.hpp>
#include <isect/detail/predicates/inside_sum.hpp>

namespace isect::detail {

/// Whether two hulls overlap, where plain arithmetic can tell.
enum class Plainly : std::uint8_t { no, yes, unclear };

/// A facet that the mover is farther in front of than both radii separates
/// the two, and being behind all of them overlaps. In between, the nearest
/// part decides.
template <class T>
Plainly plainly_overlap(const HullPair<T>& pair, Foremost& foremost) {
    const double both = pair.both_radii;
    const double error = error_of_gaps(pair);
    foremost = foremost_facet(pair, both + error);
    if (foremost.is_known()) {
        const double gap = foremost.facet.gap;
        if (gap > both + error) return Plainly::no;
        if (gap < -error) return Plainly::yes;
        if (both == 0) return Plainly::unclear;
    }
    const HullPart part = nearest_part(pair, foremost);
    if (!part.is_clear()) return Plainly::unclear;
    if (part.distance > both + error) return Plainly::no;
    if (part.distance < both - error) return Plainly::yes;
    return Plainly::unclear;
}

/// Whether two hulls, rounded by their radii, overlap. Exact. If they do,
/// or almost do, their foremost facet has been found.
template <class T>
constexpr Decided hulls_overlap(const HullPair<T>& pair,
                                Foremost& foremost) {
    const Hull<T>& a = pair.mover;
    const Hull<T>& b = pair.obstacle;
    const Decided apart = apart_on_axis(a, pair.mine, b, pair.other);
    if (apart) return {false, apart.margin};
    if (!std::is_constant_evaluated()) {
        const Plainly plainly = plainly_overlap(pair, foremost);
        if (plainly != Plainly::unclear) return {plainly == Plainly::yes};
    }
    return inside_sum(a.pos, MinkowskiSum<T>(a, b));
}
/// The same, if the foremost facet and the nearest part are known.
template <class T>
Decided hulls_overlap(const HullPair<T>& pair, const Foremost& foremost,
                      const HullPart& part) {
    const double error = error_of_gaps(pair);
    if (foremost.facet.gap < -error && foremost.is_known()) return {true};
    if (part.is_clear() && part.distance < pair.both_radii - error)
        return {true};
    Foremost known;
    return hulls_overlap(pair, known);
}
template <class T>
constexpr Decided hulls_overlap(const Hull<T>& a, const Hull<T>& b) {
    Foremost foremost;
    return hulls_overlap(HullPair<T>(a, b), foremost);
}

}  // namespace isect::detail
