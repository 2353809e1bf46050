#include "explain/names_apart.hpp"

#include "scene/handles.hpp"

namespace lab {

namespace {

constexpr char name_begins = '\x02', name_ends = '\x03';

std::string marked(std::string_view name) {
    return name_begins + std::string(name) + name_ends;
}

}  // namespace

Evaluation with_marked_names(const Evaluation& evaluation) {
    Evaluation apart{evaluation.posed, evaluation.time, evaluation.answers};
    apart.stepped = evaluation.stepped;
    apart.trails = evaluation.trails;
    for (Trail& trail : apart.trails) trail.mover = marked(trail.mover);
    for (NamedShape& shape : apart.posed.shapes) shape.name = marked(shape.name);
    for (Query& query : apart.posed.queries) {
        query.mover = marked(query.mover);
        for (std::string& obstacle : query.obstacles) obstacle = marked(obstacle);
    }
    for (Motion& motion : apart.posed.motions) {
        const HandleName driven = split_handle(motion.drives);
        motion.drives = marked(driven.shape) + "." + std::string(driven.handle);
    }
    for (SteppedFlight& flight : apart.stepped) {
        flight.mover = marked(flight.mover);
        for (Jump& jump : flight.jumps) jump.over = marked(jump.over);
    }
    return apart;
}

std::vector<NameSpan> take_names(std::string& text) {
    std::vector<NameSpan> names;
    std::string plain;
    for (const char c : text) {
        if (c == name_begins) {
            names.push_back({plain.size(), 0});
        } else if (c == name_ends) {
            names.back().size = plain.size() - names.back().from;
        } else {
            plain += c;
        }
    }
    text = std::move(plain);
    return names;
}

std::string with_quoted_names(const Sentence& sentence) {
    std::string text;
    std::size_t from = 0;
    for (const NameSpan& name : sentence.names) {
        text += sentence.detail.substr(from, name.from - from);
        text += "“" + sentence.detail.substr(name.from, name.size) + "”";
        from = name.from + name.size;
    }
    return text + sentence.detail.substr(from);
}

}  // namespace lab
