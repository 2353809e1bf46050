#pragma once

#include <memory>
#include <string>
#include <vector>

#include "render/color_table.hpp"
#include "render/image.hpp"

struct GifFileType;

namespace lab {

/// The frame rates that a GIF can keep: it counts in hundredths of a second, and players take less
/// than two for a tenth.
inline constexpr int gif_rates[] = {50, 25, 20};

/// Writes pictures of one size, that of the first, as an animation that plays again for ever. Of
/// each frame only the part that has changed is stored.
class GifWriter {
public:
    /// `rate` is one of gif_rates.
    GifWriter(Theme theme, int rate);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// Throws std::runtime_error where giflib fails.
    void add(const Image& frame);
    /// The bytes of the file, after one frame at least. Nothing can be added after it.
    std::string finish();

private:
    struct Part {
        int left, top, width, height;
    };
    Part changed_part(const Image& frame) const;
    void begin(const Image& first);
    void put_delay();
    void put_part(const Image& frame, const Part& part);

    int width_{}, height_{}, rate_;
    ColorTable table_;
    std::string bytes_;
    GifFileType* file_{};
    std::vector<std::uint32_t> before_;  ///< the pixels of the frame before
    std::vector<std::uint8_t> row_;
};

}  // namespace lab
