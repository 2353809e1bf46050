#include "level/merge_level.hpp"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "geometry/outline.hpp"
#include "level/level_scene.hpp"
#include "scene/handles.hpp"
#include "scene/make.hpp"
#include "scene/names.hpp"
#include "scene/parameters.hpp"

namespace lab {

namespace {

bool has(const Names& names, const std::string& name) {
    return std::find(names.begin(), names.end(), name) != names.end();
}

/// Puts a fresh level into a scene.
class Merge {
public:
    Merge(Scene scene, Scene fresh, const Scene& played)
        : scene_(std::move(scene)),
          fresh_(std::move(fresh)),
          played_(played),
          old_(scene_.level->made),
          character_(fresh_.shapes.front().name) {}

    Scene result() {
        compute_as_before();
        rename_what_was_drawn();
        replace_shapes();
        for (Query& query : scene_.queries) query.obstacles = obstacles_of(query);
        drop_empty_queries();
        let_character_walk();
        remove_stranded_motions(scene_);
        take_words();
        scene_.content_corner = fresh_.content_corner;
        scene_.content_size = fresh_.content_size;
        scene_.level = fresh_.level;
        return std::move(scene_);
    }

private:
    /// Leaves out what the scene's scalar can't hold.
    void compute_as_before() {
        fresh_.scalar = scene_.scalar;
        round_to_scalar(fresh_);
        std::erase_if(fresh_.level->made, [&](const std::string& name) {
            return !objection(*find_shape(fresh_, name), fresh_.scalar).empty();
        });
    }

    /// A name that the level needs goes to the level.
    void rename_what_was_drawn() {
        for (const std::string& name : fresh_.level->made) {
            if (has(old_, name) || find_shape(scene_, name) == nullptr) continue;
            std::string other = free_shape_name(scene_, name);
            while (find_shape(fresh_, other) != nullptr) {
                other += '_';
                other = free_shape_name(scene_, other);
            }
            rename_shape(scene_, name, other);
        }
    }

    void replace_shapes() {
        std::vector<NamedShape> shapes;
        for (const NamedShape& shape : scene_.shapes)
            if (!has(old_, shape.name)) shapes.push_back(at_start(shape));
        const std::size_t room = most_shapes - std::min(most_shapes, shapes.size());
        Names& made = fresh_.level->made;
        made.resize(std::min(made.size(), room));
        std::vector<NamedShape> of_level;
        for (const std::string& name : made) {
            const NamedShape& shape = *find_shape(fresh_, name);
            const NamedShape* before = find_shape(scene_, name);
            const bool is_as_before = before != nullptr && before->geometry == shape.geometry;
            of_level.push_back(is_as_before ? *before : shape);
        }
        // The character comes first, as in a level that was just opened.
        const bool begins = !shapes.empty() && shapes.front().name == character_;
        shapes.insert(shapes.begin() + (begins ? 1 : 0), of_level.begin(), of_level.end());
        scene_.shapes = std::move(shapes);
    }
    NamedShape at_start(NamedShape shape) const {
        if (shape.name == character_ && position(shape.geometry) == scene_.level->start)
            set_place(shape.geometry, fresh_.level->start);
        return shape;
    }

    /// A query that met all of the level meets all of it again. One that walks also meets what is
    /// new, but not what it was told to pass through.
    Names obstacles_of(const Query& query) const {
        const Names& met = query.obstacles;
        const auto is_met = [&](const std::string& name) { return has(met, name); };
        const bool is_of_level = std::any_of(old_.begin(), old_.end(), is_met);
        const bool is_of_all = std::all_of(old_.begin(), old_.end(), is_met);
        const bool meets_new = row_of(query).walks || (is_of_level && is_of_all);
        Names obstacles;
        for (const std::string& name : fresh_.level->made) {
            const bool is_new = !has(old_, name);
            if (find_shape(scene_, name) != nullptr && (is_new ? meets_new : is_met(name)))
                obstacles.push_back(name);
        }
        for (const std::string& name : met)
            if (!has(old_, name) && find_shape(scene_, name) != nullptr) obstacles.push_back(name);
        return obstacles;
    }

    void drop_empty_queries() {
        for (std::size_t i = scene_.queries.size(); i-- > 0;) {
            if (!scene_.queries[i].obstacles.empty()) continue;
            scene_.queries.erase(scene_.queries.begin() + static_cast<std::ptrdiff_t>(i));
            if (i < scene_.expects.size())
                scene_.expects.erase(scene_.expects.begin() + static_cast<std::ptrdiff_t>(i));
        }
        const auto count = static_cast<int>(scene_.queries.size());
        if (scene_.opens && scene_.opens->query.value_or(0) >= count) scene_.opens->query.reset();
    }

    /// Gives the character its walk back once there is something solid again.
    void let_character_walk() {
        const auto walks = [&](const Query& query) { return query.mover == character_; };
        const bool does = std::any_of(scene_.queries.begin(), scene_.queries.end(), walks);
        if (does || fresh_.queries.empty() || find_shape(scene_, character_) == nullptr) return;
        Query walk = fresh_.queries.front();
        const auto kept =
            std::find_if(played_.queries.begin(), played_.queries.end(),
                         [&](const Query& each) { return walks(each) && row_of(each).walks; });
        if (kept != played_.queries.end()) {
            walk.delta = kept->delta;
            walk.settings = kept->settings;
        }
        walk.obstacles = fresh_.level->made;
        scene_.queries.insert(scene_.queries.begin(), std::move(walk));
        Motion motion = fresh_.motions.front();
        for (const Motion& each : played_.motions)
            if (each.drives == motion.drives) motion = each;
        const auto is_driven = [&](const Motion& each) { return each.drives == motion.drives; };
        std::erase_if(scene_.motions, is_driven);
        scene_.motions.push_back(std::move(motion));
    }

    /// The user's own words stay.
    void take_words() {
        if (is_caption_of_level(scene_.caption)) scene_.caption = fresh_.caption;
        if (is_text_of_level(scene_.text)) scene_.text = fresh_.text;
    }

    Scene scene_, fresh_;
    const Scene& played_;
    const Names old_;
    const std::string character_;
};

}  // namespace

Scene with_level(Scene scene, Scene fresh, const Scene& played) {
    return Merge(std::move(scene), std::move(fresh), played).result();
}

}  // namespace lab
