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
    std::uint64_t version{};  ///< another number after each change of any shape; 0 if removed
};

/// The shapes that live at a line of a recording, in the order in which they appeared.
class RecordedWorld {
public:
    /// Takes up what a line says about the shapes. Throws LineError as the functions below do.
    void take(const RecordedLine& line);
    /// Throws LineError if there would be too many.
    void put(const ShapeLine& line);
    /// Throws LineError if there is no such shape.
    void remove(std::string_view id);
    void clear();

    const std::vector<RecordedShape>& shapes() const;
    /// Null if there is none.
    const RecordedShape* find(std::string_view id) const;

private:
    void drop_removed() const;

    // Removed shapes stay until somebody looks at all of them.
    mutable std::vector<RecordedShape> shapes_;
    mutable std::unordered_map<std::string, std::size_t> places_;
    mutable bool has_removed_ = false;
    std::uint64_t version_ = 0;
};

}  // namespace lab
