// Random queries, and their explanations without the numbers.
#pragma once

#include <string>
#include <vector>

#include "explain/reason.hpp"
#include "geometry/outline.hpp"
#include "lib/random.hpp"
#include "trace/cases.hpp"
#include "trace/ran.hpp"

namespace explain_cases {

using Inputs = lib_random::Source<double>;

inline Geometry any_solid(Inputs& source) {
    switch (source.pick(5)) {
        case 0:
            return source.shape<Vec2>();
        case 1:
            return source.shape<Aabb>();
        case 2:
            return source.shape<Circle>();
        case 3:
            return source.shape<Capsule>();
        default: {
            const auto made = source.shape<isect::Polygon<double>>();
            const auto points = made.points();
            return Polygon{made.pos(), {points.begin(), points.end()}, made.radius(), 0};
        }
    }
}

inline Case any_ranges(Inputs& source) {
    const double a = source.number(6), b = source.number(6);
    const Range first{a, a + source.extent(5)}, second{b, b + source.extent(5)};
    return ask(QueryKind::overlaps, first, second);
}

inline Case any_case(Inputs& source) {
    constexpr unsigned kinds = 9;
    const auto kind = static_cast<QueryKind>(source.pick(kinds));
    const Geometry mover = any_solid(source);
    const Vec2 delta = source.vector(12);
    const Segment way{position(mover), delta};
    if (kind == QueryKind::raycast) {
        Geometry obstacle = any_solid(source);
        // A ray can't hit a point, because neither of them has a width.
        if (std::holds_alternative<Vec2>(obstacle)) obstacle = source.shape<Circle>();
        return ask(kind, way, obstacle);
    }
    if (kind == QueryKind::slab_times) return ask(kind, way, source.shape<Aabb>());
    if (kind == QueryKind::sweep_into || kind == QueryKind::move_and_slide) {
        const std::vector<Geometry> walls{any_solid(source), any_solid(source), any_solid(source)};
        return ask(kind, mover, walls, delta, static_cast<Response>(source.pick(4)));
    }
    if (kind == QueryKind::overlaps && source.pick(6) == 0) return any_ranges(source);
    return ask(kind, mover, any_solid(source), delta);
}

inline std::string in_words(const Sentence& said) {
    return said.answer + " " + said.detail;
}

/// Replaces numbers by "#" and names by "N", replaces the side of a shape by the shape, and omits
/// the text about close calls.
inline std::string without_figures(const std::string& text) {
    std::string words, word;
    const auto end_word = [&] {
        const bool is_figure = word.find_first_of("0123456789") != std::string::npos ||
                               word.find("∞") != std::string::npos;
        const std::size_t letters = word.find_first_of(",.:;");
        const std::string mark = letters + 1 == word.size() ? word.substr(letters) : "";
        if (is_figure) word = "#" + mark;
        const bool is_name = word.size() == mark.size() + 1 && word[0] >= 'a' && word[0] <= 'e';
        if (is_name) word = "N" + mark;
        words += word + " ";
        word.clear();
    };
    for (const char letter : text.substr(0, text.find(" Decided exactly"))) {
        if (letter == ' ') {
            end_word();
        } else {
            word += letter;
        }
    }
    end_word();
    for (const std::string face :
         {"the left side of ", "the right side of ", "the top of ", "the bottom of "}) {
        const std::size_t at = words.find(face);
        if (at != std::string::npos) words.erase(at, face.size());
    }
    return words;
}

/// The lab's explanation of a query, and the return of the library that it belongs to.
struct Heard {
    Reason reason;
    Sentence plain;
    std::string decided_at;
};

inline Heard hear(const Case& each) {
    const Evaluation evaluation{each.scene, 0, ask(each.scene)};
    const auto call = trace_of(each.scene, each.scene.queries.front());
    Heard heard{reason_of(evaluation, 0, call), sentence_of(evaluation, 0), "nothing traced"};
    if (!call) return heard;
    const Decision last = decision_of(*call);
    heard.decided_at = std::string(call->file_name()) + ", in " +
                       std::string(last.call->file_name()) + " at " + last.label + ": " +
                       (last.yes ? "yes" : "no") + ", left at " +
                       last.call->function->statement_at(ran(*last.call).left_at)->text;
    return heard;
}

}  // namespace explain_cases
