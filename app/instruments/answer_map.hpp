#pragma once

#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "instruments/variation.hpp"
#include "query/map_layer.hpp"

namespace lab {

/// Whether the cells of a layer have a number; those of the others have a class.
bool has_numbers(MapLayer layer);

/// A number of the scene along one axis of a map. The first row or column has `from`.
struct MapAxis {
    std::string number;
    double from{}, to{};
    /// Every number that a scalar has in the range, where each has a row or column of its own;
    /// empty where there are too many.
    std::vector<double> numbers{};

    friend bool operator==(const MapAxis&, const MapAxis&) = default;
};

struct MapWish {
    Scene posed;
    /// The scene before its motions move it, if an axis has the time or a number of a motion.
    std::optional<Scene> unposed{};
    std::size_t query{};
    MapLayer layer{};
    MapAxis across, down;
    int width{}, height{};
    /// Whose answers the layer `difference` compares, or whose code the layer `path` follows; null
    /// for isect.
    const Implementation* against{};
    /// Whose answers the other layers show; null for isect.
    const Implementation* by{};

    /// The scalar whose numbers the answers can tell apart.
    Scalar scalar() const { return by == &isect_float ? Scalar::float_ : posed.scalar; }
    /// The same for the numbers of an axis: a time is always a double.
    Scalar scalar_on(const MapAxis& axis) const;
};

/// Whether a layer shows the answers of `by`.
bool shows_others(MapLayer layer);

/// Whether a map is about the place of the query's mover, so that it lies on the scene.
bool lies_on_scene(const MapWish& wish);

/// Gives the axes their usual ranges: the place of the mover varies over the part of the world from
/// `low` to `high`, any other number over the range of its slider. Throws SetError if the scene
/// lacks one of the numbers.
void set_usual_ranges(MapWish& wish, Vec2 low, Vec2 high);

/// Gives each number on an axis a row or column of its own, if there are no more of them than rows
/// or columns. Where the map lies on the scene, so do the numbers next to its ends.
void separate_numbers(MapWish& wish);

/// Where the numbers of a scene lie on the axes: 0 at the beginning of a range, and 1 at its end.
/// Throws SetError if the scene lacks one of the numbers.
Vec2 shares_on_axes(const MapWish& wish, Scene posed);

/// The answer at one point of a map.
struct MapCell {
    /// A time, a distance, the angle of a normal, the size of a difference, or the number of lines
    /// that ran; NaN for none.
    double value{};
    /// The class of the answer: 0 for none or no hit. For an outcome, 1 is a hit and 2 one at the
    /// start; for a path, a number for each set of lines; for an obstacle, its index plus 1; for
    /// exact, how many decisions; for a difference, 1 for numbers and 2 for yes or no; for
    /// promises, how many are broken.
    std::uint32_t kind{};

    friend bool operator==(const MapCell&, const MapCell&) = default;
};

/// How a query answers wherever two numbers of the scene may be. It is computed coarsely at first,
/// and then ever more finely.
class AnswerMap {
public:
    /// Throws SetError if the scene lacks one of the numbers.
    explicit AnswerMap(MapWish wish);

    const MapWish& wish() const { return wish_; }
    bool is_done() const { return side_ == 0; }
    /// How many points have been answered.
    std::size_t answered() const { return answered_; }
    /// In every so many columns and rows, each point has its own answer already, if the coarsest
    /// squares are done.
    int answered_every() const;
    /// Computes the next points, as many as asked for unless the map is done sooner. The work is
    /// shared among the processors; the cells don't depend on how many there are.
    void step(std::size_t points);

    /// Until the map is done, some points have the cell of a neighbour.
    const MapCell& at(int column, int row) const;
    /// The number of the scene in the middle of a column or row.
    double across_at(int column) const { return number_at(wish_.across, column, wish_.width); }
    double down_at(int row) const { return number_at(wish_.down, row, wish_.height); }

    /// The cell at the numbers that a scene has on the axes; null if they are not in the range.
    const MapCell* cell_in(const Scene& posed) const;

    /// The cell for the numbers of a column and a row, computed now.
    MapCell cell(int column, int row);

private:
    /// A square of cells, named by its first column and row, that gets the answer at that cell.
    struct Square {
        int column, row, side;
        MapCell cell{};
    };

    static double number_at(const MapAxis& axis, int index, int count);
    bool is_new(int column, int row) const;
    std::vector<Square> next_squares(std::size_t count);
    MapCell cell_by(Variation& variation, int column, int row) const;
    void answer(std::vector<Square>& squares);
    void put(const Square& square);
    void advance();

    MapWish wish_;
    std::deque<Variation> variations_;  ///< one for each thread that computes cells
    std::vector<MapCell> cells_;
    int side_;  ///< of the squares that are computed now; 0 if all are done
    int column_{}, row_{};
    std::size_t answered_{};
};

}  // namespace lab
