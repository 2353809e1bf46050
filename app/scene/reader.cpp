#include "scene/reader.hpp"

#include "query/implementation.hpp"
#include "scene/field_meanings.hpp"
#include "scene/file.hpp"
#include "scene/foreign.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/read_parameter.hpp"
#include "scene/references.hpp"

namespace lab {
namespace {

/// Returns an alternative of a variant by its index, with default values.
template <class Variant, std::size_t index = 0>
Variant alternative(std::size_t wanted) {
    if constexpr (index + 1 < std::variant_size_v<Variant>) {
        if (wanted != index) return alternative<Variant, index + 1>(wanted);
    }
    return Variant(std::in_place_index<index>);
}

void check_chain(const Place& place, const Chain& chain) {
    const std::string wrong = objection(chain, place.scalar);
    if (!wrong.empty()) place.member("points").fail("expected the points of a chain, but " + wrong);
}

void check_tiles(const Place& place, const Tiles& tiles) {
    const auto wrong = objection(tiles, place.scalar);
    if (!wrong) return;
    const Place field = place.member(wrong->field);
    if (wrong->row) field.items()[*wrong->row].fail(wrong->why);
    field.fail(wrong->why);
}

NamedShape read_shape(const Place& place) {
    NamedShape shape;
    const Place name = place.member("name", meanings::name);
    shape.name = name.string();
    if (!is_shape_name(shape.name))
        name.expect("a name of a to z, 0 to 9 and _ that begins with a letter");

    const std::size_t type =
        place.member("type", meanings::type).choice(to_names(shape_type_names));
    shape.geometry = alternative<Geometry>(type);
    read_parameters(place, parameters(shape), {"name", "type"});
    if (const auto* polygon = std::get_if<Polygon>(&shape.geometry)) {
        const std::string wrong = objection(*polygon);
        if (!wrong.empty()) place.fail("expected a convex polygon, but " + wrong);
    }
    if (const auto* chain = std::get_if<Chain>(&shape.geometry)) check_chain(place, *chain);
    if (const auto* tiles = std::get_if<Tiles>(&shape.geometry)) check_tiles(place, *tiles);
    return shape;
}

Motion read_motion(const Place& place) {
    Motion motion;
    motion.drives = place.member("drives", meanings::drives).string();
    const std::size_t kind =
        place.member("kind", meanings::kind).choice(to_names(motion_kind_names));
    motion.kind = alternative<decltype(motion.kind)>(kind);
    read_parameters(place, parameters(motion), {"drives", "kind"});
    return motion;
}

Query read_query(const Place& place) {
    Query query;
    query.kind =
        static_cast<QueryKind>(place.member("query", meanings::query).choice(query_names()));
    query.mover = place.member("mover", meanings::mover).string();
    for (const Place& item : place.member("obstacles", meanings::obstacles).items())
        query.obstacles.push_back(item.string());
    read_parameters(place, parameters(query), {"query", "mover", "obstacles"});
    return query;
}

/// The items of a list, which may have at most `most`.
std::vector<Place> few_items(const Place& root, const char* name, std::size_t most) {
    const Place list = root.member(name);
    const auto* items = std::get_if<JsonValue::Array>(&list.json.value);
    if (items != nullptr && items->size() > most)
        list.expect("at most " + std::to_string(most) + " " + name);
    return list.items();
}

/// Reads shapes before motions and queries, which refer to them, regardless of their order in the
/// text.
void read_lists(const Place& root, Scene& scene) {
    if (root.has("shapes")) {
        for (const Place& place : few_items(root, "shapes", most_shapes)) {
            NamedShape shape = read_shape(place);
            if (find_shape(scene, shape.name))
                place.member("name").expect("a name that no other shape has");
            scene.shapes.push_back(std::move(shape));
        }
    }
    if (root.has("queries")) {
        for (const Place& place : few_items(root, "queries", most_queries)) {
            scene.queries.push_back(read_query(place));
            check_query(place, scene, scene.queries.back());
        }
    }
    if (root.has("motions")) {
        for (const Place& place : few_items(root, "motions", most_motions)) {
            Motion motion = read_motion(place);
            check_motion(place, scene, motion);
            scene.motions.push_back(std::move(motion));
        }
    }
}

/// Checks the times for which pictures are made.
void check_moments(const Place& root, const Scene& scene) {
    const double latest = latest_moment(scene);
    const auto check = [&](double time, const Place& place) {
        if (time > latest)
            place.expect("a time up to " + number_text(latest) +
                         ", since its flights have many obstacles");
    };
    if (root.has("cover")) check(scene.cover, root.member("cover"));
    if (scene.opens && scene.opens->time)
        check(*scene.opens->time, root.member("opens").member("time"));
}

/// Checks the list of those who fail, and that nothing is expected of a query that isn't there.
void check_failures(const Place& root, const Scene& scene) {
    if (scene.expects.size() > scene.queries.size())
        root.member("expects").expect("at most one condition for each query");
    Names known;
    for (const Implementation* each : implementations()) known.emplace_back(each->name);
    for (std::size_t i = 0; i < scene.fails.size(); ++i)
        if (!index_of(known, scene.fails[i]))
            root.member("fails").items()[i].expect(one_of(known),
                                                   suggestion(scene.fails[i], known));
}

}  // namespace

Scene read_scene(std::string_view text, const std::string& file) {
    if (const std::string foreign = foreign_format(text); !foreign.empty())
        throw SceneError(file, 1, "", foreign);
    const JsonValue json = parse_json(text, file);
    const Place root{file, json, ""};
    const Place format = root.member("format", meanings::format);
    if (format.number() != 1) format.expect("1, the format that this version knows");

    Scene scene;
    // Editors use this field to find the schema; the lab ignores it.
    if (root.has("$schema")) static_cast<void>(root.member("$schema").string());
    read_parameters(root, parameters(scene), {"$schema", "format", "shapes", "motions", "queries"});
    if (scene.title.empty()) scene.title = file_stem(file);
    read_lists({file, json, "", scene.scalar}, scene);
    if (scene.crowd) check_crowd(root.member("crowd"), scene, *scene.crowd);
    if (scene.opens && scene.opens->query) {
        const auto count = static_cast<int>(scene.queries.size());
        if (*scene.opens->query >= count)
            root.member("opens").member("query").expect("the index of a query");
    }
    check_moments(root, scene);
    check_failures(root, scene);
    round_to_scalar(scene);
    return scene;
}

}  // namespace lab
