#include "render/tiles.hpp"

#include <array>
#include <cmath>
#include <cstring>

#include <imgui.h>

#include "render/upright.hpp"

namespace lab {

namespace {

constexpr int most_columns = 64;

std::uint64_t mixed(std::uint64_t hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9E3779B97F4A7C15U;
    return hash ^ (hash >> 29);
}

template <class T>
std::uint64_t bits_of(const T& value) {
    static_assert(sizeof(T) <= sizeof(std::uint64_t));
    std::uint64_t bits = 0;
    std::memcpy(&bits, &value, sizeof value);
    return bits;
}

/// Hashes of what was drawn in each tile, in order.
class TileHashes {
public:
    TileHashes(const TileSet& grid, std::size_t count) : grid_(grid), hashes_(count) {}

    void add(const ImDrawData& data, const ImDrawList& list);
    std::vector<std::uint64_t> take() { return std::move(hashes_); }

private:
    void add(const ImDrawData& data, const ImDrawList& list, const ImDrawCmd& command);
    void add(std::uint64_t hash, ImVec2 least, ImVec2 most);

    const TileSet& grid_;
    std::vector<std::uint64_t> hashes_;
    std::vector<std::uint64_t> vertices_;  // of the current list
};

void TileHashes::add(std::uint64_t hash, ImVec2 least, ImVec2 most) {
    // A pixel takes the colour at its centre, so a triangle never reaches past its own bounds.
    const auto within = [](int tile, int count) { return std::clamp(tile, 0, count - 1); };
    const auto pixel = [](float at) { return static_cast<int>(std::max(at, 0.0F)); };
    const auto tile_x = [&](float x) { return grid_.column_of(pixel(x)); };
    const auto tile_y = [&](float y) { return grid_.row_of(pixel(y)); };
    if (most.x < 0 || most.y < 0) return;
    if (tile_x(least.x) >= grid_.columns() || tile_y(least.y) >= grid_.rows()) return;
    const int left = within(tile_x(least.x), grid_.columns());
    const int right = within(tile_x(most.x), grid_.columns());
    const int bottom = within(tile_y(most.y), grid_.rows());
    for (int row = within(tile_y(least.y), grid_.rows()); row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) {
            std::uint64_t& tile = hashes_[static_cast<std::size_t>(row * grid_.columns() + column)];
            tile = mixed(tile, hash);
        }
    }
}

void TileHashes::add(const ImDrawData& data, const ImDrawList& list) {
    vertices_.clear();
    for (const ImDrawVert& vertex : list.VtxBuffer) {
        const std::uint64_t place = mixed(bits_of(vertex.pos), bits_of(vertex.uv));
        vertices_.push_back(mixed(place, vertex.col));
    }
    for (const ImDrawCmd& command : list.CmdBuffer) {
        if (command.UserCallback == nullptr) add(data, list, command);
    }
}

void TileHashes::add(const ImDrawData& data, const ImDrawList& list, const ImDrawCmd& command) {
    const ImVec2 origin = data.DisplayPos, scale = data.FramebufferScale;
    const auto on_screen = [&](float x, float y) {
        return ImVec2((x - origin.x) * scale.x, (y - origin.y) * scale.y);
    };
    const ImVec4 clip = command.ClipRect;
    const ImVec2 clip_least = on_screen(clip.x, clip.y), clip_most = on_screen(clip.z, clip.w);
    const std::uint64_t start = mixed(bits_of(clip_least), bits_of(clip_most));

    const ImDrawIdx* indices = list.IdxBuffer.Data + command.IdxOffset;
    const ImDrawVert* vertices = list.VtxBuffer.Data + command.VtxOffset;
    for (unsigned i = 0; i + 2 < command.ElemCount;) {
        constexpr std::array<unsigned, 4> corners{0, 1, 2, 5};
        const bool is_pair = is_upright(vertices, indices + i, command.ElemCount - i);
        std::uint64_t hash = start;
        ImVec2 least = clip_most, most = clip_least;
        for (unsigned k = 0; k < (is_pair ? 4 : 3); ++k) {
            const unsigned index = indices[i + corners[k]];
            hash = mixed(hash, vertices_[command.VtxOffset + index]);
            const ImVec2 at = on_screen(vertices[index].pos.x, vertices[index].pos.y);
            least = {std::min(least.x, at.x), std::min(least.y, at.y)};
            most = {std::max(most.x, at.x), std::max(most.y, at.y)};
        }
        i += is_pair ? 6 : 3;
        least = {std::max(least.x, clip_least.x), std::max(least.y, clip_least.y)};
        most = {std::min(most.x, clip_most.x), std::min(most.y, clip_most.y)};
        // Clips are rounded to whole pixels, which adds up to half a pixel on each side.
        if (least.x > most.x + 1 || least.y > most.y + 1) continue;
        add(hash, {least.x - 1, least.y - 1}, {most.x + 1, most.y + 1});
    }
}

}  // namespace

TileSet::TileSet(int width, int height) : width_(width), height_(height) {
    while ((width - 1) >> shift_ >= most_columns) ++shift_;
    columns_ = ((width - 1) >> shift_) + 1;
    rows_.resize(static_cast<std::size_t>(((height - 1) >> shift_) + 1));
}

TileSet TileSet::whole(int width, int height) {
    TileSet tiles(width, height);
    for (std::uint64_t& row : tiles.rows_)
        row = ~std::uint64_t{0} >> (most_columns - tiles.columns_);
    return tiles;
}

bool TileSet::is_empty() const {
    return std::all_of(rows_.begin(), rows_.end(), [](std::uint64_t row) { return row == 0; });
}

bool TileSet::touches(const PixelRect& area) const {
    const int left = std::max(area.left, 0), right = std::min(area.right, width_);
    const int top = std::max(area.top, 0), bottom = std::min(area.bottom, height_);
    if (left >= right || top >= bottom) return false;
    const int first = column_of(left), count = column_of(right - 1) - first + 1;
    const std::uint64_t columns = (~std::uint64_t{0} >> (most_columns - count)) << first;
    for (int row = row_of(top); row <= row_of(bottom - 1); ++row) {
        if ((rows_[static_cast<std::size_t>(row)] & columns) != 0) return true;
    }
    return false;
}

std::vector<PixelRect> TileSet::areas() const {
    std::vector<PixelRect> areas;
    for (int row = 0; row < rows();) {
        // Rows that hold the same tiles form one area per run.
        int end = row + 1;
        while (end < rows() &&
               rows_[static_cast<std::size_t>(end)] == rows_[static_cast<std::size_t>(row)]) {
            ++end;
        }
        const int top = row << shift_, bottom = std::min(end << shift_, height_);
        for_each_run(top, 0, width_, [&](int from, int to) {
            areas.push_back({from, top, to, bottom});
        });
        row = end;
    }
    return areas;
}

TileSet FrameChanges::since_last(const ImDrawData& data, int width, int height) {
    TileSet changed(width, height);
    const auto count = static_cast<std::size_t>(changed.columns() * changed.rows());
    TileHashes hashes(changed, count);
    for (int n = 0; n < data.CmdListsCount; ++n) hashes.add(data, *data.CmdLists[n]);

    const std::vector<std::uint64_t> before = std::move(last_);
    last_ = hashes.take();
    if (before.empty() || width != width_ || height != height_) {
        width_ = width;
        height_ = height;
        return TileSet::whole(width, height);
    }
    for (std::size_t tile = 0; tile < count; ++tile) {
        const int index = static_cast<int>(tile);
        if (before[tile] != last_[tile]) {
            changed.insert(index % changed.columns(), index / changed.columns());
        }
    }
    return changed;
}

}  // namespace lab
