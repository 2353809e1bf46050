#include "evaluate/comparison.hpp"

#include "evaluate/posed_query.hpp"

namespace lab {
namespace {

std::optional<Answer> answered(const Implementation& implementation, const Scene& posed,
                               const Query& query, isect::Recorder trace) {
    const PosedQuery asked(posed, query);
    const QueryInput input = asked.input(trace);
    if (!implementation.supports(query.kind, input)) return {};
    return implementation.find(query.kind)->answer(input);
}

}  // namespace

bool can_answer(const Implementation& implementation, const Scene& posed, const Query& query) {
    return implementation.supports(query.kind, PosedQuery(posed, query).input());
}

std::optional<Answer> answer_by(const Implementation& implementation, const Scene& posed,
                                const Query& query) {
    return answered(implementation, posed, query, {});
}

Answer answer_or_miss(const Implementation& implementation, const Scene& posed,
                      const Query& query) {
    return answer_by(implementation, posed, query).value_or(std::optional<Hit>{});
}

isect::Recording record_by(const Implementation& implementation, const Scene& posed,
                           const Query& query) {
    isect::Recording recording;
    (void)answered(implementation, posed, query, isect::Recorder(recording));
    return recording;
}

}  // namespace lab
