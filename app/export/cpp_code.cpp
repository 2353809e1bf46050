#include "export/cpp_code.hpp"

#include <algorithm>

#include "evaluate/crowd.hpp"
#include "export/cpp_crowd.hpp"
#include "export/cpp_literals.hpp"
#include "export/cpp_obstacles.hpp"
#include "export/text_export.hpp"
#include "scene/case_line.hpp"
#include "scene/names.hpp"
#include "scene/parameters.hpp"

namespace lab {
namespace {

constexpr const char* indent = "    ";

/// The parts of the code that depend on the test framework.
struct Frame {
    std::string includes, opening, closing, check;
};

Frame frame_of(TestFrame kind, const std::string& title) {
    switch (kind) {
        case TestFrame::catch2:
            return {
                "#if __has_include(<catch2/catch_test_macros.hpp>)\n"
                "#include <catch2/catch_test_macros.hpp>\n"
                "#else\n"
                "#include <catch2/catch.hpp>\n"
                "#endif\n",
                "TEST_CASE(" + cpp_string(title) + ") {\n", "}\n", "REQUIRE"};
        case TestFrame::googletest:
            return {"#include <gtest/gtest.h>\n", cpp_comment(title) + "TEST(Isect, Case) {\n",
                    "}\n", "ASSERT_TRUE"};
        default:
            return {"#undef NDEBUG\n#include <cassert>\n", cpp_comment(title) + "int main() {\n",
                    "}\n", "assert"};
    }
}

/// Writes the lines that check each kind of answer.
struct Checks {
    CppLiterals literals;
    const std::string& check;
    std::size_t met = isect::npos;  ///< the id of what was hit, or is stood on
    std::string text{};

    void line(const std::string& condition) {
        text += std::string(indent) + indent + check + "(" + condition + ");\n";
    }
    // Without the parentheses, the macro would split its argument at the comma.
    void vector(const std::string& what, Vec2 value) {
        line("(" + what + " == " + literals.typed_vector(value) + ")");
    }
    void number(const std::string& what, double value) {
        line(what + " == " + literals.number(value));
    }
    void hit(const std::string& what, const std::optional<Hit>& hit,
             const std::string& fields = "->") {
        line(what + ".has_value()" + (hit ? "" : " == false"));
        if (!hit) return;
        vector(what + fields + "pos", hit->pos);
        vector(what + fields + "delta", hit->delta);
        vector(what + fields + "normal", hit->normal);
        number(what + fields + "time", hit->time);
    }
    void id(const std::string& what, std::size_t number) {
        line(what +
             " == " + (number == isect::npos ? "isect::npos" : std::to_string(number) + "U"));
    }

    void operator()(const Overlaps& answer) { line(answer.overlaps ? "answer" : "!answer"); }
    /// A cast at the parts of a chain or a tile map also tells which of them was hit.
    void operator()(const std::optional<Hit>& answer) {
        if (met == isect::npos) return hit("answer", answer);
        hit("answer", answer, "->hit.");
        id("answer->id", met);
    }
    void operator()(const Sweep& sweep) {
        hit("answer.hit", sweep.hit);
        vector("answer.pos", sweep.pos);
        number("answer.time", sweep.time);
        id("answer.index", met);
    }
    void operator()(const Distance& answer) { number("answer", answer.distance); }
    void operator()(const Closest& closest) {
        vector("answer.a", closest.a);
        vector("answer.b", closest.b);
    }
    void operator()(const SlabTimes& times) {
        number("answer.x.min", times.x.min);
        number("answer.x.max", times.x.max);
        number("answer.y.min", times.y.min);
        number("answer.y.max", times.y.max);
    }
    void operator()(const Moved& moved) {
        line("answer.count == " + std::to_string(moved.sweeps.size()) + "U");
        vector("answer.pos", moved.pos);
    }
    void operator()(const Walked& walked) {
        vector("answer.pos", walked.pos);
        vector("answer.velocity", walked.velocity);
        hit("answer.floor", walked.floor);
        id("answer.stands_on", met);
        line(std::string("answer.wall.has_value() == ") + (walked.wall ? "true" : "false"));
        line(std::string("answer.ceiling.has_value() == ") + (walked.ceiling ? "true" : "false"));
        line(std::string("answer.is_squeezed == ") + (walked.is_squeezed ? "true" : "false"));
    }
};

std::string settings_text(const Scene& posed, const Query& query, const CppLiterals& literals) {
    const WalkSettings& settings = query.settings;
    double fastest = 0;
    for (const std::string& name : query.obstacles)
        fastest = std::max(fastest, isect::length(find_shape(posed, name)->moved));
    std::string text =
        std::string(indent) + indent + "isect::WalkSettings<" + literals.type() + "> settings;\n";
    const auto set = [&](const char* field, const std::string& value) {
        text += std::string(indent) + indent + "settings." + field + " = " + value + ";\n";
    };
    set("steepest", literals.number(settings.steepest));
    set("snap", literals.number(settings.snap));
    set("step", literals.number(settings.step));
    set("pace", std::string("isect::Pace::") + name_of(settings.pace));
    set("drops", settings.drops ? "true" : "false");
    set("fastest_platform", literals.number(fastest));
    return text;
}

std::string question(const Scene& posed, const Query& query, const CppLiterals& literals) {
    std::string text;
    if (row_of(query).takes_many) text += cpp_obstacles(posed, query, literals);
    if (row_of(query).walks) text += settings_text(posed, query, literals);
    text += std::string(indent) + indent + "const auto answer = isect::" + name_of(query.kind) +
            "(" + cpp_name(query.mover);
    if (row_of(query).has_delta) text += ", " + literals.typed_vector(query.delta);
    if (row_of(query).walks) text += ", 1";
    text += row_of(query).takes_many ? ", obstacles" : ", " + cpp_name(query.obstacles.front());
    if (row_of(query).walks) text += ", settings";
    if (row_of(query).has_response)
        text += std::string(", isect::Response::") + name_of(query.response);
    return text + ");\n";
}

template <class Kind>
bool has_any(const Scene& scene) {
    return std::any_of(scene.shapes.begin(), scene.shapes.end(), [](const NamedShape& shape) {
        return std::holds_alternative<Kind>(shape.geometry);
    });
}

bool asks_lists(const Scene& scene) {
    if (scene.crowd || has_any<Chain>(scene)) return true;
    for (const Query& query : scene.queries)
        if (row_of(query).takes_many) return true;
    return false;
}

/// A still scene that gives the same answers. A walk needs the motions of what it stands on, too.
Scene scene_to_paste(const Evaluation& evaluation) {
    const auto walks = [](const Query& query) { return row_of(query).walks; };
    Scene posed = evaluation.posed;
    if (std::any_of(posed.queries.begin(), posed.queries.end(), walks))
        return at_moment(evaluation);
    posed.motions.clear();
    posed.opens.reset();
    return posed;
}

std::string preamble(const Evaluation& evaluation, const std::string& includes) {
    const Scene posed = scene_to_paste(evaluation);
    return "// From Intersect Lab. Ctrl+V there opens it again:\n// " + write_case(posed) + "\n" +
           includes + (posed.crowd || has_any<Tiles>(posed) ? "#include <cstddef>\n" : "") +
           "#include <limits>\n" + (posed.crowd ? "#include <optional>\n" : "") +
           (asks_lists(posed) ? "#include <vector>\n" : "") + "\n#include <isect/isect.hpp>\n\n";
}

std::string shape_lines(const Scene& posed, const CppLiterals& literals) {
    std::string text;
    for (const NamedShape& shape : posed.shapes) {
        const std::string value = literals.shape(shape.geometry);
        text += value.empty()
                    ? std::string(indent) + "// " + shape.name + " is too small for its numbers.\n"
                    : std::string(indent) + "[[maybe_unused]] const auto " + cpp_name(shape.name) +
                          " = " + value + ";\n";
    }
    return text;
}

/// Whether the only obstacle of a query can be written.
bool can_write(const Scene& posed, const Query& query, const CppLiterals& literals) {
    return row_of(query).takes_many ||
           !literals.shape(find_shape(posed, query.obstacles.front())->geometry).empty();
}

bool counts_boxes(CrowdQuestion question) {
    return question == CrowdQuestion::overlaps || question == CrowdQuestion::pairs;
}

void check_crowd(const Evaluation& evaluation, Checks& checks) {
    const CrowdAnswer& said = evaluation.crowd->answer;
    if (counts_boxes(evaluation.posed.crowd->asks))
        checks.line("found == " + std::to_string(said.found) + "U");
    else
        std::visit([&](const auto& answer) { checks(answer); }, said.answer);
}

/// A block that queries the crowd and continues with `after`, or a comment that says why there is
/// none.
std::string crowd_block(const Evaluation& evaluation, const std::string& after) {
    if (!evaluation.posed.crowd) return "";
    if (!can_write_crowd(evaluation))
        return std::string(indent) + "// Its crowd is left out: " +
               (evaluation.crowd && evaluation.crowd->answer.asked
                    ? "more than " + std::to_string(most_written_boxes) + " boxes."
                    : "it has no query.") +
               " The line at the top contains it.\n";
    return std::string(indent) + "{\n" +
           crowd_question_code(evaluation, std::string(indent) + indent) + after + indent + "}\n";
}

std::string unused(const char* name) {
    return std::string(indent) + indent + "(void)" + name + ";\n";
}

}  // namespace

std::string cpp_code(const Evaluation& evaluation) {
    const Scene& posed = evaluation.posed;
    const CppLiterals literals{posed.scalar};
    std::string text = preamble(evaluation, "") + cpp_comment(posed.title) + "int main() {\n" +
                       shape_lines(posed, literals);
    for (const Query& query : posed.queries)
        if (can_write(posed, query, literals))
            text += std::string(indent) + "{\n" + question(posed, query, literals) +
                    unused("answer") + indent + "}\n";
    const bool counts = posed.crowd && counts_boxes(posed.crowd->asks);
    return text + crowd_block(evaluation, unused(counts ? "found" : "answer")) + "}\n";
}

std::string cpp_test(const Evaluation& evaluation, TestFrame kind) {
    const Scene& posed = evaluation.posed;
    const CppLiterals literals{posed.scalar};
    const Frame frame = frame_of(kind, posed.title);
    std::string text =
        preamble(evaluation, frame.includes) + frame.opening + shape_lines(posed, literals);
    for (std::size_t i = 0; i < posed.queries.size(); ++i) {
        if (!can_write(posed, posed.queries[i], literals)) continue;
        Checks checks{literals, frame.check};
        checks.met = cpp_id(posed, posed.queries[i], evaluation.answers[i]);
        std::visit([&](const auto& answer) { checks(answer); }, evaluation.answers[i]);
        text += std::string(indent) + "{\n" + question(posed, posed.queries[i], literals) +
                checks.text + indent + "}\n";
    }
    Checks of_crowd{CppLiterals{Scalar::double_}, frame.check};
    if (evaluation.crowd)
        if (const auto* sweep = std::get_if<Sweep>(&evaluation.crowd->answer.answer))
            of_crowd.met = sweep->index;
    if (can_write_crowd(evaluation)) check_crowd(evaluation, of_crowd);
    return text + crowd_block(evaluation, of_crowd.text) + frame.closing;
}

}  // namespace lab
