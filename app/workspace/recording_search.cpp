// Finding queries of a recording, and going from one to another.
#include <algorithm>

#include "workspace/open_recording.hpp"

namespace lab {
namespace {

/// Of a frame, where the recording doesn't say it.
constexpr double usual_seconds = 1.0 / 60;
/// Until the next frame that is shown, however far away that is.
constexpr double longest_pause = 0.5;

}  // namespace

void OpenRecording::judge_within(double within) {
    settings_.within = within;
    replay_ = Replay(settings_);
    judged_ = 0;
    found_ = FoundQueries(found_.filter());
    if (shown_ != isect::npos) read_moment();
}

void OpenRecording::search(const std::string& words) {
    found_ = FoundQueries(QueryFilter(words));
    played_from_ = isect::npos;
    seeks_found_ = !found_.filter().is_empty();
}

bool OpenRecording::show_found() {
    if (!seeks_found_ || shown_ == isect::npos) return false;
    const std::size_t count = index_.queries().size(), before = shown_;
    std::size_t nearest = found_.has(shown_) ? shown_ : found_.next(shown_, 1, count);
    if (nearest == isect::npos && !is_done()) return false;
    if (nearest == isect::npos) nearest = found_.next(shown_, -1, count);
    seeks_found_ = false;
    if (nearest != isect::npos) show(nearest);
    return shown_ != before;
}

void OpenRecording::go_to(std::size_t query) {
    played_.reset();
    seeks_found_ = false;
    show(query);
}

std::size_t OpenRecording::next_query(int by) const {
    if (shown_ == isect::npos) return isect::npos;
    return found_.next(shown_, by, index_.queries().size());
}

std::size_t OpenRecording::next_wrong(int by) const {
    if (shown_ == isect::npos) return isect::npos;
    const std::vector<WrongLine>& wrong = replay_.wrong_lines();
    const std::uint32_t line = index_.queries()[shown_].line;
    const auto is_before = [](const WrongLine& each, std::uint32_t wanted) {
        return each.line < wanted;
    };
    auto at = std::lower_bound(wrong.begin(), wrong.end(), by > 0 ? line + 1 : line, is_before);
    while (by > 0 ? at != wrong.end() : at != wrong.begin()) {
        const std::uint32_t there = by > 0 ? (at++)->line : (--at)->line;
        const std::size_t query = index_.query_at_line(there);
        const bool is_there = query != isect::npos && index_.queries()[query].line == there;
        if (is_there && found_.has(query)) return query;
    }
    return isect::npos;
}

std::size_t OpenRecording::first_in_frame(std::size_t frame) const {
    const std::vector<IndexedQuery>& queries = index_.queries();
    const auto first = std::lower_bound(
        queries.begin(), queries.end(), frame,
        [](const IndexedQuery& query, std::size_t wanted) { return query.frame < wanted; });
    return static_cast<std::size_t>(first - queries.begin());
}

/// Whether both have the same label and mover.
bool OpenRecording::is_like(std::size_t query, std::size_t other) const {
    const IndexedQuery &one = index_.queries()[query], &two = index_.queries()[other];
    return one.label == two.label &&
           RecordingIndex::mover_of(text_, one) == RecordingIndex::mover_of(text_, two);
}

/// The query of another frame that is like one, and the same among those if a frame has several;
/// npos if it has none.
std::size_t OpenRecording::same_in_frame(std::size_t query, std::size_t frame) const {
    std::size_t before = 0, same = isect::npos;
    for (std::size_t i = first_in_frame(index_.queries()[query].frame); i < query; ++i)
        if (is_like(i, query)) ++before;
    const std::size_t end = first_in_frame(frame + 1);
    for (std::size_t i = first_in_frame(frame); i < end; ++i) {
        if (!found_.has(i) || !is_like(i, query)) continue;
        same = i;
        if (before-- == 0) break;
    }
    return same;
}

std::size_t OpenRecording::next_frame(int by) const {
    return shown_ == isect::npos ? isect::npos : frame_beside(shown_, by);
}

std::size_t OpenRecording::frame_beside(std::size_t query, int by) const {
    const std::vector<IndexedQuery>& queries = index_.queries();
    const std::size_t frame = queries[query].frame;
    const std::size_t edge = by > 0 ? first_in_frame(frame + 1) - 1 : first_in_frame(frame);
    const std::size_t there = found_.next(edge, by, queries.size());
    if (there == isect::npos) return there;
    const std::size_t same = same_in_frame(query, queries[there].frame);
    return same != isect::npos ? same : there;
}

double OpenRecording::seconds_between(std::size_t query, std::size_t later) const {
    constexpr double shortest = 0.001;
    const double seconds = index_.head().seconds > 0 ? index_.head().seconds : usual_seconds;
    const std::int64_t frames =
        index_.frame_of(index_.queries()[later]) - index_.frame_of(index_.queries()[query]);
    return std::clamp(static_cast<double>(frames) * seconds, shortest, longest_pause);
}

bool OpenRecording::advance(double seconds) {
    if (!played_ || shown_ == isect::npos) return false;
    const std::size_t before = shown_;
    std::size_t at = shown_;
    const auto next = [&] {
        if (played_from_ != at || played_next_ == isect::npos) {
            played_next_ = frame_beside(at, 1);
            played_from_ = at;
        }
        return played_next_;
    };
    double left = *played_ + seconds;
    while (next() != isect::npos && left >= seconds_between(at, played_next_)) {
        left -= seconds_between(at, played_next_);
        at = played_next_;
    }
    const bool is_at_end = played_next_ == isect::npos;
    // What isn't read yet isn't made up for.
    played_ = is_at_end ? 0 : left;
    if (is_at_end && is_done()) played_.reset();
    show(at);
    return shown_ != before;
}

}  // namespace lab
