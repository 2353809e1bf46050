// Names of shapes in sentences are distinguished from words: "a" may be a box or an article.
#include <string>
#include <vector>

#include "catch.hpp"
#include "explain/reason.hpp"
#include "scene/case_line.hpp"
#include "trace/trace.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

Sentence sentence_for(const std::string& line) {
    Timeline timeline;
    const Evaluation now = evaluate(read_case(line), 0, timeline);
    return reason_of(now, 0, trace_of(now.posed, now.posed.queries.front())).sentence;
}

std::vector<std::string> names_in(const Sentence& sentence) {
    std::vector<std::string> names;
    for (const NameSpan& name : sentence.names)
        names.push_back(sentence.detail.substr(name.from, name.size));
    return names;
}

}  // namespace

TEST_CASE("a sentence marks the positions of the names of shapes", "[explain][names]") {
    const Sentence sentence =
        sentence_for("isect1 a:aabb(0,0;8,8) b:aabb(30,40;8,8) sweep(a,b;40,53)");
    CAPTURE(sentence.detail);
    REQUIRE_FALSE(sentence.names.empty());
    CHECK(sentence.detail.starts_with("a meets the top of b"));
    CHECK(names_in(sentence).front() == "a");
    CHECK(with_quoted_names(sentence).starts_with("“a” meets the top of “b”"));
}

TEST_CASE("every name marked in a built-in scene's sentences belongs to a shape",
          "[explain][names]") {
    std::size_t marked = 0;
    for (const Entry& entry : built_in_scenes()) {
        Timeline timeline;
        const Evaluation now = evaluate(entry.scene, entry.scene.cover, timeline);
        for (std::size_t i = 0; i < now.answers.size(); ++i) {
            const Reason reason = reason_of(now, i, trace_of(now.posed, now.posed.queries[i]));
            CAPTURE(entry.id, i, reason.sentence.detail);
            for (const std::string& name : names_in(reason.sentence))
                CHECK(find_shape(now.posed, name) != nullptr);
            marked += reason.sentence.names.size();
            std::string all = reason.sentence.answer + reason.sentence.detail;
            if (reason.gap) all += reason.gap->text;
            for (const Figure& figure : reason.figures) all += figure.text + figure.label;
            CHECK(all.find_first_of("\x02\x03") == std::string::npos);
        }
    }
    CHECK(marked > 40);
}
