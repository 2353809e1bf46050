#include <peers/textbook.hpp>

#include "query/peers/peer.hpp"

namespace lab {
namespace {

namespace formulas = peers::textbook::any;

constexpr auto do_overlap = []<isect::SolidShape Mover, isect::SolidShape Obstacle>(
                                const Mover& mover, const Obstacle& obstacle,
                                const With<double>& with) {
    return formulas::overlaps(mover, obstacle, with.trace);
};
constexpr auto push_out = []<isect::SolidShape Mover, isect::SolidShape Obstacle>(
                              const Mover& mover, const Obstacle& obstacle,
                              const With<double>& with) {
    return formulas::intersect(mover, obstacle, with.trace);
};
constexpr auto cast_at =
    []<isect::SolidShape Obstacle>(
        const Segment& segment, const Obstacle& obstacle,
        const With<double>& with) -> decltype(formulas::to_cast_at(obstacle),
                                              std::optional<isect::Hit<double>>()) {
    return formulas::raycast(segment, obstacle, with.trace);
};
constexpr auto sweep_by_formula = []<isect::SolidShape Mover, isect::SolidShape Obstacle>(
                                      const Mover& mover, const Obstacle& obstacle,
                                      const With<double>& with) {
    return formulas::sweep(mover, with.delta, obstacle, with.trace);
};
constexpr auto distance_between = []<isect::SolidShape A, isect::SolidShape B>(
                                      const A& a, const B& b, const With<double>& with) {
    return formulas::distance(a, b, with.trace);
};
constexpr auto closest_between = []<isect::SolidShape A, isect::SolidShape B>(
                                     const A& a, const B& b, const With<double>& with) {
    return formulas::closest_points(a, b, with.trace);
};

constexpr std::array textbook_queries{
    peer_query<Overlaps>(QueryKind::overlaps, do_overlap),
    peer_query<std::optional<Hit>>(QueryKind::intersect, push_out),
    peer_query<std::optional<Hit>>(QueryKind::raycast, cast_at),
    peer_query<Sweep>(QueryKind::sweep, sweep_by_formula),
    peer_query<Distance>(QueryKind::distance, distance_between),
    peer_query<Closest>(QueryKind::closest_points, closest_between),
};

}  // namespace

constinit const Implementation textbook{
    "textbook", "Textbook formulas",
    "The plain formulas as a book writes them, in double, without regard to rounding.",
    textbook_queries};

}  // namespace lab
