#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include <isect/broad.hpp>

#include "evaluate/evaluate.hpp"
#include "motion/crowd.hpp"

namespace lab {

/// Up to this many boxes, a moving crowd is rebuilt for every frame.
constexpr int most_made_anew = 20'000;
/// Whether the structure stores the whole path of each box, so that it is built only once. Larger
/// moving crowds do so, except for pairs: paths overlap far more often than boxes do.
bool is_kept_by_ways(const Crowd& crowd);

/// A broad-phase structure that stores boxes or the bounds of their paths.
struct CrowdIndex {
    /// In the order of CrowdStructure. The list's Batch only serves display code; queries test a
    /// list box by box.
    using Phase = std::variant<isect::Batch<double>, isect::SweepAndPrune<double>,
                               isect::Grid<double>, isect::Quadtree<double>, isect::Bvh<double>>;

    CrowdIndex(const std::vector<Aabb>& kept, CrowdStructure structure, bool keeps_ways);

    Phase phase;
    isect::Bounds<double> bounds;  ///< of everything stored
    Vec2 reach;                    ///< the largest half sizes of the boxes in a grid's cells
    bool of_ways;
};

/// The boxes of a crowd at one moment, and the structure that queries them.
class CrowdWorld {
public:
    using Boxes = std::shared_ptr<const std::vector<Aabb>>;
    using Phase = CrowdIndex::Phase;

    CrowdWorld(Boxes boxes, std::shared_ptr<const CrowdIndex> index)
        : boxes_(std::move(boxes)), index_(std::move(index)) {}

    const std::vector<Aabb>& boxes() const { return *boxes_; }
    const Boxes& shared_boxes() const { return boxes_; }
    CrowdStructure structure() const { return static_cast<CrowdStructure>(phase().index()); }
    const Phase& phase() const { return index_->phase; }
    /// Whether the structure stores the whole path of each box instead of its current position.
    bool of_ways() const { return index_->of_ways; }
    /// The bounds of all boxes or paths.
    const isect::Bounds<double>& bounds() const { return index_->bounds; }
    Vec2 reach() const { return index_->reach; }
    /// The smallest box that contains a point.
    std::optional<std::uint32_t> box_at(Vec2 place) const;

    /// Calls visit(box) for every box that may be visible in a region, and for some others.
    template <class Visit>
    void near(const isect::Bounds<double>& place, Visit visit) const {
        if (is_mostly_in(place)) {
            for (const Aabb& box : *boxes_) visit(box);
            return;
        }
        const auto each = [&](const isect::Item<double>& item) { visit(boxes()[item.id]); };
        std::visit([&](const auto& phase) { phase.near(place, each); }, phase());
    }

private:
    /// Whether so many of the boxes are in the region that visiting all in memory order is faster
    /// than querying the structure.
    bool is_mostly_in(const isect::Bounds<double>& place) const;

    Boxes boxes_;
    std::shared_ptr<const CrowdIndex> index_;
};

/// For all pairs of a crowd, more tests would make a frame too slow, so none is made.
constexpr double most_pairs_tested = 4e6;

/// Two boxes of a crowd that were tested against each other, and whether they overlap.
struct CrowdPair {
    std::uint32_t one{};
    std::uint32_t other{};
    bool overlaps = false;
};

/// The answer of a crowd and the work done to find it.
struct CrowdAnswer {
    /// False if there is no querying shape, or too many pairs to test interactively.
    bool asked = false;
    std::uint64_t possible{};                 ///< boxes, or pairs, that a list would test
    std::uint64_t tested{};                   ///< boxes, or pairs, that were tested
    std::uint64_t expected{};                 ///< for pairs: the estimated number of tests
    std::uint64_t visited{};                  ///< nodes, cells or ranks visited
    std::uint64_t found{};                    ///< boxes that overlap or are hit; or pairs
    std::vector<std::uint32_t> tested_boxes;  ///< in order; empty if all were tested
    std::vector<std::uint32_t> found_boxes;   ///< for pairs, both boxes; capped if very many
    std::vector<CrowdPair> tested_pairs;      ///< capped if very many
    /// The bounds of the visited nodes and cells, or the spans of ranks; a sample if very many.
    std::vector<isect::Bounds<double>> places;
    std::optional<isect::Axis> sorted_on;  ///< the axis of the spans
    std::vector<std::size_t> visits;       ///< the numbers of everything visited, in order
    std::uint32_t columns{}, rows{};       ///< of the block of grid cells that a box query visits
    std::uint64_t loose{};                 ///< boxes too large for the grid's cells
    /// The query box grown by the largest half sizes of the boxes in the grid's cells.
    std::optional<isect::Bounds<double>> within_reach;
    Answer answer;  ///< Overlaps for boxes and pairs, a Hit for raycast, a Sweep for sweep_into
};

/// Runs the crowd's query.
CrowdAnswer ask_crowd(const CrowdWorld& world, const Scene& posed);

/// Runs the query again without tracing, for benchmarks. Returns the number of boxes or pairs
/// found.
std::uint64_t ask_crowd_untraced(const CrowdWorld& world, const Scene& posed);

/// A crowd and its answer at one time of its scene.
struct CrowdMoment {
    std::shared_ptr<const CrowdWorld> world;
    CrowdAnswer answer;
};

/// Runs the query again and records the library's steps. The recording is empty for a list, for
/// pairs, and for queries that visit more than a person would look at.
isect::Recording record_crowd(const CrowdMoment& moment, const Scene& posed);

/// Builds crowds and caches everything the next frame can use. If only the querying shape has
/// moved, nothing is rebuilt.
class CrowdKeeper {
public:
    /// Adds the crowd and its answer to an evaluation, if its scene has a crowd.
    void ask(Evaluation& evaluation);
    /// Whether `ask` would rebuild so many boxes that the user should be notified.
    bool takes_long(const Evaluation& evaluation) const;
    /// The same boxes in another structure, which is built if necessary.
    std::shared_ptr<const CrowdWorld> world(const Evaluation& evaluation, CrowdStructure structure);
    /// Whether that structure has already been built.
    bool has_world(CrowdStructure structure) const;

private:
    static constexpr std::size_t structures = std::variant_size_v<CrowdWorld::Phase>;
    using Room = std::shared_ptr<std::vector<Aabb>>;

    void keep_boxes(const Crowd& crowd, double time);
    std::shared_ptr<const CrowdIndex> index(CrowdStructure structure);
    Room free_room();

    std::optional<Crowd> of_;
    double time_{};
    std::optional<CrowdWays> ways_;  ///< only for moving boxes
    bool by_ways_ = false;           ///< whether the indices store paths
    CrowdWorld::Boxes boxes_;
    /// Buffers that are no longer in use are recycled, because allocating new memory costs more
    /// than filling it.
    std::vector<Room> rooms_;
    std::array<std::shared_ptr<const CrowdIndex>, structures> indices_;
    std::array<std::shared_ptr<const CrowdWorld>, structures> worlds_;
};

}  // namespace lab
