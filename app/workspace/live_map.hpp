#pragma once

#include <memory>
#include <optional>

#include "geometry/camera.hpp"
#include "instruments/answer_map.hpp"

namespace lab {

/// What the axes of a chart span: the numbers at its upper left and lower right corner.
struct ChartRange {
    Vec2 low, high;

    friend bool operator==(const ChartRange&, const ChartRange&) = default;
};

/// What the map of the open scene shows.
struct MapChoice {
    MapLayer layer{};
    const Implementation* against{};  ///< for the layers `difference` and `path`
    /// The numbers on the axes; empty for the mover's place.
    std::string across{}, down{};
    const Implementation* beside{};     ///< whose map is drawn beside that of isect; null for none
    std::optional<ChartRange> range{};  ///< of a chart that was zoomed; otherwise the usual one

    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

/// The two numbers on the axes of a map: the chosen ones that the query depends on, and otherwise
/// those of the mover's place. Empty if the mover has no place and other numbers are not chosen.
std::vector<std::string> axes_of(const MapChoice& choice, const Scene& posed, std::size_t query);

/// The map of the open scene: over the part of the world that the canvas shows, or over the usual
/// ranges of the chosen numbers. Each frame computes a part of it. It starts again when anything
/// but these two numbers changes.
class LiveMap {
public:
    /// The answers are those of `by`; of isect if it is null. `scene` is the posed one before its
    /// motions move it.
    void follow(const Scene& scene, const Scene& posed, std::size_t query, const MapChoice& choice,
                const Camera& shown, const Implementation* by = nullptr);
    void clear() { *this = {}; }
    /// Null if there are no axes, or nothing is computed yet. Another map whenever it starts again.
    const AnswerMap* map() const { return map_.get(); }
    std::shared_ptr<const AnswerMap> shared_map() const { return map_; }
    bool is_done() const { return map_ == nullptr || map_->is_done(); }

private:
    std::shared_ptr<AnswerMap> map_;
    Scene of_;       ///< without the numbers on the axes
    double time_{};  ///< at which motions with a number on an axis pose it
    MapChoice choice_;
    const Implementation* by_{};
};

}  // namespace lab
