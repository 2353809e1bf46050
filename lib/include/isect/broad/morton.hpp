#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <isect/broad/item.hpp>

namespace isect::detail {

/// Turns 0000abcd into 0a0b0c0d.
constexpr std::uint32_t spread_bits(std::uint32_t bits) {
    bits = (bits | bits << 8) & 0x00ff00ffU;
    bits = (bits | bits << 4) & 0x0f0f0f0fU;
    bits = (bits | bits << 2) & 0x33333333U;
    return (bits | bits << 1) & 0x55555555U;
}

/// The number of a point's cell, of 65,536 by 65,536 cells, along a curve
/// that fills each quarter of the plane before the next (Morton, IBM,
/// 1966).
constexpr std::uint32_t morton_key(double x, double y) {
    return spread_bits(static_cast<std::uint32_t>(x)) |
           spread_bits(static_cast<std::uint32_t>(y)) << 1;
}

/// A key, and the place of its item.
struct MortonPlace {
    std::uint32_t key{};
    std::uint32_t place{};
};

template <class T>
std::vector<MortonPlace> morton_places(std::span<const Item<T>> items) {
    Bounds<T> centers;
    for (const Item<T>& item : items) {
        centers.add({item.box.center, item.box.center});
    }
    const double left = centers.lower.x;
    const double top = centers.lower.y;
    const double width = static_cast<double>(centers.upper.x) - left;
    const double height = static_cast<double>(centers.upper.y) - top;
    constexpr double most = 65535;
    const double x_scale = width > 0 ? most / width : 0;
    const double y_scale = height > 0 ? most / height : 0;
    std::vector<MortonPlace> places(items.size());
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Vec2<T> at = items[i].box.center;
        const double x = (static_cast<double>(at.x) - left) * x_scale;
        const double y = (static_cast<double>(at.y) - top) * y_scale;
        places[i] = {morton_key(x, y), static_cast<std::uint32_t>(i)};
    }
    return places;
}

/// Sorts by keys, eight bits at a time from the lowest up; each pass keeps
/// the order of the previous ones.
inline void sort_by_key(std::vector<MortonPlace>& places) {
    std::vector<MortonPlace> sorted(places.size());
    for (std::uint32_t shift = 0; shift < 32; shift += 8) {
        std::array<std::uint32_t, 257> begins{};
        for (const MortonPlace& each : places) {
            ++begins[(each.key >> shift & 255U) + 1];
        }
        for (std::size_t i = 1; i < begins.size(); ++i) {
            begins[i] += begins[i - 1];
        }
        for (const MortonPlace& each : places) {
            sorted[begins[each.key >> shift & 255U]++] = each;
        }
        places.swap(sorted);
    }
}

}  // namespace isect::detail
