#include "platform/instrument_output.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <iostream>
#include <tuple>
#include <utility>

#include "evaluate/comparison.hpp"
#include "instruments/answer_map.hpp"
#include "instruments/flip_text.hpp"
#include "instruments/hunt.hpp"
#include "instruments/map_json.hpp"
#include "picture/map_picture.hpp"
#include "picture/picture.hpp"
#include "picture/picture_image.hpp"
#include "picture/scene_frame.hpp"
#include "platform/progress_line.hpp"
#include "scene/case_line.hpp"
#include "scene/edit.hpp"
#include "scene/error.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"

namespace lab {
namespace {

std::pair<std::string, std::string> halves(const std::string& text, char between,
                                           const std::string& expected) {
    const std::size_t at = text.find(between);
    if (at == std::string::npos) throw UsageError("expected " + expected + ", found " + text);
    return {text.substr(0, at), text.substr(at + 1)};
}

MapLayer layer_named(const std::string& name) {
    const Names known = to_names(map_layer_names);
    const auto index = index_of(known, name);
    if (!index)
        throw UsageError("--map-layer expects " + one_of(known) + ", found " + name +
                         suggestion(name, known));
    return static_cast<MapLayer>(*index);
}

const Implementation* implementation_for(const Headless& wanted) {
    if (wanted.against.empty()) return nullptr;
    if (const Implementation* found = implementation_named(wanted.against)) return found;
    Names known;
    for (const Implementation* each : implementations()) known.emplace_back(each->name);
    throw UsageError("--against expects " + one_of(known) + ", found " + wanted.against +
                     suggestion(wanted.against, known));
}

/// The numbers on the axes, "box.center.x,box.center.y"; by default those that place the mover.
std::pair<std::string, std::string> numbers_of_axes(const Scene& scene, const Headless& wanted) {
    if (!wanted.map_over.empty()) {
        auto numbers = halves(wanted.map_over, ',',
                              "--map-over NUMBER,NUMBER such as box.center.x,box.half.x");
        if (numbers.first == numbers.second)
            throw UsageError("--map-over expects two different numbers, found " + numbers.first +
                             " twice");
        return numbers;
    }
    const std::vector<std::string> place = place_of_mover(scene, wanted.query);
    if (place.size() != 2) throw UsageError("--map-over is missing: the mover has no place");
    return {place[0], place[1]};
}

/// "X0:X1" as the ends of an axis.
void set_span(MapAxis& axis, const std::string& text) {
    const auto [from, to] = halves(text, ':', "--map-range X0:X1,Y0:Y1");
    const auto first = parse_number(from), last = parse_number(to);
    if (!first || !last || !(*first < *last))
        throw UsageError("--map-range expects a smaller and a larger number, found " + text);
    axis.from = *first;
    axis.to = *last;
}

/// A shape may allow each of two numbers, but not both at once.
void require_ranges(const MapWish& wish) {
    for (const double x : {wish.across.from, wish.across.to})
        for (const double y : {wish.down.from, wish.down.to})
            require_numbers(wish.posed, {{wish.across.number, x}, {wish.down.number, y}});
}

Pt canvas_size(const Headless& wanted) {
    return {static_cast<float>(wanted.width), static_cast<float>(wanted.height)};
}

/// `use` says what the query is for: "--hunt: the scene has no query to search".
void require_query(const Scene& posed, const Headless& wanted, const char* option,
                   const char* use) {
    const std::size_t count = posed.queries.size();
    if (count == 0) throw UsageError(option + (": the scene has no query to " + std::string(use)));
    if (wanted.query >= count)
        throw UsageError("--query " + std::to_string(wanted.query) + ": the scene has " +
                         std::to_string(count) + (count == 1 ? " query" : " queries") +
                         ", counted from 0");
}

/// The implementation that is asked for, which has to have an answer to the query.
const Implementation* answering(const Evaluation& evaluation, const Headless& wanted) {
    const Implementation* against = implementation_for(wanted);
    if (against == nullptr) return nullptr;
    const Scene& posed = evaluation.posed;
    if (can_answer(*against, posed, posed.queries[wanted.query])) return against;
    throw UsageError("--against " + wanted.against + ": it has no answer to query " +
                     std::to_string(wanted.query) + " of the scene");
}

/// Whose answers a map shows, or compares.
void set_implementation(MapWish& wish, const Evaluation& evaluation, const Headless& wanted) {
    const Implementation* against = answering(evaluation, wanted);
    if (wish.layer == MapLayer::difference && against == nullptr)
        throw UsageError("--map-layer difference needs --against NAME");
    const bool compares = wish.layer == MapLayer::difference || wish.layer == MapLayer::path;
    if (compares)
        wish.against = against;
    else if (shows_others(wish.layer))
        wish.by = against;
    else if (against != nullptr)
        throw UsageError("--map-layer " + wanted.map_layer +
                         " is about isect alone, and takes no --against");
}

MapWish wish_of(const Scene& scene, const Evaluation& evaluation, const Headless& wanted) {
    const Scene& posed = evaluation.posed;
    require_query(posed, wanted, "--map", "map");
    PictureView view;
    view.words = PictureWords::none;
    Camera camera = picture_camera(evaluation, canvas_size(wanted), wanted.theme, view);
    const auto pixels = [&](float points) {
        return std::max(1, static_cast<int>(std::lround(double{points} * wanted.scale)));
    };
    MapWish wish;
    wish.posed = posed;
    wish.query = wanted.query;
    wish.layer = layer_named(wanted.map_layer);
    set_implementation(wish, evaluation, wanted);
    std::tie(wish.across.number, wish.down.number) = numbers_of_axes(posed, wanted);
    wish.unposed = unposed_for(scene, {wish.across.number, wish.down.number});
    if (!wanted.map_range.empty()) {
        const auto [x, y] = halves(wanted.map_range, ',', "--map-range X0:X1,Y0:Y1");
        set_span(wish.across, x);
        set_span(wish.down, y);
    } else {
        set_usual_ranges(wish, camera.to_world(camera.area.min), camera.to_world(camera.area.max));
    }
    require_ranges(wish);
    // A file with numbers has as many for any range, and a picture one for each pixel.
    const bool is_stretched = lies_on_scene(wish) && wanted.map.ends_with(".json");
    if (!wanted.map_range.empty()) camera.state = camera_over(wish, camera.area);
    const Rect area = is_stretched ? camera.area : area_of_map(wish, camera);
    wish.width = pixels(area.width());
    wish.height = pixels(area.height());
    if (!wanted.map.ends_with(".json")) separate_numbers(wish);
    return wish;
}

/// The scene on its map, as a picture.
Image map_picture(const Evaluation& evaluation, const AnswerMap& map, const Headless& wanted) {
    PictureView view;
    view.words = PictureWords::none;
    view.query = wanted.query;
    view.map = &map;
    const Rect area = picture_camera(evaluation, canvas_size(wanted), wanted.theme, view).area;
    if (!wanted.map_range.empty()) view.camera = camera_over(map.wish(), area);
    view.layers = Layers{Layer::names};
    return picture_image(evaluation, canvas_size(wanted), wanted.theme, view);
}

void print(const Find& find) {
    Scene scene = find.scene;
    frame_query(scene, 0);
    std::cout << words_of(find.breach) << '\n';
    if (!find.breach.cause.empty()) std::cout << "    " << find.breach.cause << '\n';
    std::cout << "    " << write_case(scene) << '\n';
}

}  // namespace

bool hunt_and_print(const Evaluation& evaluation, const Headless& wanted) {
    require_query(evaluation.posed, wanted, "--hunt", "search");
    Hunt hunt(evaluation.posed, wanted.query, answering(evaluation, wanted), wanted.hunt_seed);
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(wanted.hunt_seconds);
    constexpr std::uint64_t at_once = 1000;
    constexpr std::chrono::seconds pause{1};
    auto shown = Clock::now();
    ProgressLine progress(std::cerr);
    const auto count = [&] {
        return std::to_string(hunt.tries()) + " tried, " + std::to_string(hunt.finds().size()) +
               " found";
    };
    const auto goes_on = [&] {
        return wanted.hunt_count > 0 ? hunt.tries() < wanted.hunt_count : Clock::now() < end;
    };
    while (goes_on()) {
        const std::uint64_t left = wanted.hunt_count - hunt.tries();
        hunt.step(wanted.hunt_count > 0 ? std::min(left, at_once) : at_once);
        if (Clock::now() - shown <= pause) continue;
        progress.show(count());
        shown = Clock::now();
    }
    progress.end();
    std::cerr << count() << '\n';
    // The worst come first, so they are printed when all are known.
    for (const Find& find : hunt.finds()) print(find);
    return !hunt.finds().empty();
}

std::string bisect_output(const Scene& scene, const Evaluation& evaluation,
                          const Headless& wanted) {
    const std::string expected = "--bisect NUMBER=FROM:TO such as box.center.x=10:20 or time=0:2";
    require_query(evaluation.posed, wanted, "--bisect", "search");
    const auto [number, span] = halves(wanted.bisect, '=', expected);
    const auto [from, to] = halves(span, ':', expected);
    const auto first = parse_number(from), last = parse_number(to);
    if (!first || !last) throw UsageError("expected " + expected + ", found " + wanted.bisect);
    const FlipSpan along{number, *first, *last, wanted.least_jump, answering(evaluation, wanted)};
    if (number != name_of_time)
        return flips_text(evaluation, wanted.query, along, unposed_for(scene, {number}));
    if (std::min(*first, *last) < 0 || std::max(*first, *last) > longest_time)
        throw UsageError("--bisect expects times from 0 to " + number_text(longest_time) +
                         ", found " + span);
    return flips_text_in_time(scene, wanted.query, along);
}

std::string map_output(const Scene& scene, const Evaluation& evaluation, const Headless& wanted) {
    AnswerMap map(wish_of(scene, evaluation, wanted));
    while (!map.is_done()) map.step(1 << 16);
    if (wanted.map.ends_with(".json")) return map_json(map);
    return png_bytes(map_picture(evaluation, map, wanted));
}

}  // namespace lab
