#include "evaluate/crowd.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace lab {
namespace {

CrowdWorld::Phase phase_of(CrowdStructure structure, const std::vector<Aabb>& boxes) {
    const std::span<const Aabb> all(boxes);
    switch (structure) {
        case CrowdStructure::list:
            return isect::Batch<double>(all);
        case CrowdStructure::sweep_and_prune:
            return isect::SweepAndPrune<double>(all);
        case CrowdStructure::grid:
            return isect::Grid<double>(all);
        case CrowdStructure::quadtree:
            return isect::Quadtree<double>(all);
        case CrowdStructure::bvh:
            return isect::Bvh<double>(all);
    }
    return {};
}

/// Keeps only the fields that affect the boxes, not those of the query or the structure.
Crowd boxes_alone(Crowd crowd) {
    const Crowd usual;
    crowd.asks = usual.asks;
    crowd.by = usual.by;
    crowd.delta = usual.delta;
    crowd.structure = usual.structure;
    return crowd;
}

}  // namespace

bool is_kept_by_ways(const Crowd& crowd) {
    return crowd.moves() && crowd.count > most_made_anew && crowd.asks != CrowdQuestion::pairs;
}

CrowdIndex::CrowdIndex(const std::vector<Aabb>& kept, CrowdStructure structure, bool keeps_ways)
    : phase(phase_of(structure, kept)), of_ways(keeps_ways) {
    const auto* grid = std::get_if<isect::Grid<double>>(&phase);
    const double cell = grid != nullptr ? grid->layout().cell : 0;
    for (const Aabb& box : kept) {
        bounds.add({box.min(), box.max()});
        const bool is_in_cell = box.half.x <= cell && box.half.y <= cell;
        if (is_in_cell) reach = {std::max(reach.x, box.half.x), std::max(reach.y, box.half.y)};
    }
}

bool CrowdWorld::is_mostly_in(const isect::Bounds<double>& place) const {
    constexpr double most = 0.25;
    const isect::Bounds<double>& all = bounds();
    const auto length = [](double low, double high) { return std::max(high - low, 0.0); };
    const double width =
        length(std::max(all.lower.x, place.lower.x), std::min(all.upper.x, place.upper.x));
    const double height =
        length(std::max(all.lower.y, place.lower.y), std::min(all.upper.y, place.upper.y));
    const double whole = length(all.lower.x, all.upper.x) * length(all.lower.y, all.upper.y);
    return place.contains(all) || width * height > most * whole;
}

std::optional<std::uint32_t> CrowdWorld::box_at(Vec2 place) const {
    std::optional<std::uint32_t> found;
    const auto area = [](const Aabb& box) { return box.half.x * box.half.y; };
    const auto look_at = [&](const isect::Item<double>& item) {
        const Aabb& box = boxes()[item.id];
        const Vec2 off = place - box.center;
        const bool is_here = std::abs(off.x) <= box.half.x && std::abs(off.y) <= box.half.y;
        if (is_here && (!found || area(box) < area(boxes()[*found]))) found = item.id;
    };
    std::visit([&](const auto& phase) { phase.near(isect::bounds_of(place), look_at); }, phase());
    return found;
}

CrowdKeeper::Room CrowdKeeper::free_room() {
    for (const Room& room : rooms_)
        if (room.use_count() == 1) return room;
    rooms_.push_back(std::make_shared<std::vector<Aabb>>());
    return rooms_.back();
}

void CrowdKeeper::keep_boxes(const Crowd& crowd, double time) {
    const Crowd alone = boxes_alone(crowd);
    const bool is_same = of_ == alone && by_ways_ == is_kept_by_ways(crowd);
    if (is_same && (time_ == time || !crowd.moves())) return;
    if (!is_same) *this = {};
    of_ = alone;
    time_ = time;
    by_ways_ = is_kept_by_ways(crowd);
    if (!by_ways_) indices_ = {};
    worlds_ = {};
    boxes_.reset();
    if (!ways_) ways_.emplace(crowd);
    const Room room = free_room();
    ways_->place(time, *room);
    boxes_ = room;
    if (!crowd.moves()) ways_.reset();
}

std::shared_ptr<const CrowdIndex> CrowdKeeper::index(CrowdStructure structure) {
    auto& kept = indices_.at(static_cast<std::size_t>(structure));
    if (!kept)
        kept = by_ways_ ? std::make_shared<const CrowdIndex>(ways_->reached(), structure, true)
                        : std::make_shared<const CrowdIndex>(*boxes_, structure, false);
    return kept;
}

std::shared_ptr<const CrowdWorld> CrowdKeeper::world(const Evaluation& evaluation,
                                                     CrowdStructure structure) {
    keep_boxes(*evaluation.posed.crowd, evaluation.time);
    auto& kept = worlds_.at(static_cast<std::size_t>(structure));
    if (!kept) kept = std::make_shared<const CrowdWorld>(boxes_, index(structure));
    return kept;
}

bool CrowdKeeper::has_world(CrowdStructure structure) const {
    return indices_.at(static_cast<std::size_t>(structure)) != nullptr;
}

/// A moving crowd is rebuilt for every frame, but counts as slow only the first time.
bool CrowdKeeper::takes_long(const Evaluation& evaluation) const {
    constexpr int many = 200'000;
    const std::optional<Crowd>& crowd = evaluation.posed.crowd;
    if (!crowd || crowd->count < many) return false;
    if (of_ != boxes_alone(*crowd)) return true;
    return time_ == evaluation.time && !has_world(crowd->structure);
}

void CrowdKeeper::ask(Evaluation& evaluation) {
    if (!evaluation.posed.crowd) return;
    const auto kept = world(evaluation, evaluation.posed.crowd->structure);
    CrowdAnswer answer = ask_crowd(*kept, evaluation.posed);
    evaluation.crowd = std::make_shared<const CrowdMoment>(CrowdMoment{kept, std::move(answer)});
}

}  // namespace lab
