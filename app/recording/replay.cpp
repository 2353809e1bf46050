#include "recording/replay.hpp"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <tuple>
#include <utility>

#include "recording/query_scene.hpp"
#include "recording/replay_text.hpp"
#include "scene/case_line.hpp"

namespace lab {
namespace {

constexpr std::size_t most_line_bytes = std::size_t{1} << 21;
constexpr std::size_t most_of_a_kind = 100;
constexpr std::size_t most_faulty_lines = 10;

std::string title_of_find(const WrongAnswer& find, std::int64_t frame) {
    return heading_of(find.kind) + " at frame " + std::to_string(frame);
}

}  // namespace

void Replay::feed(std::string_view bytes) {
    while (!bytes.empty()) {
        const std::size_t end = bytes.find('\n');
        const bool is_whole = end != std::string_view::npos;
        const std::string_view part = bytes.substr(0, end);
        bytes.remove_prefix(is_whole ? end + 1 : bytes.size());
        if (is_whole && waiting_.empty() && !is_too_long_) {
            take(part);
            continue;
        }
        is_too_long_ = is_too_long_ || waiting_.size() + part.size() > most_line_bytes;
        if (is_too_long_)
            waiting_.clear();
        else
            waiting_ += part;
        if (is_whole) end_line();
    }
}

void Replay::end_line() {
    if (is_too_long_) {
        ++line_;
        complain("the line is longer than 2 MB", false);
    } else {
        take(std::exchange(waiting_, {}));
    }
    is_too_long_ = false;
}

void Replay::take(std::string_view line) {
    ++line_;
    line = bare_line(line, line_ == 1);
    try {
        if (line_ == 1 && is_recording_head(line)) {
            head_ = read_recording_head(line);
            has_head_ = is_live_ = true;
            return;
        }
        read(line);
    } catch (const UnknownShape& error) {
        complain(error.what(), !has_key_);
    } catch (const LineError& error) {
        complain(error.what(), false);
    }
}

void Replay::read(std::string_view line) {
    // Before the first key frame of a cut recording, nobody knows what lives.
    if (!is_live_ && !line.starts_with("frame")) {
        ++cut_;
        return;
    }
    const RecordedLine read = read_recorded_line(line, head_);
    world_.take(read);
    if (const auto* frame = std::get_if<FrameLine>(&read)) begin_frame(*frame);
    if (const auto* query = std::get_if<QueryLine>(&read)) judge_query(*query);
    const auto* other = std::get_if<OtherLine>(&read);
    if (other != nullptr && !other->kind.empty()) skip(*other);
}

void Replay::skip(const OtherLine& line) {
    constexpr std::size_t most_kinds = 3, most_letters = 64;
    ++skipped_;
    if (skipped_kinds_.size() < most_kinds)
        skipped_kinds_.emplace(line.kind.substr(0, most_letters));
}

void Replay::begin_frame(const FrameLine& frame) {
    if (!is_live_ && !frame.is_key) {
        ++cut_;
        return;
    }
    is_live_ = true;
    if (frame.is_key && !std::exchange(has_key_, true)) forgive_cut();
    frame_ = frame.number;
    ++frames_;
}

void Replay::judge_query(const QueryLine& query) {
    constexpr std::size_t most_labels = 1000;
    if (labels_.size() < most_labels) labels_.emplace(query.label);
    if (!settings_.label.empty() && query.label != settings_.label) return;
    const AskedQuery& asked = finder_.find(world_, query, head_, settings_.within);
    Judgement judgement = judge(asked, settings_.within);
    ++queries_;
    if (judgement.starts_inside) ++starts_inside_;
    if (judgement.find) keep(std::move(judgement), asked, query);
}

void Replay::keep(Judgement judgement, const AskedQuery& asked, const QueryLine& query) {
    WrongAnswer& find = *judgement.find;
    const auto kind = static_cast<std::size_t>(find.kind);
    ++counts_[kind];
    wrong_lines_.push_back({static_cast<std::uint32_t>(line_), find.kind, find.obstacle});
    auto& list = kept_[kind];
    const std::pair rank(!judgement.starts_inside, find.size);
    const bool is_full = list.size() >= most_of_a_kind;
    if (is_full && list.begin()->first >= rank) return;
    if (is_full) list.erase(list.begin());
    const Scene scene = scene_of_query(asked, find.obstacle, title_of_find(find, frame_));
    list.emplace(rank, ListedAnswer{std::move(find), frame_, line_, std::string(query.label),
                                    write_case(scene), judgement.starts_inside});
}

/// A recording that keeps only its last part may begin in the middle of a frame, after its first
/// line.
void Replay::forgive_cut() {
    cut_ += early_;
    faulty_ -= early_;
    early_ = 0;
    std::erase_if(faulty_lines_, [](const FaultyLine& line) { return line.may_be_cut; });
}

void Replay::complain(std::string words, bool may_be_cut) {
    ++faulty_;
    if (may_be_cut) ++early_;
    if (faulty_lines_.size() < most_faulty_lines)
        faulty_lines_.push_back({line_, std::move(words), may_be_cut});
}

std::size_t Replay::all_finds() const {
    return std::accumulate(counts_.begin(), counts_.end(), std::size_t{0});
}

std::size_t Replay::listed() const {
    std::size_t count = 0;
    for (const auto& list : kept_) count += list.size();
    return count;
}

std::vector<ListedAnswer> Replay::finds() const {
    std::vector<ListedAnswer> all;
    for (const auto& list : kept_)
        std::transform(list.begin(), list.end(), std::back_inserter(all),
                       [](const auto& each) { return each.second; });
    // Of those that are equally wrong, the first one comes first, since the others may follow from
    // it.
    std::sort(all.begin(), all.end(), [](const ListedAnswer& a, const ListedAnswer& b) {
        return std::tuple(a.find.kind, a.begins_inside, -a.find.size, a.line) <
               std::tuple(b.find.kind, b.begins_inside, -b.find.size, b.line);
    });
    return all;
}

}  // namespace lab
