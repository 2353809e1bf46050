#pragma once

#include <optional>

#include <isect/recorder.hpp>

#include "query/implementation.hpp"
#include "scene/scene.hpp"

namespace lab {

/// Whether an implementation has an answer to a query of a posed scene.
bool can_answer(const Implementation& implementation, const Scene& posed, const Query& query);

/// The answer of an implementation to a query of a posed scene; nothing if it has none.
std::optional<Answer> answer_by(const Implementation& implementation, const Scene& posed,
                                const Query& query);

/// The same, or a miss if it has none.
Answer answer_or_miss(const Implementation& implementation, const Scene& posed, const Query& query);

/// The steps that it took. Empty if it has no answer.
isect::Recording record_by(const Implementation& implementation, const Scene& posed,
                           const Query& query);

}  // namespace lab
