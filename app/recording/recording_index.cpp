#include "recording/recording_index.hpp"

#include <algorithm>
#include <limits>
#include <optional>

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

std::string_view first_word(std::string_view& line) {
    while (line.starts_with(' ')) line.remove_prefix(1);
    return part_before(line, ' ');
}

}  // namespace

void RecordingIndex::read(std::string_view text, std::size_t bytes, bool whole) {
    const std::size_t until = position_ + std::min(bytes, text.size() - position_);
    while (position_ < until) {
        const std::size_t end = text.find('\n', position_);
        if (end == std::string_view::npos && !whole) return;
        ++line_;
        try {
            take(line_from(text, position_), position_);
        } catch (const LineError&) {
            // The replay tells of it.
        }
        position_ = end == std::string_view::npos ? text.size() : end + 1;
    }
}

void RecordingIndex::take(std::string_view line, std::size_t offset) {
    if (line_ == 1 && is_recording_head(line)) {
        head_ = read_recording_head(line);
        is_live_ = true;
        return;
    }
    std::string_view words = line;
    const std::string_view kind = first_word(words);
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
        events_[std::string(first_word(words))].push_back({offset, kind == "gone"});
    if (kind == "query") take_query(words, offset);
}

void RecordingIndex::take_query(std::string_view words, std::size_t offset) {
    const std::string_view label = first_word(words);
    auto place = label_places_.find(label);
    if (place == label_places_.end()) {
        if (labels_.size() >= most_labels) return;
        const auto next = static_cast<std::uint16_t>(labels_.size());
        place = label_places_.emplace(std::string(label), next).first;
        labels_.emplace_back(label);
    }
    const std::optional<RecordedKind> kind = recorded_kind_named(first_word(words));
    const auto frame = static_cast<std::uint32_t>(frames_.empty() ? 0 : frames_.size() - 1);
    if (kind) queries_.push_back({offset, line_, frame, place->second, *kind, says_hit(words)});
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
    // Those that live, in the order in which they appeared since then or since they last went.
    std::vector<std::pair<std::size_t, std::size_t>> living;  // offsets of the first and last lines
    for (const auto& [id, events] : events_) {
        const auto end = std::upper_bound(
            events.begin(), events.end(), query.offset,
            [](std::size_t wanted, const Event& event) { return wanted < event.offset; });
        auto first = end;
        while (first != events.begin() && (first - 1)->offset >= since && !(first - 1)->is_gone)
            --first;
        if (first != end) living.emplace_back(first->offset, (end - 1)->offset);
    }
    std::sort(living.begin(), living.end());
    RecordedWorld world;
    for (const auto& [first, last] : living) {
        try {
            const RecordedLine line = read_recorded_line(line_from(text, last), head_);
            world.put(std::get<ShapeLine>(line));
        } catch (const LineError&) {
            // The replay tells of it.
        }
    }
    return world;
}

QueryLine RecordingIndex::query_line(std::string_view text, const IndexedQuery& query) const {
    RecordedLine line = read_recorded_line(line_from(text, query.offset), head_);
    return std::get<QueryLine>(std::move(line));
}

}  // namespace lab
