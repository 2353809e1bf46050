// Seeded sets of boxes, each of which is hard for some broad phase, and brute-force queries.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <random>
#include <utility>
#include <vector>

#include <isect/broad.hpp>
#include <isect/isect.hpp>

#include "lib/one_by_one.hpp"

namespace broad_worlds {

/// lattice: small integers, so that many boxes touch; scales: huge boxes beside tiny ones; row:
/// one box below the other; equal: identical boxes; dots: boxes of zero size, many of them on the
/// edges of others.
enum class World { uniform, clustered, lattice, scales, row, equal, dots };
inline constexpr World worlds[] = {World::uniform, World::clustered, World::lattice, World::scales,
                                   World::row,     World::equal,     World::dots};

template <class T>
class Source {
public:
    Source(World world, unsigned seed) : world_(world), engine_(seed) {}

    T number(double low, double high) {
        return T(low + (high - low) * (double(engine_()) / 0x1p32));
    }
    unsigned pick(unsigned count) { return unsigned(engine_() % count); }
    isect::Vec2<T> vector(double size) {
        const T x = number(-size, size);
        return {x, number(-size, size)};
    }

    isect::Aabb<T> box() {
        const isect::Vec2<T> at = vector(100);
        switch (world_) {
            case World::clustered:
                return {{T(50) * T(pick(3)) + at.x * at.x * at.x * T(1e-6), at.y * T(0.05)},
                        {number(0, 1), number(0, 1)}};
            case World::lattice:
            case World::dots: {
                const T least = world_ == World::dots ? 0 : 1;
                const isect::Vec2<T> half{T(pick(3)), T(pick(3))};
                return {{std::trunc(at.x / 12), std::trunc(at.y / 12)},
                        {std::max(least, half.x - 1), std::max(least, half.y - 1)}};
            }
            case World::scales: {
                const T sizes[] = {T(1e-6), T(1e-3), T(1), T(10), T(1e6)};
                const T width = number(0, 1) * sizes[pick(5)];
                return {T(0.2) * at, {width, number(0, 1) * sizes[pick(4)]}};
            }
            case World::row:
                return {{T(3), T(int(at.y))}, {T(5), T(0.5)}};
            case World::equal:
                return {{T(3), T(4)}, {T(5), T(6)}};
            default:
                return {at, {number(0, 8), number(0, 8)}};
        }
    }
    std::vector<isect::Aabb<T>> boxes(std::size_t count) {
        std::vector<isect::Aabb<T>> all;
        for (std::size_t i = 0; i < count; ++i) all.push_back(box());
        return all;
    }
    /// A path with many hits; in a lattice, it often runs along the lattice's lines.
    isect::Vec2<T> delta() {
        const isect::Vec2<T> all[] = {
            vector(150), vector(20), {T(pick(9)) - 4, 0}, {0, T(pick(40)) - 20}, {}};
        return all[pick(5)];
    }

private:
    World world_;
    std::mt19937 engine_;
};

/// The boxes by id, and brute force over them.
template <class T>
using Boxes = std::map<std::size_t, isect::Aabb<T>>;

template <class T>
std::vector<std::size_t> brute_overlapping(const Boxes<T>& boxes, const isect::Aabb<T>& place) {
    std::vector<std::size_t> ids;
    for (const auto& [id, box] : boxes)
        if (overlaps(place, box)) ids.push_back(id);
    return ids;
}

using Pairs = std::vector<std::pair<std::size_t, std::size_t>>;

template <class T>
Pairs brute_pairs(const Boxes<T>& boxes) {
    Pairs found;
    for (auto a = boxes.begin(); a != boxes.end(); ++a)
        for (auto b = std::next(a); b != boxes.end(); ++b)
            if (overlaps(a->second, b->second)) found.emplace_back(a->first, b->first);
    return found;
}

template <class T>
std::optional<isect::FirstHit<T>> brute_raycast(const Boxes<T>& boxes,
                                                const isect::Segment<T>& segment,
                                                isect::Vec2<T> padding) {
    std::optional<isect::FirstHit<T>> first;
    for (const auto& [id, box] : boxes) {
        const auto hit = raycast(segment, box, padding);
        if (hit && (!first || hit->time < first->hit.time)) first = isect::FirstHit<T>{*hit, id};
    }
    return first;
}

/// The result of a sweep at each box in turn, with indices replaced by ids.
template <class Mover, class T>
isect::Sweep<T> brute_sweep(const Boxes<T>& boxes, const Mover& mover, isect::Vec2<T> delta) {
    std::vector<isect::Aabb<T>> list;
    std::vector<std::size_t> ids;
    for (const auto& [id, box] : boxes) {
        list.push_back(box);
        ids.push_back(id);
    }
    const std::span<const isect::Aabb<T>> all(list);
    isect::Sweep<T> result = one_by_one::sweep_into(mover, delta, all);
    if (result.index != isect::npos) result.index = ids[result.index];
    return result;
}

}  // namespace broad_worlds
