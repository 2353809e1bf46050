#include "scene/parameters.hpp"

#include <limits>

#include "query/shapes.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

Parameter parameter_of(const Field& field) {
    const auto as_value = [](auto* number) -> Parameter::Value { return number; };
    return {.name = field.name,
            .meaning = field.meaning,
            .value = std::visit(as_value, field.value),
            .limit = field.not_negative ? Limit::not_negative : Limit::any,
            .unit = field.unit,
            .required = field.required,
            .driven = field.driven,
            .count = field.count};
}

template <class T>
void round_to_float(T&) {}
void round_to_float(double& number) {
    number = nearest_float(number);
}
void round_to_float(Vec2& vector) {
    round_to_float(vector.x);
    round_to_float(vector.y);
}

void round_to_float(std::vector<Vec2>& vectors) {
    for (Vec2& vector : vectors) round_to_float(vector);
}

void round_to_float(const Parameters& list) {
    for (const Parameter& parameter : list) {
        const auto round = [](auto value) {
            if constexpr (std::is_pointer_v<decltype(value)>) round_to_float(*value);
        };
        std::visit(round, parameter.value);
    }
}

}  // namespace

LimitSpan allowed_span(Limit limit) {
    constexpr double endless = std::numeric_limits<double>::infinity();
    switch (limit) {
        case Limit::any:
            break;
        case Limit::not_negative:
            return {0, endless};
        case Limit::positive:
            return {0, endless, true};
        case Limit::time:
            return {0, longest_time};
        case Limit::duration:
            return {0, longest_time, true};
        case Limit::zoom:
            return {least_zoom, most_zoom};
        case Limit::share:
            return {0, 1};
        case Limit::slope:
            return {0, 1.57};
        case Limit::frame_rate:
            return {1, 60};
    }
    return {-endless, endless};
}

Parameters parameters(Geometry& geometry) {
    Parameters list;
    const auto fields = [](auto& shape) { return RowOf<decltype(shape)>::fields(shape); };
    for (const Field& field : std::visit(fields, geometry)) list.push_back(parameter_of(field));
    return list;
}

Parameters parameters(NamedShape& shape) {
    Parameters list = parameters(shape.geometry);
    if (std::holds_alternative<Range>(shape.geometry)) return list;
    // A chain has its front, and a tile map its one-way tiles.
    if (!is_made_of_parts(shape.geometry))
        list.push_back({.name = "one_way",
                        .meaning = "the only side from which it is met; 0, 0 for all sides",
                        .value = &shape.one_way,
                        .required = false,
                        .rare = true});
    list.push_back({.name = "groups",
                    .meaning = "the groups that it belongs to as an obstacle, from 1 to 32; all "
                               "without this field",
                    .value = &shape.groups,
                    .required = false,
                    .rare = true});
    return list;
}

namespace {
void add_settings(Parameters& list, WalkSettings& settings) {
    list.insert(list.end(),
                {{.name = "steepest",
                  .meaning = "the steepest floor; steeper ground is a wall",
                  .value = &settings.steepest,
                  .limit = Limit::slope,
                  .unit = "rad",
                  .required = false},
                 {.name = "snap",
                  .meaning = "how far it is drawn down to stay on ground that falls away",
                  .value = &settings.snap,
                  .limit = Limit::not_negative,
                  .required = false},
                 {.name = "step",
                  .meaning = "the highest step that it climbs",
                  .value = &settings.step,
                  .limit = Limit::not_negative,
                  .required = false},
                 {.name = "pace",
                  .meaning = "whether a slope leaves its speed along the slope, or on the level",
                  .value = &settings.pace,
                  .required = false},
                 {.name = "drops",
                  .meaning = "whether it drops through one-way platforms",
                  .value = &settings.drops,
                  .required = false}});
}
}  // namespace

Parameters parameters(Query& query) {
    Parameters list;
    if (row_of(query).has_delta)
        list.push_back({.name = "delta",
                        .meaning = "from the mover's start to its target",
                        .value = &query.delta,
                        .driven = true});
    if (row_of(query).has_response)
        list.push_back({.name = "response",
                        .meaning = "what happens to the rest of the motion after a hit",
                        .value = &query.response,
                        .required = false});
    if (row_of(query).walks) add_settings(list, query.settings);
    list.push_back({.name = "question",
                    .meaning = "the question in your own words, which comes before the answer",
                    .value = &query.question,
                    .required = false});
    if (has_groups(row_of(query)))
        list.push_back({.name = "meets",
                        .meaning = "only obstacles in one of these groups are met; all without "
                                   "this field",
                        .value = &query.meets,
                        .required = false,
                        .rare = true});
    return list;
}

Parameters parameters(CameraState& camera) {
    return {{.name = "center",
             .meaning = "the point at the center of the view",
             .value = &camera.center},
            {.name = "zoom",
             .meaning = "screen points per unit",
             .value = &camera.zoom,
             .limit = Limit::zoom}};
}

Parameters parameters(Opens& opens) {
    return {{.name = "time",
             .meaning = "the moment to open at",
             .value = &opens.time,
             .limit = Limit::time,
             .unit = "s",
             .required = false},
            {.name = "playing",
             .meaning = "whether it plays at once",
             .value = &opens.playing,
             .required = false},
            {.name = "camera",
             .meaning = "what part of the world to show",
             .value = &opens.camera,
             .required = false},
            {.name = "query",
             .meaning = "which query is selected, counted from 0",
             .value = &opens.query,
             .limit = Limit::not_negative,
             .required = false}};
}

Parameters parameters(LevelSource& level) {
    return {
        {.name = "file", .meaning = "the path of the file", .value = &level.file},
        {.name = "content",
         .meaning = "the hash of its text, which tells whether it has changed",
         .value = &level.content,
         .required = false},
        {.name = "start",
         .meaning = "where the character was put",
         .value = &level.start,
         .required = false},
        {.name = "made",
         .meaning = "the names of the shapes that were made from it",
         .value = &level.made,
         .required = false},
        {.name = "solid",
         .meaning = "the layers, tiles and classes that are met from all sides",
         .value = &level.solid,
         .required = false},
        {.name = "one_way",
         .meaning = "those that are met from above only",
         .value = &level.one_way,
         .required = false},
        {.name = "not_solid",
         .meaning = "those that aren't met",
         .value = &level.not_solid,
         .required = false},
        {.name = "by_parts",
         .meaning =
             "the layers of which only marked parts count, and the parts that are as their layer",
         .value = &level.by_parts,
         .required = false}};
}

Parameters parameters(Scene& scene) {
    return {{.name = "title", .meaning = "a short name", .value = &scene.title, .required = false},
            {.name = "caption",
             .meaning = "one line: what to try",
             .value = &scene.caption,
             .required = false},
            {.name = "text", .meaning = "paragraphs", .value = &scene.text, .required = false},
            {.name = "group",
             .meaning = "the heading above it in the list",
             .value = &scene.group,
             .required = false},
            {.name = "order",
             .meaning = "its place among all scenes",
             .value = &scene.order,
             .required = false},
            {.name = "content",
             .meaning = "what the view frames: x, y, width, height",
             .value = Region{&scene.content_corner, &scene.content_size},
             .required = false},
            {.name = "cover",
             .meaning = "the time of the picture that represents the scene",
             .value = &scene.cover,
             .limit = Limit::time,
             .unit = "s",
             .required = false},
            {.name = "duration",
             .meaning = "how much time the transport's strip covers",
             .value = &scene.duration,
             .limit = Limit::duration,
             .unit = "s",
             .required = false},
            {.name = "scalar",
             .meaning = "the type that the tests compute with",
             .value = &scene.scalar,
             .required = false},
            {.name = "crowd",
             .meaning = "many boxes, and a query against them",
             .value = &scene.crowd,
             .required = false},
            {.name = "show",
             .meaning = "the layers that are drawn",
             .value = &scene.show,
             .required = false},
            {.name = "opens",
             .meaning = "the moment that a saved case returns to",
             .value = &scene.opens,
             .required = false},
            {.name = "level",
             .meaning = "the file of a level editor that the scene was made from",
             .value = &scene.level,
             .required = false},
            {.name = "expects",
             .meaning = "what the answer to each query must be, as the task of a lesson says it",
             .value = &scene.expects,
             .required = false},
            {.name = "fails",
             .meaning = "the implementations that fail here, the most telling one first",
             .value = &scene.fails,
             .required = false}};
}

void round_to_scalar(Scene& scene) {
    if (scene.scalar != Scalar::float_) return;
    for (NamedShape& shape : scene.shapes) round_to_float(parameters(shape));
    for (Motion& motion : scene.motions) round_to_float(parameters(motion));
    for (Query& query : scene.queries) round_to_float(parameters(query));
}

}  // namespace lab
