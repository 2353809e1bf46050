#include "ui/canvas/map_beside.hpp"

#include "evaluate/comparison.hpp"
#include "ui/canvas/map_reading.hpp"
#include "ui/frame.hpp"

namespace lab {
namespace {

/// The answers as the other implementation gives them.
Evaluation evaluated_by(const Implementation& implementation, const Evaluation& ours,
                        std::size_t query) {
    Evaluation theirs = ours;
    if (query >= theirs.answers.size()) return theirs;
    if (auto answer = answer_by(implementation, ours.posed, ours.posed.queries[query]))
        theirs.answers[query] = *std::move(answer);
    return theirs;
}

}  // namespace

void draw_beside(Frame& frame, Canvas& canvas, const Picture& first, const Rect& area) {
    const Session& session = frame.session();
    const AnswerMap& map = *session.map_beside();
    const Implementation& by = *session.view().map->beside;
    const Evaluation theirs = evaluated_by(by, first.evaluation, first.query);
    Picture picture{.evaluation = theirs, .camera = {first.camera.state, area}};
    picture.theme = first.theme;
    picture.layers = first.layers;
    picture.grid = first.grid;
    picture.axes = first.axes;
    picture.handles = first.handles;
    picture.query = first.query;
    picture.selected = first.selected;
    picture.also_selected = first.also_selected;
    picture.hovered = first.hovered;
    picture.guides = first.guides;
    picture.map = &map;
    picture.map_paint = &frame.canvas.map_beside.of(session.shared_map_beside());
    picture.name = by.title;
    picture.lattice = map.wish().scalar();
    draw_scene(canvas, picture);
    const Palette& colors = frame.colors();
    const float middle = (first.camera.area.max.x + area.min.x) / 2;
    canvas.fill(Rect{{first.camera.area.max.x, area.min.y}, {area.min.x, area.max.y}},
                colors.ground);
    canvas.line({middle, area.min.y}, {middle, area.max.y}, {colors.hairline, 1});
    const Camera& pointed = frame.hands.camera_at_pointer();
    if (pointed.area.min == area.min && frame.hands.is_over())
        draw_map_reading(frame, canvas, &map, pointed);
}

}  // namespace lab
