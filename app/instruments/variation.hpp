#pragma once

#include <string>
#include <vector>

#include <isect/recorder.hpp>

#include "query/implementation.hpp"
#include "scene/scene.hpp"

namespace lab {

/// One query of a scene, asked again and again with other numbers.
class Variation {
public:
    /// The numbers have the names of assignments: "box.center.x". Throws SetError if the scene has
    /// none with such a name.
    Variation(const Scene& posed, std::size_t query, const std::vector<std::string>& numbers);
    Variation(const Variation&) = delete;
    Variation& operator=(const Variation&) = delete;

    /// Sets one of the numbers, rounded to the scene's scalar.
    void set(std::size_t which, double value);

    /// The scene as it is now, with this query alone.
    const Scene& scene() const { return scene_; }
    const Query& query() const { return scene_.queries.front(); }

    Answer answer() const;
    isect::Recording recording() const;

private:
    Scene scene_;
    std::vector<std::vector<double*>> numbers_;
};

/// The scene with one of its queries, and with these numbers at 0: what an answer depends on
/// besides them. Throws SetError if the scene lacks one of them.
Scene without_numbers(const Scene& posed, std::size_t query,
                      const std::vector<std::string>& numbers);

/// Whether a scene with this query alone has a number with this name.
bool depends_on(const Scene& posed, std::size_t query, const std::string& number);

/// The names of the two numbers that place the mover of a query: {"box.center.x", "box.center.y"}.
/// Empty if there is no such query, or if its mover lies on a line.
std::vector<std::string> place_of_mover(const Scene& scene, std::size_t query);

}  // namespace lab
