#include <peers/stepped.hpp>

#include "query/peers/peer.hpp"

namespace lab {
namespace {

constexpr auto stepped_cast =
    []<isect::SolidShape Obstacle>(
        const Segment& segment, const Obstacle& obstacle,
        const auto& with) -> decltype(peers::stepped::raycast(segment, obstacle, with.trace)) {
    return peers::stepped::raycast(segment, obstacle, with.trace);
};
constexpr auto stepped_sweep = []<isect::SolidShape Mover, isect::SolidShape Obstacle>(
                                   const Mover& mover, const Obstacle& obstacle,
                                   const With<double>& with) {
    return peers::stepped::sweep(mover, with.delta, obstacle, with.trace);
};

constexpr std::array stepped_queries{
    peer_query<std::optional<Hit>>(QueryKind::raycast, stepped_cast),
    peer_query<Sweep>(QueryKind::sweep, stepped_sweep),
};

}  // namespace

constinit const Implementation stepped{
    "stepped", "Conservative advancement",
    "Goes as far as the distance allows, again and again, until it is near enough.",
    stepped_queries};

}  // namespace lab
