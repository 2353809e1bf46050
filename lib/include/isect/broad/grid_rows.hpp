#pragma once

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace isect::detail {

/// A cell's row of items: its start and length. Its capacity ends where the
/// next cell's row begins.
struct GridRow {
    std::uint32_t first{};
    std::uint32_t count{};
};

/// The rows of all cells, the place of each item in them, and the index of
/// the item at each place.
struct GridRows {
    std::vector<GridRow> rows;
    std::vector<std::uint32_t> places;
    std::vector<std::uint32_t> order;
};

/// Sorts items by the numbers of their cells, by counting (Seward, MIT,
/// 1954). Only indices are scattered, which takes less memory than boxes
/// would. With room to spare, each row but the last gets half as many
/// places again plus one; index 0 fills those.
inline GridRows rows_of(std::vector<std::uint32_t> numbers,
                        std::size_t cell_count, bool with_room) {
    std::vector<GridRow> rows(cell_count);
    for (const std::uint32_t number : numbers) ++rows[number].count;

    // Each row begins where the capacity of the one before it ends, and
    // counts its items as it is filled.
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
