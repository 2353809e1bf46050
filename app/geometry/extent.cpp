#include "geometry/extent.hpp"

#include "geometry/outline.hpp"
#include "query/parts.hpp"

namespace lab {

Extent extent_by_bounds(const Geometry& shape) {
    const isect::Bounds<double> bounds = bounds_of_whole(shape);
    if (bounds.is_empty()) return extent_around(rounded(shape));
    return {bounds.lower, bounds.upper};
}

}  // namespace lab
