// How a Grid is packed, and changed while boxes are inserted, moved and
// removed.
#pragma once

#include <isect/broad/grid.hpp>

namespace isect {

/// Puts a box into its cell, if there is room left, or else with the large
/// ones.
template <class T>
void Grid<T>::put(const Item<T>& item) {
    std::size_t place = items_.size();
    const bool is_packed = !is_large(item.box) && has_room(item.box.center);
    if (is_packed) {
        detail::GridRow& cell = cells_[layout_.cell_of(item.box.center)];
        place = cell.first + cell.count++;
        items_[place] = item;
        widen_reach(item.box);
    } else {
        items_.push_back(item);
    }
    places_.put(item.id, place);
    if (loose_count() > most_loose_) pack_again();
}

/// The last box of its cell, or of those in no cell, takes its place.
template <class T>
void Grid<T>::take_out(std::size_t place) {
    std::size_t last = items_.size() - 1;
    if (place < packed_) {
        detail::GridRow& cell =
            cells_[layout_.cell_of(items_[place].box.center)];
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
    pack(std::span<const Item<T>>(all), true);
}

/// Puts the boxes of each cell together, and the large ones last, as if
/// they were in one more cell.
template <class T>
template <class Member>
void Grid<T>::pack(std::span<const Member> members, bool with_room) {
    layout_ = detail::layout_for(members);
    const std::size_t large = layout_.cell_count();
    detail::GridRows made =
        detail::rows_of(cells_of(members), large + 1, with_room);
    cells_ = std::move(made.rows);
    packed_ = cells_[large].first;
    most_loose_ = cells_[large].count + members.size() / 512 + 32;
    is_tight_ = !with_room;
    cells_.pop_back();
    for (std::size_t i = 0; i < members.size(); ++i) {
        places_.put(detail::item_in(members, i).id, made.places[i]);
    }

    // Boxes are written in sequence, but read from scattered places:
    // prefetching gives memory time to load them.
    constexpr std::size_t ahead = 16;
    items_.clear();
    items_.reserve(packed_ + most_loose_ + 1);
    for (std::size_t i = 0; i < made.order.size(); ++i) {
        const std::size_t soon = std::min(i + ahead, made.order.size() - 1);
        detail::prefetch(&members[made.order[soon]]);
        items_.push_back(detail::item_in(members, made.order[i]));
    }
}

/// The cell number of each box, with large ones last. It also updates the
/// reach.
template <class T>
template <class Member>
std::vector<std::uint32_t> Grid<T>::cells_of(
    std::span<const Member> members) {
    reach_ = {};
    std::vector<std::uint32_t> numbers(members.size());
    for (std::size_t i = 0; i < members.size(); ++i) {
        const Aabb<T> box = detail::item_in(members, i).box;
        const bool is_in_cell = !is_large(box);
        if (is_in_cell) widen_reach(box);
        numbers[i] = static_cast<std::uint32_t>(
            is_in_cell ? layout_.cell_of(box.center)
                       : layout_.cell_count());
    }
    return numbers;
}

#ifndef ISECT_HEADER_ONLY
// The library holds what changes it, in float and in double.
extern template class Grid<float>;
extern template class Grid<double>;
#endif

}  // namespace isect
