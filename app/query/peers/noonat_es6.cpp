#include <peers/noonat_es6.hpp>

#include "query/peers/peer.hpp"

namespace lab {
namespace {

constexpr auto push =
    [](const auto& mover, const auto& obstacle,
       const auto& with) -> decltype(peers::noonat_es6::intersect(mover, obstacle, with.trace)) {
    return peers::noonat_es6::intersect(mover, obstacle, with.trace);
};
constexpr auto cast =
    [](const auto& segment, const auto& obstacle,
       const auto& with) -> decltype(peers::noonat_es6::raycast(segment, obstacle, with.trace)) {
    return peers::noonat_es6::raycast(segment, obstacle, with.trace);
};
constexpr auto swept = [](const auto& mover, const auto& obstacle, const auto& with)
    -> decltype(peers::noonat_es6::sweep(mover, with.delta, obstacle, with.trace)) {
    return peers::noonat_es6::sweep(mover, with.delta, obstacle, with.trace);
};

constexpr std::array older_queries{
    peer_query<std::optional<Hit>>(QueryKind::intersect, push),
    peer_query<std::optional<Hit>>(QueryKind::raycast, cast),
    peer_query<Sweep>(QueryKind::sweep, swept),
};

}  // namespace

constinit const Implementation noonat_es6{
    "noonat-es6", "noonat (ES6)",
    "The older form of the documented tests, with capsules and the root as its text prints it.",
    older_queries};

}  // namespace lab
