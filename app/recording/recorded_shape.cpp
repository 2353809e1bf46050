#include "recording/recorded_shape.hpp"

#include <algorithm>
#include <array>

#include "recording/recorded_words.hpp"
#include "scene/names.hpp"
#include "scene/scene.hpp"

namespace lab {
namespace {

double read_size(RecordedWords& words, const char* what) {
    const double size = words.finite(what);
    if (size < 0) throw LineError(std::string(what) + " can't be less than 0");
    return size;
}

std::vector<Vec2> read_points(RecordedWords& words) {
    std::vector<Vec2> points;
    while (const std::optional<Vec2> point = words.point_if_any()) points.push_back(*point);
    return points;
}

/// Twice the area, which is less than 0 for points in the other direction.
double winding(const std::vector<Vec2>& points) {
    double area = 0;
    for (std::size_t i = 0; i < points.size(); ++i)
        area += isect::cross(points[i] - points[0], points[(i + 1) % points.size()] - points[0]);
    return area;
}

/// Its place is its first point.
Polygon read_polygon(RecordedWords& words) {
    std::vector<Vec2> points = read_points(words);
    if (points.empty()) throw LineError("a polygon needs points");
    Polygon polygon{points.front(), {}};
    if (winding(points) < 0) std::reverse(points.begin() + 1, points.end());
    for (const Vec2 point : points) polygon.points.push_back(words.in_range(point - polygon.pos));
    return polygon;
}

Tiles read_tiles(RecordedWords& words) {
    Tiles tiles{words.vector("the corner of a tile map"), {}, {}};
    tiles.cell.x = words.finite("the width of a cell");
    tiles.cell.y = words.finite("the height of a cell");
    std::string_view rows = words.word("rows of tiles with commas between them");
    while (!rows.empty()) tiles.rows.emplace_back(part_before(rows, ','));
    if (!words.is_y_up()) return tiles;
    // The first row is the lowest one there.
    std::reverse(tiles.rows.begin(), tiles.rows.end());
    tiles.origin.y -= static_cast<double>(tiles.rows.size()) * tiles.cell.y;
    return tiles;
}

Segment read_ends(RecordedWords& words) {
    const Vec2 start = words.vector("a number of an end");
    const Segment ends = Segment::from_points(start, words.vector("a number of an end"));
    return {ends.start, words.in_range(ends.delta)};
}

Geometry read_kind(RecordedWords& words) {
    constexpr std::array kinds = {"point",   "segment", "box",   "circle",
                                  "capsule", "polygon", "chain", "tiles"};
    const std::string_view kind = words.word("a kind of shape");
    if (kind == "point") return words.vector("a coordinate");
    if (kind == "segment") return read_ends(words);
    if (kind == "box") {
        const Vec2 center = words.vector("a coordinate of the center");
        const double width = read_size(words, "half the width");
        return Aabb{center, {width, read_size(words, "half the height")}};
    }
    if (kind == "circle") {
        const Vec2 center = words.vector("a coordinate of the center");
        return Circle{center, read_size(words, "the radius")};
    }
    if (kind == "capsule") {
        const Segment axis = read_ends(words);
        return Capsule{axis.start, axis.delta, read_size(words, "the radius")};
    }
    if (kind == "polygon") return read_polygon(words);
    if (kind == "chain") return Chain{read_points(words)};
    if (kind == "tiles") return read_tiles(words);
    const Names known = to_names(kinds);
    throw LineError("expected a kind of shape, " + one_of(known) + ", found " + quoted_word(kind) +
                    suggestion(kind, known));
}

void read_word(RecordedWords& words, ShapeLine& line) {
    const std::string_view word = words.word("a word");
    auto* polygon = std::get_if<Polygon>(&line.shape);
    auto* chain = std::get_if<Chain>(&line.shape);
    if (word == "one_way") line.mark.one_way = words.vector("a number of one_way");
    if (word == "moved") line.mark.moved = words.vector("a number of moved");
    if (word == "layers") line.mark.groups = words.layers();
    if (word == "radius" && polygon != nullptr) polygon->radius = read_size(words, "the radius");
    if (word == "closed" && chain != nullptr) chain->closed = true;
    if (word == "front_only" && chain != nullptr) chain->front_only = true;
}

}  // namespace

ShapeLine read_recorded_shape(RecordedWords& words, Scalar scalar) {
    ShapeLine line{words.name("the id of a shape"), {}};
    line.shape = read_kind(words);
    while (!words.is_empty()) read_word(words, line);
    const std::string wrong = objection(NamedShape{"", line.shape, line.mark.one_way}, scalar);
    if (!wrong.empty())
        throw LineError("the shape " + quoted_word(line.id) + " can't be used: " + wrong);
    return line;
}

}  // namespace lab
