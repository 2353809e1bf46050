#pragma once

#include <isect/broad/broad_phase.hpp>
#include <isect/broad/grid_layout.hpp>
#include <isect/tracer.hpp>

namespace isect {

/// Equal square cells, each with a row of the boxes whose centers are in it
/// (Ericson, Real-Time Collision Detection 7.1). A query asks the cells
/// that it touches, and as many around as the largest box reaches.
///
/// The fastest where boxes are of about one size and spread evenly. Boxes
/// larger than a cell are in no cell: each query asks them all. Where a few
/// cells hold nearly everything, it is as slow as a list.
///
/// Building costs n, a move, insertion or removal usually the same for any
/// n: where a cell has no room left, its box waits beside the large ones
/// until there are so many that all are packed again, with room to spare.
/// 50 bytes a box in double, 30 in float, and half as much again once they
/// move.
template <class T>
class Grid {
public:
    Grid() = default;
    explicit Grid(std::span<const Aabb<T>> boxes) : places_(boxes.size()) {
        for (const Aabb<T>& box : boxes) detail::refuse_unsound(box);
        const auto item_at = [=](std::size_t i) {
            return Item<T>{boxes[i], static_cast<std::uint32_t>(i)};
        };
        pack(boxes.size(), item_at, false);
    }

    std::size_t size() const { return places_.count(); }
    std::size_t end_id() const { return places_.end(); }
    bool has(std::size_t id) const { return places_.has(id); }
    Aabb<T> box(std::size_t id) const { return items_[places_.of(id)].box; }
    /// The cells, by the numbers that the tracer is told.
    const GridLayout<T>& layout() const { return layout_; }
    /// How many boxes every query asks: large ones, and those that wait.
    std::size_t loose_count() const { return items_.size() - packed_; }

    std::size_t insert(const Aabb<T>& box) {
        detail::refuse_unsound(box);
        const std::uint32_t id = places_.take();
        put({box, id});
        return id;
    }

    void move(std::size_t id, const Aabb<T>& box) {
        const std::size_t place = places_.of(id);
        detail::refuse_unsound(box);
        const Item<T> moved{box, static_cast<std::uint32_t>(id)};
        const bool stays = place < packed_ && !is_large(box) &&
                           layout_.cell_of(box.center) ==
                               layout_.cell_of(items_[place].box.center);
        if (stays) {
            items_[place] = moved;
            widen_reach(box);
        } else {
            take_out(place);
            put(moved);
        }
    }

    void remove(std::size_t id) {
        take_out(places_.of(id));
        places_.give_back(id);
    }

    template <class Visit, Tracer Trace = NoTrace>
    void near(const Bounds<T>& place, Visit visit, Trace trace = {}) const;
    template <class Visit, Tracer Trace = NoTrace>
    void on_way(Corridor<T>& way, Visit visit, Trace trace = {}) const;
    template <class Visit>
    void pairs(Visit visit) const {
        for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
            detail::pairs_of(*this, items_in(cell, cell), visit);
        }
        detail::pairs_of(*this, loose(), visit);
    }

private:
    /// The row of items of a cell: how many there are, and where the next
    /// cell's row begins is where its room ends.
    struct Cell {
        std::uint32_t first{};
        std::uint32_t count{};
    };
    /// Columns and rows, first and last.
    struct Block {
        std::uint32_t left, right, top, bottom;
    };

    /// The cells of all centers of boxes that may meet a place.
    Block block_near(const Bounds<T>& place) const {
        return {layout_.column_of(place.lower.x - reach_.x),
                layout_.column_of(place.upper.x + reach_.x),
                layout_.row_of(place.lower.y - reach_.y),
                layout_.row_of(place.upper.y + reach_.y)};
    }
    std::size_t number_of(std::uint32_t column, std::uint32_t row) const {
        return std::size_t{row} * layout_.columns + column;
    }
    /// Bounds of the boxes whose centers are in a column, or a row.
    Bounds<T> strip(Axis axis, std::uint32_t number) const {
        constexpr T for_ever = std::numeric_limits<T>::infinity();
        const bool is_x = axis == Axis::x;
        const Interval<T> centers =
            is_x ? layout_.columns_between(number, number)
                 : layout_.rows_between(number, number);
        const T reach = along(reach_, axis);
        return {with_axes(axis, centers.min - reach, -for_ever),
                with_axes(axis, centers.max + reach, for_ever)};
    }

    std::span<const Item<T>> items_in(std::size_t first,
                                      std::size_t last) const {
        const std::size_t begin = cells_[first].first;
        const std::size_t end = cells_[last].first + cells_[last].count;
        return {items_.data() + begin, end - begin};
    }
    std::span<const Item<T>> loose() const {
        return {items_.data() + packed_, items_.size() - packed_};
    }

    bool is_large(const Aabb<T>& box) const {
        return box.half.x > layout_.cell || box.half.y > layout_.cell;
    }
    /// Half a size, by as much larger as bounds_of makes it, and an ulp for
    /// each rounding.
    void widen_reach(const Aabb<T>& box) {
        const T size = detail::larger_axis(box.center, box.half);
        const T more = T(36) * std::numeric_limits<T>::epsilon() * size;
        reach_ = {std::max(reach_.x, box.half.x + more),
                  std::max(reach_.y, box.half.y + more)};
    }

    bool has_room(Vec2<T> center) const {
        const std::size_t cell = layout_.cell_of(center);
        const std::size_t end =
            cell + 1 < cells_.size() ? cells_[cell + 1].first : packed_;
        return cells_[cell].first + cells_[cell].count < end;
    }

    void put(const Item<T>& item);
    void take_out(std::size_t place);
    void pack_again();
    template <class ItemAt>
    void pack(std::size_t count, const ItemAt& item_at, bool with_room);

    GridLayout<T> layout_;
    /// At least as far as any box in a cell reaches from its center.
    Vec2<T> reach_;
    /// The rows of all cells, and from `packed_` on, all other boxes.
    std::vector<Item<T>> items_;
    std::size_t packed_ = 0;
    std::vector<Cell> cells_ = std::vector<Cell>(1);
    /// Whether rows follow each other without any room between them.
    bool is_tight_ = true;
    /// More than these, and it is time to pack again.
    std::size_t most_loose_ = 32;
    detail::Places places_;
};

template <class T>
template <class Visit, Tracer Trace>
void Grid<T>::near(const Bounds<T>& place, Visit visit, Trace trace) const {
    for (const Item<T>& item : loose()) visit(item);
    const Block block = block_near(place);
    for (std::uint32_t row = block.top; row <= block.bottom; ++row) {
        // Without room between them, the cells of a row are one long row.
        const std::size_t first = trace(number_of(block.left, row));
        const std::size_t last = trace(number_of(block.right, row));
        const bool is_one_row = trace(is_tight_);
        const std::size_t step = is_one_row ? last - first : 0;
        for (std::size_t i = first; i <= last; i += step + 1) {
            for (const Item<T>& item : items_in(i, i + step)) visit(item);
        }
    }
}

template <class T>
template <class Visit, Tracer Trace>
void Grid<T>::on_way(Corridor<T>& way, Visit visit, Trace trace) const {
    for (const Item<T>& item : loose()) visit(item);

    // From strip to strip across the way, as far as it leads.
    const Axis axis = way.main_axis();
    const bool is_x = axis == Axis::x;
    const Block all = block_near(way.whole());
    const std::uint32_t low = is_x ? all.left : all.top;
    const std::uint32_t high = is_x ? all.right : all.bottom;
    for (std::uint32_t i = 0; i <= high - low; ++i) {
        const std::uint32_t at = way.is_rising(axis) ? low + i : high - i;
        const Bounds<T> whole = strip(axis, at);
        if (trace(!way.reaches(whole))) break;

        // Of a strip, the cells beside that part of the way.
        const Block part = block_near(way.part_in(whole));
        const std::uint32_t first = is_x ? part.top : part.left;
        const std::uint32_t last = is_x ? part.bottom : part.right;
        for (std::uint32_t k = first; k <= last; ++k) {
            const std::size_t cell =
                trace(is_x ? number_of(at, k) : number_of(k, at));
            for (const Item<T>& item : items_in(cell, cell)) visit(item);
        }
    }
}

/// Into its cell, if there is room left, else beside the large ones.
template <class T>
void Grid<T>::put(const Item<T>& item) {
    std::size_t place = items_.size();
    const bool is_packed = !is_large(item.box) && has_room(item.box.center);
    if (is_packed) {
        Cell& cell = cells_[layout_.cell_of(item.box.center)];
        place = cell.first + cell.count++;
        items_[place] = item;
        widen_reach(item.box);
    } else {
        items_.push_back(item);
    }
    places_.put(item.id, place);
    if (loose_count() > most_loose_) pack_again();
}

/// The last of its cell, or of those in no cell, takes its place.
template <class T>
void Grid<T>::take_out(std::size_t place) {
    std::size_t last = items_.size() - 1;
    if (place < packed_) {
        Cell& cell = cells_[layout_.cell_of(items_[place].box.center)];
        last = cell.first + --cell.count;
        is_tight_ = false;
    }
    items_[place] = items_[last];
    places_.put(items_[place].id, place);
    if (place >= packed_) items_.pop_back();
}

template <class T>
void Grid<T>::pack_again() {
    std::vector<Item<T>> all;
    all.reserve(size());
    for (std::size_t cell = 0; cell < cells_.size(); ++cell) {
        const auto row = items_in(cell, cell);
        all.insert(all.end(), row.begin(), row.end());
    }
    all.insert(all.end(), loose().begin(), loose().end());
    const auto item_at = [&](std::size_t i) { return all[i]; };
    pack(all.size(), item_at, true);
}

/// Counts how many boxes go into each cell, then puts them side by side;
/// with room to spare, for half as many again and one.
template <class T>
template <class ItemAt>
void Grid<T>::pack(std::size_t count, const ItemAt& item_at,
                   bool with_room) {
    const auto box_at = [&](std::size_t i) { return item_at(i).box; };
    layout_ = detail::layout_for<T>(count, box_at);
    reach_ = {};
    cells_.assign(layout_.cell_count(), {});
    std::vector<std::uint32_t> numbers(count);
    for (std::size_t i = 0; i < count; ++i) {
        const Aabb<T> box = box_at(i);
        numbers[i] = detail::nowhere;
        if (is_large(box)) continue;
        numbers[i] =
            static_cast<std::uint32_t>(layout_.cell_of(box.center));
        ++cells_[numbers[i]].count;
        widen_reach(box);
    }

    // Where each row begins; it is filled from there on, and counted anew.
    std::uint32_t end = 0;
    for (Cell& cell : cells_) {
        cell.first = end;
        end += cell.count + (with_room ? cell.count / 2 + 1 : 0);
        cell.count = 0;
    }
    packed_ = end;
    items_.assign(packed_, {});
    for (std::size_t i = 0; i < count; ++i) {
        std::size_t place = items_.size();
        if (numbers[i] == detail::nowhere) {
            items_.push_back(item_at(i));
        } else {
            Cell& cell = cells_[numbers[i]];
            place = cell.first + cell.count++;
            items_[place] = item_at(i);
        }
        places_.put(item_at(i).id, place);
    }
    is_tight_ = !with_room;
    most_loose_ = loose_count() + count / 512 + 32;
}

}  // namespace isect
