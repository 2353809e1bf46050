#pragma once

#include <optional>
#include <string_view>

#include "explain/other_answer.hpp"
#include "explain/path_test.hpp"

namespace lab {

/// The answers of isect and of another implementation, as the known causes need them.
struct Compared {
    const OtherAnswer& other;
    const Answer& ours;
    const Scene& posed;
    const Query& query;
    std::size_t index;         ///< of the obstacle where the other stops, or else isect
    const Geometry& mover;     ///< a segment for a raycast
    const Geometry& obstacle;  ///< the one with the index
    std::optional<Hit> hit, other_hit;
};

/// The hit of an answer, and the first one of a motion.
std::optional<Hit> hit_of(const Answer& answer);

template <class Shape>
bool is_a(const Geometry& shape) {
    return std::holds_alternative<Shape>(shape);
}

/// Whether the answer comes from this implementation.
bool is_by(const Compared& compared, std::string_view name);
/// Whether it comes from one of the two forms of noonat's text.
bool is_by_noonat(const Compared& compared);
bool is_by_noonat_or_article(const Compared& compared);

/// Where the mover starts and how far it goes, or the segment of a raycast.
Segment path_of(const Compared& compared);
/// Whether the query is about shapes where they are, as a sweep without a path is.
bool is_static(const Compared& compared);
/// Whether a mover goes along a path. A raycast has none.
bool is_sweep(const Compared& compared);

bool has_nan(const Compared& compared);
/// Whether the other says yes where isect says no.
bool says_yes(const Compared& compared);
/// Whether the other says no where isect says yes.
bool says_no(const Compared& compared);
/// Whether a number whose name begins like this differs by more than rounding.
bool differs_in(const Compared& compared, std::string_view start);
/// Whether anything but numbers whose names begin like this differs by more than rounding.
bool differs_beyond(const Compared& compared, std::string_view start);
/// Whether its answer breaks the promise in these words.
bool breaks(const Compared& compared, std::string_view words);

/// Whether both hit, at the same time.
bool has_same_time(const Compared& compared);
/// Whether both have the same first contact, wherever that is on the surface.
bool has_same_hit(const Compared& compared);
/// Whether both hit where the path starts, inside the obstacle.
bool starts_inside(const Compared& compared);
/// Whether yes and no are so close that rounding can turn one into the other.
bool is_close_call(const Compared& compared);
/// Whether a path passes an obstacle as far away as contact is, but for rounding.
bool passes_at_contact(const PathTest& test);
/// Whether isect pushes as far, in another direction.
bool is_tie(const Compared& compared);

}  // namespace lab
