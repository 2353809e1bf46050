// The explanation of the selected query, whole or up to the step of a walk.
#include <algorithm>

#include "evaluate/comparison.hpp"
#include "trace/walk.hpp"
#include "workspace/session.hpp"

namespace lab {

const std::optional<Call>& Session::trace() const {
    explain();
    return walks() ? walked_ : read_trace();
}

/// The whole trace of the implementation that is read.
const std::optional<Call>& Session::read_trace() const {
    return view_.reads_other && other_trace_ ? other_trace_ : trace_;
}

bool Session::reads_other() const {
    explain();
    return view_.reads_other && other_trace_.has_value();
}

void Session::read_other(bool wanted) {
    view_.reads_other = wanted;
    if (wanted) view_.both_sources = false;
    if (walks()) view_.walk = 1;
    traced_query_.reset();
}

void Session::compare_with(const Implementation* against) {
    if (against == nullptr) view_.reads_other = false;
    view_.against = against;
    if (walks()) view_.walk = 1;
    traced_query_.reset();
}

const Implementation* Session::beside() const {
    const Scene& posed = now().posed;
    const std::size_t query = view_.shown_query();
    if (query >= posed.queries.size()) return nullptr;
    for (const Implementation* each : {&textbook, view_.against})
        if (each != nullptr && can_answer(*each, posed, posed.queries[query])) return each;
    return nullptr;
}

bool Session::shows_both() const {
    return beside_trace().has_value();
}

void Session::show_both(bool wanted) {
    view_.both_sources = wanted;
    if (wanted) view_.reads_other = false;
    traced_query_.reset();
}

const std::optional<Call>& Session::beside_trace() const {
    explain();
    return beside_trace_;
}

const std::optional<OtherAnswer>& Session::beside_answer() const {
    explain();
    return beside_answer_;
}

void Session::begin_walk() {
    end_take();
    view_.playing = false;
    view_.walk = 1;
    traced_query_.reset();
}

void Session::end_walk() {
    view_.walk.reset();
    traced_query_.reset();
}

void Session::walk(int steps) {
    const auto length = static_cast<int>(walk_length());
    const int now = static_cast<int>(view_.walk.value_or(1));
    view_.walk = static_cast<std::size_t>(std::clamp(now + steps, 1, std::max(length, 1)));
    traced_query_.reset();
}

std::size_t Session::walk_length() const {
    explain();
    return read_trace() ? step_count(*read_trace()) : 0;
}

bool Session::walk_goes_on() const {
    return walks() && *view_.walk < walk_length();
}

const Reason& Session::reason() const {
    explain();
    return reason_;
}

const Strip& Session::strip() const {
    explain();
    return strip_;
}

const std::vector<TracedMark>& Session::marks() const {
    explain();
    return marks_;
}

const std::vector<Promise>& Session::promises() const {
    explain();
    return promises_;
}

const std::optional<OtherAnswer>& Session::other() const {
    explain();
    return other_;
}

void Session::explain() const {
    const Scene& posed = now().posed;
    if (traced_query_ == view_.query && compared_ == view_.against) return;
    traced_query_ = view_.query;
    is_derived_ = false;
    trace_.reset();
    const auto query = static_cast<std::size_t>(view_.query);
    if (query < posed.queries.size()) trace_ = trace_of(posed, posed.queries[query]);
    if (posed.queries.empty() && evaluation_->crowd)
        trace_ = trace_of(record_crowd(*evaluation_->crowd, posed));
    reason_ = reason_of(*evaluation_, query, trace_);
    promises_ = promises_of(*evaluation_, query);
    other_.reset();
    compared_ = view_.against;
    other_trace_.reset();
    if (compared_ != nullptr && query < posed.queries.size()) {
        other_ = other_answer(*compared_, posed, posed.queries[query], evaluation_->answers[query]);
        const bool goes_in_steps = compared_ == &stepped;
        if (view_.reads_other || goes_in_steps)
            other_trace_ = trace_of(record_by(*compared_, posed, posed.queries[query]));
        if (other_ && other_trace_ && goes_in_steps) other_->places = places_reached(*other_trace_);
    }
    beside_trace_.reset();
    beside_answer_.reset();
    if (const Implementation* other = view_.both_sources ? beside() : nullptr) {
        beside_trace_ = trace_of(record_by(*other, posed, posed.queries[query]));
        beside_answer_ =
            other_answer(*other, posed, posed.queries[query], evaluation_->answers[query]);
    }
    strip_ = {};
    marks_.clear();
    walked_.reset();
    if (read_trace() && walks()) walked_ = walked(*read_trace(), *view_.walk);
    if (query >= posed.queries.size()) return;
    strip_ = strip_of(posed, posed.queries[query], trace_);
    const std::optional<Call>& shown = walks() ? walked_ : read_trace();
    if (walk_goes_on())
        for (StripRow& row : strip_.rows) row.told = walked_ && has_told(*walked_, row.label);
    if (shown) marks_ = traced_marks(posed, posed.queries[query], *shown);
}

}  // namespace lab
