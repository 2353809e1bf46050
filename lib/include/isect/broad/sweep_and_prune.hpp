#pragma once

#include <algorithm>
#include <vector>

#include <isect/broad/broad_phase.hpp>
#include <isect/tracer.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// Boxes sorted by where they begin on one axis (Baraff, Dynamic Simulation
/// of Non-Penetrating Rigid Bodies, 1992). A box that begins after a place
/// ends cannot overlap it, and neither can the first boxes in the order if
/// none of them reaches that far.
///
/// It is the simplest of the four structures, and good at pairs of boxes
/// that move little. The cost of a query grows with the number of boxes
/// beside it on that axis and, if a long box lies across the world, with
/// the number of boxes that begin before it.
///
/// Building costs n log n; a move costs as much as it changes the order; an
/// insertion or removal costs n. It takes 68 bytes per box in double, 36 in
/// float.
template <class T>
class SweepAndPrune {
public:
    SweepAndPrune() = default;
    explicit SweepAndPrune(std::span<const Aabb<T>> boxes) {
        std::vector<Item<T>> items = detail::items_of(boxes, places_);
        axis_ = axis_of_most_spread(items);
        ranked_.reserve(items.size());
        for (const Item<T>& item : items) ranked_.push_back(ranked(item));
        std::sort(ranked_.begin(), ranked_.end());
        for (std::size_t i = 0; i < ranked_.size(); ++i) {
            places_.put(ranked_[i].item.id, i);
        }
        reach_from(0, ranked_.size());
    }

    std::size_t size() const { return ranked_.size(); }
    std::size_t end_id() const { return places_.end(); }
    bool has(std::size_t id) const { return places_.has(id); }
    Aabb<T> box(std::size_t id) const {
        return ranked_[places_.of(id)].item.box;
    }
    /// The axis by which the boxes are sorted, chosen when it was built.
    Axis axis() const { return axis_; }
    /// The box at a rank, as numbered for the tracer.
    const Item<T>& at_rank(std::size_t rank) const {
        return ranked_[rank].item;
    }

    std::size_t insert(const Aabb<T>& box) {
        detail::refuse_unsound(box);
        const std::uint32_t id = places_.take();
        ranked_.push_back(ranked({box, id}));
        places_.put(id, ranked_.size() - 1);
        settle(ranked_.size() - 1);
        return id;
    }

    void move(std::size_t id, const Aabb<T>& box) {
        const std::size_t rank = places_.of(id);
        detail::refuse_unsound(box);
        ranked_[rank] = ranked({box, static_cast<std::uint32_t>(id)});
        settle(rank);
    }

    void remove(std::size_t id) {
        const std::size_t rank = places_.of(id);
        ranked_.erase(ranked_.begin() + std::ptrdiff_t(rank));
        for (std::size_t i = rank; i < ranked_.size(); ++i) {
            places_.put(ranked_[i].item.id, i);
        }
        places_.give_back(id);
        reach_from(rank, ranked_.size());
    }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& place, Visit visit, Trace trace = {}) const;

    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit visit, Trace trace = {}) const;

    template <class Visit>
    void pairs(Visit visit) const {
        for (std::size_t i = 0; i < size(); ++i) {
            const T end = ranked_[i].upper;
            for (std::size_t k = i + 1; k < size(); ++k) {
                if (ranked_[k].lower >= end) break;
                visit(ranked_[i].item, ranked_[k].item);
            }
        }
    }

private:
    struct Ranked {
        T lower{};
        T upper{};
        /// The greatest upper edge of this box and of all that begin before
        /// it. It never decreases from rank to rank, so it can be binary
        /// searched.
        T reach{};
        Item<T> item;

        friend bool operator<(const Ranked& a, const Ranked& b) {
            if (a.lower != b.lower) return a.lower < b.lower;
            return a.item.id < b.item.id;
        }
    };

    static Axis axis_of_most_spread(const std::vector<Item<T>>& items) {
        Bounds<T> centers;
        for (const Item<T>& item : items) {
            centers.add({item.box.center, item.box.center});
        }
        const Vec2<T> spread = centers.upper - centers.lower;
        return spread.y > spread.x ? Axis::y : Axis::x;
    }

    Ranked ranked(const Item<T>& item) const {
        const Bounds<T> bounds = bounds_of(item.box);
        const T upper = detail::along(bounds.upper, axis_);
        return {detail::along(bounds.lower, axis_), upper, upper, item};
    }

    /// The first rank at or before which a box ends after a coordinate.
    std::size_t first_to_reach(T low) const {
        const auto ends_before = [](const Ranked& r, T at) {
            return r.reach <= at;
        };
        const auto found = std::lower_bound(ranked_.begin(), ranked_.end(),
                                            low, ends_before);
        return static_cast<std::size_t>(found - ranked_.begin());
    }
    /// The first rank that begins at or after a coordinate.
    std::size_t first_to_begin(T high) const {
        const auto begins_before = [](const Ranked& r, T at) {
            return r.lower < at;
        };
        const auto found = std::lower_bound(ranked_.begin(), ranked_.end(),
                                            high, begins_before);
        return static_cast<std::size_t>(found - ranked_.begin());
    }

    /// Everything on one side of a coordinate.
    Bounds<T> after(T low) const { return half_plane(low, for_ever); }
    Bounds<T> before(T high) const { return half_plane(-for_ever, high); }
    Bounds<T> half_plane(T low, T high) const {
        return {detail::with_axes(axis_, low, -for_ever),
                detail::with_axes(axis_, high, for_ever)};
    }

    /// Moves the item at a rank, which has changed, to its sorted place.
    void settle(std::size_t rank) {
        const std::size_t from = rank;
        while (rank > 0 && ranked_[rank] < ranked_[rank - 1]) {
            swap_with_next(--rank);
        }
        while (rank + 1 < size() && ranked_[rank + 1] < ranked_[rank]) {
            swap_with_next(rank++);
        }
        reach_from(std::min(from, rank), std::max(from, rank) + 1);
    }
    void swap_with_next(std::size_t rank) {
        std::swap(ranked_[rank], ranked_[rank + 1]);
        places_.put(ranked_[rank].item.id, rank);
        places_.put(ranked_[rank + 1].item.id, rank + 1);
    }

    /// Updates reach from a rank on: up to a given end, and further as long
    /// as anything changes.
    void reach_from(std::size_t begin, std::size_t end) {
        for (std::size_t i = begin; i < size(); ++i) {
            const T upper = ranked_[i].upper;
            const T so_far = i == 0 ? upper : ranked_[i - 1].reach;
            const T reach = std::max(so_far, upper);
            if (i >= end && ranked_[i].reach == reach) return;
            ranked_[i].reach = reach;
        }
    }

    static constexpr T for_ever = std::numeric_limits<T>::infinity();
    std::vector<Ranked> ranked_;
    detail::Places places_;
    Axis axis_ = Axis::x;
};

template <class T>
template <class Visit, Tracer Trace>
void SweepAndPrune<T>::near(const Bounds<T>& place, Visit visit,
                            Trace trace) const {
    // The first few end before the place begins.
    const T low = detail::along(place.lower, axis_);
    const T high = detail::along(place.upper, axis_);
    for (std::size_t i = first_to_reach(low); i < size(); ++i) {
        // All others begin where the place has ended.
        if (trace(ranked_[i].lower >= high)) break;
        const std::size_t rank = trace(i);
        if (ranked_[rank].upper > low) visit(ranked_[rank].item);
    }
}

template <class T>
template <class Visit, Tracer Trace>
void SweepAndPrune<T>::on_way(Corridor<T>& way, Visit visit,
                              Trace trace) const {
    // In the positive direction, every box after one that is out of reach
    // begins even later.
    if (trace(way.is_rising(axis_))) {
        const T low = detail::along(way.whole().lower, axis_);
        for (std::size_t i = first_to_reach(low); i < size(); ++i) {
            if (trace(!way.reaches(after(ranked_[i].lower)))) break;
            const std::size_t rank = trace(i);
            visit(ranked_[rank].item);
        }
        return;
    }
    // In the negative direction, no earlier box may reach further than
    // this.
    const T high = detail::along(way.whole().upper, axis_);
    for (std::size_t i = first_to_begin(high); i-- > 0;) {
        if (trace(!way.reaches(before(ranked_[i].reach)))) break;
        const std::size_t rank = trace(i);
        visit(ranked_[rank].item);
    }
}

#ifndef ISECT_HEADER_ONLY
// The library holds what changes it, in float and in double.
extern template class SweepAndPrune<float>;
extern template class SweepAndPrune<double>;
#endif

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
