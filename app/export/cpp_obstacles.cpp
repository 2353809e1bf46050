#include "export/cpp_obstacles.hpp"

#include <algorithm>
#include <vector>

#include "query/precision.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

const std::string margin(8, ' ');

/// An obstacle of a query, where it is after it has moved.
NamedShape obstacle_there(const Scene& posed, const Query& query, const std::string& name) {
    NamedShape shape = *find_shape(posed, name);
    if (!row_of(query).walks) shape.moved = {};
    translate(shape.geometry, shape.moved);
    return shape;
}

std::vector<NamedShape> obstacles_there(const Scene& posed, const Query& query) {
    std::vector<NamedShape> all;
    all.reserve(query.obstacles.size());
    for (const std::string& name : query.obstacles)
        all.push_back(obstacle_there(posed, query, name));
    return all;
}

/// Whether the library's list of shapes can't hold the obstacles.
bool needs_grounds(const std::vector<NamedShape>& obstacles, const Query& query) {
    return !query.meets.is_all() ||
           std::any_of(obstacles.begin(), obstacles.end(),
                       [](const NamedShape& shape) { return is_made_of_parts(shape.geometry); });
}

std::string groups_text(const Groups& groups) {
    return groups.is_all() ? "isect::all_groups" : std::to_string(groups.mask) + "U";
}

struct Writer {
    const Query& query;
    const CppLiterals& literals;

    std::string shape_type() const { return "isect::Shape<" + literals.type() + ">"; }

    /// Its name, or a new shape if it has moved.
    std::string there(const NamedShape& shape) const {
        return shape.moved == Vec2{} ? cpp_name(shape.name) : literals.shape(shape.geometry);
    }

    std::string marked(const NamedShape& shape) const {
        std::string text = "{" + there(shape) + ", " + literals.typed_vector(shape.one_way) + ", " +
                           literals.typed_vector(shape.moved);
        if (!query.meets.is_all()) text += ", " + groups_text(shape.groups);
        return text + "}";
    }

    std::string list(const std::string& name, const std::vector<NamedShape>& shapes) const {
        const bool is_marked =
            !query.meets.is_all() ||
            std::any_of(shapes.begin(), shapes.end(), [](const NamedShape& shape) {
                return shape.one_way != Vec2{} || shape.moved != Vec2{};
            });
        const std::string type = is_marked ? "isect::Marked<" + shape_type() + ">" : shape_type();
        std::string text = margin + "const std::vector<" + type + "> " + name + " = {";
        for (std::size_t i = 0; i < shapes.size(); ++i)
            text +=
                (i > 0 ? ", " : "") + (is_marked ? marked(shapes[i]) : cpp_name(shapes[i].name));
        return text + "};\n";
    }

    /// A chain or a tile map, with what all of its parts have.
    std::string ground(const NamedShape& shape) const {
        const bool is_plain = shape.moved == Vec2{} && query.meets.is_all();
        if (is_plain) return cpp_name(shape.name);
        return "isect::all_marked(" + there(shape) + ", " + literals.typed_vector(shape.moved) +
               ", " + groups_text(shape.groups) + ")";
    }

    /// Shapes that follow each other are one list. Shapes have no capitals in their names, so the
    /// names of lists are free.
    std::string grounds(const std::vector<NamedShape>& obstacles) const {
        std::string lists, all;
        const auto join = [&](const std::string& one) {
            all = all.empty() ? one : "isect::joined(" + all + ", " + one + ")";
        };
        std::vector<NamedShape> run;
        int runs = 0;
        const auto end_run = [&] {
            if (run.empty()) return;
            const std::string name = "plainShapes" + std::to_string(++runs);
            lists += list(name, run);
            join("isect::ObstacleList(" + name + ")");
            run.clear();
        };
        for (const NamedShape& shape : obstacles) {
            if (!is_made_of_parts(shape.geometry)) {
                run.push_back(shape);
                continue;
            }
            end_run();
            if (!literals.shape(shape.geometry).empty()) join(ground(shape));
        }
        end_run();
        if (all.empty()) {
            lists += list("noShapes", {});
            all = "isect::ObstacleList(noShapes)";
        }
        if (!query.meets.is_all())
            all = "isect::in_groups(" + all + ", " + groups_text(query.meets) + ")";
        return lists + margin + "const auto& obstacles = " + all + ";\n";
    }
};

template <class T>
std::size_t id_in(const std::vector<NamedShape>& obstacles, const MetPart& met) {
    std::vector<Geometry> geometries;
    geometries.reserve(obstacles.size());
    for (const NamedShape& shape : obstacles) geometries.push_back(shape.geometry);
    return mixed_ground<T>(geometries, {}).id_of(met);
}

}  // namespace

std::string cpp_obstacles(const Scene& posed, const Query& query, const CppLiterals& literals) {
    const std::vector<NamedShape> all = obstacles_there(posed, query);
    const Writer writer{query, literals};
    return needs_grounds(all, query) ? writer.grounds(all) : writer.list("obstacles", all);
}

std::size_t cpp_id(const Scene& posed, const Query& query, const Answer& answer) {
    const std::size_t index = obstacle_of(answer);
    const bool is_cast = std::holds_alternative<std::optional<Hit>>(answer);
    if (index == isect::npos || (is_cast && answer.part == isect::npos)) return isect::npos;
    const std::vector<NamedShape> all = obstacles_there(posed, query);
    const MetPart met{index, answer.part};
    return posed.scalar == Scalar::float_ ? id_in<float>(all, met) : id_in<double>(all, met);
}

}  // namespace lab
