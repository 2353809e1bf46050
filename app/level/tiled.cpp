#include "level/tiled.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "level/packed.hpp"
#include "level/tile_sets.hpp"
#include "level/tiled_parts.hpp"

namespace lab {

namespace {

/// A map has at most this many cells in all its layers, and as many layers.
constexpr std::int64_t most_level_cells = std::int64_t{1} << 20;
constexpr std::size_t most_layers = 1000;

bool contains(const std::string& text, const char* part) {
    return text.find(part) != std::string::npos;
}

/// Where the place of a tile object is in its box: "bottomleft", "center".
Vec2 pivot_of(const std::string& alignment, Vec2 size) {
    const std::string words =
        alignment.empty() || alignment == "unspecified" ? "bottomleft" : alignment;
    const double x = contains(words, "left") ? 0 : contains(words, "right") ? 1 : 0.5;
    const double y = contains(words, "top") ? 0 : contains(words, "bottom") ? 1 : 0.5;
    return {x * size.x, y * size.y};
}

class TiledReader {
public:
    TiledReader(const Place& map, const ReadBeside& read_beside)
        : map_(map),
          read_beside_(read_beside),
          level_(begun(map)),
          sets_(map, level_, read_beside) {}

    Level read() {
        read_layers(map_, {}, "", 0);
        for (const auto& [path, count] : missing_templates_)
            level_.notes.push_back(
                path + " was not found beside the level, so " + std::to_string(count) +
                (count == 1 ? " object made from it is" : " objects made from it are") +
                " only as large as the level says");
        return std::move(level_);
    }

private:
    static Level begun(const Place& map) {
        const std::string orientation = text_in(map, "orientation");
        if (!orientation.empty() && orientation != "orthogonal")
            map.member("orientation")
                .fail("this map is " + orientation +
                      ". The lab reads orthogonal maps, since only their cells are rectangles");
        Level level;
        level.cell = {pixels_of(map.member("tilewidth")), pixels_of(map.member("tileheight"))};
        if (!is_cell_size(level.cell.x)) map.member("tilewidth").expect("a width above 0");
        if (!is_cell_size(level.cell.y)) map.member("tileheight").expect("a height above 0");
        return level;
    }

    void read_layers(const Place& parent, Vec2 offset, const std::string& group, int depth) {
        if (depth > 64) parent.fail("the groups are nested too deep");
        for (const Place& place : items_in(parent, "layers")) {
            const std::string type = text_in(place, "type");
            const Vec2 here =
                offset + Vec2{number_in(place, "offsetx"), number_in(place, "offsety")};
            if (type == "group") {
                read_layers(place, here, group + " " + text_in(place, "name"), depth + 1);
            } else if (type == "tilelayer") {
                read_cells(place, add_layer(place, here, group));
            } else if (type == "objectgroup") {
                read_objects(place, add_layer(place, here, group));
            }
        }
    }

    LevelLayer& add_layer(const Place& place, Vec2 offset, const std::string& group) {
        if (level_.layers.size() == most_layers)
            place.fail("a map may have at most " + std::to_string(most_layers) + " layers");
        LevelLayer layer{text_in(place, "name"), text_in(place, "class")};
        layer.properties = properties_in(place);
        layer.group = group;
        layer.origin = offset;
        layer.cell = level_.cell;
        level_.layers.push_back(std::move(layer));
        return level_.layers.back();
    }

    void read_cells(const Place& place, LevelLayer& layer) {
        const std::string compression = text_in(place, "compression");
        if (!place.has("chunks")) return read_block(place, place, layer, compression);
        for (const Place& chunk : place.member("chunks").items())
            read_block(place, chunk, layer, compression);
    }
    void read_block(const Place& owner, const Place& block, LevelLayer& layer,
                    const std::string& compression) {
        if (!block.has("data")) owner.fail("this layer has no data");
        const std::int64_t columns = whole_number_in(block, "width"),
                           rows = whole_number_in(block, "height");
        if (columns < 0 || rows < 0 || (rows > 0 && columns > (most_level_cells - cells_) / rows))
            block.fail("expected a width and a height with at most " +
                       std::to_string(most_level_cells) + " cells in all layers");
        cells_ += columns * rows;
        const auto count = static_cast<std::size_t>(columns * rows);
        const std::vector<std::uint32_t> gids =
            numbers_in(block.member("data"), compression, count);
        const bool is_chunk = &owner != &block;
        const std::int64_t left = is_chunk ? whole_number_in(block, "x") : 0,
                           top = is_chunk ? whole_number_in(block, "y") : 0;
        for (std::size_t i = 0; i < count; ++i) {
            const auto at = static_cast<std::int64_t>(i);
            if (const auto use = sets_.use_of(gids[i]))
                layer.cells.push_back({left + at % columns, top + at / columns, *use});
        }
    }
    static std::vector<std::uint32_t> numbers_in(const Place& data, const std::string& compression,
                                                 std::size_t count) {
        if (const auto* packed = std::get_if<std::string>(&data.json.value)) {
            try {
                return unpack_numbers(*packed, compression, count);
            } catch (const UsageError& error) {
                data.fail(error.what());
            }
        }
        const auto& items = data.as<JsonValue::Array>("an array of numbers");
        if (items.size() != count)
            data.fail("expected " + std::to_string(count) + " numbers, one for each cell, found " +
                      std::to_string(items.size()));
        std::vector<std::uint32_t> gids;
        gids.reserve(count);
        for (const JsonValue& item : items) {
            const auto* number = std::get_if<double>(&item.value);
            if (number == nullptr || !(*number >= 0 && *number <= 4294967295.0))
                throw SceneError(
                    data.file, item.line, data.field,
                    "expected a tile's number from 0 to 4294967295, found " + description(item));
            gids.push_back(static_cast<std::uint32_t>(*number));
        }
        return gids;
    }

    void read_objects(const Place& place, LevelLayer& layer) {
        for (const Place& item : items_in(place, "objects")) {
            const std::string path = text_in(item, "template");
            static_cast<void>(item.has("id"));
            JsonValue whole = item.json;
            const bool is_templates_tile = !path.empty() && fill_in(path, whole);
            layer.objects.push_back(read_one({item.file, whole, item.field}, is_templates_tile));
            layer.objects.back().at = layer.objects.back().at + layer.origin;
        }
    }

    /// Adds what an object doesn't say from its template. Returns whether it shows a tile of the
    /// template's own set.
    bool fill_in(const std::string& path, JsonValue& object) {
        const JsonValue* known = template_of(path);
        if (known == nullptr) {
            ++missing_templates_[path];
            return false;
        }
        const JsonValue* const from = known->find("object");
        auto& members = std::get<JsonValue::Object>(object.value);
        const bool has_own = object.find("gid") != nullptr;
        for (const JsonMember& member : std::get<JsonValue::Object>(from->value)) {
            const auto own =
                std::find_if(members.begin(), members.end(),
                             [&](const JsonMember& each) { return each.name == member.name; });
            if (own == members.end())
                members.push_back(member);
            else if (member.name == "properties")
                add_missing(own->value, member.value);
        }
        const bool is_templates_tile = !has_own && from->find("gid") != nullptr;
        if (is_templates_tile && tiles_of_templates_.insert(path).second)
            level_.notes.push_back("the tile of " + path + " counts as its whole box");
        return is_templates_tile;
    }
    /// Adds the properties that the object hasn't got itself.
    static void add_missing(JsonValue& own, const JsonValue& given) {
        auto* const into = std::get_if<JsonValue::Array>(&own.value);
        const auto* const from = std::get_if<JsonValue::Array>(&given.value);
        if (into == nullptr || from == nullptr) return;
        const auto name_of = [](const JsonValue& property) {
            const bool is_object = std::holds_alternative<JsonValue::Object>(property.value);
            const JsonValue* name = is_object ? property.find("name") : nullptr;
            const auto* text = name != nullptr ? std::get_if<std::string>(&name->value) : nullptr;
            return text != nullptr ? *text : std::string();
        };
        for (const JsonValue& property : *from)
            if (std::none_of(into->begin(), into->end(), [&](const JsonValue& each) {
                    return name_of(each) == name_of(property);
                }))
                into->push_back(property);
    }
    const JsonValue* template_of(const std::string& path) {
        const auto known = templates_.find(path);
        if (known != templates_.end()) return known->second ? &*known->second : nullptr;
        auto& added = templates_[path] = tree_beside(read_beside_, path);
        if (!added) return nullptr;
        // Fails if it isn't an object with an object in it.
        static_cast<void>(Place{path, *added, ""}.member("object").has("gid"));
        return &*added;
    }

    LevelObject read_one(const Place& place, bool is_templates_tile) {
        LevelObject object = read_object(place);
        if (!place.has("gid")) return object;
        std::string alignment;
        if (!is_templates_tile) {
            const Place gid = place.member("gid");
            const double number = gid.number();
            if (!(number >= 0 && number <= 4294967295.0)) gid.expect("a tile's number");
            object.tile = sets_.use_of(static_cast<std::uint32_t>(number));
        }
        if (object.tile) {
            const std::size_t kind = object.tile->kind;
            if (object.size == Vec2{}) object.size = level_.kinds[kind].size;
            if (object.kind.empty()) object.kind = level_.kinds[kind].name;
            alignment = sets_.alignment_of(kind);
        }
        object.form = LevelObject::Form::box;
        object.pivot = pivot_of(alignment, object.size);
        object.at = object.at - object.pivot;
        return object;
    }

    const Place& map_;
    const ReadBeside& read_beside_;
    Level level_;
    TileSets sets_;
    std::int64_t cells_ = 0;  ///< of all layers so far
    std::map<std::string, std::optional<JsonValue>> templates_;
    std::map<std::string, int> missing_templates_;
    std::set<std::string> tiles_of_templates_;
};

}  // namespace

Level read_tiled(const JsonValue& map, const std::string& file, const ReadBeside& read_beside) {
    return TiledReader({file, map, ""}, read_beside).read();
}

}  // namespace lab
