#include "recording/comparison.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "recording/query_difference.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

constexpr Vec2 nowhere{std::numeric_limits<double>::quiet_NaN(),
                       std::numeric_limits<double>::quiet_NaN()};

constexpr auto is_before = [](const ComparedQuery& query, std::size_t line) {
    return query.line < line;
};

/// "move: at 0.5 s (frame 15 of the other), hero is at (1, 2) in the first and (1, 3) in the
/// other."
std::string apart_text(const TimedPlaces& places, bool is_coarse_one, bool is_fine_y_up) {
    constexpr double digits = 1e4;
    const ReadQuery& asked = places.coarse;
    const std::string coarse = place_text(asked.place, asked.is_y_up);
    const std::string fine = place_text(places.fine_place, is_fine_y_up);
    const std::int64_t other_frame = is_coarse_one ? places.fine.frame : asked.frame;
    return asked.label + ": at " + number_text(std::round(places.time * digits) / digits) +
           " s (frame " + std::to_string(other_frame) + " of the other), " + asked.mover_id +
           " is at " + (is_coarse_one ? coarse : fine) + " in the first and " +
           (is_coarse_one ? fine : coarse) + " in the other.";
}

}  // namespace

void RecordingComparison::read(std::string_view one, std::string_view other, std::size_t bytes) {
    const std::size_t until = position() + bytes;
    is_stuck_ = false;
    while (position() < until) {
        const bool has_one = one_.seek(one, bytes), has_other = other_.seek(other, bytes);
        has_one_ = has_one_ || has_one;
        has_other_ = has_other_ || has_other;
        if (step()) continue;
        if (position() >= until) return;
        is_stuck_ = true;
        stuck_one_ = one.size();
        stuck_other_ = other.size();
        return;
    }
}

bool RecordingComparison::is_done(std::string_view one, std::string_view other) const {
    return is_stuck_ && one.size() == stuck_one_ && other.size() == stuck_other_;
}

/// Returns false if one of them has no query that waits.
bool RecordingComparison::step() {
    const bool has_both = one_.query() && other_.query();
    const bool is_first = !times_ && compared_ == 0 && !first_;
    if (is_first && has_both && differ_in_rate(one_.seconds(), other_.seconds())) {
        const bool is_one_coarse = one_.seconds() > other_.seconds();
        times_.emplace(is_one_coarse ? one_ : other_, is_one_coarse ? other_ : one_);
    }
    if (times_) return step_by_time();
    if (has_both) return step_by_frame();
    return false;
}

bool RecordingComparison::step_by_time() {
    const bool is_one_coarse = one_.seconds() > other_.seconds();
    QueryReader &coarse = is_one_coarse ? one_ : other_, &fine = is_one_coarse ? other_ : one_;
    const EqualTimes::Step step = times_->step(coarse, fine);
    if (step == EqualTimes::Step::compared) compare(times_->places());
    return step != EqualTimes::Step::waits;
}

bool RecordingComparison::step_by_frame() {
    const ReadQuery &one = *one_.query(), &other = *other_.query();
    const bool only_one = one.frame < other.frame, only_other = other.frame < one.frame;
    if (only_one) note_lonely(one, true);
    if (only_other) note_lonely(other, false);
    if (!only_one && !only_other) compare(one, other);
    if (!only_other) one_.drop_query();
    if (!only_one) other_.drop_query();
    return true;
}

void RecordingComparison::compare(const ReadQuery& one, const ReadQuery& other) {
    ++compared_;
    const auto parting = [&](QueryDifference difference) {
        return Parting{one.frame, one.line, other.line, one.line,
                       difference_text(one, other, difference)};
    };
    const QueryDifference any = difference_of(one, other, 0);
    const QueryDifference large =
        any == QueryDifference::none ? any : difference_of(one, other, within_);
    if (any != QueryDifference::none && !first_) first_ = parting(any);
    if (large != QueryDifference::none && !first_large_) first_large_ = parting(large);
    const bool belong_together = any != QueryDifference::question;
    add({one.line, other.line, belong_together ? end_of(other) : nowhere,
         large != QueryDifference::none});
}

void RecordingComparison::compare(const TimedPlaces& places) {
    ++compared_;
    const bool is_one_coarse = one_.seconds() > other_.seconds();
    const ReadQuery& coarse = places.coarse;
    const std::size_t line = is_one_coarse ? coarse.line : places.fine.line;
    const std::size_t other_line = is_one_coarse ? places.fine.line : coarse.line;
    const bool is_apart = is_off(coarse.place, places.fine_place, within_);
    // Between two queries of the first recording, nothing can be shown.
    if (is_one_coarse || places.is_exact)
        add({line, other_line, is_one_coarse ? places.fine_place : coarse.place, is_apart});
    if (!is_apart || first_large_) return;
    first_large_ =
        Parting{is_one_coarse ? coarse.frame : places.fine.frame, line, other_line, line,
                apart_text(places, is_one_coarse, (is_one_coarse ? other_ : one_).is_y_up())};
}

Parting RecordingComparison::lonely(const ReadQuery& query, bool is_first_one) const {
    const std::string words = query.label + ": only the " + (is_first_one ? "first" : "second") +
                              " recording has this query.";
    const std::size_t before = queries_.empty() ? 0 : queries_.back().line;
    return {query.frame, is_first_one ? query.line : 0, is_first_one ? 0 : query.line,
            is_first_one ? query.line : before, words};
}

void RecordingComparison::note_lonely(const ReadQuery& query, bool is_first_one) {
    if (!first_) first_ = lonely(query, is_first_one);
    if (!first_large_) first_large_ = lonely(query, is_first_one);
    if (!is_first_one) return;
    add({query.line, 0, nowhere, true});
}

std::optional<Parting> RecordingComparison::rest() const {
    if (times_ || one_.query().has_value() == other_.query().has_value()) return {};
    const bool is_first_one = one_.query().has_value();
    return lonely(is_first_one ? *one_.query() : *other_.query(), is_first_one);
}

/// At equal times, movers may come in another order than their queries.
void RecordingComparison::add(const ComparedQuery& query) {
    auto place = queries_.end();
    while (place != queries_.begin() && (place - 1)->line > query.line) --place;
    queries_.insert(place, query);
}

const ComparedQuery* RecordingComparison::query_at(std::size_t line) const {
    const auto found = std::lower_bound(queries_.begin(), queries_.end(), line, is_before);
    return found != queries_.end() && found->line == line ? &*found : nullptr;
}

const ComparedQuery* RecordingComparison::difference_beside(std::size_t line, int direction) const {
    auto at = std::lower_bound(queries_.begin(), queries_.end(), line, is_before);
    if (direction > 0) {
        if (at != queries_.end() && at->line == line) ++at;
        at = std::find_if(at, queries_.end(), [](const auto& query) { return query.differs; });
        return at != queries_.end() ? &*at : nullptr;
    }
    while (at != queries_.begin())
        if ((--at)->differs) return &*at;
    return nullptr;
}

}  // namespace lab
