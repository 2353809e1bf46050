#pragma once

#include <memory>
#include <string>
#include <vector>

#include "render/color_table.hpp"
#include "render/image.hpp"

struct GifFileType;

namespace lab {

/// The frame rates that a GIF can represent. Delays are in hundredths of a second, and players
/// treat a delay below two hundredths as a tenth of a second.
inline constexpr int gif_rates[] = {50, 25, 20};

/// Writes pictures as an animation that loops forever. All have the size of the first, and only the
/// changed part of each frame is stored.
class GifWriter {
public:
    /// `rate` is one of gif_rates.
    GifWriter(Theme theme, int rate);
    ~GifWriter();
    GifWriter(const GifWriter&) = delete;
    GifWriter& operator=(const GifWriter&) = delete;

    /// Throws std::runtime_error if giflib fails.
    void add(const Image& frame);
    /// The bytes of the file, after at least one frame. No frame can be added afterwards.
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
    std::vector<std::uint32_t> before_;  ///< the pixels of the previous frame
    std::vector<std::uint8_t> row_;
};

}  // namespace lab
