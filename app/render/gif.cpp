#include "render/gif.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

#include <gif_lib.h>

namespace lab {

namespace {

constexpr int gif_color_bits = 8;
constexpr int gif_transparent = 255;  // the only index that no colour uses

int append_bytes(GifFileType* file, const GifByteType* bytes, int count) {
    static_cast<std::string*>(file->UserData)
        ->append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count));
    return count;
}

void check_gif(int result) {
    if (result != GIF_OK) throw std::runtime_error("can't make the GIF");
}

}  // namespace

GifWriter::GifWriter(Theme theme, int rate) : rate_(rate), table_(theme) {}

GifWriter::~GifWriter() {
    int error = 0;
    if (file_ != nullptr) EGifCloseFile(file_, &error);
}

void GifWriter::begin(const Image& first) {
    width_ = first.width;
    height_ = first.height;
    int error = 0;
    file_ = EGifOpen(&bytes_, &append_bytes, &error);
    if (file_ == nullptr) throw std::runtime_error("can't make the GIF");
    ColorMapObject* map = GifMakeMapObject(1 << gif_color_bits, nullptr);
    for (std::size_t i = 0; i < table_.colors().size(); ++i) {
        const Rgba color = table_.colors()[i];
        map->Colors[i] = {color.r, color.g, color.b};
    }
    EGifSetGifVersion(file_, true);
    const int result = EGifPutScreenDesc(file_, width_, height_, gif_color_bits, 0, map);
    GifFreeMapObject(map);
    check_gif(result);

    // The Netscape extension: a 1, then the number of repeats, where 0 means forever.
    constexpr GifByteType for_ever[] = {1, 0, 0};
    check_gif(EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE));
    check_gif(EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0"));
    check_gif(EGifPutExtensionBlock(file_, sizeof for_ever, for_ever));
    check_gif(EGifPutExtensionTrailer(file_));
}

/// The smallest rectangle that holds every changed pixel; one pixel if none changed, since each
/// frame needs a duration.
GifWriter::Part GifWriter::changed_part(const Image& frame) const {
    if (before_.empty()) return {0, 0, width_, height_};
    int left = width_, right = -1, top = height_, bottom = -1;
    for (int y = 0; y < height_; ++y) {
        const auto row = static_cast<std::ptrdiff_t>(y) * width_;
        const auto now = frame.pixels.begin() + row, old = before_.begin() + row;
        const auto first = std::mismatch(now, now + width_, old).first - now;
        if (first == width_) continue;
        int last = width_ - 1;
        while (now[last] == old[last]) --last;
        left = std::min(left, static_cast<int>(first));
        right = std::max(right, last);
        top = std::min(top, y);
        bottom = y;
    }
    if (right < 0) return {0, 0, 1, 1};
    return {left, top, right - left + 1, bottom - top + 1};
}

void GifWriter::put_delay() {
    GraphicsControlBlock control{};
    control.DisposalMode = DISPOSE_DO_NOT;
    control.DelayTime = 100 / rate_;
    control.TransparentColor = gif_transparent;
    GifByteType bytes[4];
    EGifGCBToExtension(&control, bytes);
    check_gif(EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, sizeof bytes, bytes));
}

/// Unchanged pixels are transparent, since GIF compresses long runs of one index best.
void GifWriter::put_part(const Image& frame, const Part& part) {
    check_gif(
        EGifPutImageDesc(file_, part.left, part.top, part.width, part.height, false, nullptr));
    row_.resize(static_cast<std::size_t>(part.width));
    for (int y = part.top; y < part.top + part.height; ++y) {
        const std::size_t start = static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) +
                                  static_cast<std::size_t>(part.left);
        for (std::size_t x = 0; x < row_.size(); ++x) {
            const std::uint32_t pixel = frame.pixels[start + x];
            const bool stays = !before_.empty() && before_[start + x] == pixel;
            row_[x] = stays ? gif_transparent : table_.index_of(pixel);
        }
        check_gif(EGifPutLine(file_, row_.data(), part.width));
    }
}

void GifWriter::add(const Image& frame) {
    if (file_ == nullptr) begin(frame);
    if (frame.width != width_ || frame.height != height_)
        throw std::invalid_argument("every frame of a GIF has the same size");
    put_delay();
    put_part(frame, changed_part(frame));
    before_ = frame.pixels;
}

std::string GifWriter::finish() {
    int error = 0;
    check_gif(EGifCloseFile(std::exchange(file_, nullptr), &error));
    return std::move(bytes_);
}

}  // namespace lab
