#include "explain/subject_mark.hpp"

#include <utility>

#include "evaluate/crowd_places.hpp"
#include "explain/crowd_sentence.hpp"

namespace lab {

namespace {

TracedMark mark_around(std::string name, Geometry shape) {
    TracedMark mark;
    mark.name = std::move(name);
    mark.shapes.push_back(std::move(shape));
    return mark;
}

Aabb box_from(const isect::Bounds<double>& bounds) {
    return Aabb::from_min_max(bounds.lower, bounds.upper);
}

}  // namespace

std::optional<TracedMark> mark_of(const Subject& subject, const Evaluation& evaluation,
                                  const Query& query) {
    if (subject.kind == Subject::Kind::obstacle) {
        if (subject.number >= query.obstacles.size()) return {};
        const NamedShape* shape = find_shape(evaluation.posed, query.obstacles[subject.number]);
        if (shape == nullptr) return {};
        return mark_around("", shape->geometry);
    }
    if (!evaluation.crowd) return {};
    const CrowdWorld& world = *evaluation.crowd->world;
    if (subject.kind == Subject::Kind::box) {
        if (subject.number >= world.boxes().size()) return {};
        return mark_around(short_name(subject, query), world.boxes()[subject.number]);
    }
    const auto place = place_in(world, subject.number, around_crowd(world, evaluation.posed));
    if (!place) return {};
    const std::string kind = visits_of(world.structure());
    return mark_around(kind.substr(0, kind.size() - 1) + " " + short_name(subject, query),
                       box_from(*place));
}

}  // namespace lab
