// Sentence, strip, JSON, narration and the labels on the canvas say the same of one moment.
#include <cmath>
#include <cstdlib>
#include <random>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "evaluate/results_json.hpp"
#include "explain/reason.hpp"
#include "explain/strip.hpp"
#include "export/text_export.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/case_line.hpp"
#include "scene/parameters.hpp"
#include "text.hpp"
#include "workspace/scenes.hpp"

using namespace lab;
using nlohmann::json;

namespace {

/// ISECT_MOMENTS asks for more of them: 100,000 take some minutes.
int moments() {
    const char* count = std::getenv("ISECT_MOMENTS");
    return count == nullptr ? 600 : std::atoi(count);
}

/// A scene as a hand leaves it after some drags and typed numbers.
class Hand {
public:
    explicit Hand(unsigned seed) : random_(seed) {}

    Scene changed(Scene scene) {
        if (below(4) == 0) {
            scene.scalar = Scalar::float_;
            round_to_scalar(scene);
        }
        for (NamedShape& shape : scene.shapes)
            if (below(2) == 0) change(parameters(shape.geometry));
        for (Query& query : scene.queries)
            if (below(2) == 0) change(parameters(query));
        round_to_scalar(scene);
        return scene;
    }
    double time() { return static_cast<double>(below(1000)) / (below(3) == 0 ? 125 : 60); }
    std::size_t below(std::size_t count) { return random_() % count; }

private:
    /// By whole numbers, by decimals, or by as little as there is.
    double moved(double number, Limit limit) {
        const double steps[] = {8, 1, 0.1, 1e-9};
        const double by = steps[below(4)] * (static_cast<double>(below(9)) - 4);
        const double next = below(6) == 0 ? std::round(number) : number + by;
        return limit == Limit::any ? next : std::max(next, 0.0);
    }
    void change(const Parameters& list) {
        for (const Parameter& parameter : list) {
            if (auto* const* number = std::get_if<double*>(&parameter.value))
                **number = moved(**number, parameter.limit);
            if (auto* const* vector = std::get_if<Vec2*>(&parameter.value))
                **vector = {moved((*vector)->x, parameter.limit),
                            moved((*vector)->y, parameter.limit)};
        }
    }

    std::mt19937 random_;
};

/// What the results as JSON say of a query.
struct InJson {
    bool hit{};
    std::optional<double> time;
    std::optional<std::size_t> index;
};

/// A float is written in as few digits as give it back, so it is read as a float.
InJson read_results(const json& told, QueryKind kind, Scalar scalar) {
    if (kind == QueryKind::overlaps) return {told.at("overlaps").get<bool>(), {}, {}};
    InJson said;
    if (told.at("hit").is_null()) return said;
    said.hit = true;
    if (kind != QueryKind::intersect) said.time = told.at("hit").at("time").get<double>();
    if (said.time && scalar == Scalar::float_) said.time = static_cast<float>(*said.time);
    if (told.contains("index")) said.index = told.at("index").get<std::size_t>();
    return said;
}

bool says_of_a_hit(QueryKind kind) {
    return kind != QueryKind::distance && kind != QueryKind::closest_points &&
           kind != QueryKind::slab_times && kind != QueryKind::walk;
}

std::string picture_of(const Evaluation& now, const Reason& reason) {
    PictureView view;
    view.reason = &reason;
    view.layers = usual_layers;
    SvgCanvas canvas({900, 700}, "");
    draw_picture(canvas, now, {900, 700}, Theme::dark, view);
    return canvas.document();
}

bool has_label(const std::string& svg, const std::string& words) {
    const std::size_t from = svg.find("<g id=\"labels\">");
    return svg.substr(from, svg.find("</g>", from) - from).find(">" + words + "<") !=
           std::string::npos;
}

void check_sentence(const Query& query, const Reason& reason, const InJson& told) {
    const Sentence& sentence = reason.sentence;
    CHECK((sentence.mood == Sentence::Mood::hit) == told.hit);
    if (told.time) CHECK(sentence.answer == hit_at(*told.time));
    if (!told.hit) CHECK((sentence.answer == "No hit." || sentence.answer == "No overlap."));
    if (told.index && query.kind == QueryKind::sweep_into)
        CHECK(contains(sentence.detail, query.obstacles.at(*told.index)));
}

/// In the row that decides, a path is inside at some time from 0 to 1 just where it hits.
void check_strip(const Query& query, const Strip& strip, const InJson& told) {
    if (query.kind == QueryKind::sweep_into && told.index)
        for (const StripRow& row : strip.rows)
            CHECK((row.ink == StripRow::Ink::result) ==
                  (row.label == query.obstacles.at(*told.index)));
    if (!strip.is_time || query.obstacles.size() != 1) return;
    for (const StripRow& row : strip.rows) {
        if (row.ink != StripRow::Ink::result) continue;
        CAPTURE(row.label, row.span.min, row.span.max);
        const Range inside = overlap(row.span, Range{0, 1});
        // Rounding may move the ends of a span by a hair.
        constexpr double hair = 1e-6;
        if (inside.max - inside.min > hair) CHECK(told.hit);
        if (inside.is_empty() && inside.min - inside.max > hair) CHECK_FALSE(told.hit);
        if (told.time && told.hit && *told.time > 0)
            CHECK(std::abs(row.span.min - *told.time) < hair);
    }
}

void check_labels(const Query& query, const std::string& svg, const Reason& reason,
                  const InJson& told) {
    if (has_label(svg, "normal")) CHECK(told.hit);
    const bool sweeps = query.kind == QueryKind::sweep || query.kind == QueryKind::sweep_into;
    if (sweeps && has_label(svg, "stop")) CHECK(told.hit);
    if (sweeps && has_label(svg, "end")) CHECK_FALSE(told.hit);
    if (query.kind == QueryKind::intersect && has_label(svg, "push")) CHECK(told.hit);
    if (reason.gap) CHECK_FALSE(told.hit);
}

void check_moment(const Evaluation& now) {
    const json results = json::parse(results_json(now, "scene"));
    const std::string narrated = narration(now);
    for (std::size_t i = 0; i < now.posed.queries.size(); ++i) {
        const Query& query = now.posed.queries[i];
        const auto trace = trace_of(now.posed, query);
        const Reason reason = reason_of(now, i, trace);
        CAPTURE(i, static_cast<int>(query.kind), reason.sentence.answer, reason.sentence.detail);
        CHECK(
            contains(narrated, reason.sentence.answer + " " + with_quoted_names(reason.sentence)));
        if (!says_of_a_hit(query.kind)) continue;
        const InJson told = read_results(results.at("queries").at(i), query.kind, now.posed.scalar);
        CHECK(says_hit(now.answers[i]) == told.hit);
        check_sentence(query, reason, told);
        check_strip(query, strip_of(now.posed, query, trace), told);
        // Alone, so that no label is about another query.
        Evaluation alone{now.posed, now.time, {now.answers[i]}};
        alone.posed.queries = {query};
        check_labels(query, picture_of(alone, reason), reason, told);
    }
}

}  // namespace

TEST_CASE("one moment has one story, wherever it is told", "[platform]") {
    const std::vector<Entry> scenes = built_in_scenes();
    Hand hand(22);
    for (int i = 0; i < moments(); ++i) {
        const Entry& entry = scenes[hand.below(scenes.size())];
        if (entry.scene.crowd) continue;
        const Scene scene = hand.changed(entry.scene);
        const double time = hand.time();
        Timeline timeline;
        const Evaluation now = evaluate(scene, time, timeline);
        CAPTURE(i, entry.id, write_case(now.posed));
        check_moment(now);
    }
}
