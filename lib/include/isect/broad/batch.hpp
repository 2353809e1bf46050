#pragma once

#include <algorithm>
#include <limits>
#include <vector>

#include <isect/broad/batch_filter.hpp>
#include <isect/broad/broad_phase.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Boxes in a row, all of which are asked, as many at once as the vector
/// units of the processor take: a broad phase without any order. Up to a
/// few hundred boxes nothing is faster, and it never has to be kept right.
///
/// Each number of a box has a row of its own, so that the same numbers of
/// several boxes stand side by side. Filtering takes a nanosecond or less a
/// box; what passes is asked exactly, and so the answers are those of the
/// single queries, bit for bit, whatever the processor.
///
/// All changes cost nothing but themselves. 36 bytes a box in double, 20 in
/// float.
template <class T>
class Batch {
public:
    Batch() = default;
    explicit Batch(std::span<const Aabb<T>> boxes) {
        for (const Aabb<T>& box : boxes) insert(box);
    }

    std::size_t size() const { return places_.count(); }
    std::size_t end_id() const { return places_.end(); }
    bool has(std::size_t id) const { return places_.has(id); }
    Aabb<T> box(std::size_t id) const { return at(places_.of(id)); }

    std::size_t insert(const Aabb<T>& box) {
        detail::refuse_unsound(box);
        const std::uint32_t id = places_.take();
        places_.put(id, id);
        if (id == x_.size()) add_block();
        put(id, box);
        return id;
    }
    void move(std::size_t id, const Aabb<T>& box) {
        const std::size_t place = places_.of(id);
        detail::refuse_unsound(box);
        put(place, box);
    }
    void remove(std::size_t id) {
        set(places_.of(id), detail::vacancy<T>().box);
        places_.give_back(id);
    }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& place, Visit visit, Trace trace = {}) const;
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit visit, Trace trace = {}) const;
    template <class Visit>
    void pairs(Visit visit) const {
        for (std::uint32_t id = 0; id < end_id(); ++id) {
            if (!has(id)) continue;
            const Item<T> item{at(id), id};
            detail::pairs_of(*this, std::span<const Item<T>>(&item, 1),
                             visit);
        }
    }

private:
    using Flags = detail::BatchFlags<T>;

    Aabb<T> at(std::size_t i) const {
        return {{x_[i], y_[i]}, {half_x_[i], half_y_[i]}};
    }
    void set(std::size_t i, const Aabb<T>& box) {
        x_[i] = box.center.x;
        y_[i] = box.center.y;
        half_x_[i] = box.half.x;
        half_y_[i] = box.half.y;
    }
    void put(std::size_t i, const Aabb<T>& box) {
        set(i, box);
        largest_ =
            std::max(largest_, detail::larger_axis(box.center, box.half));
    }
    void add_block() {
        const std::size_t begin = x_.size();
        const std::size_t end = begin + detail::batch_block;
        for (std::vector<T>* row : {&x_, &y_, &half_x_, &half_y_}) {
            row->resize(end);
        }
        for (std::size_t i = begin; i < end; ++i) {
            set(i, detail::vacancy<T>().box);
        }
    }

    detail::BatchColumns<T> block_at(std::size_t i) const {
        return {&x_[i], &y_[i], &half_x_[i], &half_y_[i]};
    }
    /// By how much all boxes have to be larger than they are; see grown().
    T slack() const {
        return T(32) * std::numeric_limits<T>::epsilon() * largest_;
    }
    detail::PlaceOnAxis<T> place_on_axis(T lower, T upper) const {
        return {lower - slack(), upper + slack()};
    }
    /// A way without length along an axis takes nearly for ever, and one
    /// so short that its pace is no number is as good as at each place.
    detail::WayOnAxis<T> way_on_axis(T lower, T upper, T delta) const {
        constexpr T least = sizeof(T) == 8 ? T(0x1p-1000) : T(0x1p-120);
        const T size = absolute(delta);
        T pace = size < least ? T(0) : 1 / size;
        if (size == 0) pace = sizeof(T) == 8 ? T(0x1p800) : T(0x1p100F);
        const T low = lower - slack();
        const T high = upper + slack();
        if (delta < 0) return {T(-1), -low, -high, pace};
        return {T(1), high, low, pace};
    }

    /// Visits those whose flags are set.
    template <class Visit>
    void visit_block(std::size_t begin, const Flags& flags,
                     Visit& visit) const {
        for (std::size_t i = 0; i < detail::batch_block; ++i) {
            if (flags[i] == 0 || !has(begin + i)) continue;
            const auto id = static_cast<std::uint32_t>(begin + i);
            visit(Item<T>{at(id), id});
        }
    }

    std::vector<T> x_;
    std::vector<T> y_;
    std::vector<T> half_x_;
    std::vector<T> half_y_;
    /// The size of the largest box that ever was here.
    T largest_{};
    detail::Places places_;
};

template <class T>
template <class Visit, Tracer Trace>
void Batch<T>::near(const Bounds<T>& place, Visit visit,
                    Trace trace) const {
    using Filter = detail::PlaceFilter<T>;
    static const auto run = detail::best_filter<T, Filter>();
    const Filter filter{place_on_axis(place.lower.x, place.upper.x),
                        place_on_axis(place.lower.y, place.upper.y)};
    Flags flags;
    for (std::size_t i = 0; i < x_.size(); i += detail::batch_block) {
        if (trace(!run(filter, block_at(i), flags))) continue;
        const std::size_t begin = trace(i);
        visit_block(begin, flags, visit);
    }
}

template <class T>
template <class Visit, Tracer Trace>
void Batch<T>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    using Filter = detail::WayFilter<T>;
    static const auto run = detail::best_filter<T, Filter>();
    const Bounds<T>& mover = way.mover();
    const Vec2<T> delta = way.delta();
    Filter filter{way_on_axis(mover.lower.x, mover.upper.x, delta.x),
                  way_on_axis(mover.lower.y, mover.upper.y, delta.y), T(1)};
    Flags flags;
    for (std::size_t i = 0; i < x_.size(); i += detail::batch_block) {
        filter.latest = static_cast<T>(way.latest());
        if (trace(!run(filter, block_at(i), flags))) continue;
        const std::size_t begin = trace(i);
        visit_block(begin, flags, visit);
    }
}

}  // namespace isect
