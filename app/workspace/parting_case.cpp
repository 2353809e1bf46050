#include "workspace/parting_case.hpp"

#include "evaluate/comparison.hpp"
#include "instruments/breach.hpp"
#include "instruments/free_numbers.hpp"
#include "instruments/hunt.hpp"
#include "motion/timeline.hpp"
#include "picture/scene_frame.hpp"
#include "workspace/scenes.hpp"

namespace lab {

namespace {

/// How many cases are tried around a scene.
constexpr std::uint64_t most_tries = 4000;

bool is_same_question(const Scene& a, const Query& one, const Scene& b, const Query& other) {
    if (one.kind != other.kind || one.obstacles.size() != 1 || other.obstacles.size() != 1)
        return false;
    const auto kind = [](const Scene& scene, const std::string& name) {
        const NamedShape* shape = find_shape(scene, name);
        return shape != nullptr ? shape->geometry.index() : std::variant_npos;
    };
    return kind(a, one.mover) == kind(b, other.mover) &&
           kind(a, one.obstacles.front()) == kind(b, other.obstacles.front());
}

bool parts_here(const Scene& posed, std::size_t query, const Implementation& other) {
    const Scene alone = with_query_alone(posed, query);
    return can_answer(other, alone, alone.queries.front()) && breach_of(alone, &other).has_value();
}

}  // namespace

std::optional<PartingCase> parting_case(const Scene& posed, std::size_t query,
                                        const Implementation& other) {
    for (const Entry& entry : zoo_cases()) {
        Timeline timeline;
        const Scene zoo = evaluate(entry.scene, 0, timeline).posed;
        for (std::size_t i = 0; i < zoo.queries.size(); ++i)
            if (is_same_question(posed, posed.queries[query], zoo, zoo.queries[i]) &&
                parts_here(zoo, i, other))
                return PartingCase{entry.scene, i, entry.id};
    }
    Hunt hunt(posed, query, &other, 1);
    while (hunt.finds().empty() && hunt.tries() < most_tries) hunt.step(100);
    if (hunt.finds().empty()) return {};
    Scene found = hunt.finds().front().scene;
    frame_query(found, 0);
    return PartingCase{std::move(found), 0};
}

}  // namespace lab
