#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include <isect/detail/convex.hpp>
#include <isect/detail/predicates/side.hpp>

// Splits a simple outline into convex parts. All decisions are exact.
namespace isect::detail {

/// A closed outline, in the order in which +x turns towards +y.
template <class T>
using Outline = std::vector<Vec2<T>>;

/// Removes points on straight edges, which no other turn depends on.
template <class T>
void remove_straight(Outline<T>& outline) {
    for (std::size_t i = outline.size(); i-- > 0;) {
        if (turn_at(outline, i) != 0) continue;
        outline.erase(outline.begin() + std::ptrdiff_t(i));
    }
}

/// Whether a point is inside a triangle or on its border.
template <class T>
bool is_in_triangle(Vec2<T> point, Vec2<T> a, Vec2<T> b, Vec2<T> c) {
    return side(Way<T>{a, b}, a, point) >= 0 &&
           side(Way<T>{b, c}, b, point) >= 0 &&
           side(Way<T>{c, a}, c, point) >= 0;
}

/// Whether a corner can be cut off: the line between its neighbours is
/// inside the outline and meets none of its other points.
template <class T>
bool is_ear(const Outline<T>& outline, std::size_t i) {
    if (turn_at(outline, i) <= 0) return false;
    const std::size_t count = outline.size();
    const std::size_t before = (i + count - 1) % count;
    const std::size_t after = (i + 1) % count;
    for (std::size_t k = 0; k < count; ++k) {
        if (k == before || k == i || k == after) continue;
        if (is_in_triangle(outline[k], outline[before], outline[i],
                           outline[after]))
            return false;
    }
    return true;
}

/// Triangles whose corners are points of the outline. Each simple outline
/// has an ear, also where it is straight at some of its points.
template <class T>
std::vector<Outline<T>> triangles_of(Outline<T> outline) {
    std::vector<Outline<T>> triangles;
    std::size_t i = 0;
    for (std::size_t tries = 0; outline.size() > 3;) {
        const std::size_t count = outline.size();
        if (tries++ == count) break;
        i %= count;
        if (!is_ear(outline, i)) {
            ++i;
            continue;
        }
        triangles.push_back({outline[(i + count - 1) % count], outline[i],
                             outline[(i + 1) % count]});
        outline.erase(outline.begin() + std::ptrdiff_t(i));
        tries = 0;
    }
    triangles.push_back(std::move(outline));
    return triangles;
}

/// Two parts as one, if they share an edge and the whole is convex.
template <class T>
std::optional<Outline<T>> joined_parts(const Outline<T>& a,
                                       const Outline<T>& b,
                                       std::size_t most) {
    if (a.size() + b.size() - 2 > most) return {};
    for (std::size_t i = 0; i < a.size(); ++i) {
        const Vec2<T> start = a[i];
        const Vec2<T> end = a[(i + 1) % a.size()];
        const auto found = std::find(b.begin(), b.end(), end);
        if (found == b.end()) continue;
        const auto k = static_cast<std::size_t>(found - b.begin());
        if (!(b[(k + 1) % b.size()] == start)) continue;

        // From the end round the first, then round the second.
        Outline<T> whole;
        for (std::size_t n = 1; n < a.size(); ++n)
            whole.push_back(a[(i + n) % a.size()]);
        for (std::size_t n = 1; n < b.size(); ++n)
            whole.push_back(b[(k + n) % b.size()]);
        const bool is_convex =
            turn_at(whole, 0) > 0 && turn_at(whole, a.size() - 1) > 0;
        if (is_convex) return whole;
        return {};
    }
    return {};
}

/// Convex parts of a simple outline, with at most so many corners each.
template <class T>
std::vector<Outline<T>> split(Outline<T> outline, std::size_t most) {
    remove_straight(outline);
    std::vector<Outline<T>> parts = triangles_of(std::move(outline));
    for (std::size_t i = 0; i < parts.size(); ++i) {
        for (std::size_t k = i + 1; k < parts.size();) {
            auto whole = joined_parts(parts[i], parts[k], most);
            if (!whole) {
                ++k;
                continue;
            }
            parts[i] = std::move(*whole);
            parts.erase(parts.begin() + std::ptrdiff_t(k));
            k = i + 1;
        }
    }
    return parts;
}

}  // namespace isect::detail
