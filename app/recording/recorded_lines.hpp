#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "recording/recorded_line.hpp"

namespace lab {

/// Goes through the lines of a text, which may grow at its end. The last line waits for its end.
class RecordedLines {
public:
    /// The next line as bare_line() gives it; nothing if there is none yet.
    std::optional<std::string_view> next(std::string_view text) {
        const std::size_t end = text.find('\n', position_);
        if (end == std::string_view::npos) return {};
        offset_ = std::exchange(position_, end + 1);
        return bare_line(text.substr(offset_, end - offset_), ++number_ == 1);
    }

    std::size_t number() const { return number_; }      ///< of the last line, from 1
    std::size_t offset() const { return offset_; }      ///< where that line begins
    std::size_t position() const { return position_; }  ///< where the next one begins

private:
    std::size_t number_ = 0, offset_ = 0, position_ = 0;
};

}  // namespace lab
