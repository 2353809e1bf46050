#include "recording/equal_times.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {
namespace {

/// A recorder may write the seconds as a float.
constexpr double rate_hair = 1e-6;

/// Whether a frame begins at this number of frames, by rates that may be a hair off.
bool is_whole(double frames) {
    constexpr double most = 0.02;
    const double hair = std::min(rate_hair * std::max(1.0, std::abs(frames)), most);
    return std::abs(frames - std::round(frames)) <= hair;
}

}  // namespace

bool differ_in_rate(double seconds, double other_seconds) {
    const double longer = std::max(seconds, other_seconds);
    return seconds > 0 && other_seconds > 0 &&
           std::abs(seconds - other_seconds) > rate_hair * longer;
}

EqualTimes::EqualTimes(const QueryReader& coarse, const QueryReader& fine)
    : coarse_seconds_(coarse.seconds()), fine_seconds_(fine.seconds()) {
    const bool is_same_begin = coarse.first_frame() == fine.first_frame();
    first_frame_ = is_same_begin ? static_cast<double>(coarse.first_frame()) : 0;
}

EqualTimes::Step EqualTimes::step(QueryReader& coarse, QueryReader& fine) {
    if (!coarse.query()) return Step::waits;
    const ReadQuery& asked = *coarse.query();
    const double frames = static_cast<double>(asked.frame) - first_frame_;
    const double wanted = frames * coarse_seconds_ / fine_seconds_;
    places_.is_exact = is_whole(wanted);
    const double until = (places_.is_exact ? std::round(wanted) : std::ceil(wanted)) + first_frame_;

    // What the mover does until then in the other recording comes first.
    if (fine.query() && static_cast<double>(fine.query()->frame) <= until) {
        take_fine(*fine.query());
        fine.drop_query();
        return Step::went_on;
    }
    const auto track = tracks_.find(asked.mover_id);
    const bool has_come = track != tracks_.end() && track->second.last &&
                          static_cast<double>(track->second.last->frame) >= until;
    if (!fine.query() && !has_come) return Step::waits;

    const bool is_found =
        begins_frame(asked) && track != tracks_.end() && find(track->second, wanted + first_frame_);
    places_.time = frames * coarse_seconds_;
    if (is_found) places_.coarse = asked;
    coarse.drop_query();
    return is_found ? Step::compared : Step::went_on;
}

/// A game may move a mover along each axis for itself.
bool EqualTimes::begins_frame(const ReadQuery& query) {
    if (!is_move(query.kind) || query.mover_id.empty()) return false;
    const auto [seen, is_new] = coarse_frames_.try_emplace(query.mover_id, query.frame);
    return is_new || std::exchange(seen->second, query.frame) != query.frame;
}

void EqualTimes::take_fine(const ReadQuery& query) {
    if (!is_move(query.kind) || query.mover_id.empty()) return;
    Track& track = tracks_[query.mover_id];
    if (track.last && track.last->frame == query.frame) return;
    track.before = track.last;
    track.last = FramePlace{query.frame, query.line, query.place};
}

/// Finds where a mover is between its last two frames.
bool EqualTimes::find(const Track& track, double fine_frame) {
    if (places_.is_exact) {
        if (!track.last || static_cast<double>(track.last->frame) != std::round(fine_frame))
            return false;
        places_.fine = *track.last;
        places_.fine_place = track.last->place;
        return true;
    }
    const double begin = std::floor(fine_frame);
    const bool is_between = track.before && static_cast<double>(track.before->frame) == begin &&
                            static_cast<double>(track.last->frame) == begin + 1;
    if (!is_between) return false;
    places_.fine = *track.before;
    places_.fine_place =
        track.before->place + (fine_frame - begin) * (track.last->place - track.before->place);
    return true;
}

}  // namespace lab
