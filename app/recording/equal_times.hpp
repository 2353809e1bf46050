#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "recording/query_reader.hpp"

namespace lab {

/// Where a mover is when a frame begins.
struct FramePlace {
    std::int64_t frame{};
    std::size_t line{};  ///< of its first move in that frame
    Vec2 place{};
};

/// Where a mover is at the same time in two recordings.
struct TimedPlaces {
    double time{};
    ReadQuery coarse;  ///< its first move in a frame of the recording with the longer frames
    FramePlace fine;   ///< the same in the other, in the last frame that begins until then
    Vec2 fine_place{};
    bool is_exact = false;  ///< that frame begins at this time; else the place is interpolated
};

/// Whether two recordings state frames that don't last equally long.
bool differ_in_rate(double seconds, double other_seconds);

/// Finds where movers are at equal times in two recordings whose frames last differently long: at
/// the start of each of the longer frames. In the recording with the shorter ones, which bends less
/// between two frames, a place is interpolated if no frame begins then.
class EqualTimes {
public:
    /// Times count from the first frame if both recordings begin with the same number, and
    /// otherwise from frame 0.
    EqualTimes(const QueryReader& coarse, const QueryReader& fine);

    enum class Step { went_on, compared, waits };
    /// Takes a query from one of the readers. After `compared`, places() has something new.
    Step step(QueryReader& coarse, QueryReader& fine);
    const TimedPlaces& places() const { return places_; }

private:
    struct Track {
        std::optional<FramePlace> before, last;
    };

    /// Whether it is the first move of its mover in a frame of the longer ones.
    bool begins_frame(const ReadQuery& query);
    void take_fine(const ReadQuery& query);
    bool find(const Track& track, double fine_frame);

    double coarse_seconds_, fine_seconds_;
    double first_frame_;
    std::map<std::string, Track> tracks_;                ///< by mover, with the shorter frames
    std::map<std::string, std::int64_t> coarse_frames_;  ///< the last one in which it moved
    TimedPlaces places_;
};

}  // namespace lab
