#include "export/text_export.hpp"

#include "evaluate/results_json.hpp"
#include "explain/crowd_sentence.hpp"
#include "explain/reason.hpp"
#include "export/cpp_code.hpp"
#include "scene/case_line.hpp"
#include "scene/parameters.hpp"
#include "scene/writer.hpp"
#include "trace/trace.hpp"

namespace lab {

Scene at_moment(const Evaluation& evaluation) {
    // Posed, it would be moved again: a swing scales the delta that it has already scaled.
    Scene scene = evaluation.source;
    round_to_scalar(scene);
    const bool moves = !scene.motions.empty() || (scene.crowd && scene.crowd->moves());
    if (!moves && !scene.opens) return scene;
    if (!scene.opens) scene.opens.emplace();
    scene.opens->time = evaluation.time;
    scene.opens->playing = false;
    return scene;
}

const std::vector<TextExport>& text_exports() {
    static const std::vector<TextExport> all = {
        {"case", "a case line",
         [](const Evaluation& e) { return write_case(at_moment(e)) + "\n"; }},
        {"catch2", "a Catch2 test",
         [](const Evaluation& e) { return cpp_test(e, TestFrame::catch2); }},
        {"googletest", "a GoogleTest test",
         [](const Evaluation& e) { return cpp_test(e, TestFrame::googletest); }},
        {"assert", "a program that asserts",
         [](const Evaluation& e) { return cpp_test(e, TestFrame::plain); }},
        {"cpp", "C++ code", cpp_code},
        {"scene", "the scene as JSON",
         [](const Evaluation& e) { return write_scene(at_moment(e)); }},
        {"json", "the results as JSON",
         [](const Evaluation& e) { return results_json(e, e.posed.title); }},
        {"sentence", "the answers in words", narration}};
    return all;
}

const TextExport* text_export(const std::string& id) {
    for (const TextExport& each : text_exports()) {
        if (each.id == id) return &each;
    }
    return nullptr;
}

std::string narration(const Evaluation& evaluation) {
    std::string text;
    const auto tell = [&](const Reason& reason) {
        const Sentence& sentence = reason.sentence;
        if (!sentence.question.empty()) text += sentence.question + " ";
        text += sentence.answer;
        if (!sentence.detail.empty()) text += " " + with_quoted_names(sentence);
        // What the picture writes beside the gap, where the sentence doesn't have it.
        const std::string length =
            reason.gap ? reason.gap->text.substr(0, reason.gap->text.find(' ')) : "";
        if (sentence.detail.find(length) == std::string::npos)
            text += " Missing for a hit: " + reason.gap->text + ".";
        text += "\n";
    };
    const std::vector<Query>& queries = evaluation.posed.queries;
    for (std::size_t i = 0; i < evaluation.answers.size(); ++i)
        tell(reason_of(evaluation, i, trace_of(evaluation.posed, queries[i])));
    if (evaluation.crowd) tell({crowd_sentence(evaluation.posed, evaluation.crowd->answer), {}});
    return text;
}

}  // namespace lab
