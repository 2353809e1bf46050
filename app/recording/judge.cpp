#include "recording/judge.hpp"

#include <array>

#include "recording/judged_query.hpp"

namespace lab {
namespace {

Judgement judge_overlaps(const JudgedQuery& judged) {
    const Geometry& mover = judged.query.mover;
    if (judged.query.answer.is_yes) {
        const bool is_right = judged.ground.is_near(mover, judged.hair) ||
                              judged.ground.overlapping(mover) != isect::npos;
        if (is_right) return {};
        return {WrongAnswer{
            WrongKind::other_overlap,
            0,
            {},
            "The answer is yes, and there is a gap to everything that was asked about."}};
    }
    const Inside inside = judged.ground.inside(mover);
    if (inside.depth <= judged.hair) return {};
    const std::string& id = judged.ground.id(inside.obstacle);
    return {WrongAnswer{WrongKind::other_overlap, inside.depth, id,
                        "The answer is no, and the mover is inside " + id + " by " +
                            length_text(inside.depth) + "."}};
}

}  // namespace

const char* title_of(WrongKind kind) {
    constexpr std::array titles = {"not a number",       "passes through", "overlaps afterwards",
                                   "farther than asked", "other place",    "stops though free",
                                   "other overlap",      "other normal"};
    return titles.at(static_cast<std::size_t>(kind));
}

Judgement judge(const AskedQuery& query, double within) {
    if (!is_finite(query.delta)) return {no_number("The game asks for a motion")};
    const JudgedQuery judged(query, within);
    switch (query.kind) {
        case RecordedKind::overlaps:
            return judge_overlaps(judged);
        case RecordedKind::raycast:
        case RecordedKind::sweep:
            return judge_hit(judged);
        case RecordedKind::slide:
        case RecordedKind::walk:
            break;
    }
    return judge_move(judged);
}

}  // namespace lab
