#include <peers/noonat.hpp>

#include "query/peers/peer.hpp"

namespace lab {
namespace {

constexpr auto intersect =
    [](const auto& mover, const auto& obstacle,
       const auto& with) -> decltype(peers::noonat::intersect(mover, obstacle, with.trace)) {
    return peers::noonat::intersect(mover, obstacle, with.trace);
};
constexpr auto overlaps = [](const auto& mover, const auto& obstacle, const auto& with)
    -> decltype(peers::noonat::intersect(mover, obstacle, with.trace).has_value()) {
    return peers::noonat::intersect(mover, obstacle, with.trace).has_value();
};
constexpr auto raycast =
    [](const auto& segment, const auto& obstacle,
       const auto& with) -> decltype(peers::noonat::raycast(segment, obstacle, with.trace)) {
    return peers::noonat::raycast(segment, obstacle, with.trace);
};
constexpr auto sweep = [](const auto& mover, const auto& obstacle, const auto& with)
    -> decltype(peers::noonat::sweep(mover, with.delta, obstacle, with.trace)) {
    return peers::noonat::sweep(mover, with.delta, obstacle, with.trace);
};

/// The obstacles as its colliders, which are boxes and circles.
Answer answer_sweep_into(const QueryInput& input) {
    std::vector<peers::noonat::Collider> colliders;
    for (const Geometry& obstacle : input.obstacles) {
        if (const auto* box = std::get_if<Aabb>(&obstacle)) colliders.emplace_back(*box);
        if (const auto* circle = std::get_if<Circle>(&obstacle)) colliders.emplace_back(*circle);
    }
    const std::span<const peers::noonat::Collider> all(colliders);
    if (const auto* box = std::get_if<Aabb>(&input.mover))
        return answer_of(peers::noonat::sweep_into(*box, input.delta, all, input.trace));
    if (const auto* circle = std::get_if<Circle>(&input.mover))
        return answer_of(peers::noonat::sweep_into(*circle, input.delta, all, input.trace));
    return Sweep{};
}

bool is_collider(const Geometry& shape) {
    return std::holds_alternative<Aabb>(shape) || std::holds_alternative<Circle>(shape);
}
bool are_colliders(const Geometry& mover, const Geometry& obstacle) {
    return is_collider(mover) && is_collider(obstacle);
}

constexpr std::array queries{
    peer_query<Overlaps>(QueryKind::overlaps, overlaps),
    peer_query<std::optional<Hit>>(QueryKind::intersect, intersect),
    peer_query<std::optional<Hit>>(QueryKind::raycast, raycast),
    peer_query<Sweep>(QueryKind::sweep, sweep),
    ImplementedQuery{QueryKind::sweep_into, are_colliders, answer_sweep_into},
};

}  // namespace

constinit const Implementation noonat{
    "noonat", "noonat (2026)",
    "The tests of noonat's page as published: quick and short, with an epsilon in time and none "
    "in space.",
    queries};

}  // namespace lab
