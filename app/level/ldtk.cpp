#include "level/ldtk.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "level/tile_sets.hpp"
#include "level/tiled_parts.hpp"

namespace lab {

namespace {

bool is_null(const Place& parent, const std::string& name) {
    return !parent.has(name) ||
           std::holds_alternative<JsonValue::Null>(parent.member(name).json.value);
}

Vec2 pair_in(const Place& place, const std::string& name) {
    const std::vector<Place> items = place.member(name).items();
    if (items.size() != 2) place.member(name).expect("two numbers");
    return {pixels_of(items[0]), pixels_of(items[1])};
}

class LdtkReader {
public:
    LdtkReader(const Place& project, const ReadBeside& read_beside)
        : project_(project), read_beside_(read_beside) {}

    Level read() {
        const double cell = number_in(project_, "defaultGridSize", 16);
        if (!is_cell_size(cell)) project_.member("defaultGridSize").expect("a size above 0");
        level_.cell = {cell, cell};
        read_definitions();
        read_levels(project_);
        const std::vector<Place> worlds = items_in(project_, "worlds");
        for (const Place& world : worlds) read_levels(world);
        if (worlds.size() > 1)
            level_.notes.push_back("the worlds of the project lie one over the other here");
        return std::move(level_);
    }

private:
    /// The names of the numbers of a layer, by the layer's number and their own.
    void read_definitions() {
        for (const Place& layer : items_in(project_.member("defs"), "layers"))
            for (const Place& value : items_in(layer, "intGridValues"))
                names_[{whole_number_in(layer, "uid"), whole_number_in(value, "value")}] =
                    is_null(value, "identifier") ? "" : text_in(value, "identifier");
    }

    void read_levels(const Place& world) {
        const std::string layout =
            is_null(world, "worldLayout") ? "" : text_in(world, "worldLayout");
        Vec2 next;
        for (const Place& place : items_in(world, "levels")) {
            Vec2 at{number_in(place, "worldX"), number_in(place, "worldY")};
            // A linear layout stores no positions.
            if (layout == "LinearHorizontal" || layout == "LinearVertical") at = next;
            const double gap = 4 * level_.cell.x;
            if (layout == "LinearVertical") next.y += number_in(place, "pxHei") + gap;
            if (layout == "LinearHorizontal") next.x += number_in(place, "pxWid") + gap;
            if (number_in(place, "worldDepth") != 0 && !has_depths_) {
                has_depths_ = true;
                level_.notes.push_back("levels of different depths lie one over the other here");
            }
            read_level(place, at);
        }
    }

    void read_level(const Place& place, Vec2 at) {
        const std::string name = text_in(place, "identifier");
        if (!is_null(place, "layerInstances")) return read_layers(place, name, at);
        if (is_null(place, "externalRelPath")) return;
        const std::string path = text_in(place, "externalRelPath");
        auto tree = tree_beside(read_beside_, path);
        if (!tree) {
            level_.notes.push_back(path + " was not found beside the project, so the level " +
                                   name + " is missing");
            return;
        }
        const Place whole{path, *tree, ""};
        if (!is_null(whole, "layerInstances")) read_layers(whole, name, at);
    }

    void read_layers(const Place& place, const std::string& part, Vec2 at) {
        for (const Place& each : place.member("layerInstances").items()) {
            constexpr std::size_t most_layers = 10000;
            if (level_.layers.size() == most_layers)
                each.fail("a project may have at most " + std::to_string(most_layers) + " layers");
            LevelLayer layer{text_in(each, "__identifier"), ""};
            layer.part = part;
            const double cell = number_in(each, "__gridSize", level_.cell.x);
            if (!is_cell_size(cell)) each.member("__gridSize").expect("a size above 0");
            layer.cell = {cell, cell};
            layer.origin =
                at + Vec2{number_in(each, "__pxTotalOffsetX"), number_in(each, "__pxTotalOffsetY")};
            read_numbers(each, layer);
            read_tiles(each, layer);
            read_entities(each, layer);
            level_.layers.push_back(std::move(layer));
        }
    }

    void read_numbers(const Place& place, LevelLayer& layer) {
        const std::vector<Place> values = items_in(place, "intGridCsv");
        if (values.empty()) return;
        const std::int64_t columns = whole_number_in(place, "__cWid");
        const std::int64_t rows = whole_number_in(place, "__cHei");
        const auto count = static_cast<std::int64_t>(values.size());
        if (columns <= 0 || rows <= 0 || count / columns != rows || count % columns != 0)
            place.member("intGridCsv")
                .fail("expected " + std::to_string(columns) + " times " + std::to_string(rows) +
                      " numbers, one for each cell, found " + std::to_string(count));
        const std::int64_t definition = whole_number_in(place, "layerDefUid");
        for (std::int64_t i = 0; i < count; ++i) {
            const Place& place_of_value = values[static_cast<std::size_t>(i)];
            const double number = place_of_value.number();
            if (!(number >= 0 && number <= 65535))
                place_of_value.expect("a number from 0 to 65535");
            const auto value = static_cast<std::int64_t>(number);
            if (value == 0) continue;
            const std::size_t kind = kind_of(layer.name, value, layer.cell, [&] {
                const auto name = names_.find({definition, value});
                return name == names_.end() ? std::string() : name->second;
            }());
            layer.cells.push_back({i % columns, i / columns, {kind}});
        }
    }

    void read_tiles(const Place& place, LevelLayer& layer) {
        // A layer of rules alone has nothing else.
        const bool is_auto = text_in(place, "__type") == "AutoLayer";
        for (const Place& tile : items_in(place, is_auto ? "autoLayerTiles" : "gridTiles")) {
            const Vec2 at = pair_in(tile, "px");
            const auto cell_at = [&](double pixels) {
                return static_cast<std::int64_t>(
                    std::floor(std::clamp(pixels / layer.cell.x, -1e9, 1e9)));
            };
            const std::int64_t column = cell_at(at.x), row = cell_at(at.y);
            const std::int64_t turned = whole_number_in(tile, "f");
            const std::size_t kind =
                kind_of(layer.name + " tiles", whole_number_in(tile, "t"), layer.cell, "");
            layer.cells.push_back(
                {column, row, {kind, false, (turned & 1) != 0, (turned & 2) != 0}});
        }
    }

    void read_entities(const Place& place, LevelLayer& layer) {
        for (const Place& each : items_in(place, "entityInstances")) {
            LevelObject object;
            object.name = text_in(each, "__identifier");
            for (const Place& tag : items_in(each, "__tags"))
                if (object.kind.empty()) object.kind = tag.string();
            object.size = {number_in(each, "width"), number_in(each, "height")};
            const Vec2 pivot = pair_in(each, "__pivot");
            object.pivot = {pivot.x * object.size.x, pivot.y * object.size.y};
            object.at = layer.origin + pair_in(each, "px") - object.pivot;
            for (const Place& field : items_in(each, "fieldInstances"))
                object.properties.push_back(
                    {text_in(field, "__identifier"), text_in(field, "__value")});
            layer.objects.push_back(std::move(object));
        }
    }

    std::size_t kind_of(const std::string& set, std::int64_t id, Vec2 cell,
                        const std::string& name) {
        const auto [known, is_new] = kinds_.try_emplace({set, id}, level_.kinds.size());
        if (is_new) {
            LevelKind kind{set, id, name};
            kind.size = cell;
            level_.kinds.push_back(std::move(kind));
        }
        return known->second;
    }

    const Place& project_;
    const ReadBeside& read_beside_;
    Level level_;
    bool has_depths_ = false;
    std::map<std::pair<std::int64_t, std::int64_t>, std::string> names_;
    std::map<std::pair<std::string, std::int64_t>, std::size_t> kinds_;
};

}  // namespace

Level read_ldtk(const JsonValue& project, const std::string& file, const ReadBeside& read_beside) {
    return LdtkReader({file, project, ""}, read_beside).read();
}

}  // namespace lab
