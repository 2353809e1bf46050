#include "workspace/open_recording.hpp"

#include <algorithm>
#include <utility>

#include "recording/query_scene.hpp"
#include "workspace/host.hpp"

namespace lab {

bool is_recording_name(std::string_view name) {
    return name.ends_with(".recording");
}

OpenRecording::OpenRecording(std::string path, std::string text, std::int64_t stamp, int number)
    : path_(std::move(path)),
      text_(std::move(text)),
      stamp_(stamp),
      shown_(isect::npos),
      number_(number) {}

std::string_view OpenRecording::tail() const {
    constexpr std::size_t most = 64;
    return std::string_view(text_).substr(text_.size() - std::min(text_.size(), most));
}

void OpenRecording::grow(std::string_view more, std::int64_t stamp) {
    stamp_ = stamp;
    is_live_ = is_live_ || !more.empty();
    text_ += more;
}

bool OpenRecording::is_recording() const {
    const std::string_view text = text_;
    const std::string_view first = text.substr(0, text.find('\n'));
    if (is_recording_head(bare_line(first, true))) return true;
    for (std::size_t at = text.find("frame "); at != std::string_view::npos;
         at = text.find("\nframe ", at + 1)) {
        const std::size_t begin = at == 0 ? 0 : at + 1;
        const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
        if (line.starts_with("frame ") && line.find(" key") != std::string_view::npos) return true;
    }
    return false;
}

void OpenRecording::follow(const std::function<double()>& clock) {
    // A piece of lists of thousands of shapes takes as long as many others.
    constexpr double at_once = 0.006;
    constexpr std::size_t pieces = 64, read_in_piece = 1 << 14, judged_in_piece = 1 << 11;
    const double end = clock() + at_once;
    std::size_t piece = 0;
    do {
        index_.read(text_, read_in_piece);
        const std::string_view next = std::string_view(text_).substr(judged_, judged_in_piece);
        replay_.feed(next);
        judged_ += next.size();
        found_.follow(text_, index_, replay_, judged_);
        ++piece;
    } while (!is_done() && (clock() > 0 ? clock() < end : piece < pieces));
    if (shown_ == isect::npos && !index_.queries().empty()) show(0);
}

bool OpenRecording::follow_end() {
    if (!follows_end_ || index_.queries().empty()) return false;
    const std::size_t before = shown_;
    const std::size_t last = found_.nearest(index_.queries().size() - 1, index_.queries().size());
    if (last != isect::npos) show(last);
    follows_end_ = true;
    return shown_ != before;
}

bool OpenRecording::is_read() const {
    // What follows the last line's end waits.
    return text_.find('\n', index_.position()) == std::string::npos;
}

bool OpenRecording::is_done() const {
    return judged_ == text_.size() && is_read() && found_.has_seen_all(index_);
}

double OpenRecording::share_done() const {
    return text_.empty() ? 1 : static_cast<double>(judged_) / static_cast<double>(text_.size());
}

std::vector<std::size_t> OpenRecording::wrong_queries() const {
    std::vector<std::size_t> wrong_ones;
    const std::vector<IndexedQuery>& queries = index_.queries();
    std::size_t at = 0;
    for (const WrongLine& wrong : replay_.wrong_lines()) {
        while (at < queries.size() && queries[at].line < wrong.line) ++at;
        if (at < queries.size() && queries[at].line == wrong.line) wrong_ones.push_back(at);
    }
    return wrong_ones;
}

void OpenRecording::show(std::size_t query) {
    const std::size_t count = index_.queries().size();
    if (count == 0) return;
    const std::size_t wanted = std::min(query, count - 1);
    follows_end_ = is_live_ && wanted == count - 1;
    if (std::exchange(shown_, wanted) != wanted) read_moment();
}

std::int64_t OpenRecording::frame() const {
    return shown_ == isect::npos ? 0 : index_.frame_of(index_.queries()[shown_]);
}

std::string OpenRecording::place() const {
    if (shown_ == isect::npos) return "";
    const IndexedQuery& query = index_.queries()[shown_];
    return "frame " + std::to_string(frame()) + ", " + index_.labels()[query.label];
}

void OpenRecording::read_moment() {
    moment_ = {};
    try {
        const IndexedQuery& query = index_.queries()[shown_];
        const RecordedWorld world = index_.world_at(text_, query);
        QueryFinder finder;
        moment_.notes = index_.notes_of(text_, query.frame);
        moment_.track = index_.track_of(text_, query);
        const AskedQuery& asked =
            finder.find(world, index_.query_line(text_, query), index_.head(), settings_.within);
        Judgement judgement = judge(asked, settings_.within);
        const std::string obstacle = obstacle_of_moment(asked, judgement);
        std::string title = place();
        title.front() = 'F';
        moment_.scene = scene_of_moment(asked, obstacle, title, world);
        moment_.answer = recorded_answer(asked, judgement, settings_.within);
        moment_.answer->end = end_of_game(asked, moment_.scene);
        moment_.wrong = std::move(judgement.find);
        moment_.starts_inside = judgement.starts_inside;
    } catch (const LineError& error) {
        moment_.problem = error.what();
    }
}

/// When a game starts again, it replaces its file.
RecordingNews news_of(const OpenRecording& recording, Host& host) {
    RecordingNews news;
    news.stamp = host.stamp(recording.path());
    if (news.stamp == 0 || news.stamp == recording.stamp()) return news;
    const std::string_view tail = recording.tail();
    const auto more = host.read_file_from(recording.path(), recording.size() - tail.size());
    news.has_grown = more && more->starts_with(tail);
    news.begins_again = !news.has_grown;
    news.text = news.has_grown ? more->substr(tail.size())
                               : host.read_file_from(recording.path(), 0).value_or("");
    return news;
}

}  // namespace lab
