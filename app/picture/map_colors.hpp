#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <vector>

#include "instruments/answer_map.hpp"
#include "render/palette.hpp"

namespace lab {

/// One colour of a map and what it means.
struct MapKey {
    Rgba color;
    std::string text;
};

/// Differences between two answers are coloured by their size: by rounding, below 1e-6, below 1e-3,
/// below 1, and more.
inline constexpr std::size_t bands_of_difference = 5;

/// The colours of a map. They depend on the whole map: on how large its numbers are, and on which
/// classes it has.
class MapColors {
public:
    MapColors(const AnswerMap& map, Theme theme);

    Rgba of(const MapCell& cell) const;
    /// For cells of a number, the band between two contour lines that it lies in; otherwise the
    /// class. Contour lines are drawn where it changes.
    int band_of(const MapCell& cell) const;
    /// Whether lines are drawn between bands.
    bool has_contours() const;
    Rgba contour() const;

    /// What the colours mean, the most frequent first.
    const std::vector<MapKey>& keys() const { return keys_; }

private:
    Rgba of_number(double value) const;
    Rgba of_class(std::uint32_t kind) const;
    void count_classes(const AnswerMap& map);
    void measure(const AnswerMap& map);
    void name_classes(const AnswerMap& map);
    void name_bands(const std::string& unit);

    MapLayer layer_;
    const Palette& colors_;
    std::vector<std::uint32_t> classes_;                ///< the most frequent first
    double most_ = 1;                                   ///< the largest number in magnitude
    std::array<bool, bands_of_difference> has_band_{};  ///< whether a difference lies in it
    bool has_contradiction_ = false;                    ///< a yes against a no, or NaN
    double step_ = 1;                                   ///< between contour lines
    std::vector<MapKey> keys_;
};

}  // namespace lab
