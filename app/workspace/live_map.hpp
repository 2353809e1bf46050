#pragma once

#include <memory>
#include <optional>

#include "geometry/camera.hpp"
#include "instruments/answer_map.hpp"

namespace lab {

/// What the map of the open scene shows.
struct MapChoice {
    MapLayer layer{};
    const Implementation* against{};  ///< for the layers `difference` and `path`

    friend bool operator==(const MapChoice&, const MapChoice&) = default;
};

/// The map of the open scene over the part of the world that the canvas shows. Each frame
/// computes a part of it. It starts again when anything but the place of the mover changes.
class LiveMap {
public:
    void follow(const Scene& posed, std::size_t query, const MapChoice& choice,
                const Camera& shown);
    void clear() { *this = {}; }
    /// Null if the mover has no place, or nothing is computed yet.
    const AnswerMap* map() const { return map_.get(); }
    bool is_done() const { return map_ == nullptr || map_->is_done(); }

private:
    std::unique_ptr<AnswerMap> map_;
    Scene of_;  ///< with the mover at the place where the map begins
    MapChoice choice_;
    Camera shown_;
};

}  // namespace lab
