#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

#include <isect/broad/all_hits.hpp>
#include <isect/broad/ground.hpp>
#include <isect/segment.hpp>

namespace isect {

namespace detail {
/// What a mover would hit, and when.
template <class T>
struct HitOnPath {
    Sweep<T> met;
    std::size_t id = npos;

    bool is_before(const HitOnPath& other) const {
        if (met.time != other.met.time) return met.time < other.met.time;
        return id < other.id;
    }
};

/// The next few hits on a path, in their order.
template <class T>
class NextHits {
public:
    void add(const HitOnPath<T>& hit) {
        const bool is_full = count_ == hits_.size();
        if (is_full && !hit.is_before(hits_.back())) return;
        std::size_t at = is_full ? count_ - 1 : count_++;
        for (; at > 0 && hit.is_before(hits_[at - 1]); --at)
            hits_[at] = hits_[at - 1];
        hits_[at] = hit;
    }
    bool is_full() const { return count_ == hits_.size(); }
    const HitOnPath<T>& last() const { return hits_.back(); }
    auto begin() const { return hits_.begin(); }
    auto end() const {
        return hits_.begin() + static_cast<std::ptrdiff_t>(count_);
    }

private:
    std::array<HitOnPath<T>, 16> hits_{};
    std::size_t count_ = 0;
};

/// Whether a visitor wants more. One that returns nothing does.
template <class Visit, class... Found>
bool wants_more(Visit& visit, const Found&... found) {
    if constexpr (std::is_same_v<decltype(visit(found...)), void>) {
        visit(found...);
        return true;
    } else {
        return visit(found...);
    }
}
}  // namespace detail

/// Calls visit(id, sweep) once for each obstacle that a mover would hit on
/// its whole path if the others were not there, in order of time, and at
/// equal times in order of the ids. A visitor that returns false ends it:
/// so a shot goes through some things and stops at others.
///
/// - **Shapes:** any solid as the mover, and a list of obstacles or any
///   Ground.
/// - **Touching:** no hit, as for `sweep`.
/// - **Result:** each sweep equals the result of the single `sweep`. What
///   the mover starts inside of comes first, with time 0.
/// - **Units:** yours, in float or double.
/// - **Errors:** none.
/// - **Cost:** no allocation; one `sweep_all` for every 16 hits. Where the
///   order doesn't matter, `sweep_all` itself is faster.
///
/// ```cpp
/// const std::vector<Aabb<double>> posts{{{9, 0}, {1, 5}},
///                                       {{5, 0}, {1, 5}}};
/// std::vector<std::size_t> met;
/// sweep_in_order(Vec2{0.0, 0.0}, {20, 0}, posts,
///                [&](std::size_t id, auto&) { met.push_back(id); });
/// assert((met == std::vector<std::size_t>{1, 0}));
/// ```
template <class Mover, Ground Obstacles, class Visit>
void sweep_in_order(const Mover& mover,
                    std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                    const Obstacles& ground, Visit visit) {
    using T = Scalar<Mover>;
    detail::HitOnPath<T> last;
    for (bool is_more = true; is_more;) {
        detail::NextHits<T> next;
        const auto add = [&](std::size_t id, const Sweep<T>& met) {
            const detail::HitOnPath<T> hit{met, id};
            if (last.id == npos || last.is_before(hit)) next.add(hit);
        };
        sweep_all(mover, delta, ground, add);
        for (const auto& hit : next)
            if (!detail::wants_more(visit, hit.id, hit.met)) return;
        is_more = next.is_full();
        if (is_more) last = next.last();
    }
}
template <class Mover, ObstacleRange Obstacles, class Visit>
void sweep_in_order(const Mover& mover,
                    std::type_identity_t<Vec2<Scalar<Mover>>> delta,
                    const Obstacles& obstacles, Visit visit) {
    sweep_in_order(mover, delta, ObstacleList(obstacles), visit);
}

/// Calls visit(id, hit) once for each obstacle that a segment hits, in
/// order of time, as sweep_in_order does for a point that moves along it.
template <class T, class Obstacles, class Visit>
requires Ground<Obstacles> || ObstacleRange<Obstacles>
void raycast_in_order(const Segment<T>& segment, const Obstacles& ground,
                      Visit visit) {
    const auto use = [&](std::size_t id, const Sweep<T>& met) {
        return detail::wants_more(visit, id, *met.hit);
    };
    sweep_in_order(segment.start, segment.delta, ground, use);
}

}  // namespace isect
