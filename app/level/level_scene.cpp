#include "level/level_scene.hpp"

#include <algorithm>
#include <cmath>
#include <map>

#include "geometry/extent.hpp"
#include "geometry/outline.hpp"
#include "level/level_text.hpp"
#include "level/outline.hpp"
#include "level/starting_place.hpp"
#include "level/tile_form.hpp"
#include "level/tile_maps.hpp"
#include "scene/error.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

constexpr Vec2 upwards{0, -1};
constexpr const char* caption_of_level =
    "Press P to play. Ctrl+P, “What is solid” and “Your character” set the ground and the speeds.";
constexpr const char* caption_without_ground =
    "Nothing here is taken as solid. Ctrl+P, “What is solid” changes that.";
constexpr const char* first_paragraph =
    "The lab never writes the level's file. It keeps your changes for when you open the level "
    "again.";
/// The text lists at most this many of each.
constexpr std::size_t most_notes = 20;

/// "Left wall" as "left_wall"; a name of no such letters as the name of the shape's type.
std::string shape_name_for(const std::string& wanted, const Geometry& geometry) {
    std::string name;
    for (const char letter : wanted) {
        const bool is_capital = letter >= 'A' && letter <= 'Z';
        const char small = is_capital ? static_cast<char>(letter - 'A' + 'a') : letter;
        const bool is_known =
            (small >= 'a' && small <= 'z') || (small >= '0' && small <= '9' && !name.empty());
        if (is_known) name += small;
        if (!is_known && !name.empty() && name.back() != '_') name += '_';
    }
    name = name.substr(0, 20);
    while (!name.empty() && name.back() == '_') name.pop_back();
    return is_shape_name(name) ? name : name_of(geometry);
}

/// Also where a number is NaN.
bool is_lost(const Geometry& geometry) {
    const Rounded outline = rounded(geometry);
    return !(outline.radius <= most_pixels) ||
           std::any_of(outline.corners.begin(), outline.corners.end(), [](Vec2 corner) {
               return !(std::abs(corner.x) <= most_pixels && std::abs(corner.y) <= most_pixels);
           });
}

class LevelScene {
public:
    LevelScene(const Level& level, const Guesses& guesses) : level_(level), guesses_(guesses) {}

    Scene made() {
        scene_.title = level_.title;
        for (std::size_t i = 0; i < level_.layers.size(); ++i) add_layer(i);
        if (shapeless_ > 0)
            note(std::to_string(shapeless_) + (shapeless_ == 1 ? " shape" : " shapes") +
                 " without an inside left out, the first one " + quoted(first_shapeless_));
        if (level_.layers.empty()) throw UsageError("this level has no layers of tiles or objects");
        frame_all();
        add_character();
        describe();
        return std::move(scene_);
    }

private:
    void add(const std::string& name, std::optional<Geometry> geometry, bool from_above) {
        if (!geometry) {
            if (shapeless_++ == 0) first_shapeless_ = name;
            return;
        }
        // The character needs a place, too.
        if (scene_.shapes.size() + 1 >= most_shapes) {
            ++left_out_;
            return;
        }
        NamedShape shape{shape_name_for(name, *geometry), std::move(*geometry)};
        const std::string base = shape.name;
        for (int& number = numbers_[base]; taken_.count(shape.name) != 0;)
            shape.name = base + std::to_string(++number + 1);
        if (from_above) let_through(shape);
        std::string wrong = objection(shape, scene_.scalar);
        if (wrong.empty() && is_lost(shape.geometry))
            wrong = "it is more than a thousand million pixels away or wide";
        if (!wrong.empty()) return note(quoted(name) + " is left out: " + wrong);
        taken_[shape.name] = true;
        scene_.shapes.push_back(std::move(shape));
    }
    void note(const std::string& sentence) {
        if (notes_.size() < most_notes) notes_.push_back(sentence);
    }

    /// Lets a shape through from all sides but from above.
    void let_through(NamedShape& shape) {
        auto* const chain = std::get_if<Chain>(&shape.geometry);
        if (chain == nullptr) {
            shape.one_way = upwards;
        } else if (chain->closed) {
            note(quoted(shape.name) + " is met from all sides, since it isn't convex");
        } else {
            chain->front_only = true;
            if (chain->points.front().x > chain->points.back().x)
                std::reverse(chain->points.begin(), chain->points.end());
        }
    }

    void add_layer(std::size_t index) {
        const LevelLayer& layer = level_.layers[index];
        const Guess& guess = guesses_.layers[index];
        const SolidTilesOfLayer tiles =
            solid_tiles_of(layer, guess, level_, guesses_, approximated_);
        const std::string name = layer.part.empty() ? layer.name : layer.part;
        for (const Tiles& map : tiles.maps) add(name, map, false);
        for (const SolidTilesOfLayer::Outline& outline : tiles.outlines)
            add("tile", geometry_of_outline(outline.corners), outline.from_above);
        for (const LevelObject& object : layer.objects) add_object(object, guess);
    }

    void add_object(const LevelObject& object, const Guess& layer) {
        const Met own = met_within(layer, guess_object(object, guesses_));
        if (start_at(object) != Start::none || !is_met(own) || !can_be_solid(object)) return;
        const std::string name = object.name.empty() ? object.kind : object.name;
        const bool from_above = own == Met::from_above;
        std::vector<std::vector<Vec2>> outlines;
        if (object.tile)
            outlines = outlines_in_box(level_.kinds[object.tile->kind], object, own, approximated_);
        for (auto& corners : outlines)
            add(name, geometry_of_outline(std::move(corners)), from_above);
        if (outlines.empty()) add(name, geometry_of(object, approximated_), from_above);
    }

    /// The bounds of all shapes, and a cell more on each side; of some cells if nothing is solid.
    void frame_all() {
        Extent all{{}, 16 * level_.cell};
        if (!scene_.shapes.empty()) all = extent_around(rounded(scene_.shapes[0].geometry));
        for (const NamedShape& shape : scene_.shapes)
            all = around(all, extent_around(rounded(shape.geometry)));
        scene_.content_corner = all.min - level_.cell;
        scene_.content_size = all.max - all.min + 2 * level_.cell;
    }

    /// It runs and jumps as far, in cells, as the character of a new scene does in cells of 16.
    void add_character() {
        const Aabb box = starting_box(level_, scene_);
        const double scale = level_.cell.y / 16;
        std::string name = "player";
        while (taken_.count(name) != 0) name += "_";
        if (scene_.shapes.empty()) return scene_.shapes.push_back({name, box});
        Query query;
        query.kind = QueryKind::walk;
        query.mover = name;
        for (const NamedShape& shape : scene_.shapes) query.obstacles.push_back(shape.name);
        Walking walking;
        walking.speed *= scale;
        walking.jump *= scale;
        walking.gravity *= scale;
        query.delta = {walking.speed / 60, 0};
        query.settings.snap = 0.3125 * level_.cell.y;
        query.settings.step = 0.375 * level_.cell.y;
        scene_.shapes.insert(scene_.shapes.begin(), {name, box});
        scene_.queries.push_back(std::move(query));
        scene_.motions.push_back({name + ".center", walking});
        scene_.show = {Layer::contact, Layer::normal, Layer::path, Layer::target};
        open_at(box.center);
    }

    /// A large level opens where the character is.
    void open_at(Vec2 place) {
        constexpr double columns = 40, rows = 24, wide = 880;
        const bool is_small = scene_.content_size.x <= 1.5 * columns * level_.cell.x &&
                              scene_.content_size.y <= 1.5 * rows * level_.cell.y;
        if (is_small) return;
        Opens opens;
        opens.camera =
            CameraState{place, std::clamp(wide / (columns * level_.cell.x), least_zoom, most_zoom)};
        scene_.opens = opens;
    }

    void describe() {
        scene_.caption = scene_.queries.empty() ? caption_without_ground : caption_of_level;
        scene_.text.emplace_back(first_paragraph);
        scene_.text.push_back(scene_.queries.empty() ? why_nothing_is_solid(level_, guesses_)
                                                     : ground_sentence(level_, guesses_));
        if (scene_.text.back().empty()) scene_.text.pop_back();
        for (std::size_t i = 0; i < std::min(level_.notes.size(), most_notes); ++i)
            scene_.text.push_back(visible_text(level_.notes[i]) + ".");
        if (level_.notes.size() > most_notes)
            scene_.text.push_back(std::to_string(level_.notes.size() - most_notes) +
                                  " more notes are left out.");
        if (approximated_.count > 0)
            scene_.text.push_back((approximated_.count == 1 ? "One ellipse is a polygon"
                                                            : std::to_string(approximated_.count) +
                                                                  " ellipses are polygons") +
                                  " here, off by up to " +
                                  number_text(std::round(approximated_.most * 100) / 100) + ".");
        if (left_out_ > 0)
            note(std::to_string(left_out_) + " shapes are left out, since a scene holds " +
                 std::to_string(most_shapes));
        for (const std::string& note : notes_) scene_.text.push_back(note + ".");
    }

    const Level& level_;
    const Guesses& guesses_;
    Scene scene_;
    std::map<std::string, bool> taken_;
    std::map<std::string, int> numbers_;
    std::vector<std::string> notes_;
    Approximated approximated_;
    int left_out_ = 0;
    int shapeless_ = 0;
    std::string first_shapeless_;
};

}  // namespace

Scene scene_of_level(const Level& level, const Guesses& guesses) {
    return LevelScene(level, guesses).made();
}

bool is_caption_of_level(const std::string& caption) {
    return caption == caption_of_level || caption == caption_without_ground;
}

bool is_text_of_level(const std::vector<std::string>& text) {
    return !text.empty() && text.front() == first_paragraph;
}

}  // namespace lab
