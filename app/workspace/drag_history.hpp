#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "instruments/scene_line.hpp"

namespace lab {

/// A place on the path of a drag: a share of the way from one record to the next.
struct DragPlace {
    std::size_t record{};
    double share{};

    double along() const { return static_cast<double>(record) + share; }
    friend bool operator==(const DragPlace&, const DragPlace&) = default;
};

/// Where the answer jumps on the path of a drag.
struct DragMark {
    DragPlace before, after;
    std::string change;  ///< "miss → hit"
    bool is_major{};     ///< whether it is a yes or no that changes
};

/// The path of the last drag: the numbers that it changed, at each position of the pointer. It is
/// seen in the scene as it is now, whatever else has changed since.
class DragHistory {
public:
    /// A drag of these shapes begins.
    void begin(const Scene& posed, std::vector<std::string> shapes);
    /// Records the scene after a movement of the pointer.
    void add(const Scene& posed);
    /// Records the scene in place of the last record, which went too far.
    void correct_last(const Scene& posed);
    /// The drag is over. Without a movement, there is no path.
    void end();
    void clear() { *this = {}; }

    bool is_recording() const { return is_recording_; }
    bool is_shown() const { return !is_recording_ && records_.size() > 1; }
    std::size_t count() const { return records_.size(); }
    /// "box" or "3 shapes".
    const std::string& what() const { return what_; }
    /// The names of the numbers that the drag changes.
    const std::vector<std::string>& names() const { return names_; }
    std::vector<NumberValue> numbers_at(const DragPlace& place) const;
    /// The numbers that changed between the last two records, at a share of the way. The others
    /// include the delta of a mover, by one name for all of its queries.
    std::vector<NumberValue> in_last_step(double share) const;
    /// The place nearest to a share of the whole path that is a record.
    DragPlace record_at(double share) const;
    /// The share of the whole path at which a place is.
    double share_of(const DragPlace& place) const;

    /// Searches on for marks, at this many more places. The search starts again if the scene has
    /// changed in anything but what the drag changes.
    void look(const Scene& posed, std::size_t query, int places);
    bool is_done() const { return segment_ + 1 >= records_.size(); }
    const std::vector<DragMark>& marks() const { return marks_; }

    /// The dragged shapes at some places along the path.
    std::vector<Geometry> skins(const Scene& posed) const;

    DragPlace place;  ///< where the shapes were last put; the end after the drag

private:
    using Record = std::vector<double>;

    void thin_out();
    void drop_constant_numbers();
    void keep_marks();

    std::vector<std::string> shapes_;
    std::string what_;
    std::vector<std::string> names_;
    std::vector<Record> records_;
    bool is_recording_ = false;

    Scene of_;  ///< without what the drag changes
    std::size_t query_{};
    std::size_t segment_{};            ///< the record at which the search is
    std::unique_ptr<SceneLine> line_;  ///< from there to the next record
    std::optional<FlipFinder> finder_;
    std::vector<DragMark> marks_;
};

}  // namespace lab
