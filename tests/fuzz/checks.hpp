// Checks that every scene has to pass, wherever it came from.
#pragma once

#include <algorithm>
#include <cctype>
#include <cmath>
#include <string>
#include <variant>

#include "export/text_export.hpp"
#include "fuzz/random.hpp"
#include "picture/picture.hpp"
#include "render/svg_canvas.hpp"
#include "scene/json_tree.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"
#include "trace/tokens.hpp"
#include "workspace/session.hpp"

namespace fuzz {

inline void expect_round_trip(const lab::Scene& scene) {
    const std::string text = write_scene(scene);
    const lab::Scene back = lab::read_scene(text, "written");
    expect(back == scene, "a scene doesn't come back equal from its text");
    expect(write_scene(back) == text, "a scene that came back is written otherwise");
}

inline bool is_finite(double number) {
    return std::isfinite(number);
}
inline bool is_finite(lab::Vec2 v) {
    return is_finite(v.x) && is_finite(v.y);
}
inline bool is_finite(const lab::Hit& hit) {
    return is_finite(hit.pos) && is_finite(hit.delta) && is_finite(hit.normal) &&
           is_finite(hit.time);
}
inline bool is_finite(const lab::Overlaps&) {
    return true;
}
inline bool is_finite(const std::optional<lab::Hit>& hit) {
    return !hit || is_finite(*hit);
}
inline bool is_finite(const lab::Sweep& sweep) {
    return is_finite(sweep.hit) && is_finite(sweep.pos) && is_finite(sweep.time);
}
inline bool is_finite(const lab::Distance& distance) {
    return is_finite(distance.distance);
}
inline bool is_finite(const lab::Closest& closest) {
    return is_finite(closest.a) && is_finite(closest.b);
}
/// The times of a segment that runs along the slabs are infinite, but never NaN.
inline bool is_finite(const lab::SlabTimes& times) {
    return !std::isnan(times.x.min + times.y.min) && !std::isnan(times.x.max + times.y.max);
}
inline bool is_finite(const lab::Walked& walked) {
    return is_finite(walked.pos) && is_finite(walked.velocity) &&
           (!walked.floor || is_finite(*walked.floor)) &&
           (!walked.wall || is_finite(*walked.wall)) &&
           (!walked.ceiling || is_finite(*walked.ceiling));
}
inline bool is_finite(const lab::Moved& moved) {
    return is_finite(moved.pos) &&
           std::all_of(moved.sweeps.begin(), moved.sweeps.end(),
                       [](const lab::Sweep& sweep) { return is_finite(sweep); });
}

/// No attribute of an SVG document, except a name, may hold a number that isn't finite.
inline void expect_finite_numbers(const std::string& svg) {
    for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
        const std::string tag = svg.substr(at, svg.find('>', at) - at);
        for (const char* wrong : {"=\"nan", "=\"-nan", "=\"inf", "=\"-inf", " nan", " inf", ",nan",
                                  ",inf", "-nan", "-inf", "(nan", "(inf"}) {
            expect(tag.find(wrong) == std::string::npos || tag.find("id=") != std::string::npos,
                   "SVG has a number that isn't finite: " + tag.substr(0, 200));
        }
    }
}

inline void expect_drawable(const lab::Evaluation& now, const lab::Reason& reason) {
    constexpr lab::Pt size{640, 400};
    lab::SvgCanvas canvas(size, now.posed.title);
    lab::PictureView view;
    if (!now.answers.empty()) view.reason = &reason;
    draw_picture(canvas, now, size, lab::Theme::dark, view);
    expect_finite_numbers(canvas.document());
}

/// The tokens of C++ must cover each line in order, and a title must not break a line.
inline void expect_tokens(const std::string& code) {
    std::size_t begin = 0;
    while (begin < code.size()) {
        const std::size_t end = std::min(code.find('\n', begin), code.size());
        const std::string line = code.substr(begin, end - begin);
        std::size_t at = 0;
        for (const lab::Token& token : lab::tokens_of(line)) {
            expect(line.find_first_not_of(' ', at) == token.begin && token.size > 0,
                   "tokens leave out a part of: " + line);
            at = token.begin + token.size;
        }
        expect(at <= line.size(), "tokens go beyond the end of: " + line);
        const auto is_control = [](char c) { return (c >= 0 && c < ' ') || c == '\x7f'; };
        expect(std::none_of(line.begin(), line.end(), is_control),
               "a control character in: " + line);
        expect(line.empty() || line.back() != '\\', "this goes on in the next line: " + line);
        begin = end + 1;
    }
}

inline bool is_code(const std::string& form) {
    return form == "catch2" || form == "googletest" || form == "assert" || form == "cpp";
}

inline void expect_exports(const lab::Evaluation& now) {
    for (const lab::TextExport& form : lab::text_exports()) {
        const std::string text = form.text(now);
        expect(text.empty() == (form.id == std::string("sentence") && !asks_something(now.posed)),
               std::string("nothing leaves as ") + form.id);
        if (is_code(form.id)) expect_tokens(text);
        // The lab's own reader, which is stricter, takes few fields; the results have one for each
        // shape.
        if (form.id == std::string("json") && now.posed.shapes.size() <= 90)
            static_cast<void>(lab::parse_json(text, "the results"));
    }
}

/// Queries of a large crowd are slow, and are tested elsewhere.
inline lab::Scene with_small_crowd(lab::Scene scene) {
    if (scene.crowd) scene.crowd->count = std::min(scene.crowd->count, 300);
    return scene;
}

/// At several times, results must be finite, and are explained, drawn and exported.
inline void expect_bears_looks(const lab::Scene& scene) {
    lab::Session session({"fuzz", with_small_crowd(scene)});
    session.view().playing = false;
    // Flights may have to be computed step by step, so later times would only take longer.
    const double last = std::min(scene.cover, 20.0);
    for (const double time : {0.0, 0.37, last}) {
        session.seek(time);
        const lab::Evaluation& now = session.now();
        for (std::size_t i = 0; i < now.answers.size(); ++i) {
            expect(std::visit([](const auto& answer) { return is_finite(answer); }, now.answers[i]),
                   "answer " + std::to_string(i) + " isn't finite");
            session.view().query = static_cast<int>(i);
            session.seek(time);
            static_cast<void>(session.moment().promises);
            static_cast<void>(session.moment().strip);
            static_cast<void>(session.moment().marks);
        }
        expect_drawable(now, session.moment().reason);
        expect_exports(now);
    }
}

/// Whether a reader accepts its input as a scene, which is then checked. It may refuse it with a
/// SceneError.
template <class Read>
bool expect_scene(const Read& read) {
    lab::Scene scene;
    try {
        scene = read();
    } catch (const lab::SceneError&) {
        return false;
    }
    expect_round_trip(scene);
    expect_bears_looks(scene);
    return true;
}

}  // namespace fuzz
