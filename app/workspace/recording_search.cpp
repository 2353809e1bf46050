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

std::size_t OpenRecording::next_query(int by) const {
    if (shown_ == isect::npos) return isect::npos;
    return found_.next(shown_, by, index_.queries().size());
}

std::size_t OpenRecording::next_wrong(int by) const {
    if (shown_ == isect::npos) return isect::npos;
    std::vector<std::size_t> wrong = wrong_queries();
    wrong.erase(std::remove_if(wrong.begin(), wrong.end(),
                               [this](std::size_t query) { return !found_.has(query); }),
                wrong.end());
    const auto after = std::upper_bound(wrong.begin(), wrong.end(), shown_);
    const auto from = std::lower_bound(wrong.begin(), wrong.end(), shown_);
    if (by > 0) return after == wrong.end() ? isect::npos : *after;
    return from == wrong.begin() ? isect::npos : *(from - 1);
}

bool OpenRecording::has_mover_of(std::size_t query, const IndexedQuery& other) const {
    const IndexedQuery& asked = index_.queries()[query];
    if (asked.label != other.label) return false;
    try {
        return index_.query_line(text_, asked).mover == index_.query_line(text_, other).mover;
    } catch (const LineError&) {
        return false;
    }
}

std::size_t OpenRecording::next_frame(int by) const {
    return shown_ == isect::npos ? isect::npos : frame_beside(shown_, by);
}

std::size_t OpenRecording::frame_beside(std::size_t query, int by) const {
    const std::vector<IndexedQuery>& queries = index_.queries();
    const IndexedQuery& now = queries[query];
    const auto next = [&](std::size_t at) { return found_.next(at, by, queries.size()); };
    std::size_t first = next(query);
    while (first != isect::npos && queries[first].frame == now.frame) first = next(first);
    if (first == isect::npos) return first;
    const std::uint32_t frame = queries[first].frame;
    for (std::size_t at = first; at != isect::npos && queries[at].frame == frame; at = next(at))
        if (has_mover_of(at, now)) return at;
    return first;
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
    double left = *played_ + seconds;
    std::size_t at = shown_, next = frame_beside(at, 1);
    while (next != isect::npos && left >= seconds_between(at, next)) {
        left -= seconds_between(at, next);
        at = next;
        next = frame_beside(at, 1);
    }
    played_ = left;
    if (next == isect::npos && is_done()) played_.reset();
    const std::size_t before = shown_;
    show(at);
    return shown_ != before;
}

}  // namespace lab
