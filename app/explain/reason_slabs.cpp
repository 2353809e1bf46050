// Explains the near and far times of two slabs.
#include <algorithm>
#include <cmath>

#include "explain/reason.hpp"

namespace lab {

namespace {

/// The slab entered last decides, whichever axis it belongs to.
struct SlabOrder {
    const char *last, *first;
    Range in_last, in_first;
};

SlabOrder slab_order(const Range& in_x, const Range& in_y) {
    if (in_x.min > in_y.min) return {"x", "y", in_x, in_y};
    return {"y", "x", in_y, in_x};
}

std::string seen_from(const char* slab) {
    return std::string("the ") + slab + " slab";
}

}  // namespace

std::optional<Reason> reason_of_slabs(const Told& told) {
    if (told.query.kind != QueryKind::slab_times) return {};
    const auto* in_x = told.root.last<Range>(Term::in_x);
    const auto* in_y = told.root.last<Range>(Term::in_y);
    if (in_x == nullptr || in_y == nullptr) return {};
    const SlabOrder order = slab_order(*in_x, *in_y);
    const double near = order.in_last.min, far = std::min(in_x->max, in_y->max);
    const auto says = [](Sentence::Mood mood, std::string answer, std::string why) {
        return Reason{{mood, std::move(answer), std::move(why)}, {}};
    };

    if (in_x->is_empty() || in_y->is_empty())
        return says(
            Sentence::Mood::clear, "The line misses.",
            "It runs beside " + seen_from(in_x->is_empty() ? "x" : "y") + " and never enters it.");
    if (near == far)
        return says(Sentence::Mood::clear, "The line misses.",
                    "It leaves " + seen_from(order.first) + " at " + spoken(far) +
                        ", just as it enters " + seen_from(order.last) + ".");
    if (near > far)
        return says(Sentence::Mood::clear, "The line misses.",
                    "It leaves " + seen_from(order.first) + " at " + spoken(far) + ", " +
                        spoken(near - far) + " before it enters " + seen_from(order.last) + " at " +
                        spoken(near) + ".");
    if (near >= 1)
        return says(Sentence::Mood::clear, "Too short.",
                    "The line enters the box at " + spoken(near) + ", " + spoken(near - 1) +
                        " after the end of the segment.");
    if (far <= 0)
        return says(Sentence::Mood::clear, "Behind.",
                    "The line left the box at " + spoken(far) + ", " + spoken(-far) +
                        " before the start of the segment.");
    if (std::isinf(near))
        return says(Sentence::Mood::hit, "Inside all along.",
                    "The segment has no length, and its only point is in both slabs.");
    if (near < 0)
        return says(Sentence::Mood::hit, "Inside until " + spoken(far) + ".",
                    "It starts inside of both slabs: the line entered the box at " + spoken(near) +
                        ", before the start.");
    const double earlier = order.in_first.min;
    // No time is counted from before the start.
    const std::string later =
        earlier < 0 ? "" : " " + spoken(near - earlier) + " after " + seen_from(order.first) + ",";
    return says(Sentence::Mood::hit, "Inside from " + spoken(near) + " to " + spoken(far) + ".",
                "It enters " + seen_from(order.last) + " last," + later +
                    " so it hits a side of that slab.");
}

}  // namespace lab
