#include "recording/recording_index.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

#include "geometry/outline.hpp"
#include "recording/recorded_words.hpp"

namespace lab {
namespace {

constexpr std::size_t most_labels = std::numeric_limits<std::uint16_t>::max();

std::string_view line_from(std::string_view text, std::size_t offset) {
    const std::string_view line = text.substr(offset, text.find('\n', offset) - offset);
    return bare_line(line, offset == 0);
}

/// Whether the answer is neither "no" nor "miss".
bool says_hit(std::string_view words) {
    const std::size_t arrow = words.find("-> ");
    if (arrow == std::string_view::npos) return false;
    const std::string_view answer = words.substr(arrow + 3);
    return !answer.starts_with("no") && !answer.starts_with("miss");
}

}  // namespace

void RecordingIndex::read(std::string_view text, std::size_t bytes) {
    const std::size_t until = position() + std::min(bytes, text.size() - position());
    while (position() < until) {
        const std::optional<std::string_view> line = lines_.next(text);
        if (!line) return;
        try {
            take(*line, lines_.offset());
        } catch (const LineError&) {
            // The replay reports it.
        }
    }
}

void RecordingIndex::take(std::string_view line, std::size_t offset) {
    if (lines_.number() == 1 && is_recording_head(line)) {
        head_ = read_recording_head(line);
        is_live_ = true;
        return;
    }
    std::string_view words = line;
    const std::string_view kind = next_word(words);
    if (kind == "frame") {
        const RecordedLine read = read_recorded_line(line, head_);
        const auto& frame = std::get<FrameLine>(read);
        is_live_ = is_live_ || frame.is_key;
        if (!is_live_) return;
        frames_.push_back(frame.number);
        if (frame.is_key) keys_.push_back(offset);
    }
    if (!is_live_) return;
    if (kind == "shape" || kind == "gone")
        events_[std::string(next_word(words))].push_back({offset, kind == "gone"});
    if (kind == "query") take_query(words, offset);
    if (kind == "note") notes_.push_back({offset, frame_now()});
}

void RecordingIndex::take_query(std::string_view words, std::size_t offset) {
    const std::string_view label = next_word(words);
    auto place = label_places_.find(label);
    if (place == label_places_.end()) {
        // All further ones are one label.
        const bool is_last = labels_.size() >= most_labels;
        const std::string name = is_last ? "others" : std::string(label);
        place = label_places_.find(name);
        if (place == label_places_.end()) {
            const auto next = static_cast<std::uint16_t>(labels_.size());
            place = label_places_.emplace(name, next).first;
            labels_.push_back(name);
        }
    }
    const std::optional<RecordedKind> kind = recorded_kind_named(next_word(words));
    const auto line = static_cast<std::uint32_t>(lines_.number());
    if (kind)
        queries_.push_back({offset, line, frame_now(), place->second, *kind, says_hit(words)});
}

std::uint32_t RecordingIndex::frame_now() const {
    return static_cast<std::uint32_t>(frames_.empty() ? 0 : frames_.size() - 1);
}

std::int64_t RecordingIndex::frame_of(const IndexedQuery& query) const {
    return query.frame < frames_.size() ? frames_[query.frame] : 0;
}

std::vector<std::string> RecordingIndex::notes_of(std::string_view text, std::size_t frame) const {
    const auto first = std::lower_bound(
        notes_.begin(), notes_.end(), frame,
        [](const IndexedNote& note, std::size_t wanted) { return note.frame < wanted; });
    std::vector<std::string> notes;
    for (auto note = first; note != notes_.end() && note->frame == frame; ++note) {
        const RecordedLine line = read_recorded_line(line_from(text, note->offset), head_);
        notes.emplace_back(std::get<NoteLine>(line).text);
    }
    return notes;
}

std::size_t RecordingIndex::query_at_line(std::size_t line) const {
    const auto after = std::upper_bound(
        queries_.begin(), queries_.end(), line,
        [](std::size_t wanted, const IndexedQuery& query) { return wanted < query.line; });
    return after == queries_.begin() ? isect::npos
                                     : static_cast<std::size_t>(after - queries_.begin()) - 1;
}

RecordedWorld RecordingIndex::world_at(std::string_view text, const IndexedQuery& query) const {
    const auto key = std::upper_bound(keys_.begin(), keys_.end(), query.offset);
    const std::size_t since = key == keys_.begin() ? 0 : *(key - 1);
    // What lives, in the order in which it appeared since then or since it last went.
    struct Living {
        std::size_t since;
        const Event* first;
        const Event* end;
    };
    std::vector<Living> living;
    for (const auto& [id, events] : events_) {
        const auto after = std::upper_bound(
            events.begin(), events.end(), query.offset,
            [](std::size_t wanted, const Event& event) { return wanted < event.offset; });
        const Event* end = events.data() + (after - events.begin());
        const Event* first = end;
        while (first != events.data() && (first - 1)->offset >= since && !(first - 1)->is_gone)
            --first;
        if (first != end) living.push_back({first->offset, first, end});
    }
    std::sort(living.begin(), living.end(),
              [](const Living& a, const Living& b) { return a.since < b.since; });
    RecordedWorld world;
    for (const Living& each : living) put_last(world, text, each.first, each.end);
    return world;
}

std::vector<Vec2> RecordingIndex::track_of(std::string_view text, const IndexedQuery& query) const {
    constexpr double least_places = 2, most_places = 60;
    const double a_second = head_.seconds > 0 ? std::round(1 / head_.seconds) : most_places;
    const auto most = static_cast<std::size_t>(std::clamp(a_second, least_places, most_places));
    std::vector<Vec2> track;
    const auto found = events_.find(mover_of(text, query));
    if (found == events_.end()) return track;
    const std::vector<Event>& events = found->second;
    auto event = std::upper_bound(
        events.begin(), events.end(), query.offset,
        [](std::size_t wanted, const Event& each) { return wanted < each.offset; });
    while (event != events.begin() && track.size() < most && !(--event)->is_gone) {
        try {
            const RecordedLine line = read_recorded_line(line_from(text, event->offset), head_);
            const Vec2 place = lab::position(std::get<ShapeLine>(line).shape);
            if (track.empty() || track.back() != place) track.push_back(place);
        } catch (const LineError&) {
            // The replay reports it.
        }
    }
    std::reverse(track.begin(), track.end());
    return track;
}

/// A line that can't be read leaves the shape as it was.
void RecordingIndex::put_last(RecordedWorld& world, std::string_view text, const Event* first,
                              const Event* end) const {
    while (first != end) {
        --end;
        try {
            world.put(std::get<ShapeLine>(read_recorded_line(line_from(text, end->offset), head_)));
            return;
        } catch (const LineError&) {
            // The replay reports it.
        }
    }
}

std::string_view RecordingIndex::line_of(std::string_view text, const IndexedQuery& query) {
    return line_from(text, query.offset);
}

std::string_view RecordingIndex::mover_of(std::string_view text, const IndexedQuery& query) {
    std::string_view words = line_of(text, query);
    constexpr int before = 3;
    for (int i = 0; i < before; ++i) next_word(words);
    return next_word(words);
}

QueryLine RecordingIndex::query_line(std::string_view text, const IndexedQuery& query) const {
    RecordedLine line = read_recorded_line(line_of(text, query), head_);
    return std::get<QueryLine>(std::move(line));
}

}  // namespace lab
