#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "evaluate/crowd.hpp"
#include "explain/crowd_story.hpp"
#include "explain/subject_mark.hpp"
#include "geometry/grid.hpp"
#include "lessons/step_opening.hpp"
#include "picture/map_picture.hpp"
#include "picture/scene_frame.hpp"
#include "picture/scene_picture.hpp"
#include "render/imgui_canvas.hpp"
#include "render/imgui_compat.hpp"
#include "render/marks.hpp"
#include "ui/canvas/brush_palette.hpp"
#include "ui/canvas/canvas_hands.hpp"
#include "ui/canvas/live_sign.hpp"
#include "ui/canvas/map_beside.hpp"
#include "ui/canvas/map_reading.hpp"
#include "ui/canvas/pointer_reading.hpp"
#include "ui/canvas/view_button.hpp"
#include "ui/frame.hpp"
#include "ui/inspector/derivation_panel.hpp"
#include "ui/panels.hpp"
#include "ui/widgets/widgets.hpp"
#include "workspace/microscope.hpp"

namespace lab {

namespace {

/// The learner's prediction, or the cross that the arrow keys move.
std::optional<PointedPlace> prediction_in(const LessonBook& book) {
    if (const auto place = book.prediction()) return PointedPlace{*place, "yours"};
    if (book.awaits_prediction() && book.cross) return PointedPlace{*book.cross, "Enter: here"};
    return {};
}

/// Whether the pointer is on a handle: handles take precedence over everything else.
bool is_on_handle(Frame& frame) {
    const auto& picked = frame.hands.hovered();
    return picked && !picked->handle.empty();
}

/// The marks of the traced values. Inside a nested call, they are those of the call that the source
/// panel shows.
std::vector<TracedMark> marks_now(Frame& frame) {
    const Session& session = frame.session();
    const std::vector<ShownCall> chain = frame.ui.source.chain(session.moment().trace);
    const auto query = static_cast<std::size_t>(session.view().query);
    const std::vector<Query>& queries = session.now().posed.queries;
    const bool is_inside = chain.size() > 1 && chain.back().call != nullptr;
    if (session.walks() || !is_inside || query >= queries.size()) return session.moment().marks;
    return traced_marks(session.now().posed, queries[query], *session.moment().trace,
                        chain.back().call);
}

/// What the learner's page has computed, as far as it is in view.
std::vector<TracedMark> marks_of_page(const LessonBook& book, const Camera& camera) {
    std::vector<TracedMark> marks;
    for (const auto& [name, place] : book.page_points()) {
        const Pt at = camera.to_screen(place);
        const Rect& area = camera.area;
        const bool is_seen =
            at.x >= area.min.x && at.x <= area.max.x && at.y >= area.min.y && at.y <= area.max.y;
        if (is_seen) marks.push_back({name, {place}, {}});
    }
    return marks;
}

std::vector<TracedMark> marks_of_walk(Frame& frame) {
    const Session& session = frame.session();
    const auto query = static_cast<std::size_t>(session.view().query);
    const std::vector<Query>& queries = session.now().posed.queries;
    if (!session.walks() || !session.moment().trace || query >= queries.size()) return {};
    return marks_of_step(session.now().posed, queries[query], *session.moment().trace);
}

/// The marks of highlighted values. Pointing at a mark highlights its value everywhere.
std::vector<const TracedMark*> traced_under(Frame& frame, const std::vector<TracedMark>& marks,
                                            const Camera& camera, bool over) {
    constexpr float near = 9;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    std::vector<const TracedMark*> found;
    for (const TracedMark& mark : marks) {
        if (frame.ui.source.lights(mark.label)) found.push_back(&mark);
        for (const Vec2 point : mark.points) {
            const bool is_here = distance(camera.to_screen(point), {mouse.x, mouse.y}) < near;
            if (over && is_here && !is_on_handle(frame)) frame.ui.source.hover(mark.label);
        }
    }
    return found;
}

/// Explains why the crowd's box under the pointer was tested or skipped, and highlights its values
/// in the source, or the part of the structure that was skipped.
void point_at_box(Frame& frame, const Camera& camera) {
    const Evaluation& now = frame.session().now();
    if (now.crowd == nullptr || is_on_handle(frame) || ImGui::IsMouseDown(ImGuiMouseButton_Left))
        return;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const auto id = now.crowd->world->box_at(camera.to_world({mouse.x, mouse.y}));
    if (!id) return;
    const BoxStory story = story_of(*now.crowd, now.posed, *id);
    if (story.tested) frame.ui.source.hover(Subject{Subject::Kind::box, *id});
    if (story.place) frame.ui.source.hover(Subject{Subject::Kind::place, *story.place});
    const Aabb& box = now.crowd->world->boxes()[*id];
    if (!story.words.empty())
        tooltip(story.words, {camera.to_screen(box.min()), camera.to_screen(box.max())});
}

/// The mark of the value that is pointed at, if the line has several, such as in a loop.
std::optional<TracedMark> mark_of_subject(Frame& frame) {
    const auto& subject = frame.ui.source.subject();
    if (!subject || frame.workspace.lessons().awaits_prediction()) return {};
    const Evaluation& now = frame.session().now();
    const std::vector<Query>& queries = now.posed.queries;
    const auto query = static_cast<std::size_t>(frame.session().view().query);
    return mark_of(*subject, now, query < queries.size() ? queries[query] : Query{});
}

/// Whether a figure of the working is at this position on the screen.
bool is_at(const Figure& figure, const Camera& camera, Pt place) {
    constexpr float near = 7;
    if (figure.kind == Figure::Kind::grown || figure.kind == Figure::Kind::ghost) return false;
    const Line line{camera.to_screen(figure.at.front()), camera.to_screen(figure.at.back())};
    return distance_to_line(line, place) < near;
}

/// The labels of the highlighted figures. Pointing at a figure highlights its value everywhere.
std::vector<std::string> lit_of_working(Frame& frame, const Camera& camera, bool over) {
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    const bool free = over && !is_on_handle(frame);
    std::vector<std::string> lit;
    for (const Figure& figure : frame.session().moment().reason.figures) {
        if (figure.label.empty()) continue;
        if (frame.ui.source.lights(figure.label)) lit.push_back(figure.label);
        if (free && is_at(figure, camera, {mouse.x, mouse.y})) frame.ui.source.hover(figure.label);
    }
    return lit;
}

/// What the derivation draws. Pointing at one of its points highlights the term everywhere.
void show_derivation(Frame& frame, Picture& picture, const Camera& camera, bool over) {
    const Derivation& shown = *frame.session().moment().derivation;
    picture.derivation = &shown;
    picture.moment = moment_of(frame);
    picture.round = round_of(frame);
    picture.traced_outline = frame.session().outline_trail().spans();
    for (const std::string& label : labels_of(shown))
        if (frame.ui.source.lights(label)) picture.lit.push_back(label);
    if (!over || is_on_handle(frame)) return;
    constexpr float near = 9;
    const ImVec2 mouse = ImGui::GetIO().MousePos;
    for (const auto& [label, place] : points_of(shown))
        if (distance(camera.to_screen(place), {mouse.x, mouse.y}) < near)
            frame.ui.source.hover(label);
}

/// What the canvas shows while the path of a segment is to be predicted.
std::optional<Evaluation> before_prediction(const LessonBook& book, const Session& session) {
    const std::string hidden = book.hidden_segment();
    if (hidden.empty()) return {};
    return with_start_alone(session.now(), hidden);
}

}  // namespace

void canvas_panel(Frame& frame, Rect area) {
    const Palette& colors = frame.colors();
    const Session& session = frame.session();
    const View& view = session.view();
    begin_panel("canvas", area, colors.canvas, with_alpha(colors.canvas, 0), {0, 0},
                ImGuiWindowFlags_NoNav);
    const CanvasParts parts = parts_of(area);
    const CanvasHalves halves = halves_of(parts.scene, session.map_beside() != nullptr);
    const Camera camera{view.camera, halves.first};
    const Camera& pointed = frame.hands.camera_at_pointer();
    const LessonBook& book = frame.workspace.lessons();
    const bool reads_map = frame.hands.is_over() && !book.awaits_prediction();
    const bool over = reads_map && !is_chart(session.map());
    if (!book.awaits_prediction()) context_menu(frame);

    ImDrawList& list = *ImGui::GetWindowDrawList();
    ImGuiCanvas canvas(list, ImGui::GetIO().DisplayFramebufferScale.x);
    const std::optional<Evaluation> before = before_prediction(book, session);
    Picture picture{.evaluation = before ? *before : session.now(), .camera = camera};
    picture.footer = parts.footer;
    picture.theme = frame.workspace.settings().theme;
    picture.layers = view.layers;
    picture.grid = picture.axes = picture.scale_bar = view.grid;
    picture.grid_numbers = says_places(frame);
    // A game needs a calm picture, until the pointer comes to change its ground.
    picture.handles = picture.labels = !session.is_live() || frame.hands.is_over();
    picture.query = static_cast<std::size_t>(view.query);
    picture.selected = view.selected;
    picture.hovered = frame.hands.hovered();
    if (!view.handle.empty() && !picture.hovered) picture.hovered = {view.selected, view.handle};
    picture.guides = frame.hands.guides();
    frame.canvas.show(session.id());
    picture.memory = &frame.canvas.labels;
    picture.reason = &session.moment().reason;
    picture.also_selected = view.also;
    picture.veiled = frame.workspace.hides_answer();
    picture.map = session.map();
    picture.map_paint = &frame.canvas.map.of(session.shared_map());
    if (halves.second) picture.name = isect_in(session.scene().scalar)->title;
    if (!picture.veiled && session.moment().other) picture.other = &*session.moment().other;
    if (frame.ui.shows_skins) picture.skins = session.drags().skins(session.now().posed);
    const std::vector<TracedMark> marks = marks_now(frame);
    if (!book.awaits_prediction()) picture.traced = traced_under(frame, marks, pointed, over);
    const std::vector<TracedMark> walked = marks_of_walk(frame);
    for (const TracedMark& mark : walked) picture.traced.push_back(&mark);
    const std::vector<TracedMark> written = marks_of_page(book, camera);
    for (const TracedMark& mark : written) picture.traced.push_back(&mark);
    if (over && !picture.veiled) point_at_box(frame, pointed);
    const std::optional<TracedMark> pointed_at = mark_of_subject(frame);
    if (pointed_at) picture.traced.push_back(&*pointed_at);
    if (!picture.veiled && picture.layers.count(Layer::working) > 0)
        picture.lit = lit_of_working(frame, pointed, over);
    picture.prediction = prediction_in(book);
    if (shows_derivation_card(frame)) show_derivation(frame, picture, pointed, over);
    if (session.is_live()) picture.scale_bar = picture.legend = false;
    draw_scene(canvas, picture);
    if (halves.second) draw_beside(frame, canvas, picture, *halves.second);
    if (reads_map && pointed.area.min == camera.area.min)
        draw_map_reading(frame, canvas, session.map(), camera);
    if (!picture.veiled && !is_chart(session.map())) draw_number_reading(frame, canvas, pointed);
    if (picture.grid_numbers) draw_pointer_place(frame, canvas, pointed);
    draw_brush(frame, list);
    if (const auto box = frame.hands.box()) {
        list.AddRectFilled({box->min.x, box->min.y}, {box->max.x, box->max.y},
                           im_color(colors.chosen));
        list.AddRect({box->min.x, box->min.y}, {box->max.x, box->max.y}, im_color(colors.x));
    }
    round_corners(area, colors.ground);
    list.AddRect({area.min.x, area.min.y}, {area.max.x, area.max.y}, im_color(colors.hairline),
                 card_radius);
    if (session.is_live()) live_sign(frame, area, parts.footer);
    end_panel();
    view_button(frame, parts.scene);
}

}  // namespace lab
