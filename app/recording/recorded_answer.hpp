#pragma once

#include <optional>
#include <string>

#include "explain/other_answer.hpp"
#include "recording/judge.hpp"
#include "scene/scene.hpp"

namespace lab {

/// The games that record their answers. They can't be asked, so they aren't among
/// `implementations()` and have no queries.
extern const Implementation recorded_game;

/// What a game recorded as the answer to a query. Numbers that it doesn't say are 0 or follow from
/// those that it does.
struct RecordedAnswer {
    Answer answer;
    std::string words;  ///< what is wrong with it, or that nothing is
    bool is_wrong = false;
    bool starts_inside = false;
    bool is_y_up = false;  ///< in the recording
    double within{};       ///< how far off a place may be
    double time_within{};  ///< the same as a share of the motion
    /// The mover where it ends, for a scene without a recorded answer. Nothing if it has no end
    /// that a scene can show.
    std::optional<NamedShape> end{};

    /// As the game counts it: "a hit at time 0.4 with the normal (0, -1)"
    std::string text() const;
};

/// `end` is for the caller to fill in.
RecordedAnswer recorded_answer(const AskedQuery& asked, const Judgement& judgement, double within);

/// The recorded answer as that of an implementation, beside isect's. Its differences are those that
/// count: what the game doesn't say, and what is near enough, isn't one.
OtherAnswer other_answer(const RecordedAnswer& recorded, const Scene& posed, const Query& query,
                         const Answer& ours);

}  // namespace lab
