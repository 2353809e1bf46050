#pragma once

#include <optional>
#include <string>
#include <vector>

#include <isect/recorder.hpp>

#include "motion/timeline.hpp"
#include "query/implementation.hpp"
#include "scene/parameters.hpp"
#include "scene/scene.hpp"

namespace lab {

/// One query of a scene, asked again and again with other numbers.
class Variation {
public:
    /// The numbers have the names of assignments: "box.center.x". The time and the numbers of
    /// motions need the scene as it is before these move it. Throws SetError if the scene has none
    /// with such a name.
    Variation(const Scene& posed, std::size_t query, const std::vector<std::string>& numbers,
              const std::optional<Scene>& unposed = {});
    Variation(const Variation&) = delete;
    Variation& operator=(const Variation&) = delete;

    /// Sets one of the numbers, rounded to the scene's scalar.
    void set(std::size_t which, double value);

    /// The scene as it is now, with this query alone.
    const Scene& scene();
    const Query& query() { return scene().queries.front(); }

    Answer answer();
    isect::Recording recording();

private:
    struct Number {
        std::string name;
        Limit limit;
        bool is_of_motion;
        double value;
        std::vector<double*> places;  ///< in the scene, or if motions vary, in that before them
    };
    struct Moving {
        Scene scene;
        Timeline timeline;
        bool is_posed = false;
    };

    void pose();

    Scene scene_;
    std::size_t query_;
    std::optional<Moving> moving_;  ///< if the time or a number of a motion varies
    std::vector<Number> numbers_;
};

/// The scene with one of its queries, and with these numbers at 0: what an answer depends on
/// besides them. If one is of a motion, the scene has to be that before motions move it, and keeps
/// all of its queries. Throws SetError if the scene lacks one of the numbers.
Scene without_numbers(const Scene& scene, std::size_t query,
                      const std::vector<std::string>& numbers);

/// The scene before its motions move it, where one of the numbers is of a motion; otherwise empty.
std::optional<Scene> unposed_for(const Scene& scene, const std::vector<std::string>& numbers);

/// Whether the answer to a query depends on the number with this name.
bool depends_on(const Scene& posed, std::size_t query, const std::string& number);

/// The names of all numbers that the answer to a query depends on, apart from corners and points of
/// chains: the time, those of its shapes, its own, and those of its shapes' motions.
std::vector<std::string> numbers_of_query(const Scene& posed, std::size_t query);

/// The names of the two numbers that place the mover of a query: {"box.center.x", "box.center.y"}.
/// Empty if there is no such query, or if its mover lies on a line.
std::vector<std::string> place_of_mover(const Scene& scene, std::size_t query);

}  // namespace lab
