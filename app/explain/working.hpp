#pragma once

#include <string>
#include <vector>

#include "geometry/outline.hpp"

namespace lab {

struct Told;

/// A piece of what an algorithm reckons with, where it is in the world.
struct Figure {
    /// Lines that only help to see; what belongs to the one who asks; and what it is held against.
    enum class Ink { help, asked, result };
    enum class Kind {
        dot,
        crossing,  ///< where a line enters or leaves
        line,
        length,   ///< a line that is measured, from tick to tick
        grown,    ///< an obstacle by the size of what asks, which is then a point
        ghost,    ///< a shape where it would come to if it weren't stopped before
        step_end  ///< a shape where a step of its flight ended, and it was tested
    };
    Kind kind{};
    Ink ink{};
    std::vector<Vec2> at;  ///< one place, or the two ends of a line
    std::string text{};    ///< beside it
    std::string label{};   ///< of the traced value that it shows: both are lit together
    Rounded shape{};       ///< what is grown, or the ghost
};
using Figures = std::vector<Figure>;

/// How the query came to its answer, as a drawing over the scene; empty where shapes alone say it.
Figures working_of(const Told& told);

// One for each family of algorithms; empty for what belongs to another.
Figures working_of_closest(const Told& told);
Figures working_of_roots(const Told& told);
Figures working_of_capsule(const Told& told);
Figures working_of_axis(const Told& told);
Figures working_of_candidates(const Told& told);

/// "3.606 < 8.000", where that is what decides.
std::string held_against(double distance, double radius);
/// A measured line.
Figure length_figure(Figure::Ink ink, Vec2 from, Vec2 to, std::string text, std::string label);

/// An obstacle that is grown.
Figure grown_figure(Rounded shape, std::string text, std::string label);

/// What is round about one place: a circle, or a point.
struct Ball {
    Vec2 center;
    double radius{};
};
std::optional<Ball> ball_of(const Geometry& geometry);

}  // namespace lab
