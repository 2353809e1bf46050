#include "explain/crowd_sentence.hpp"

#include <array>

namespace lab {
namespace {

/// "Grid tested 14 of 9,999 boxes, in 12 cells."
std::string effort(const Crowd& crowd, const CrowdAnswer& answer) {
    const bool is_pairs = crowd.asks == CrowdQuestion::pairs;
    std::string text =
        title_of(crowd.structure) + " tested " + count_text(answer.tested) + " of " +
        (is_pairs ? count_text(answer.possible) + " pairs" : boxes_text(answer.possible));
    if (answer.visited > 0) {
        const std::string what = visits_of(crowd.structure);
        text += ", in " + count_text(answer.visited) + " " +
                (answer.visited == 1 ? what.substr(0, what.size() - 1) : what);
    }
    return text + ".";
}

struct CrowdTeller {
    const Crowd& crowd;
    const CrowdAnswer& said;

    std::string met() const {
        return said.found_boxes.empty() ? "a box" : "box " + count_text(said.found_boxes.front());
    }
    Sentence of_hit(const std::optional<Hit>& hit) const {
        if (!hit) return {Sentence::Mood::clear, "No hit.", ""};
        return {Sentence::Mood::hit, hit_at(hit->time), crowd.by + " meets " + met() + " first. "};
    }

    Sentence operator()(const Overlaps& overlaps) const {
        const bool is_pairs = crowd.asks == CrowdQuestion::pairs;
        if (!overlaps.overlaps) return {Sentence::Mood::clear, "No overlap.", ""};
        const std::string count =
            is_pairs ? count_text(said.found) + (said.found == 1 ? " pair" : " pairs")
                     : boxes_text(said.found);
        return {Sentence::Mood::hit, count + (said.found == 1 ? " overlaps." : " overlap."), ""};
    }
    Sentence operator()(const std::optional<Hit>& hit) const { return of_hit(hit); }
    Sentence operator()(const Sweep& sweep) const { return of_hit(sweep.hit); }
    template <class Other>
    Sentence operator()(const Other&) const {
        return {};
    }
};

}  // namespace

std::string boxes_text(std::uint64_t count) {
    return count_text(count) + (count == 1 ? " box" : " boxes");
}

std::string count_text(std::uint64_t count) {
    std::string text = std::to_string(count);
    for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, ",");
    return text;
}

std::string title_of(CrowdStructure structure) {
    static constexpr std::array titles = {"List", "Sweep and prune", "Grid", "Quadtree",
                                          "Tree of boxes"};
    return titles.at(static_cast<std::size_t>(structure));
}

std::string visits_of(CrowdStructure structure) {
    static constexpr std::array visits = {"", "ranks", "cells", "nodes", "nodes"};
    return visits.at(static_cast<std::size_t>(structure));
}

Sentence crowd_sentence(const Scene& posed, const CrowdAnswer& answer) {
    const Crowd& crowd = *posed.crowd;
    if (!answer.asked && crowd.asks == CrowdQuestion::pairs)
        return {Sentence::Mood::neutral, "Not asked.",
                title_of(crowd.structure) + " would have to test about " +
                    count_text(answer.expected) + " pairs."};
    if (!answer.asked)
        return {Sentence::Mood::neutral, boxes_text(answer.possible) + ".", "No shape asks them."};
    Sentence sentence = std::visit(CrowdTeller{crowd, answer}, answer.answer);
    sentence.detail += effort(crowd, answer);
    return sentence;
}

}  // namespace lab
