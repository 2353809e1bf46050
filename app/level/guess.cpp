#include "level/guess.hpp"

#include <algorithm>
#include <optional>

#include "level/words.hpp"

namespace lab {

namespace {

Met met_by(Telling::What what) {
    if (what == Telling::What::ground) return Met::from_all_sides;
    return what == Telling::What::one_way ? Met::from_above : Met::not_at_all;
}

/// What a property says: a switch that is on, or "type" with a telling value.
std::optional<Guess> told_by_property(const LevelProperty& property) {
    const std::vector<std::string> words = words_of_name(property.name);
    const bool is_class = !words.empty() && (words.back() == "type" || words.back() == "class");
    if (is_class) {
        const auto told = told_by_name(property.value);
        if (!told) return {};
        return Guess{met_by(told->what), "its property " + property.name + " is " + property.value};
    }
    const auto told = told_by_name(property.name);
    if (!told || told->what == Telling::What::not_ground) return {};
    const std::string why = "its property " + property.name + " is " +
                            (property.value.empty() ? "empty" : property.value);
    const bool is_about_one_way = told->what == Telling::What::one_way;
    if (!is_on(property.value))
        return is_about_one_way ? std::nullopt : std::optional<Guess>({Met::not_at_all, why});
    return Guess{is_about_one_way ? Met::from_above : Met::from_all_sides, why};
}

/// One way counts more than solid: such tiles are often marked as both.
std::optional<Guess> told_by_properties(const std::vector<LevelProperty>& properties) {
    std::optional<Guess> best;
    for (const LevelProperty& property : properties) {
        const auto told = told_by_property(property);
        if (told && (!best || told->met == Met::from_above)) best = told;
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
    if (!kind.outlines.empty()) return {Met::from_all_sides, "it has collision shapes"};
    return {Met::as_told, ""};
}

Guess guess_layer(const LevelLayer& layer) {
    if (const auto told = told_by_properties(layer.properties)) return *told;
    if (const auto told = told_by(layer.kind, "class")) return *told;
    const auto told = told_by_layer_name(layer.name);
    if (told) return {met_by(told->what), "its name says " + told->word};
    return {Met::as_told, ""};
}

bool is_solid(Met met) {
    return met == Met::from_all_sides || met == Met::from_above;
}

bool can_be_solid(const LevelObject& object) {
    return object.form != LevelObject::Form::point && object.form != LevelObject::Form::text;
}

bool has_solids(const Level& level, const Guesses& guesses) {
    for (std::size_t i = 0; i < level.layers.size(); ++i) {
        const LevelLayer& layer = level.layers[i];
        const Met met = guesses.layers[i].met;
        if (met == Met::not_at_all) continue;
        const bool has_cells =
            std::any_of(layer.cells.begin(), layer.cells.end(), [&](const LevelCell& cell) {
                const Met own = guesses.kinds[cell.tile.kind].met;
                return own == Met::as_told ? is_solid(met) : is_solid(own);
            });
        const bool has_objects =
            std::any_of(layer.objects.begin(), layer.objects.end(), [&](const LevelObject& object) {
                return can_be_solid(object) &&
                       (is_solid(met) || is_solid(guess_object(object).met));
            });
        if (has_cells || has_objects) return true;
    }
    return false;
}

bool is_outline(const LevelObject& object) {
    return object.form == LevelObject::Form::polygon || object.form == LevelObject::Form::polyline;
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
    guesses.layers[best] = {Met::from_all_sides,
                            "nothing says what is solid, and it has the most tiles or outlines"};
    return true;
}

}  // namespace

Guess guess_object(const LevelObject& object) {
    if (const auto told = told_by_properties(object.properties)) return *told;
    if (const auto told = told_by(object.kind, "class")) return *told;
    if (const auto told = told_by(object.name, "name")) return *told;
    return {Met::as_told, ""};
}

Guesses guess_solids(const Level& level) {
    Guesses guesses;
    for (const LevelKind& kind : level.kinds) guesses.kinds.push_back(guess_kind(kind));
    for (const LevelLayer& layer : level.layers) guesses.layers.push_back(guess_layer(layer));
    // Boxes are mostly places where something happens; outlines are drawn for the ground.
    if (!has_solids(level, guesses) && !guess_by_number(level, is_outline, guesses))
        guess_by_number(level, can_be_solid, guesses);
    return guesses;
}

}  // namespace lab
