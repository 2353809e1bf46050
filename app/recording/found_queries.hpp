#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "recording/query_filter.hpp"
#include "recording/recording_index.hpp"
#include "recording/replay.hpp"

namespace lab {

/// The queries of a recording that a filter lets through, in their order. They are searched for
/// bit by bit.
class FoundQueries {
public:
    FoundQueries() = default;
    explicit FoundQueries(QueryFilter filter) : filter_(std::move(filter)) {}

    const QueryFilter& filter() const { return filter_; }
    /// Looks at some more queries, of those that are judged: `judged` is how much of the text is.
    void follow(std::string_view text, const RecordingIndex& index, const Replay& replay,
                std::size_t judged);
    bool has_seen_all(const RecordingIndex& index) const;

    bool has(std::size_t query) const;
    /// The next one in a direction; npos if there is none. `count` is that of all queries.
    std::size_t next(std::size_t query, int by, std::size_t count) const;
    /// That one, or the one that is nearest to it; npos if there is none.
    std::size_t nearest(std::size_t query, std::size_t count) const;
    /// Their positions among all queries. Empty if the filter lets everything through.
    const std::vector<std::uint32_t>& queries() const { return queries_; }

private:
    QueryFilter filter_;
    std::size_t seen_ = 0;        ///< queries
    std::size_t seen_wrong_ = 0;  ///< wrong answers up to there
    std::vector<std::uint32_t> queries_;
};

}  // namespace lab
