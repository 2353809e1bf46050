#pragma once

#include <isect/broad/broad_phase.hpp>
#include <isect/broad/grid_layout.hpp>
#include <isect/broad/grid_rows.hpp>
#include <isect/tracer.hpp>

// Windows defines macros with names that are used below.
#include <isect/detail/plain_words_begin.hpp>

namespace isect {

/// Equal square cells, each with a row of the boxes whose centers are in it
/// (Ericson, Real-Time Collision Detection 7.1). A query visits the cells
/// that it overlaps, and those around them as far as the largest box
/// reaches.
///
/// It is the fastest for boxes of similar size that are spread evenly.
/// Boxes larger than a cell are in no cell: each query tests them all. If a
/// few cells hold nearly everything, it is as slow as a list.
///
/// Building costs n. A move, insertion or removal usually has a constant
/// cost: if a cell is full, its box waits with the large ones until there
/// are enough of them to pack everything again, with room to spare. It
/// takes 50 bytes per box in double, 30 in float; once boxes move, 1.75
/// times that.
template <class T>
class Grid {
public:
    Grid() = default;
    explicit Grid(std::span<const Aabb<T>> boxes) : places_(boxes.size()) {
        pack(boxes, false);
    }

    Grid(const Grid&) = default;
    Grid& operator=(const Grid&) = default;
    /// A grid that was moved from is empty, and can be used again.
    Grid(Grid&& from) noexcept { swap(from); }
    Grid& operator=(Grid&& from) noexcept {
        Grid taken(std::move(from));
        swap(taken);
        return *this;
    }
    ~Grid() = default;

    std::size_t size() const { return places_.count(); }
    std::size_t end_id() const { return places_.end(); }
    bool has(std::size_t id) const { return places_.has(id); }
    Aabb<T> box(std::size_t id) const { return items_[places_.of(id)].box; }
    /// The cells, by the numbers that the tracer receives.
    const GridLayout<T>& layout() const { return layout_; }
    /// The number of boxes that every query tests: the large ones, and the
    /// ones that wait.
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
    /// The first and last columns and rows.
    struct Block {
        std::uint32_t left, right, top, bottom;
    };

    /// The cells that contain the centers of all boxes that may overlap a
    /// place.
    Block block_near(const Bounds<T>& place) const {
        return {layout_.column_of(place.lower.x - reach_.x),
                layout_.column_of(place.upper.x + reach_.x),
                layout_.row_of(place.lower.y - reach_.y),
                layout_.row_of(place.upper.y + reach_.y)};
    }
    std::size_t number_of(std::uint32_t column, std::uint32_t row) const {
        return std::size_t{row} * layout_.columns + column;
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

    /// Prefetches where the rows of a block begin, all at once.
    void prefetch(const Block& block) const {
        const auto first = [&](std::uint32_t row) {
            return &cells_[number_of(block.left, row)];
        };
        for (std::uint32_t row = block.top; row <= block.bottom; ++row) {
            detail::prefetch(first(row));
        }
        for (std::uint32_t row = block.top; row <= block.bottom; ++row) {
            detail::prefetch(items_.data() + first(row)->first);
        }
    }

    bool is_large(const Aabb<T>& box) const {
        return box.half.x > layout_.cell || box.half.y > layout_.cell;
    }
    /// Half the size, grown as in bounds_of, plus an ulp for each rounding.
    void widen_reach(const Aabb<T>& box) {
        const T size = detail::larger_axis(box.center, box.half);
        const T more = T(36) * std::numeric_limits<T>::epsilon() * size;
        reach_ = {std::max(reach_.x, box.half.x + more),
                  std::max(reach_.y, box.half.y + more)};
    }

    bool has_room(Vec2<T> center) const {
        if (cells_.empty()) return false;
        const std::size_t cell = layout_.cell_of(center);
        const std::size_t end =
            cell + 1 < cells_.size() ? cells_[cell + 1].first : packed_;
        return cells_[cell].first + cells_[cell].count < end;
    }

    void swap(Grid& other) noexcept {
        std::swap(layout_, other.layout_);
        std::swap(reach_, other.reach_);
        items_.swap(other.items_);
        std::swap(packed_, other.packed_);
        cells_.swap(other.cells_);
        std::swap(is_tight_, other.is_tight_);
        std::swap(most_loose_, other.most_loose_);
        std::swap(places_, other.places_);
    }

    void put(const Item<T>& item);
    void take_out(std::size_t place);
    void pack_again();
    template <class Member>
    void pack(std::span<const Member> members, bool with_room);
    template <class Member>
    std::vector<std::uint32_t> cells_of(std::span<const Member> members);

    GridLayout<T> layout_;
    /// At least the distance that any box in a cell reaches from its
    /// center.
    Vec2<T> reach_;
    /// The rows of all cells and then, from `packed_` on, all other boxes.
    std::vector<Item<T>> items_;
    std::size_t packed_ = 0;
    /// Empty until boxes are packed, so that a new grid owns nothing.
    std::vector<detail::GridRow> cells_;
    /// Whether rows follow each other without spare room.
    bool is_tight_ = true;
    /// If there are more loose boxes than this, it is time to pack again.
    std::size_t most_loose_ = 32;
    detail::Places places_;
};

template <class T>
template <class Visit, Tracer Trace>
void Grid<T>::near(const Bounds<T>& place, Visit visit, Trace trace) const {
    if (cells_.empty()) {
        for (const Item<T>& item : loose()) visit(item);
        return;
    }
    const Block block = block_near(place);
    prefetch(block);
    for (const Item<T>& item : loose()) visit(item);
    for (std::uint32_t row = block.top; row <= block.bottom; ++row) {
        // Without spare room, adjacent cells of a row form one long row.
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
    if (cells_.empty()) return;

    // Go from strip to strip along the main axis, as far as the path leads.
    const Axis axis = way.main_axis();
    const bool is_x = axis == Axis::x;
    const Block all = block_near(way.whole());
    const std::uint32_t low = is_x ? all.left : all.top;
    const std::uint32_t high = is_x ? all.right : all.bottom;
    for (std::uint32_t i = 0; i <= high - low; ++i) {
        const std::uint32_t at = way.is_rising(axis) ? low + i : high - i;
        const Bounds<T> whole = layout_.strip(axis, at, reach_);
        if (trace(!way.reaches(whole))) break;

        // In each strip, visit the cells beside that part of the path.
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

}  // namespace isect

#include <isect/broad/grid_upkeep.hpp>
#include <isect/detail/plain_words_end.hpp>
