#include <peers/article.hpp>

#include "query/peers/peer.hpp"

namespace lab {
namespace {

constexpr auto static_test =
    [](const auto& mover, const auto& obstacle,
       const auto& with) -> decltype(peers::article::intersect(mover, obstacle, with.trace)) {
    return peers::article::intersect(mover, obstacle, with.trace);
};
constexpr auto static_yes_or_no = [](const auto& mover, const auto& obstacle, const auto& with)
    -> decltype(peers::article::intersect(mover, obstacle, with.trace).has_value()) {
    return peers::article::intersect(mover, obstacle, with.trace).has_value();
};
constexpr auto slab_cast =
    [](const auto& segment, const auto& obstacle,
       const auto& with) -> decltype(peers::article::raycast(segment, obstacle, with.trace)) {
    return peers::article::raycast(segment, obstacle, with.trace);
};
constexpr auto box_sweep = [](const auto& mover, const auto& obstacle, const auto& with)
    -> decltype(peers::article::sweep(mover, with.delta, obstacle, with.trace)) {
    return peers::article::sweep(mover, with.delta, obstacle, with.trace);
};

bool are_boxes(const Geometry& mover, const Geometry& obstacle) {
    return std::holds_alternative<Aabb>(mover) && std::holds_alternative<Aabb>(obstacle);
}
std::vector<Aabb> boxes_of(const QueryInput& input) {
    std::vector<Aabb> boxes;
    for (const Geometry& obstacle : input.obstacles)
        if (const auto* box = std::get_if<Aabb>(&obstacle)) boxes.push_back(*box);
    return boxes;
}
Answer first_of_boxes(const QueryInput& input) {
    const std::vector<Aabb> boxes = boxes_of(input);
    const auto* mover = std::get_if<Aabb>(&input.mover);
    if (mover == nullptr) return Sweep{};
    return answer_of(
        peers::article::sweep_into(*mover, input.delta, std::span<const Aabb>(boxes), input.trace));
}
Answer slide_among_boxes(const QueryInput& input) {
    const std::vector<Aabb> boxes = boxes_of(input);
    const auto* mover = std::get_if<Aabb>(&input.mover);
    if (mover == nullptr) return Moved{};
    return answer_of(peers::article::move_and_slide(
        *mover, input.delta, std::span<const Aabb>(boxes), input.response, input.trace));
}

constexpr std::array article_queries{
    peer_query<Overlaps>(QueryKind::overlaps, static_yes_or_no),
    peer_query<std::optional<Hit>>(QueryKind::intersect, static_test),
    peer_query<std::optional<Hit>>(QueryKind::raycast, slab_cast),
    peer_query<Sweep>(QueryKind::sweep, box_sweep),
    ImplementedQuery{QueryKind::sweep_into, are_boxes, first_of_boxes},
    ImplementedQuery{QueryKind::move_and_slide, are_boxes, slide_among_boxes},
};

}  // namespace

constinit const Implementation article{
    "article", "Swept collision article",
    "An article's swept boxes. The static test depends on the origin, and the slide leads into "
    "the floor.",
    article_queries};

}  // namespace lab
