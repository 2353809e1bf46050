// What was tried for the rows that miss an aim.
#include "tried.hpp"

namespace isect_bench {
namespace {

/// The first entry that fits a row is its own. A pair fits if it names all of `shapes`.
struct Tried {
    const char* query;
    std::vector<const char*> shapes;
    const char* what;
};

constexpr const char* as_the_cast =
    "As the cast at a capsule: 0.4 to 0.6 of the time before. The overlap test at the end of a "
    "free "
    "path by squares: 0.5 of that far away.";
constexpr const char* facets_decide =
    "The facets of both decide in plain numbers. Where a slanted edge is met, the stop stays exact "
    "in double: with a plain one, a mover did not come to rest between two slopes.";
constexpr const char* plain_means =
    "Overlapping shapes shrink to their means in plain numbers: 0.55 of the time before. Facets "
    "without roots or without branches gained less than a tenth, as for distances.";

constexpr const char* plain_distance =
    "The plain distance decides, with a bound on its own rounding, and the nearest part of the "
    "capsule is chosen in plain numbers: 0.3 of the time before.";

constexpr const char* distance_at_box =
    "The plain distance first, as for a circle and a capsule: 0.95 to 1.4 of the time before, so "
    "it "
    "was dropped.";
constexpr const char* squares_decide =
    "The squares of the distance and of the radii decide, with a bound on their rounding: 0.6 of "
    "the time before.";
constexpr const char* squares_then_push =
    "The squares of the distance and of the radii decide, and the nearest part of the capsule is "
    "chosen in plain numbers: 0.55 of the time before. The push is rounded outward, which the "
    "formula does not do.";
constexpr const char* rounded_outward =
    "The plain formula with a bound on its own rounding decides. The push is rounded outward, "
    "which the formula does not do.";
constexpr const char* facets_without_roots =
    "Facets compared by their squared gaps, which takes no roots: 0.9 to 1 of the time before. "
    "The foremost of them chosen without branches: 0.95 to 1.2. Both were dropped. Copies of the "
    "corners, extents, facets and the nearest part take about as long as each other; Box2D keeps "
    "normals and computes in float. The design's prototypes, GJK and for capsules four distances "
    "of a point from a segment, were not built here.";
constexpr const char* squares_at_box =
    "The squares of the distance from the box and of the radius first, with a bound on their "
    "rounding: 0.8 of the time before near, but 1.05 mixed and 2 far away. The same only in the "
    "square at a corner: 0.87 to 1.05. Both were dropped.";

const std::vector<Tried>& all_tried() {
    static const std::vector<Tried> all = {
        {"lists:",
         {"box and 8"},
         "Bounds are compared with the path before each sweep: 0.85 to 0.98 of the time before. "
         "Corridors without branches gained nothing, overlap tests without bounds less than 4 %. "
         "What is left includes two sweeps, a push and the choice between them, whose branches no "
         "processor can predict. One compiled ground instead of a template for each kind of list: "
         "1.4 of the time before, for a tenth of the compiler's. Equal contacts by geometry, "
         "not by order: 1.05. Bounds compared once less: 0.97. The last check without the "
         "obstacle that was hit: 0.98. The last two were dropped."},
        {"lists:",
         {"circle and 8"},
         "Bounds are compared with the path before each sweep: 0.84 to 0.95 of the time before, "
         "0.65 far away. Bounds before the overlap tests cost more than they gain."},
        {"lists:",
         {"capsule and 8"},
         "Bounds are compared with the path before each sweep and each overlap test: 0.65 to 0.75 "
         "of the time before, 0.24 far away. The rest is two sweeps at boxes that are met, a push "
         "and an overlap test."},
        {"raycast",
         {"capsule"},
         "The plain formula in the capsule's frame, with a bound on its own rounding, decides: "
         "0.42 of the time before, 0.24 far away, 0.7 near. A start inside also asks "
         "whether the two overlap."},
        {"raycast",
         {"polygon"},
         "The path is clipped by the edges with bounds on the times, and a start inside is decided "
         "by them too: 0.86 of the time before, 0.44 near. The edge that is entered is measured "
         "once more, with more digits. The clip's own time instead: 0.99 to 1.07 of the time "
         "before. With a plain vector to the edge too: 0.83, near 0.99 to 1.07; this broke no "
         "promise in 10 million queries, but was dropped, since its error has no proven bound."},
        {"sweep", {"capsule", "circle"}, as_the_cast},
        {"sweep", {"capsule", "point"}, as_the_cast},
        {"sweep",
         {"point and polygon"},
         "A start inside is decided by the clip: 0.51 of the time before, near."},
        {"sweep", {"polygon"}, facets_decide},
        {"sweep", {"capsule"}, facets_decide},
        {"closest_points",
         {"polygon"},
         "Overlapping shapes shrink to their means in plain numbers: 0.4 of the time before, 0.15 "
         "beside a point. Means by insertion instead of std::sort: 0.9 of that. Facets without "
         "roots or without branches gained less than a tenth, as for distances."},
        {"overlaps", {"capsule", "circle"}, squares_decide},
        {"overlaps", {"capsule", "point"}, squares_decide},
        {"overlaps",
         {"box and box"},
         "Sums that round to different numbers compare as those do; only equal ones need their "
         "rounding errors. What is left is less than the noise."},
        {"overlaps", {"box", "circle"}, squares_at_box},
        {"overlaps", {"polygon"}, facets_without_roots},
        {"overlaps", {"capsule"}, facets_without_roots},
        {"distance", {"capsule", "circle"}, plain_distance},
        {"distance", {"capsule", "point"}, plain_distance},
        {"closest_points", {"capsule", "circle"}, plain_distance},
        {"closest_points", {"capsule", "point"}, plain_distance},
        {"intersect", {"capsule", "circle"}, squares_then_push},
        {"intersect", {"capsule", "point"}, squares_then_push},
        {"closest_points",
         {"circle and circle"},
         "The plain distance decides, with a bound on its own rounding: 0.55 of the time before."},
        {"closest_points", {"circle", "point"}, "As for two circles: 0.55 of the time before."},
        {"closest_points", {"box", "circle"}, distance_at_box},
        {"distance", {"box", "circle"}, distance_at_box},
        {"distance", {"polygon"}, facets_without_roots},
        {"distance", {"capsule"}, facets_without_roots},
        {"closest_points", {"capsule and capsule"}, facets_without_roots},
        {"closest_points", {"box", "capsule"}, plain_means},
        {"intersect",
         {"box and box"},
         "Exact, with the plain depths first. The axis chosen without a branch: 1.3 of the time "
         "before."},
        {"intersect",
         {"box", "circle"},
         "Exact, with the plain squares first. Plain depths instead of exact ones: 0.94 of the "
         "time before."},
        {"intersect", {"polygon"}, facets_without_roots},
        {"intersect", {"capsule and capsule"}, facets_without_roots},
        {"intersect", {"box", "capsule"}, facets_without_roots},
        {"intersect", {}, rounded_outward},
        {"sweep",
         {},
         "The plain formula with a bound on its own rounding decides. Stops are rounded outward, "
         "which the formula does not do. Where nothing is hit, the rounded end of the path is "
         "tested for overlap, which the formula does not do either."},
        {"raycast",
         {},
         "The plain formula with a bound on its own rounding decides. The place of the contact is "
         "computed exactly on its face or arc, which the formula does not do. Far away nothing is "
         "hit, and only the bounds are left: without them a circle would take 0.8 of the time, "
         "and a box the same but for noise."}};
    return all;
}

bool fits(const Tried& tried, const Row& row) {
    if (!row.query.starts_with(tried.query)) return false;
    for (const char* shape : tried.shapes)
        if (row.pair.find(shape) == std::string::npos) return false;
    return true;
}

}  // namespace

std::string Notes::of(const Row& row) {
    std::string what = "Nothing yet.";
    for (const Tried& tried : all_tried()) {
        if (!fits(tried, row)) continue;
        what = tried.what;
        break;
    }
    for (std::size_t i = 0; i < used_.size(); ++i)
        if (used_[i] == what) return std::to_string(i + 1);
    used_.push_back(what);
    return std::to_string(used_.size());
}

void Notes::print(std::ostream& out) const {
    out << "\nWhat was tried, by the numbers above. Work on a figure ends when two attempts in a "
           "row gain less than a tenth.\n\n";
    for (std::size_t i = 0; i < used_.size(); ++i) out << i + 1 << ". " << used_[i] << "\n";
}

}  // namespace isect_bench
