#include "evaluate/results_json.hpp"

#include "evaluate/crowd.hpp"
#include "scene/json_tree.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/writer.hpp"

namespace lab {
namespace {

std::string member(const char* name, const std::string& value) {
    return json_string(name) + ": " + value;
}

std::string object(const Names& members) {
    std::string text = "{";
    for (std::size_t i = 0; i < members.size(); ++i) text += (i > 0 ? ", " : "") + members[i];
    return text + "}";
}

/// The fields of each kind of answer.
struct AnswerFields {
    Scalar scalar;
    const char* name;  ///< of the query, and of an answer that has one field

    // Adding 0 turns -0 into 0, which is all the same to a reader.
    std::string number(double value) const { return json_number(value + 0.0, scalar); }
    std::string vector(Vec2 value) const {
        return vector_text({value.x + 0.0, value.y + 0.0}, scalar);
    }
    std::string hit_text(const std::optional<Hit>& hit) const {
        if (!hit) return "null";
        return object({member("pos", vector(hit->pos)), member("delta", vector(hit->delta)),
                       member("normal", vector(hit->normal)), member("time", number(hit->time))});
    }
    std::string span(Range range) const {
        return object({member("near", number(range.min)), member("far", number(range.max))});
    }

    Names operator()(const Overlaps& answer) const {
        return {member(name, answer.overlaps ? "true" : "false")};
    }
    Names operator()(const std::optional<Hit>& hit) const { return {member("hit", hit_text(hit))}; }
    Names operator()(const Sweep& sweep) const {
        const bool none = sweep.index == isect::npos;
        return {member("hit", hit_text(sweep.hit)), member("pos", vector(sweep.pos)),
                member("time", number(sweep.time)),
                member("index", none ? "null" : std::to_string(sweep.index))};
    }
    Names operator()(const Distance& answer) const {
        return {member(name, number(answer.distance))};
    }
    Names operator()(const Closest& closest) const {
        return {member("a", vector(closest.a)), member("b", vector(closest.b))};
    }
    Names operator()(const SlabTimes& times) const {
        return {member("x", span(times.x)), member("y", span(times.y))};
    }
    /// The first contact, with the final position of the mover.
    Names operator()(const Moved& moved) const {
        Sweep sweep = moved.sweeps.front();
        sweep.pos = moved.pos;
        return (*this)(sweep);
    }
    Names operator()(const Walked& walked) const {
        const bool none = walked.stands_on == isect::npos;
        return {member("pos", vector(walked.pos)),
                member("velocity", vector(walked.velocity)),
                member("floor", hit_text(walked.floor)),
                member("wall", hit_text(walked.wall)),
                member("ceiling", hit_text(walked.ceiling)),
                member("stands_on", none ? "null" : std::to_string(walked.stands_on)),
                member("is_squeezed", walked.is_squeezed ? "true" : "false")};
    }
};

/// The edge or the tile that was met.
std::string part_text(const Scene& posed, const Query& query, const Answer& answer) {
    if (answer.part == isect::npos) return "";
    const Geometry& obstacle = find_shape(posed, query.obstacles[obstacle_of(answer)])->geometry;
    if (const Tiles* tiles = std::get_if<Tiles>(&obstacle)) {
        const Cell cell = tiles->cell_of(answer.part);
        return object({member("column", std::to_string(cell.column)),
                       member("row", std::to_string(cell.row))});
    }
    return object({member("edge", std::to_string(answer.part))});
}

std::string query_text(const Scene& posed, const Query& query, const Answer& answer) {
    const Scalar scalar = posed.scalar;
    std::string obstacles;
    for (const std::string& name : query.obstacles)
        obstacles += (obstacles.empty() ? "" : ", ") + json_string(name);
    Names members = {member("query", json_string(name_of(query.kind))),
                     member("mover", json_string(query.mover)),
                     member("obstacles", "[" + obstacles + "]")};
    const AnswerFields fields{scalar, name_of(query.kind)};
    if (row_of(query).has_delta) members.push_back(member("delta", fields.vector(query.delta)));
    for (std::string& field : std::visit(fields, answer)) members.push_back(std::move(field));
    const std::string part = part_text(posed, query, answer);
    if (!part.empty()) members.push_back(member("part", part));
    return object(members);
}

std::string shape_text(const NamedShape& shape, Scalar scalar) {
    NamedShape written = shape;
    Names members;
    for (const Parameter& parameter : parameters(written.geometry))
        members.push_back(member(parameter.name, value_text(parameter.value, scalar)));
    // Most shapes are met from all sides and belong to all groups.
    if (written.one_way != Vec2{})
        members.push_back(member("one_way", value_text(&written.one_way, scalar)));
    if (!written.groups.is_all())
        members.push_back(member("groups", value_text(&written.groups, scalar)));
    return member(shape.name.c_str(), object(members));
}

std::string crowd_text(const Crowd& crowd, const CrowdAnswer& said) {
    const auto number = [](std::uint64_t count) { return std::to_string(count); };
    Names members = {member("asks", json_string(name_of(crowd.asks))),
                     member("structure", json_string(name_of(crowd.structure))),
                     member("boxes", std::to_string(crowd.count)),
                     member("possible", number(said.possible)),
                     member("asked", said.asked ? "true" : "false")};
    if (!said.asked) {
        if (said.expected == 0) return object(members);
        members.push_back(member("expected", number(said.expected)));
        members.push_back(member("most", number(static_cast<std::uint64_t>(most_pairs_tested))));
        return object(members);
    }
    if (is_kept_by_ways(crowd)) members.push_back(member("kept", json_string("ways")));
    members.push_back(member("tested", number(said.tested)));
    members.push_back(member("visited", number(said.visited)));
    members.push_back(member("found", number(said.found)));
    for (std::string& field : std::visit(AnswerFields{Scalar::double_, "overlaps"}, said.answer))
        members.push_back(std::move(field));
    return object(members);
}

}  // namespace

std::string results_json(const Evaluation& evaluation, std::string_view scene) {
    const Scene& posed = evaluation.posed;
    std::string shapes, queries;
    for (const NamedShape& shape : posed.shapes)
        shapes += (shapes.empty() ? "\n    " : ",\n    ") + shape_text(shape, posed.scalar);
    for (std::size_t i = 0; i < posed.queries.size(); ++i)
        queries += (i == 0 ? "\n    " : ",\n    ") +
                   query_text(posed, posed.queries[i], evaluation.answers[i]);

    const std::string crowd =
        evaluation.crowd
            ? ",\n  " + member("crowd", crowd_text(*posed.crowd, evaluation.crowd->answer))
            : "";
    return "{\n  " + member("scene", json_string(scene)) + ",\n  " +
           member("time", number_text(evaluation.time)) + ",\n  " +
           member("shapes", "{" + shapes + "\n  }") + ",\n  " +
           member("queries", "[" + queries + "\n  ]") + crowd + "\n}\n";
}

}  // namespace lab
