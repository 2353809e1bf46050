#include "recording/found_queries.hpp"

#include <algorithm>

namespace lab {
namespace {

QueryFacts facts_of(std::string_view text, const RecordingIndex& index, const IndexedQuery& query,
                    const WrongLine* wrong) {
    QueryFacts facts;
    facts.frame = index.frame_of(query);
    facts.line = query.line;
    facts.is_wrong = wrong != nullptr;
    facts.notes = index.notes_of(text, query.frame);
    if (!is_move(query.kind)) facts.is_hit = query.is_hit;
    if (wrong != nullptr) {
        facts.words = search_words_of(wrong->kind);
        facts.obstacle = wrong->obstacle;
    }
    return facts;
}

}  // namespace

void FoundQueries::follow(std::string_view text, const RecordingIndex& index, const Replay& replay,
                          std::size_t judged) {
    if (filter_.is_empty()) return;
    constexpr std::size_t at_once = 200;
    const std::vector<WrongLine>& wrong = replay.wrong_lines();
    const std::size_t end = std::min(index.queries().size(), seen_ + at_once);
    for (; seen_ < end; ++seen_) {
        const IndexedQuery& query = index.queries()[seen_];
        const std::string_view line = RecordingIndex::line_of(text, query);
        if (query.offset + line.size() >= judged) return;
        while (seen_wrong_ < wrong.size() && wrong[seen_wrong_].line < query.line) ++seen_wrong_;
        const bool is_wrong = seen_wrong_ < wrong.size() && wrong[seen_wrong_].line == query.line;
        if (filter_.lets_through(
                line, facts_of(text, index, query, is_wrong ? &wrong[seen_wrong_] : nullptr)))
            queries_.push_back(static_cast<std::uint32_t>(seen_));
    }
}

bool FoundQueries::has_seen_all(const RecordingIndex& index) const {
    return filter_.is_empty() || seen_ == index.queries().size();
}

bool FoundQueries::has(std::size_t query) const {
    return filter_.is_empty() || std::binary_search(queries_.begin(), queries_.end(), query);
}

std::size_t FoundQueries::next(std::size_t query, int by, std::size_t count) const {
    if (filter_.is_empty()) {
        const bool is_last = by > 0 ? query + 1 >= count : query == 0;
        if (is_last) return isect::npos;
        return by > 0 ? query + 1 : query - 1;
    }
    if (by > 0) {
        const auto after = std::upper_bound(queries_.begin(), queries_.end(), query);
        return after == queries_.end() ? isect::npos : *after;
    }
    const auto from = std::lower_bound(queries_.begin(), queries_.end(), query);
    return from == queries_.begin() ? isect::npos : *(from - 1);
}

std::size_t FoundQueries::nearest(std::size_t query, std::size_t count) const {
    if (has(query)) return query;
    const std::size_t before = next(query, -1, count), after = next(query, 1, count);
    if (before == isect::npos || after == isect::npos)
        return before == isect::npos ? after : before;
    return query - before < after - query ? before : after;
}

}  // namespace lab
