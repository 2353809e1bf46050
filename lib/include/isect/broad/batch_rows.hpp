#pragma once

#include <algorithm>
#include <span>
#include <vector>

#include <isect/broad/batch_filter.hpp>
#include <isect/broad/item.hpp>

namespace isect::detail {

/// One number of each shape of a block. No register's worth of them lies
/// in two lines of the cache, which would take twice as long to fetch.
template <class T>
struct alignas(64) BatchRow {
    T numbers[batch_block]{};
};

/// Shapes of one kind, with a row for each of their numbers, so that the
/// same numbers of several shapes stand side by side.
template <class S>
struct BatchBlock;

template <class T>
struct BatchBlock<Aabb<T>> {
    BatchRow<T> x;
    BatchRow<T> y;
    BatchRow<T> half_x;
    BatchRow<T> half_y;

    Aabb<T> at(std::size_t i) const {
        return {{x.numbers[i], y.numbers[i]},
                {half_x.numbers[i], half_y.numbers[i]}};
    }
    void set(std::size_t i, const Aabb<T>& box) {
        x.numbers[i] = box.center.x;
        y.numbers[i] = box.center.y;
        half_x.numbers[i] = box.half.x;
        half_y.numbers[i] = box.half.y;
    }
    BatchColumns<T> columns(Axis main) const {
        if (main == Axis::x) {
            return {x.numbers, y.numbers, half_x.numbers, half_y.numbers};
        }
        return {y.numbers, x.numbers, half_y.numbers, half_x.numbers};
    }

    static Item<T> item(const Aabb<T>& box, std::uint32_t id) {
        return {box, id};
    }
    static T size_of(const Aabb<T>& box) {
        return larger_axis(box.center, box.half);
    }
    static Aabb<T> nothing() { return vacancy<T>().box; }
};

/// To the filter a circle is the square around it.
template <class T>
struct BatchBlock<Circle<T>> {
    BatchRow<T> x;
    BatchRow<T> y;
    BatchRow<T> radius;

    Circle<T> at(std::size_t i) const {
        return {{x.numbers[i], y.numbers[i]}, radius.numbers[i]};
    }
    void set(std::size_t i, const Circle<T>& circle) {
        x.numbers[i] = circle.center.x;
        y.numbers[i] = circle.center.y;
        radius.numbers[i] = circle.radius;
    }
    BatchColumns<T> columns(Axis main) const {
        if (main == Axis::x) {
            return {x.numbers, y.numbers, radius.numbers, radius.numbers};
        }
        return {y.numbers, x.numbers, radius.numbers, radius.numbers};
    }

    static CircleItem<T> item(const Circle<T>& circle, std::uint32_t id) {
        return {circle, id};
    }
    static T size_of(const Circle<T>& circle) {
        return larger_axis(circle.center, {circle.radius, circle.radius});
    }
    static Circle<T> nothing() { return {{}, vacancy<T>().box.half.x}; }
};

/// Many shapes, in blocks that are filled up with what meets nothing.
template <class S>
class BatchRows {
public:
    using Block = BatchBlock<S>;

    std::size_t size() const { return batch_block * blocks_.size(); }
    S at(std::size_t i) const {
        return blocks_[i / batch_block].at(i % batch_block);
    }
    void set(std::size_t i, const S& shape) {
        blocks_[i / batch_block].set(i % batch_block, shape);
    }
    void add_block() {
        Block& added = blocks_.emplace_back();
        for (std::size_t i = 0; i < batch_block; ++i) {
            added.set(i, Block::nothing());
        }
    }
    /// The blocks from the one of shape i on, as many as are filtered at
    /// once.
    std::span<const Block> blocks_at(std::size_t i) const {
        const std::span<const Block> all(blocks_);
        const auto rest = all.subspan(i / batch_block);
        return rest.first(std::min(rest.size(), batch_blocks_at_once));
    }

private:
    std::vector<Block> blocks_;
};

}  // namespace isect::detail
