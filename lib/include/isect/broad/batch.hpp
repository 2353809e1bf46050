#pragma once

#include <algorithm>
#include <limits>
#include <span>

#include <isect/broad/batch_rows.hpp>
#include <isect/broad/broad_phase.hpp>
#include <isect/scalar.hpp>
#include <isect/tracer.hpp>

namespace isect {

namespace detail {
/// What Batch and CircleBatch have in common.
template <class S>
class BatchOf {
    using T = Scalar<S>;
    using Rows = BatchRows<S>;

public:
    BatchOf() = default;
    explicit BatchOf(std::span<const S> shapes) {
        for (const S& shape : shapes) insert(shape);
    }

    std::size_t size() const { return places_.count(); }
    std::size_t end_id() const { return places_.end(); }
    bool has(std::size_t id) const { return places_.has(id); }

    std::size_t insert(const S& shape) {
        refuse_unsound(shape);
        const std::uint32_t id = places_.take();
        places_.put(id, id);
        if (id == rows_.size()) rows_.add_block();
        put(id, shape);
        return id;
    }
    void move(std::size_t id, const S& shape) {
        const std::size_t place = places_.of(id);
        refuse_unsound(shape);
        put(place, shape);
    }
    void remove(std::size_t id) {
        rows_.set(places_.of(id), Rows::nothing());
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
            const auto item = Rows::item(rows_.at(id), id);
            pairs_of(*this, std::span(&item, 1), visit);
        }
    }

protected:
    S shape(std::size_t id) const { return rows_.at(places_.of(id)); }

private:
    using Flags = BatchFlags<T>;

    void put(std::size_t i, const S& shape) {
        rows_.set(i, shape);
        largest_ = std::max(largest_, Rows::size_of(shape));
    }

    /// By how much all have to be larger than they are; see grown().
    T slack() const {
        return T(32) * std::numeric_limits<T>::epsilon() * largest_;
    }
    PlaceOnAxis<T> place_on_axis(T lower, T upper) const {
        return {lower - slack(), upper + slack()};
    }
    /// A way without length along an axis takes nearly for ever, and one
    /// so short that its pace is no number is as good as at each place.
    WayOnAxis<T> way_on_axis(T lower, T upper, T delta) const {
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
        for (std::size_t i = 0; i < batch_block; ++i) {
            if (flags[i] == 0 || !has(begin + i)) continue;
            const auto id = static_cast<std::uint32_t>(begin + i);
            visit(Rows::item(rows_.at(id), id));
        }
    }

    Rows rows_;
    /// The size of the largest that ever was here.
    T largest_{};
    Places places_;
};
}  // namespace detail

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
class Batch : public detail::BatchOf<Aabb<T>> {
public:
    using detail::BatchOf<Aabb<T>>::BatchOf;

    Aabb<T> box(std::size_t id) const { return this->shape(id); }
};

/// The same of circles, which are asked as boxes are: see ManyShapes.
/// 28 bytes a circle in double, 16 in float.
template <class T>
class CircleBatch : public detail::BatchOf<Circle<T>> {
public:
    using detail::BatchOf<Circle<T>>::BatchOf;

    Circle<T> circle(std::size_t id) const { return this->shape(id); }
};

namespace detail {
template <class S>
template <class Visit, Tracer Trace>
void BatchOf<S>::near(const Bounds<T>& place, Visit visit,
                      Trace trace) const {
    using Filter = PlaceFilter<T>;
    static const auto run = best_filter<T, Filter>();
    const Filter filter{place_on_axis(place.lower.x, place.upper.x),
                        place_on_axis(place.lower.y, place.upper.y)};
    Flags flags;
    for (std::size_t i = 0; i < rows_.size(); i += batch_block) {
        if (trace(!run(filter, rows_.block_at(i), flags))) continue;
        const std::size_t begin = trace(i);
        visit_block(begin, flags, visit);
    }
}

template <class S>
template <class Visit, Tracer Trace>
void BatchOf<S>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    using Filter = WayFilter<T>;
    static const auto run = best_filter<T, Filter>();
    const Bounds<T>& mover = way.mover();
    const Vec2<T> delta = way.delta();
    Filter filter{way_on_axis(mover.lower.x, mover.upper.x, delta.x),
                  way_on_axis(mover.lower.y, mover.upper.y, delta.y), T(1)};
    Flags flags;
    for (std::size_t i = 0; i < rows_.size(); i += batch_block) {
        filter.latest = static_cast<T>(way.latest());
        if (trace(!run(filter, rows_.block_at(i), flags))) continue;
        const std::size_t begin = trace(i);
        visit_block(begin, flags, visit);
    }
}

}  // namespace detail

}  // namespace isect
