#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace isect::detail {

/// A cell's row of items: how many there are, and where the next cell's row
/// begins is where its room ends.
struct GridRow {
    std::uint32_t first{};
    std::uint32_t count{};
};

/// The rows of all cells, the place in them of each thing, and the index of
/// what is at each place.
struct GridRows {
    std::vector<GridRow> rows;
    std::vector<std::uint32_t> places;
    std::vector<std::uint32_t> order;
};

/// Sorts things by the numbers of their cells, by counting (Seward, MIT,
/// 1954). Only indices are scattered, over less memory than boxes would be.
/// With room to spare, for half as many again and one in each row but the
/// last; index 0 stands there.
inline GridRows rows_of(std::vector<std::uint32_t> numbers,
                        std::size_t cell_count, bool with_room) {
    std::vector<GridRow> rows(cell_count);
    for (const std::uint32_t number : numbers) ++rows[number].count;

    // Each row begins where the room of the one before it ends. It is
    // filled from there on, and counted anew.
    std::uint32_t end = 0;
    std::uint32_t room = 0;
    for (GridRow& row : rows) {
        row.first = end + room;
        end = row.first + row.count;
        room = with_room ? row.count / 2 + 1 : 0;
        row.count = 0;
    }
    std::vector<std::uint32_t> order(end);
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        GridRow& row = rows[numbers[i]];
        numbers[i] = row.first + row.count++;
        order[numbers[i]] = static_cast<std::uint32_t>(i);
    }
    return {std::move(rows), std::move(numbers), std::move(order)};
}

}  // namespace isect::detail
