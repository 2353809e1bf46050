// Reads inputs as recordings. Each find is a case line that comes back, and the table of contents
// agrees with reading on.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>

#include "recording/comparison.hpp"
#include "recording/query_scene.hpp"
#include "recording/recording_index.hpp"
#include "recording/replay.hpp"
#include "recording/replay_text.hpp"
#include "scene/case_line.hpp"

namespace fuzz {

/// A query as it is shown is a scene that its own format takes back.
inline void check_moment(const std::string& text, const lab::RecordingIndex& index,
                         const lab::IndexedQuery& query) {
    try {
        const lab::RecordedWorld world = index.world_at(text, query);
        lab::QueryFinder finder;
        const lab::AskedQuery& asked =
            finder.find(world, index.query_line(text, query), index.head(), 0.001);
        const lab::Scene scene = lab::scene_of_moment(asked, "", "A moment", world);
        const std::string line = lab::write_case(scene);
        if (lab::write_case(lab::read_case(line)) != line)
            throw std::runtime_error("another moment comes back: " + line);
    } catch (const lab::LineError&) {
        // The replay reports it.
    }
}

/// A recording is the same as itself, and can be compared at any other frame rate.
inline void check_comparison(const std::string& text) {
    lab::RecordingComparison same(0);
    same.read(text, text, 2 * text.size());
    if (same.first() || same.rest()) throw std::runtime_error("it differs from itself");
    const std::string slower = "isect-recording 1 double y_down 0.04 px other\n" +
                               text.substr(std::min(text.find('\n'), text.size() - 1) + 1);
    lab::RecordingComparison by_time(0);
    while (!by_time.is_done(text, slower)) by_time.read(text, slower, 50);
}

/// Whether the text is accepted without a faulty line; throws what is wrong with the result.
inline bool recording(const std::string& text) {
    lab::Replay replay{{}};
    replay.feed(text);
    for (const lab::ListedAnswer& find : replay.finds())
        if (lab::write_case(lab::read_case(find.case_line)) != find.case_line)
            throw std::runtime_error("another case comes back: " + find.case_line);
    static_cast<void>(lab::finds_json(replay, {}) + lab::left_out_text(replay));
    lab::RecordingIndex index;
    index.read(text, text.size());
    if (index.frames().size() != replay.frames())
        throw std::runtime_error("the table of contents has other frames");
    constexpr std::size_t most = 20;
    for (std::size_t i = 0; i < index.queries().size() && i < most; ++i)
        check_moment(text, index, index.queries()[i]);
    if (!text.empty()) check_comparison(text);
    return replay.is_recording() && replay.faulty() == 0;
}

}  // namespace fuzz
