#include "instruments/flip_text.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <numbers>

#include "evaluate/comparison.hpp"
#include "evaluate/differences.hpp"
#include "explain/sentence.hpp"
#include "geometry/decimal.hpp"
#include "instruments/free_numbers.hpp"
#include "instruments/scene_line.hpp"
#include "instruments/time_line.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// What isect or another implementation answers to a posed scene's only query.
std::vector<Answer> answers_of(const Scene& posed, const Implementation* by) {
    if (by == nullptr) return ask(posed);
    return {answer_or_miss(*by, posed, posed.queries.front())};
}

/// One side of a flip: the number, what is said there, and the case.
std::string side_text(const Scene& posed, const FlipSpan& span, double value) {
    const FlipSide side = side_at(posed, span.by);
    return "    " + span.number + " = " + number_text(value) + " (" + hex_text(value) +
           ")\n        " + side.answer + "\n        " + side.case_line + "\n";
}

/// Every flip that a search finds along a span, whose posed scenes have one query.
std::string flips_among(const FlipSpan& span, FlipSearch search) {
    const auto& scene_at = search.scene_at;
    search.answers_of = [&](const Scene& scene) { return answers_of(scene, span.by); };
    search.least_jump = span.least_jump;
    std::string text;
    for (const Flip& flip : find_flips(search))
        text += change_text(flip, scene_at(flip.before).queries) + "\n" +
                side_text(scene_at(flip.before), span, flip.before) +
                side_text(scene_at(flip.after), span, flip.after);
    if (text.empty())
        text = "Nothing jumps while " + span.number + " goes from " + number_text(span.from) +
               " to " + number_text(span.to) + ".\n";
    return text;
}

double number_in_answer(const Answer& answer, const std::string& name) {
    for (const AnswerNumber& each : numbers_of(answer))
        if (each.name == name) return each.value;
    return 0;
}

/// One side of a jump, such as "miss" or "180°".
std::string word_for(const Answer& answer, const std::string& what, const Query& query) {
    if (what == "obstacle") {
        const auto index = static_cast<std::size_t>(number_in_answer(answer, "index"));
        return index < query.obstacles.size() ? query.obstacles[index] : "nothing";
    }
    constexpr int places = 4;
    if (what == "normal") {
        const double angle = std::atan2(number_in_answer(answer, "hit.normal.y"),
                                        number_in_answer(answer, "hit.normal.x"));
        return with_true_minus(decimal(angle * 180 / std::numbers::pi, 2)) + "°";
    }
    if (what == "time") return decimal(number_in_answer(answer, "hit.time"), places);
    const bool yes = what == "contact" ? says_hit(answer) : number_in_answer(answer, what) != 0;
    if (what == "hit") return yes ? "hit" : "miss";
    const std::string name = what == "overlaps" ? "overlap" : what;
    return yes ? name : "no " + name;
}

}  // namespace

std::string hex_text(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%a", value);
    return text;
}

std::string change_text(const Flip& flip, const std::vector<Query>& queries) {
    if (flip.query >= queries.size()) return flip.what;
    const Query& query = queries[flip.query];
    std::string text;
    if (queries.size() > 1)
        text = query.mover + (query.obstacles.size() == 1 ? " against " + query.obstacles[0] : "") +
               ": ";
    if (flip.what == "normal" || flip.what == "time") text += flip.what + " ";
    return text + word_for(flip.answer_before, flip.what, query) + " → " +
           word_for(flip.answer_after, flip.what, query);
}

FlipSide side_at(const Scene& posed, const Implementation* by) {
    Evaluation there;
    there.posed = posed;
    there.answers = answers_of(posed, by);
    const Sentence said = sentence_of(there, 0);
    // The details are those of a correct answer.
    if (by != nullptr) return {by->name + (": " + said.answer), write_case(posed)};
    return {said.answer + " " + with_quoted_names(said), write_case(posed)};
}

std::string flips_text(const Evaluation& evaluation, std::size_t query, const FlipSpan& span,
                       const std::optional<Scene>& unposed) {
    for (const double end : {span.from, span.to})
        require_numbers(evaluation.posed, {{span.number, end}});
    SceneLine line(evaluation.posed, query, span.number, span.from, span.to, unposed);
    FlipSearch search = line.search();
    if (span.by == &isect_float) search.scalar = Scalar::float_;
    return flips_among(span, search);
}

std::string flips_text_in_time(const Scene& scene, std::size_t query, const FlipSpan& span) {
    TimeLine line(scene, query);
    return flips_among(span, line.search(span.from, span.to));
}

}  // namespace lab
