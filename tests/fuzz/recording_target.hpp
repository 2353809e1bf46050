// Reads inputs as recordings. Each find is a case line that comes back, and the table of contents
// agrees with reading on.
#pragma once

#include <stdexcept>
#include <string>

#include "recording/recording_index.hpp"
#include "recording/replay.hpp"
#include "recording/replay_text.hpp"
#include "scene/case_line.hpp"

namespace fuzz {

/// Whether the text is accepted without a faulty line; throws what is wrong with the result.
inline bool recording(const std::string& text) {
    lab::Replay replay{{}};
    replay.feed(text);
    for (const lab::ListedAnswer& find : replay.finds())
        if (lab::write_case(lab::read_case(find.case_line)) != find.case_line)
            throw std::runtime_error("another case comes back: " + find.case_line);
    static_cast<void>(lab::finds_json(replay, {}) + lab::left_out_text(replay));
    lab::RecordingIndex index;
    index.read(text, text.size(), false);
    if (index.frames().size() != replay.frames())
        throw std::runtime_error("the table of contents has other frames");
    constexpr std::size_t most = 20;
    for (std::size_t i = 0; i < index.queries().size() && i < most; ++i)
        static_cast<void>(index.world_at(text, index.queries()[i]));
    return replay.is_recording() && replay.faulty() == 0;
}

}  // namespace fuzz
