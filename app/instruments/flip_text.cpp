#include "instruments/flip_text.hpp"

#include <cstdio>

#include "explain/sentence.hpp"
#include "instruments/variation.hpp"
#include "scene/case_line.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

/// One side of a flip: the number, what is said there, and the case.
std::string side_text(Variation& variation, const std::string& number, double value) {
    variation.set(0, value);
    Evaluation there;
    there.posed = variation.scene();
    there.answers = ask(there.posed);
    const Sentence said = sentence_of(there, 0);
    return "    " + number + " = " + number_text(value) + " (" + hex_text(value) + ")\n        " +
           said.answer + " " + with_quoted_names(said) + "\n        " + write_case(there.posed) +
           "\n";
}

}  // namespace

std::string hex_text(double value) {
    char text[40];
    std::snprintf(text, sizeof text, "%a", value);
    return text;
}

std::string flips_text(const Evaluation& evaluation, std::size_t query, const std::string& number,
                       double from, double to) {
    Variation variation(evaluation.posed, query, {number});
    FlipSearch search;
    search.answer_at = [&](double value) {
        variation.set(0, value);
        return variation.answer();
    };
    search.from = from;
    search.to = to;
    search.scalar = evaluation.posed.scalar;
    std::string text;
    for (const Flip& flip : find_flips(search))
        text += flip.what + " jumps between\n" + side_text(variation, number, flip.before) +
                side_text(variation, number, flip.after);
    if (text.empty())
        text = "Nothing jumps while " + number + " goes from " + number_text(from) + " to " +
               number_text(to) + ".\n";
    return text;
}

}  // namespace lab
