#include "evaluate/posed_query.hpp"

#include "motion/walking.hpp"

namespace lab {

PosedQuery::PosedQuery(const Scene& posed, const Query& query) : posed_(posed), query_(query) {
    const bool walks = row_of(query).walks;
    obstacles_.reserve(query.obstacles.size());
    for (const std::string& name : query.obstacles) {
        const NamedShape& shape = *find_shape(posed, name);
        obstacles_.push_back(shape.geometry);
        marks_.push_back({shape.one_way, walks ? shape.moved : Vec2{}, shape.groups});
        const Mark no_mark{{}, {}, shape.groups};
        is_marked_ = is_marked_ || marks_.back() != no_mark || !query.meets.is_all();
    }
}

QueryInput PosedQuery::input(isect::Recorder trace) const {
    const Geometry& mover = find_shape(posed_, query_.mover)->geometry;
    WalkSettings settings = query_.settings;
    settings.fastest_platform = fastest_of(marks_);
    const std::span<const Mark> marks =
        is_marked_ ? std::span<const Mark>(marks_) : std::span<const Mark>();
    return {mover, obstacles_, posed_.scalar, query_.delta, query_.response,
            trace, marks,      settings,      query_.meets};
}

}  // namespace lab
