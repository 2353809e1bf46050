#include "scene/pairs.hpp"

namespace lab {

bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle) {
    return std::visit(
        [kind](const auto& a, const auto& b) {
            return is_answered<std::decay_t<decltype(a)>, std::decay_t<decltype(b)>>(kind);
        },
        mover, obstacle);
}

bool can_ask_crowd(CrowdQuestion question, const Geometry& shape) {
    return question == CrowdQuestion::raycast ? std::holds_alternative<Segment>(shape)
                                              : std::holds_alternative<Aabb>(shape);
}

bool takes_many(QueryKind kind) {
    return kind == QueryKind::sweep_into || kind == QueryKind::move_and_slide;
}

}  // namespace lab
