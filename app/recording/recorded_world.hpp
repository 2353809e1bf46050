#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "geometry/extent.hpp"
#include "recording/recorded_line.hpp"

namespace lab {

struct RecordedShape {
    std::string id;
    Geometry shape;
    Mark mark{};
    Extent extent{};
    std::uint64_t version{};  ///< another number after each change of any shape
};

/// The shapes that live at a line of a recording, in the order in which they appeared.
class RecordedWorld {
public:
    /// Throws LineError if there would be too many.
    void put(const ShapeLine& line);
    /// Throws LineError if there is no such shape.
    void remove(std::string_view id);
    void clear();

    const std::vector<RecordedShape>& shapes() const { return shapes_; }
    /// Null if there is none.
    const RecordedShape* find(std::string_view id) const;

private:
    std::vector<RecordedShape> shapes_;
    std::unordered_map<std::string, std::size_t> places_;
    std::uint64_t version_ = 0;
};

}  // namespace lab
