#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "recording/asked_query.hpp"
#include "recording/judge.hpp"
#include "recording/recorded_world.hpp"

namespace lab {

struct ReplaySettings {
    std::string label{};    ///< of the queries that are judged; empty for all
    double within = 0.001;  ///< how far off an answer may be
};

/// A wrong answer, and where it is in the recording.
struct ListedAnswer {
    WrongAnswer find;
    std::int64_t frame{};
    std::size_t line{};  ///< from 1
    std::string label{};
    std::string case_line{};     ///< the query as a scene
    bool begins_inside = false;  ///< so it may follow from an earlier one
};

/// Where a wrong answer is, without what it is.
struct WrongLine {
    std::uint32_t line{};  ///< from 1
    WrongKind kind{};
    std::string obstacle{};  ///< the one that it is about; may be empty
};

/// A line that can't be read.
struct FaultyLine {
    std::size_t line{};
    std::string words;
    bool may_be_cut = false;  ///< it may be about a shape whose line was cut off
};

/// Reads a recording from its start, and judges its queries. It may still grow.
class Replay {
public:
    explicit Replay(ReplaySettings settings) : settings_(std::move(settings)) {}

    /// Takes the next bytes. A line without its end waits for the rest.
    void feed(std::string_view bytes);

    /// Whether the bytes until now belong to a recording: they begin with its first line, or have a
    /// key frame.
    bool is_recording() const { return is_live_; }
    const RecordingHead& head() const { return head_; }
    /// Whether it has its first line. Without it, numbers count as double, with y down.
    bool has_head() const { return has_head_; }
    /// Whether its last line has no end yet.
    bool is_line_open() const { return is_too_long_ || !waiting_.empty(); }
    /// Of all queries, in the order of letters; not all if there are very many.
    const std::set<std::string, std::less<>>& labels() const { return labels_; }
    std::size_t skipped() const { return skipped_; }  ///< of kinds that aren't known
    /// Some of these kinds, as their lines call them.
    const std::set<std::string, std::less<>>& skipped_kinds() const { return skipped_kinds_; }
    std::size_t cut() const { return cut_; }  ///< before the first key frame
    std::size_t frames() const { return frames_; }
    std::size_t queries() const { return queries_; }  ///< that were judged
    std::size_t starts_inside() const { return starts_inside_; }
    std::size_t count(WrongKind kind) const { return counts_[static_cast<std::size_t>(kind)]; }
    std::size_t all_finds() const;
    /// How many of them are kept.
    std::size_t listed() const;
    /// From the worst to the mildest, but only some of each kind.
    std::vector<ListedAnswer> finds() const;
    /// Of all wrong answers, in order.
    const std::vector<WrongLine>& wrong_lines() const { return wrong_lines_; }
    std::size_t faulty() const { return faulty_; }
    /// The first of the lines that can't be read.
    const std::vector<FaultyLine>& faulty_lines() const { return faulty_lines_; }

private:
    void end_line();
    void take(std::string_view line);
    void read(std::string_view line);
    void begin_frame(const FrameLine& frame);
    void judge_query(const QueryLine& query);
    void skip(const OtherLine& line);
    void keep(Judgement judgement, const AskedQuery& asked, const QueryLine& query);
    void complain(std::string words, bool may_be_cut);
    void forgive_cut();

    ReplaySettings settings_;
    RecordingHead head_;
    RecordedWorld world_;
    QueryFinder finder_;
    std::string waiting_;       ///< the first part of a line
    bool is_too_long_ = false;  ///< the line that has begun
    bool has_head_ = false;
    bool is_live_ = false;  ///< what lives is known
    std::set<std::string, std::less<>> labels_, skipped_kinds_;
    std::int64_t frame_ = 0;
    std::size_t line_ = 0, skipped_ = 0, cut_ = 0, frames_ = 0, queries_ = 0, starts_inside_ = 0,
                faulty_ = 0;
    std::array<std::size_t, wrong_kinds> counts_{};
    /// Of each kind, those that begin inside first, and then by size, the smallest first.
    std::array<std::multimap<std::pair<bool, double>, ListedAnswer>, wrong_kinds> kept_;
    std::vector<WrongLine> wrong_lines_;
    std::vector<FaultyLine> faulty_lines_;
    std::size_t early_ = 0;  ///< faulty lines that may be no fault
    bool has_key_ = false;
};

}  // namespace lab
