#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "level/level.hpp"
#include "scene/json_tree.hpp"
#include "scene/place.hpp"

namespace lab {

/// The tile sets of a Tiled map: finds the kind of tile that a number of a layer means.
class TileSets {
public:
    TileSets(const Place& map, Level& level, const ReadBeside& read_beside);

    /// Nothing for an empty cell. A number outside of all sets becomes a new kind.
    std::optional<TileUse> use_of(std::uint32_t gid);
    /// Which of its sides an object of this kind stands on.
    const std::string& alignment_of(std::size_t kind) const { return alignments_.at(kind); }

private:
    struct Set {
        std::uint32_t first{};
        std::string name;
        Vec2 cell{};
        Vec2 offset{};
        std::string alignment{};
        std::map<std::int64_t, LevelKind> tiles{};  ///< those with more than a picture
    };

    void add_set(const Place& place);
    Set set_beside(const std::string& source);
    Set read_set(const Place& place, const std::string& name) const;
    LevelKind read_tile(const Place& place, const Set& set) const;
    std::size_t kind_of(std::uint32_t id);

    Level& level_;
    const ReadBeside& read_beside_;
    std::vector<Set> sets_;  ///< in the order of their first numbers
    std::map<std::uint32_t, std::size_t> kinds_;
    std::map<std::string, Set> read_;  ///< external sets, by their paths
    std::vector<std::string> alignments_;
};

/// The tree of a file beside the level, whether it is XML or JSON. Nothing if it isn't there.
std::optional<JsonValue> tree_beside(const ReadBeside& read_beside, const std::string& path);

}  // namespace lab
