#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include <isect/broad.hpp>

#include "evaluate/evaluate.hpp"

namespace lab {

/// The boxes of a crowd at one moment, and what they are kept in to be asked.
class CrowdWorld {
public:
    using Boxes = std::shared_ptr<const std::vector<Aabb>>;
    /// In the order of CrowdStructure. The list's batch is for those who look, not for those who
    /// ask: a list is asked box by box.
    using Phase = std::variant<isect::Batch<double>, isect::SweepAndPrune<double>,
                               isect::Grid<double>, isect::Quadtree<double>, isect::Bvh<double>>;

    CrowdWorld(Boxes boxes, CrowdStructure structure);

    const std::vector<Aabb>& boxes() const { return *boxes_; }
    const Boxes& shared_boxes() const { return boxes_; }
    CrowdStructure structure() const { return static_cast<CrowdStructure>(phase_.index()); }
    const Phase& phase() const { return phase_; }
    /// Of all boxes.
    const isect::Bounds<double>& bounds() const { return bounds_; }

    /// How far from its center any box in a grid's cell reaches.
    Vec2 reach() const { return reach_; }
    /// The smallest box that is at a place.
    std::optional<std::uint32_t> box_at(Vec2 place) const;

    /// Calls visit(box) for every box that may be seen in a place, and for some others.
    template <class Visit>
    void near(const isect::Bounds<double>& place, Visit visit) const {
        if (place.contains(bounds_)) {
            for (const Aabb& box : *boxes_) visit(box);
            return;
        }
        const auto each = [&](const isect::Item<double>& item) { visit(item.box); };
        std::visit([&](const auto& phase) { phase.near(place, each); }, phase_);
    }

private:
    Boxes boxes_;
    Phase phase_;
    isect::Bounds<double> bounds_;
    Vec2 reach_;
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
    void keep_boxes(const Crowd& crowd, double time);

    std::optional<Crowd> of_;
    double time_{};
    CrowdWorld::Boxes boxes_;
    std::array<std::shared_ptr<const CrowdWorld>, std::variant_size_v<CrowdWorld::Phase>> worlds_;
};

}  // namespace lab
