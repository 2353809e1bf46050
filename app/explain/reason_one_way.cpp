// Explains why a mover passes an obstacle that is met from one side only.
#include "explain/reason.hpp"

namespace lab {

std::string side_faced(Vec2 facing) {
    if (facing.x == 0) return facing.y < 0 ? "from above" : "from below";
    if (facing.y == 0) return facing.x < 0 ? "from the left" : "from the right";
    return "from its front";
}

Vec2 facing_of(const Scene& posed, const Query& query, std::size_t obstacle) {
    const NamedShape* shape = find_shape(posed, query.obstacles[obstacle]);
    return shape != nullptr ? shape->one_way : Vec2{};
}

bool is_passed(const Scene& posed, const Query& query, std::size_t obstacle) {
    if (facing_of(posed, query, obstacle) == Vec2{}) return false;
    const Geometry& mover = find_shape(posed, query.mover)->geometry;
    const Geometry& other = find_shape(posed, query.obstacles[obstacle])->geometry;
    return sweep_of(mover, query.delta, other, posed.scalar).hit.has_value();
}

std::optional<Reason> reason_of_one_way(const Told& told) {
    if (told.query.kind != QueryKind::sweep || says_hit(told.answer)) return {};
    if (!is_passed(told.posed, told.query, 0)) return {};
    const std::string side = side_faced(facing_of(told.posed, told.query, 0));
    const bool is_inside = overlap(told.moving(), told.other(), told.posed.scalar);
    const std::string how = is_inside ? " starts inside of " + told.obstacle() + ", and leaves it"
                                      : " passes " + told.obstacle();
    return Reason{
        {Sentence::Mood::clear, "No hit.", told.mover() + how + ": it is met only " + side + "."},
        {}};
}

}  // namespace lab
