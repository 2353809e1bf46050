#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include <isect/broad/item.hpp>
#include <isect/scalar.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// Square cells over a part of the plane, numbered row by row. The cells at
/// the border extend to infinity, so that each point is in exactly one
/// cell.
template <class T>
struct GridLayout {
    Vec2<T> origin;
    double cell = 1;
    std::uint32_t columns = 1;
    std::uint32_t rows = 1;
    double cells_per_length = 1;

    std::size_t cell_count() const {
        return std::size_t{columns} * std::size_t{rows};
    }
    std::uint32_t column_of(T x) const {
        return step(x, origin.x, columns);
    }
    std::uint32_t row_of(T y) const { return step(y, origin.y, rows); }
    std::size_t cell_of(Vec2<T> point) const {
        return std::size_t{row_of(point.y)} * columns + column_of(point.x);
    }

    /// The interval of the points in a range of cells, plus an ulp or two
    /// at its inner ends.
    Interval<T> columns_between(std::uint32_t first,
                                std::uint32_t last) const {
        return {edge(origin.x, first, columns),
                edge(origin.x, last + 1, columns, 1)};
    }
    Interval<T> rows_between(std::uint32_t first,
                             std::uint32_t last) const {
        return {edge(origin.y, first, rows),
                edge(origin.y, last + 1, rows, 1)};
    }

    /// Bounds of boxes with a given reach from their centers, which are in
    /// one column or row.
    Bounds<T> strip(Axis axis, std::uint32_t number, Vec2<T> reach) const {
        constexpr T for_ever = std::numeric_limits<T>::infinity();
        const Interval<T> centers = axis == Axis::x
                                        ? columns_between(number, number)
                                        : rows_between(number, number);
        const T far = detail::along(reach, axis);
        return {detail::with_axes(axis, centers.min - far, -for_ever),
                detail::with_axes(axis, centers.max + far, for_ever)};
    }

private:
    /// Rounding is monotonic: a greater coordinate is never in a lower
    /// cell.
    std::uint32_t step(T at, T from, std::uint32_t count) const {
        const double way =
            static_cast<double>(at) - static_cast<double>(from);
        const double far = way * cells_per_length;
        const double last = count - 1;
        return static_cast<std::uint32_t>(
            std::min(std::max(0.0, far), last));
    }
    T edge(T from, std::uint32_t steps, std::uint32_t count,
           int outward = -1) const {
        constexpr T for_ever = std::numeric_limits<T>::infinity();
        if (steps == 0) return -for_ever;
        if (steps >= count) return for_ever;
        const double start = from;
        const double way = cell * steps;
        const double slack =
            4 * std::numeric_limits<T>::epsilon() * (std::abs(start) + way);
        return static_cast<T>(start + way + outward * slack);
    }
};

namespace detail {
/// The median of the larger side of some boxes, sampled evenly.
template <class Member>
double usual_size(std::span<const Member> members) {
    constexpr std::size_t most = 255;
    const std::size_t step = members.size() / most + 1;
    std::vector<Scalar<Member>> sizes;
    for (std::size_t i = 0; i < members.size(); i += step) {
        const auto half = item_in(members, i).box.half;
        sizes.push_back(std::max(half.x, half.y));
    }
    const auto middle = sizes.begin() + std::ptrdiff_t(sizes.size() / 2);
    std::nth_element(sizes.begin(), middle, sizes.end());
    return 2 * static_cast<double>(*middle);
}

/// Cells for some boxes: about two boxes per cell if they are spread
/// evenly, but no cell smaller than a typical box, and never many more
/// cells than boxes. Since it looks at every box, it also rejects invalid
/// ones.
template <class Member>
GridLayout<Scalar<Member>> layout_for(std::span<const Member> members) {
    using T = Scalar<Member>;
    if (members.empty()) return {};
    Bounds<T> centers;
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Aabb<T> box = item_in(members, i).box;
        refuse_unsound(box);
        centers.add({box.center, box.center});
    }
    const auto length = [](T low, T high) {
        return static_cast<double>(high) - static_cast<double>(low);
    };
    const double width = length(centers.lower.x, centers.upper.x);
    const double height = length(centers.lower.y, centers.upper.y);
    const auto many = static_cast<double>(members.size());
    const double fair = std::sqrt(2 * width * height / many);
    const double least = std::max(width, height) / many;
    double cell = std::max({fair, least, usual_size(members)});
    // The number of cells per length would overflow for cells as small as
    // this.
    if (cell < 0x1p-1000) cell = 1;
    return {centers.lower, cell,
            static_cast<std::uint32_t>(width / cell) + 1,
            static_cast<std::uint32_t>(height / cell) + 1, 1 / cell};
}
}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
