#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <type_traits>

#include <isect/broad/hits_in_order.hpp>
#include <isect/obstacle.hpp>

namespace isect::detail {

template <class T>
void sweep_all(const AnyMover<T>& mover,
               std::type_identity_t<Vec2<T>> delta,
               const std::type_identity_t<AnyGround<T>>& ground,
               std::type_identity_t<SweepVisitor<T>> visit) {
    Corridor<T> way(bounds_of(mover), delta);
    ground.on_way(way, [&](const auto& item) {
        const Sweep<T> met = sweep(mover, delta, item.shape);
        if (met.hit) visit(item.id, met);
    });
}

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

template <class T>
void sweep_in_order(const AnyMover<T>& mover,
                    std::type_identity_t<Vec2<T>> delta,
                    const std::type_identity_t<AnyGround<T>>& ground,
                    std::type_identity_t<SweepVisitor<T>> visit) {
    HitOnPath<T> last;
    for (bool is_more = true; is_more;) {
        NextHits<T> next;
        auto add = [&](std::size_t id, const Sweep<T>& met) {
            const HitOnPath<T> hit{met, id};
            if (last.id == npos || last.is_before(hit)) next.add(hit);
        };
        sweep_all(mover, delta, ground, SweepVisitor<T>(add));
        for (const auto& hit : next)
            if (!visit(hit.id, hit.met)) return;
        is_more = next.is_full();
        if (is_more) last = next.last();
    }
}

}  // namespace isect::detail
