#include "level/guess.hpp"

#include <algorithm>
#include <optional>

#include "level/words.hpp"
#include "scene/error.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

Met met_by(NameHint::What what) {
    if (what == NameHint::What::ground) return Met::from_all_sides;
    return what == NameHint::What::one_way ? Met::from_above : Met::not_at_all;
}

/// A guess from one property: a switch such as "solid", or a "type" whose value is a known word.
std::optional<Guess> guess_by_property(const LevelProperty& property) {
    if (property.value.empty()) return {};
    const std::vector<std::string> words = words_of_name(property.name);
    const bool is_class = !words.empty() && (words.back() == "type" || words.back() == "class");
    const std::string why = "its property " + shortened(visible_text(property.name)) + " is " +
                            shortened(visible_text(property.value));
    if (is_class) {
        const auto found = name_hint(property.value);
        if (!found) return {};
        return Guess{met_by(found->what), why, true};
    }
    const auto found = property_name_hint(property.name);
    if (!found) return {};
    if (is_on(property.value)) return Guess{met_by(found->what), why, true};
    // What isn't one-way, or no slope, may still be solid.
    if (found->what == NameHint::What::one_way || found->word == "slope") return {};
    return Guess{Met::not_at_all, why, true};
}

/// One way counts more than solid, since such tiles are often marked as both, and solid more than
/// not, since a switch for one side is off where another one is on.
std::optional<Guess> guess_by_properties(const std::vector<LevelProperty>& properties) {
    const auto weight = [](const Guess& guess) {
        return guess.met == Met::from_above ? 2 : guess.met == Met::from_all_sides ? 1 : 0;
    };
    std::optional<Guess> best;
    for (const LevelProperty& property : properties) {
        const auto found = guess_by_property(property);
        if (found && (!best || weight(*found) > weight(*best))) best = found;
    }
    return best;
}

std::optional<Guess> guess_by_text(const std::string& text, const char* what) {
    const auto found = text.empty() ? std::nullopt : name_hint(text);
    if (!found) return {};
    return Guess{met_by(found->what), std::string("its ") + what + " says " + found->word};
}

Guess guess_kind(const LevelKind& kind) {
    if (const auto found = guess_by_properties(kind.properties)) return *found;
    if (const auto found = guess_by_text(kind.name, "class")) return *found;
    const bool has_shapes =
        std::any_of(kind.outlines.begin(), kind.outlines.end(), [](const LevelObject& outline) {
            const auto found = guess_by_text(outline.kind, "class");
            const bool is_other = found && found->met == Met::not_at_all;
            return can_be_solid(outline) && outline.form != LevelObject::Form::polyline &&
                   !is_other;
        });
    if (has_shapes) return {Met::from_all_sides, "it has collision shapes"};
    return {};
}

Guess guess_layer(const LevelLayer& layer) {
    if (const auto found = guess_by_properties(layer.properties)) return *found;
    if (const auto found = guess_by_text(layer.kind, "class")) return *found;
    if (const auto found = layer_name_hint(layer.name))
        return {met_by(found->what), "its name says " + found->word};
    if (const auto found = layer_name_hint(layer.group))
        return {met_by(found->what), "its group's name says " + found->word};
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

/// Whether the level marks its ground clearly enough. A single solid object, such as a moving
/// platform, doesn't mean that none of the tiles are solid.
bool is_clear(const Level& level, const Guesses& guesses) {
    bool has_tiles = false, has_objects = false;
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        const LevelLayer& layer = level.layers[i];
        const Guess& guess = guesses.layers[i];
        if (has_solid_cells(layer, guess, guesses)) return true;
        const bool objects = has_solid_objects(layer, guess, guesses);
        if (objects && is_met(guess.met)) return true;
        has_objects = has_objects || objects;
        has_tiles = has_tiles || (!layer.cells.empty() && guess.met == Met::by_parts);
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
        if (guesses.layers[i].met != Met::by_parts || count <= most) continue;
        best = i;
        most = count;
    }
    if (most == 0) return false;
    const std::string name = level.layers[best].name;
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        // Each level of an LDtk project repeats the same layers.
        const bool is_it =
            i == best || (!level.layers[i].part.empty() && level.layers[i].name == name);
        if (is_it && guesses.layers[i].met == Met::by_parts)
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
    const bool shows_tile = object.tile && object.tile->kind < guesses.kinds.size();
    if (shows_tile && guesses.kinds[object.tile->kind].is_chosen)
        return guesses.kinds[object.tile->kind];
    const auto chosen = guesses.classes.find(object.kind);
    if (!shows_tile && chosen != guesses.classes.end()) return chosen->second;
    if (const auto found = guess_by_properties(object.properties)) return *found;
    if (const auto found = guess_by_text(object.kind, "class")) return *found;
    if (const auto found = guess_by_text(object.name, "name")) return *found;
    if (shows_tile) return guesses.kinds[object.tile->kind];
    return {};
}

Met met_within(const Guess& layer, const Guess& part) {
    if (part.met == Met::not_at_all) return Met::not_at_all;
    if (part.met == Met::by_parts) return layer.met == Met::by_parts ? Met::not_at_all : layer.met;
    if (part.is_chosen && !layer.is_chosen) return part.met;
    // What the author says of a tile counts more than a word in its layer's name.
    if (layer.met == Met::not_at_all)
        return part.is_certain && !layer.is_certain ? part.met : Met::not_at_all;
    return layer.met == Met::from_above && !part.is_chosen ? Met::from_above : part.met;
}

Guesses guess_solids(const Level& level) {
    Guesses guesses;
    for (const LevelKind& kind : level.kinds) guesses.kinds.push_back(guess_kind(kind));
    for (const LevelLayer& layer : level.layers) guesses.layers.push_back(guess_layer(layer));
    // If one layer is marked as ground, the layers marked as background stay background.
    const auto is_ground = [](const Guess& guess) { return is_met(guess.met); };
    if (std::any_of(guesses.layers.begin(), guesses.layers.end(), is_ground))
        for (Guess& guess : guesses.layers)
            if (guess.met == Met::not_at_all) guess.is_certain = true;
    // Boxes are mostly places where something happens; outlines are drawn for the ground.
    if (!is_clear(level, guesses) && !guess_by_number(level, is_outline, guesses) &&
        std::none_of(guesses.layers.begin(), guesses.layers.end(), is_ground))
        guess_by_number(level, can_be_solid, guesses);
    return guesses;
}

}  // namespace lab
