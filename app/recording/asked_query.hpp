#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "query/query.hpp"
#include "recording/recorded_world.hpp"

namespace lab {

/// A recorded query with the shapes that it is about.
struct AskedQuery {
    Geometry mover;
    RecordedKind kind{};
    Vec2 delta{};
    GameAnswer answer{};
    Scalar scalar{};
    bool is_y_up = false;    ///< in the recording; here it is down
    std::string mover_id{};  ///< empty for a point
    // Only what it can reach, in the order of the recording, or else the nearest of all.
    std::vector<Geometry> obstacles{};
    std::vector<Mark> marks{};
    std::vector<std::string> ids{};
    std::vector<std::uint64_t> versions{};
};

/// Finds what recorded queries are about. What one has in common with the one before isn't copied
/// again, since a level of many tiles takes long.
class QueryFinder {
public:
    /// The query stays as it is until the next call. Throws LineError if a shape of it isn't there,
    /// or can't be asked about. `within` is how far off an answer may be.
    const AskedQuery& find(const RecordedWorld& world, const QueryLine& line,
                           const RecordingHead& head, double within);

private:
    AskedQuery asked_;
};

bool is_finite(Vec2 v);

/// The mover at the end of a motion.
Geometry moved_mover(const AskedQuery& query, Vec2 way);

/// How far the mover moves, as the game says it. NaN and infinities stay.
Vec2 way_of_game(const AskedQuery& query);

}  // namespace lab
