#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "query/geometry.hpp"

namespace lab {

/// Numbers in pixels go up to this in magnitude, and sizes of cells down to its inverse.
inline constexpr double most_pixels = 1e9;

/// A property that the level's author gave to something; its value as text.
struct LevelProperty {
    std::string name;
    std::string value;
};

/// Which tile a cell or an object shows, and how it is turned: mirrored at the diagonal first, then
/// left and right, then top and bottom.
struct TileUse {
    std::size_t kind{};  ///< index into Level::kinds
    bool diagonal = false;
    bool flip_x = false;
    bool flip_y = false;
};

/// Something that was drawn by hand: a box, an outline, a point.
struct LevelObject {
    enum class Form { box, ellipse, capsule, point, polygon, polyline, text };

    Form form = Form::box;
    std::string name;
    std::string kind;  ///< its class, which older editors call its type
    std::vector<LevelProperty> properties{};
    Vec2 at{};                   ///< its top left corner before it is turned
    Vec2 size{};                 ///< of a box, an ellipse and a capsule
    Vec2 pivot{};                ///< relative to `at`: the point round which it is turned
    double angle{};              ///< in radians, from +x towards +y
    std::vector<Vec2> points{};  ///< relative to `at`
    std::optional<TileUse> tile{};
};

/// A kind of tile.
struct LevelKind {
    std::string set;     ///< the name of its tile set
    std::int64_t id{};   ///< within the set
    std::string name{};  ///< or its class; often empty
    std::vector<LevelProperty> properties{};
    Vec2 size{};                          ///< in pixels
    Vec2 offset{};                        ///< by which it is drawn beside its place
    std::vector<LevelObject> outlines{};  ///< where it is solid, in its own pixels
};

struct LevelCell {
    std::int64_t column{};
    std::int64_t row{};
    TileUse tile{};
};

/// A layer of tiles or of objects.
struct LevelLayer {
    std::string name;
    std::string kind;
    std::string group{};  ///< the names of the groups that it is in
    std::string part{};   ///< the name of the level that it is in, if the file has several
    std::vector<LevelProperty> properties{};
    Vec2 origin{};                   ///< of its column 0 and row 0
    Vec2 cell{};                     ///< width and height of a cell
    std::vector<LevelCell> cells{};  ///< those that aren't empty
    std::vector<LevelObject> objects{};
};

/// The upper left corner of a cell.
inline Vec2 corner_of(const LevelLayer& layer, std::int64_t column, std::int64_t row) {
    return layer.origin + Vec2{static_cast<double>(column) * layer.cell.x,
                               static_cast<double>(row) * layer.cell.y};
}

/// A level as its editor wrote it, in pixels with y down, before any guess about its ground.
struct Level {
    std::string title;
    Vec2 cell{};
    std::vector<LevelKind> kinds{};
    std::vector<LevelLayer> layers{};
    std::vector<std::string> notes{};   ///< sentences on what was met and not read
    std::string content{};              ///< the hash of its text and of the files beside it
    std::vector<std::string> beside{};  ///< the names of these files
};

/// The text of a file beside the level, by its path relative to it; nothing if it can't be read.
using ReadBeside = std::function<std::optional<std::string>(const std::string& path)>;

}  // namespace lab
