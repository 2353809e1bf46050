#include "evaluate/crowd.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "motion/crowd.hpp"

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

/// What the boxes depend on: not what they are asked, nor what they are kept in.
Crowd boxes_alone(Crowd crowd) {
    const Crowd usual;
    crowd.asks = usual.asks;
    crowd.by = usual.by;
    crowd.delta = usual.delta;
    crowd.structure = usual.structure;
    return crowd;
}

}  // namespace

CrowdWorld::CrowdWorld(Boxes boxes, CrowdStructure structure)
    : boxes_(std::move(boxes)), phase_(phase_of(structure, *boxes_)) {
    const auto* grid = std::get_if<isect::Grid<double>>(&phase_);
    const double cell = grid != nullptr ? grid->layout().cell : 0;
    for (const Aabb& box : *boxes_) {
        bounds_.add({box.min(), box.max()});
        const bool is_in_cell = box.half.x <= cell && box.half.y <= cell;
        if (is_in_cell) reach_ = {std::max(reach_.x, box.half.x), std::max(reach_.y, box.half.y)};
    }
}

std::optional<std::uint32_t> CrowdWorld::box_at(Vec2 place) const {
    std::optional<std::uint32_t> found;
    const auto area = [](const Aabb& box) { return box.half.x * box.half.y; };
    const auto look_at = [&](const isect::Item<double>& item) {
        const Vec2 off = place - item.box.center;
        const bool is_here =
            std::abs(off.x) <= item.box.half.x && std::abs(off.y) <= item.box.half.y;
        if (is_here && (!found || area(item.box) < area((*boxes_)[*found]))) found = item.id;
    };
    std::visit([&](const auto& phase) { phase.near(isect::bounds_of(place), look_at); }, phase_);
    return found;
}

void CrowdKeeper::keep_boxes(const Crowd& crowd, double time) {
    const Crowd alone = boxes_alone(crowd);
    if (of_ == alone && (time_ == time || !crowd.moves())) return;
    of_ = alone;
    time_ = time;
    worlds_ = {};
    boxes_ = std::make_shared<const std::vector<Aabb>>(crowd_boxes(crowd, time));
}

std::shared_ptr<const CrowdWorld> CrowdKeeper::world(const Evaluation& evaluation,
                                                     CrowdStructure structure) {
    keep_boxes(*evaluation.posed.crowd, evaluation.time);
    auto& kept = worlds_.at(static_cast<std::size_t>(structure));
    if (!kept) kept = std::make_shared<const CrowdWorld>(boxes_, structure);
    return kept;
}

bool CrowdKeeper::has_world(CrowdStructure structure) const {
    return worlds_.at(static_cast<std::size_t>(structure)) != nullptr;
}

/// One that moves is made anew for every moment; that is told once.
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
