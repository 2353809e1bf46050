#include "level/tile_sets.hpp"

#include <algorithm>
#include <filesystem>

#include "level/tiled_parts.hpp"
#include "level/xml_tree.hpp"

namespace lab {

namespace {

// The highest bits of a number say how its tile is turned. The last one is for hexagonal maps.
constexpr std::uint32_t flipped_x = 0x80000000, flipped_y = 0x40000000, diagonal = 0x20000000,
                        hexagonal = 0x10000000;
constexpr std::uint32_t all_flags = flipped_x | flipped_y | diagonal | hexagonal;

/// "sets/ground.tsx" as "ground".
std::string stem_of(const std::string& path) {
    return std::filesystem::path(path).stem().string();
}

/// The tiles of a set that have more than a picture. Before Tiled 1.2, JSON had a member for each,
/// which are refused.
std::vector<Place> tiles_in(const Place& place) {
    if (place.has("tiles") &&
        std::holds_alternative<JsonValue::Object>(place.member("tiles").json.value))
        place.member("tiles").fail(
            "this was written by a version of Tiled before 1.2. Open the map in a newer one and "
            "save it again");
    return items_in(place, "tiles");
}

}  // namespace

std::optional<JsonValue> tree_beside(const ReadBeside& read_beside, const std::string& path) {
    const auto text = read_beside(path);
    if (!text) return {};
    return read_tree(*text, path);
}

TileSets::TileSets(const Place& map, Level& level, const ReadBeside& read_beside)
    : level_(level), read_beside_(read_beside) {
    for (const Place& place : items_in(map, "tilesets")) add_set(place);
    std::stable_sort(sets_.begin(), sets_.end(),
                     [](const Set& a, const Set& b) { return a.first < b.first; });
}

void TileSets::add_set(const Place& place) {
    const std::string source = text_in(place, "source");
    Set set = source.empty() ? read_set(place, text_in(place, "name")) : set_beside(source);
    set.first = static_cast<std::uint32_t>(whole_number_in(place, "firstgid", 1));
    sets_.push_back(std::move(set));
}

TileSets::Set TileSets::set_beside(const std::string& source) {
    const auto known = read_.find(source);
    if (known != read_.end()) return known->second;
    Set set;
    if (const auto tree = tree_beside(read_beside_, source)) {
        set = read_set({source, *tree, ""}, stem_of(source));
    } else {
        set.name = stem_of(source);
        set.cell = level_.cell;
        level_.notes.push_back(source +
                               " was not found beside the level, so nothing is known of its tiles "
                               "but their numbers");
    }
    return read_[source] = std::move(set);
}

TileSets::Set TileSets::read_set(const Place& place, const std::string& name) const {
    Set set;
    set.name = place.has("name") ? text_in(place, "name") : name;
    set.cell = {number_in(place, "tilewidth", level_.cell.x),
                number_in(place, "tileheight", level_.cell.y)};
    set.alignment = text_in(place, "objectalignment");
    if (place.has("tileoffset")) {
        const Place offset = place.member("tileoffset");
        set.offset = {number_in(offset, "x"), number_in(offset, "y")};
    }
    for (const Place& tile : tiles_in(place)) {
        LevelKind kind = read_tile(tile, set);
        const std::int64_t id = kind.id;
        set.tiles.emplace(id, std::move(kind));
    }
    return set;
}

LevelKind TileSets::read_tile(const Place& place, const Set& set) const {
    LevelKind kind{set.name, whole_number_in(place, "id")};
    kind.name = class_in(place);
    kind.properties = properties_in(place);
    kind.size = set.cell;
    kind.offset = set.offset;
    // A set of single pictures has a size for each, which may be that of a part of the picture.
    if (place.has("imagewidth"))
        kind.size = {number_in(place, "imagewidth"), number_in(place, "imageheight")};
    const JsonValue* const image = place.json.find("image");
    if (image != nullptr && std::holds_alternative<JsonValue::Object>(image->value))
        kind.size = {number_in(place.member("image"), "width", kind.size.x),
                     number_in(place.member("image"), "height", kind.size.y)};
    if (place.has("width") && place.has("height"))
        kind.size = {number_in(place, "width"), number_in(place, "height")};
    if (place.has("objectgroup"))
        for (const Place& outline : items_in(place.member("objectgroup"), "objects"))
            kind.outlines.push_back(read_object(outline));
    return kind;
}

std::size_t TileSets::kind_of(std::uint32_t id) {
    if (const auto known = kinds_.find(id); known != kinds_.end()) return known->second;
    const auto after =
        std::upper_bound(sets_.begin(), sets_.end(), id,
                         [](std::uint32_t n, const Set& set) { return n < set.first; });
    LevelKind kind{"no tile set", id};
    kind.size = level_.cell;
    std::string alignment;
    if (after != sets_.begin()) {
        const Set& set = *std::prev(after);
        const std::int64_t local = id - set.first;
        const auto tile = set.tiles.find(local);
        if (tile != set.tiles.end()) {
            kind = tile->second;
        } else {
            kind = {set.name, local};
            kind.size = set.cell;
            kind.offset = set.offset;
        }
        alignment = set.alignment;
    }
    level_.kinds.push_back(std::move(kind));
    alignments_.push_back(alignment);
    return kinds_[id] = level_.kinds.size() - 1;
}

std::optional<TileUse> TileSets::use_of(std::uint32_t gid) {
    const std::uint32_t id = gid & ~all_flags;
    if (id == 0) return {};
    return TileUse{kind_of(id), (gid & diagonal) != 0, (gid & flipped_x) != 0,
                   (gid & flipped_y) != 0};
}

}  // namespace lab
