#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <span>
#include <vector>

#include <isect/broad/batch_filter.hpp>
#include <isect/broad/broad_phase.hpp>
#include <isect/scalar.hpp>
#include <isect/tracer.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

namespace detail {
template <class T>
Item<T> with_id(const Aabb<T>& box, std::uint32_t id) {
    return {box, id};
}
template <class T>
CircleItem<T> with_id(const Circle<T>& circle, std::uint32_t id) {
    return {circle, id};
}

/// The common part of Batch and CircleBatch.
template <class S>
class BatchOf {
    using T = Scalar<S>;

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
        if (size() == 0) origin_ = shape.center;
        const std::uint32_t id = places_.take();
        places_.put(id, id);
        if (id == rows_.size()) rows_.add_block();
        if (id == shapes_.size()) shapes_.emplace_back();
        put(id, shape);
        return id;
    }
    void move(std::size_t id, const S& shape) {
        const std::size_t place = places_.of(id);
        refuse_unsound(shape);
        put(place, shape);
    }
    void remove(std::size_t id) {
        rows_.set(places_.of(id), {});
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
            const auto item = with_id(shapes_[id], id);
            pairs_of(*this, std::span(&item, 1), visit);
        }
    }

protected:
    const S& shape(std::size_t id) const { return shapes_[places_.of(id)]; }

private:
    void put(std::size_t i, const S& shape) {
        shapes_[i] = shape;
        rows_.set(i, coarse(bounds_of(shape), origin_));
    }

    /// Visits the shapes of a block whose bits are set.
    template <class Visit>
    void visit_block(std::size_t begin, std::uint64_t mask,
                     Visit& visit) const {
        for (; mask != 0; mask &= mask - 1) {
            const auto bit =
                static_cast<std::size_t>(std::countr_zero(mask));
            const auto id = static_cast<std::uint32_t>(begin + bit);
            if (has(id)) visit(with_id(shapes_[id], id));
        }
    }

    std::vector<S> shapes_;
    BatchRows rows_;
    /// The position of the first shape. Coarse bounds are relative to it,
    /// and the nearer they are to it, the finer they are.
    Vec2<T> origin_;
    Places places_;
};
}  // namespace detail

/// Boxes in a plain list, which every query tests, as many at once as the
/// processor's vector units take: a broad phase without any structure. It
/// is the fastest for up to a few hundred boxes, and never needs upkeep.
///
/// Each edge of a box, in float, is stored in a row of its own, so that the
/// same edges of several boxes are adjacent. Filtering takes less than a
/// nanosecond per box. The boxes that pass are tested exactly, so the
/// results are those of the single queries, bit for bit, whatever the
/// processor. When boxes are about a million times as far from the first
/// one as they are large, more and more pass the filter.
///
/// Changes have a constant cost. It takes 52 bytes per box in double, 36 in
/// float, and up to twice that, since its rows double when they are full.
template <class T>
class Batch : public detail::BatchOf<Aabb<T>> {
public:
    using detail::BatchOf<Aabb<T>>::BatchOf;

    Aabb<T> box(std::size_t id) const { return this->shape(id); }
};

/// The same for circles, which are queried as boxes are: see ManyShapes. It
/// takes 44 bytes per circle in double, 32 in float.
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
    // A place is the corridor of a path of length 0.
    Corridor<T> way(place, {});
    on_way(way, visit, trace);
}

template <class S>
template <class Visit, Tracer Trace>
void BatchOf<S>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    static const auto run = best_filter();
    WayFilter filter(way.mover(), way.delta(), origin_);
    std::array<std::uint64_t, batch_blocks_at_once> masks;
    constexpr std::size_t step = batch_block * masks.size();
    for (std::size_t i = 0; i < rows_.size(); i += step) {
        // Which boxes of the next blocks may be hit?
        filter.stop_at(way.latest());
        const std::size_t blocks =
            std::min((rows_.size() - i) / batch_block, masks.size());
        run(filter, rows_.blocks_at(i), blocks, masks.data());

        for (std::size_t k = 0; k < blocks; ++k) {
            if (trace(masks[k] == 0)) continue;
            const std::size_t begin = trace(i + k * batch_block);
            visit_block(begin, masks[k], visit);
        }
    }
}

}  // namespace detail

}  // namespace isect

#include <isect/detail/plain_words_end.hpp>
