#include "level/guess.hpp"

#include <algorithm>
#include <optional>

#include "level/words.hpp"
#include "scene/error.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

Met met_by(Telling::What what) {
    if (what == Telling::What::ground) return Met::from_all_sides;
    return what == Telling::What::one_way ? Met::from_above : Met::not_at_all;
}

/// What a property says: a switch, or "type" with a telling value.
std::optional<Guess> told_by_property(const LevelProperty& property) {
    if (property.value.empty()) return {};
    const std::vector<std::string> words = words_of_name(property.name);
    const bool is_class = !words.empty() && (words.back() == "type" || words.back() == "class");
    const std::string why = "its property " + shortened(visible_text(property.name)) + " is " +
                            shortened(visible_text(property.value));
    if (is_class) {
        const auto told = told_by_name(property.value);
        if (!told) return {};
        return Guess{met_by(told->what), why, true};
    }
    const auto told = told_by_property_name(property.name);
    if (!told) return {};
    if (is_on(property.value)) return Guess{met_by(told->what), why, true};
    // What isn't one-way, or no slope, may still be solid.
    if (told->what == Telling::What::one_way || told->word == "slope") return {};
    return Guess{Met::not_at_all, why, true};
}

/// One way counts more than solid, since such tiles are often marked as both, and solid more than
/// not, since a switch for one side is off where another one is on.
std::optional<Guess> told_by_properties(const std::vector<LevelProperty>& properties) {
    const auto weight = [](const Guess& guess) {
        return guess.met == Met::from_above ? 2 : guess.met == Met::from_all_sides ? 1 : 0;
    };
    std::optional<Guess> best;
    for (const LevelProperty& property : properties) {
        const auto told = told_by_property(property);
        if (told && (!best || weight(*told) > weight(*best))) best = told;
    }
    return best;
}

std::optional<Guess> told_by(const std::string& text, const char* what) {
    const auto told = text.empty() ? std::nullopt : told_by_name(text);
    if (!told) return {};
    return Guess{met_by(told->what), std::string("its ") + what + " says " + told->word};
}

Guess guess_kind(const LevelKind& kind) {
    if (const auto told = told_by_properties(kind.properties)) return *told;
    if (const auto told = told_by(kind.name, "class")) return *told;
    const bool has_shapes =
        std::any_of(kind.outlines.begin(), kind.outlines.end(), [](const LevelObject& outline) {
            const auto told = told_by(outline.kind, "class");
            const bool is_other = told && told->met == Met::not_at_all;
            return can_be_solid(outline) && outline.form != LevelObject::Form::polyline &&
                   !is_other;
        });
    if (has_shapes) return {Met::from_all_sides, "it has collision shapes"};
    return {};
}

Guess guess_layer(const LevelLayer& layer) {
    if (const auto told = told_by_properties(layer.properties)) return *told;
    if (const auto told = told_by(layer.kind, "class")) return *told;
    if (const auto told = told_by_layer_name(layer.name))
        return {met_by(told->what), "its name says " + told->word};
    if (const auto told = told_by_layer_name(layer.group))
        return {met_by(told->what), "its group's name says " + told->word};
    return {};
}

bool is_outline(const LevelObject& object) {
    return object.form == LevelObject::Form::polygon || object.form == LevelObject::Form::polyline;
}

bool has_solid_cells(const LevelLayer& layer, const Guess& guess, const Guesses& guesses) {
    return std::any_of(layer.cells.begin(), layer.cells.end(), [&](const LevelCell& cell) {
        return is_met(met_within(guess, guesses.kinds[cell.tile.kind]));
    });
}

bool has_solid_objects(const LevelLayer& layer, const Guess& guess, const Guesses& guesses) {
    return std::any_of(layer.objects.begin(), layer.objects.end(), [&](const LevelObject& object) {
        return can_be_solid(object) && is_met(met_within(guess, guess_object(object, guesses)));
    });
}

/// Whether enough tells what is ground. A single object, such as a moving platform, doesn't tell
/// that none of the tiles are.
bool is_told(const Level& level, const Guesses& guesses) {
    bool has_tiles = false, has_objects = false;
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        const LevelLayer& layer = level.layers[i];
        const Guess& guess = guesses.layers[i];
        if (has_solid_cells(layer, guess, guesses)) return true;
        const bool objects = has_solid_objects(layer, guess, guesses);
        if (objects && is_met(guess.met)) return true;
        has_objects = has_objects || objects;
        has_tiles = has_tiles || (!layer.cells.empty() && guess.met == Met::as_told);
    }
    return has_objects && !has_tiles;
}

/// The layer that most probably is the ground, if nothing says it: that with the most tiles and
/// objects that count. Returns whether there is one.
bool guess_by_number(const Level& level, bool (*counts)(const LevelObject&), Guesses& guesses) {
    std::size_t best = 0, most = 0;
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        const LevelLayer& layer = level.layers[i];
        const auto objects = static_cast<std::size_t>(
            std::count_if(layer.objects.begin(), layer.objects.end(), counts));
        const std::size_t count = layer.cells.size() + objects;
        if (guesses.layers[i].met != Met::as_told || count <= most) continue;
        best = i;
        most = count;
    }
    if (most == 0) return false;
    const std::string name = level.layers[best].name;
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        // A file of several levels has the same layers in each.
        const bool is_it =
            i == best || (!level.layers[i].part.empty() && level.layers[i].name == name);
        if (is_it && guesses.layers[i].met == Met::as_told)
            guesses.layers[i] = {
                Met::from_all_sides,
                "nothing says what is solid, and it has the most tiles or outlines"};
    }
    return true;
}

}  // namespace

bool is_met(Met met) {
    return met == Met::from_all_sides || met == Met::from_above;
}

bool can_be_solid(const LevelObject& object) {
    return object.form != LevelObject::Form::point && object.form != LevelObject::Form::text;
}

Guess guess_object(const LevelObject& object, const Guesses& guesses) {
    if (const auto told = told_by_properties(object.properties)) return *told;
    if (const auto told = told_by(object.kind, "class")) return *told;
    if (const auto told = told_by(object.name, "name")) return *told;
    if (object.tile && object.tile->kind < guesses.kinds.size())
        return guesses.kinds[object.tile->kind];
    return {};
}

Met met_within(const Guess& layer, const Guess& part) {
    if (part.met == Met::not_at_all) return Met::not_at_all;
    // What the author says of a tile counts more than a word in its layer's name.
    if (layer.met == Met::not_at_all)
        return part.by_property && !layer.by_property ? part.met : Met::not_at_all;
    if (part.met == Met::as_told) return layer.met == Met::as_told ? Met::not_at_all : layer.met;
    return layer.met == Met::from_above ? Met::from_above : part.met;
}

Guesses guess_solids(const Level& level) {
    Guesses guesses;
    for (const LevelKind& kind : level.kinds) guesses.kinds.push_back(guess_kind(kind));
    for (const LevelLayer& layer : level.layers) guesses.layers.push_back(guess_layer(layer));
    // Where a layer is made for it, the others aren't.
    const auto is_ground = [](const Guess& guess) { return is_met(guess.met); };
    if (std::any_of(guesses.layers.begin(), guesses.layers.end(), is_ground))
        for (Guess& guess : guesses.layers)
            if (guess.met == Met::not_at_all) guess.by_property = true;
    // Boxes are mostly places where something happens; outlines are drawn for the ground.
    if (!is_told(level, guesses) && !guess_by_number(level, is_outline, guesses) &&
        std::none_of(guesses.layers.begin(), guesses.layers.end(), is_ground))
        guess_by_number(level, can_be_solid, guesses);
    return guesses;
}

}  // namespace lab
