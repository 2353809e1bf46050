// Draws where a sweep among many would stop at each obstacle if there were no others.
#include "explain/reason.hpp"

namespace lab {

Figures working_of_candidates(const Told& told) {
    const auto* sweep = std::get_if<Sweep>(&told.answer);
    if (sweep == nullptr || told.query.kind != QueryKind::sweep_into) return {};
    Figures figures;
    for (const Candidate& each : told.candidates) {
        // The place where the mover really stops needs no ghost.
        if (!each.time || *each.time <= sweep->time) continue;
        const Vec2 way = *each.time * told.query.delta;
        figures.push_back({Figure::Kind::ghost,
                           Figure::Ink::help,
                           {position(told.moving()) + way},
                           told.obstacle(each.obstacle) + " t " + spoken(*each.time),
                           label_of(Term::is_later),
                           lab::moved(rounded(told.moving()), way)});
    }
    return figures;
}

}  // namespace lab
