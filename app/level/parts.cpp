#include "level/parts.hpp"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <map>
#include <utility>

#include "level/choices.hpp"
#include "level/outline.hpp"
#include "level/starting_place.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

bool is_near(const Extent& place) {
    return std::max({std::abs(place.min.x), std::abs(place.min.y), std::abs(place.max.x),
                     std::abs(place.max.y)}) <= most_pixels;
}

/// Adds a cell, which widens the last place if it is beside it.
void add_cell(LevelPart& part, const Extent& place) {
    ++part.cells;
    if (!part.places.empty()) {
        Extent& last = part.places.back();
        if (last.max.x == place.min.x && last.min.y == place.min.y && last.max.y == place.max.y) {
            last.max.x = place.max.x;
            return;
        }
    }
    part.places.push_back(place);
}

void add_object(LevelPart& part, const Extent& place) {
    ++part.objects;
    part.places.push_back(place);
}

bool is_empty(const LevelPart& part) {
    return part.places.empty();
}

int rank(Met met) {
    if (is_met(met)) return 0;
    return met == Met::by_parts ? 1 : 2;
}

class Parts {
public:
    explicit Parts(const Level& level)
        : level_(level), guesses_(guess_solids(level)), kinds_(level.kinds.size()) {
        std::map<std::string, std::size_t> known;
        for (const LevelKind& kind : level.kinds)
            first_.push_back(known.try_emplace(key_of(kind), first_.size()).first->second);
        for (std::size_t i = 0; i < level.layers.size(); ++i) add_layer(i);
    }

    std::vector<LevelPart> all() {
        finish_layers();
        finish_kinds();
        std::vector<LevelPart> list = std::move(layers_);
        std::move(kinds_.begin(), kinds_.end(), std::back_inserter(list));
        for (auto& [name, part] : classes_) list.push_back(std::move(part));
        return list;
    }

private:
    LevelPart& part_of(std::size_t index) {
        const LevelLayer& layer = level_.layers[index];
        const std::string key = key_of(layer);
        const auto known = std::find_if(layers_.begin(), layers_.end(),
                                        [&](const LevelPart& each) { return each.key == key; });
        if (known != layers_.end()) return *known;
        const std::string name = layer.name.empty() ? "Layer without a name" : layer.name;
        const std::string group = layer.group.empty() ? "" : layer.group.substr(1) + " / ";
        layers_.push_back(
            {LevelPart::Kind::layer, key, visible_text(group + name), guesses_.layers[index]});
        return layers_.back();
    }

    void add_layer(std::size_t index) {
        const LevelLayer& layer = level_.layers[index];
        LevelPart& part = part_of(index);
        for (const LevelCell& cell : layer.cells) {
            const Vec2 corner = corner_of(layer, cell.column, cell.row);
            const Extent place{corner, corner + layer.cell};
            if (!is_near(place)) continue;
            add_cell(part, place);
            add_cell(kinds_[first_[cell.tile.kind]], place);
        }
        for (const LevelObject& object : layer.objects) {
            Approximated unused;
            const std::vector<Vec2> corners = corners_of(object, unused);
            if (corners.empty() || start_at(object) != Start::none) continue;
            const Extent place = extent_around({corners});
            if (!is_near(place)) continue;
            add_object(part, place);
            LevelPart& of =
                object.tile ? kinds_[first_[object.tile->kind]] : class_of(object, corners);
            add_object(of, place);
        }
    }

    LevelPart& class_of(const LevelObject& object, const std::vector<Vec2>& corners) {
        const auto [known, is_new] = classes_.try_emplace(object.kind);
        if (!is_new) return known->second;
        const std::string title = object.kind.empty() ? "Objects without a class" : object.kind;
        known->second = {LevelPart::Kind::objects, key_of_class(object.kind), visible_text(title),
                         guess_object(object, guesses_)};
        known->second.picture = picture_of(corners);
        return known->second;
    }

    /// Their pictures show where in the level they are.
    void finish_layers() {
        std::erase_if(layers_, is_empty);
        if (layers_.empty()) return;
        Extent bounds = layers_[0].places[0];
        for (const LevelPart& part : layers_)
            for (const Extent& place : part.places) bounds = around(bounds, place);
        for (LevelPart& part : layers_) part.picture = picture_of(part.places, bounds);
        std::stable_sort(layers_.begin(), layers_.end(),
                         [](const LevelPart& a, const LevelPart& b) {
                             return rank(a.guess.met) < rank(b.guess.met);
                         });
    }

    void finish_kinds() {
        for (std::size_t i = 0; i < kinds_.size(); ++i) {
            const LevelKind& kind = level_.kinds[i];
            kinds_[i].kind = LevelPart::Kind::tile;
            kinds_[i].key = key_of(kind);
            const std::string name =
                kind.name.empty() ? "Tile " + std::to_string(kind.id) : kind.name;
            kinds_[i].title = visible_text(kind.set.empty() ? name : name + " of " + kind.set);
            kinds_[i].guess = guesses_.kinds[i];
            if (!is_empty(kinds_[i])) kinds_[i].picture = picture_of(kind);
        }
        std::erase_if(kinds_, is_empty);
        std::stable_sort(kinds_.begin(), kinds_.end(), [](const LevelPart& a, const LevelPart& b) {
            const int first = rank(a.guess.met), second = rank(b.guess.met);
            return first != second ? first < second : a.cells + a.objects > b.cells + b.objects;
        });
    }

    const Level& level_;
    const Guesses guesses_;
    std::vector<LevelPart> layers_, kinds_;
    std::vector<std::size_t> first_;  ///< of the kinds with the same key
    std::map<std::string, LevelPart> classes_;
};

}  // namespace

std::vector<LevelPart> parts_of(const Level& level) {
    return Parts(level).all();
}

}  // namespace lab
