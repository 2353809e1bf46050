#pragma once

#include <algorithm>
#include <vector>

#include <isect/broad/batch_filter.hpp>
#include <isect/broad/item.hpp>

namespace isect::detail {

/// One number of each of many shapes.
template <class T>
class BatchRow {
public:
    std::size_t size() const { return batch_block * blocks_.size(); }
    void add_block() { blocks_.emplace_back(); }
    T& operator[](std::size_t i) {
        return blocks_[i / batch_block].numbers[i % batch_block];
    }
    T operator[](std::size_t i) const {
        return blocks_[i / batch_block].numbers[i % batch_block];
    }
    const BatchNumbers<T>* block_at(std::size_t i) const {
        return &blocks_[i / batch_block];
    }

private:
    std::vector<BatchNumbers<T>> blocks_;
};

/// Many shapes of one kind, with a row for each of their numbers, so that
/// the same numbers of several shapes stand side by side. Rows are filled
/// up to whole blocks with what meets nothing.
template <class S>
class BatchRows;

template <class T>
class BatchRows<Aabb<T>> {
public:
    static Item<T> item(const Aabb<T>& box, std::uint32_t id) {
        return {box, id};
    }
    static T size_of(const Aabb<T>& box) {
        return larger_axis(box.center, box.half);
    }
    static Aabb<T> nothing() { return vacancy<T>().box; }

    std::size_t size() const { return x_.size(); }
    Aabb<T> at(std::size_t i) const {
        return {{x_[i], y_[i]}, {half_x_[i], half_y_[i]}};
    }
    void set(std::size_t i, const Aabb<T>& box) {
        x_[i] = box.center.x;
        y_[i] = box.center.y;
        half_x_[i] = box.half.x;
        half_y_[i] = box.half.y;
    }
    void add_block() {
        const std::size_t begin = size();
        for (auto* row : {&x_, &y_, &half_x_, &half_y_}) row->add_block();
        for (std::size_t i = begin; i < size(); ++i) set(i, nothing());
    }
    BatchColumns<T> blocks_at(std::size_t i) const {
        return {x_.block_at(i), y_.block_at(i), half_x_.block_at(i),
                half_y_.block_at(i)};
    }

private:
    BatchRow<T> x_;
    BatchRow<T> y_;
    BatchRow<T> half_x_;
    BatchRow<T> half_y_;
};

/// To the filter a circle is the square around it.
template <class T>
class BatchRows<Circle<T>> {
public:
    static CircleItem<T> item(const Circle<T>& circle, std::uint32_t id) {
        return {circle, id};
    }
    static T size_of(const Circle<T>& circle) {
        return larger_axis(circle.center, {circle.radius, circle.radius});
    }
    static Circle<T> nothing() { return {{}, vacancy<T>().box.half.x}; }

    std::size_t size() const { return x_.size(); }
    Circle<T> at(std::size_t i) const {
        return {{x_[i], y_[i]}, radius_[i]};
    }
    void set(std::size_t i, const Circle<T>& circle) {
        x_[i] = circle.center.x;
        y_[i] = circle.center.y;
        radius_[i] = circle.radius;
    }
    void add_block() {
        const std::size_t begin = size();
        for (auto* row : {&x_, &y_, &radius_}) row->add_block();
        for (std::size_t i = begin; i < size(); ++i) set(i, nothing());
    }
    BatchColumns<T> blocks_at(std::size_t i) const {
        return {x_.block_at(i), y_.block_at(i), radius_.block_at(i),
                radius_.block_at(i)};
    }

private:
    BatchRow<T> x_;
    BatchRow<T> y_;
    BatchRow<T> radius_;
};

}  // namespace isect::detail
