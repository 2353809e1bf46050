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

/// Up to so many boxes, everything is made anew for each moment of a crowd that moves.
constexpr int most_made_anew = 20'000;
/// Of more boxes, a structure that a shape asks keeps the whole way of each: so it is made once.
/// Ways overlap far more often than boxes do, which says nothing of pairs.
bool is_kept_by_ways(const Crowd& crowd);

/// What boxes, or the ways of boxes, are kept in.
struct CrowdIndex {
    /// In the order of CrowdStructure. The list's batch is for those who look, not for those who
    /// ask: a list is asked box by box.
    using Phase = std::variant<isect::Batch<double>, isect::SweepAndPrune<double>,
                               isect::Grid<double>, isect::Quadtree<double>, isect::Bvh<double>>;

    CrowdIndex(const std::vector<Aabb>& kept, CrowdStructure structure, bool keeps_ways);

    Phase phase;
    isect::Bounds<double> bounds;  ///< of all
    Vec2 reach;                    ///< how far from its center any box in a grid's cell reaches
    bool of_ways;
};

/// The boxes of a crowd at one moment, and what they are kept in to be asked.
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
    /// Whether the structure keeps the whole way of each box, and not its place at this moment.
    bool of_ways() const { return index_->of_ways; }
    /// Of all boxes, or ways.
    const isect::Bounds<double>& bounds() const { return index_->bounds; }
    Vec2 reach() const { return index_->reach; }
    /// The smallest box that is at a place.
    std::optional<std::uint32_t> box_at(Vec2 place) const;

    /// Calls visit(box) for every box that may be seen in a place, and for some others.
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
    /// So much of it that all boxes in their order take less time than some in another one.
    bool is_mostly_in(const isect::Bounds<double>& place) const;

    Boxes boxes_;
    std::shared_ptr<const CrowdIndex> index_;
};

/// Two boxes of a crowd that were tested against each other, and whether they overlap.
struct CrowdPair {
    std::uint32_t one{};
    std::uint32_t other{};
    bool overlaps = false;
};

/// What a crowd says, and what it took to find out.
struct CrowdAnswer {
    /// False where no shape asks, or where there are more pairs to test than anybody waits for.
    bool asked = false;
    std::uint64_t possible{};                 ///< how many boxes, or pairs, a list tests
    std::uint64_t tested{};                   ///< how many of them were tested here
    std::uint64_t expected{};                 ///< of pairs: about how many are to be tested
    std::uint64_t visited{};                  ///< nodes, cells or ranks
    std::uint64_t found{};                    ///< boxes that overlap or are met; or pairs
    std::vector<std::uint32_t> tested_boxes;  ///< in order; none where all were
    std::vector<std::uint32_t> found_boxes;   ///< of pairs, both; some, where there are very many
    std::vector<CrowdPair> tested_pairs;      ///< some, where there are very many
    /// Of the visited nodes and cells, or the spans of ranks; some, where there are very many.
    std::vector<isect::Bounds<double>> places;
    std::optional<isect::Axis> sorted_on;  ///< the axis of those spans
    std::vector<std::size_t> visits;       ///< the numbers of all that were visited, in order
    std::uint32_t columns{}, rows{};       ///< of the cells that a grid was asked for a place
    std::uint64_t loose{};                 ///< boxes that are too large for a grid's cells
    /// That place, and as far around it as the largest box in a cell reaches from its center.
    std::optional<isect::Bounds<double>> within_reach;
    Answer answer;  ///< Overlaps of boxes and pairs, a hit of raycast, a Sweep of sweep_into
};

/// Asks a crowd what its scene wants to know.
CrowdAnswer ask_crowd(const CrowdWorld& world, const Scene& posed);

/// Asks once more without looking on: what a measurement of time is to run. How many were found.
std::uint64_t ask_crowd_untraced(const CrowdWorld& world, const Scene& posed);

/// A crowd at a moment of its scene.
struct CrowdMoment {
    std::shared_ptr<const CrowdWorld> world;
    CrowdAnswer answer;
};

/// Asks once more, and writes down what the library does; nothing of a list, and nothing of what
/// visits more than a person would look at.
isect::Recording record_crowd(const CrowdMoment& moment, const Scene& posed);

/// Makes crowds, and keeps what the next moment can use: where only who asks has moved, everything.
class CrowdKeeper {
public:
    /// Gives an evaluation its crowd, if its scene has one.
    void ask(Evaluation& evaluation);
    /// Whether that would make so many boxes anew that somebody who waits should be told.
    bool takes_long(const Evaluation& evaluation) const;
    /// The same boxes in another structure, made if need be.
    std::shared_ptr<const CrowdWorld> world(const Evaluation& evaluation, CrowdStructure structure);
    /// Whether that has been made already.
    bool has_world(CrowdStructure structure) const;

private:
    static constexpr std::size_t structures = std::variant_size_v<CrowdWorld::Phase>;
    using Room = std::shared_ptr<std::vector<Aabb>>;

    void keep_boxes(const Crowd& crowd, double time);
    std::shared_ptr<const CrowdIndex> index(CrowdStructure structure);
    Room free_room();

    std::optional<Crowd> of_;
    double time_{};
    std::optional<CrowdWays> ways_;  ///< of boxes that move
    bool by_ways_ = false;           ///< what the indices are of
    CrowdWorld::Boxes boxes_;
    /// Fresh memory costs more than what is written into it: that of moments which nobody looks at
    /// any more serves again.
    std::vector<Room> rooms_;
    std::array<std::shared_ptr<const CrowdIndex>, structures> indices_;
    std::array<std::shared_ptr<const CrowdWorld>, structures> worlds_;
};

}  // namespace lab
