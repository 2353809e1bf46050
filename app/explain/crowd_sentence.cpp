#include "explain/crowd_sentence.hpp"

#include <array>

#include "scene/names.hpp"

namespace lab {
namespace {

/// "60 boxes", "1 box", "no box"
std::string counted(std::uint64_t count, const char* one, const char* many) {
    return (count == 0 ? "no" : count_text(count)) + " " + (count > 1 ? many : one);
}

/// Describes the work of a structure in its own terms, and what happened to the other boxes.
struct Effort {
    const Crowd& crowd;
    const CrowdAnswer& said;

    bool asks_pairs() const { return crowd.asks == CrowdQuestion::pairs; }
    std::uint64_t left_out() const { return said.possible - said.tested; }
    std::string tested() const { return counted(said.tested, "box was", "boxes were") + " tested"; }
    /// "; 3 do not overlap."
    std::string in_vain() const {
        const std::uint64_t vain = said.tested - said.found;
        if (vain == 0) return ".";
        if (said.tested == 1) return ", and doesn't overlap it.";
        if (vain == said.tested) return ", but none overlaps it.";
        return "; " + count_text(vain) + (vain == 1 ? " does" : " do") + " not overlap.";
    }
    std::string others(const std::string& where) const {
        if (left_out() == 0) return "";
        const std::string count = count_text(left_out());
        const std::string all = "All " + count + (asks_pairs() ? " pairs are " : " are ");
        const std::string which = said.possible == 1 ? "The only one is "
                                  : said.tested == 0 ? all
                                  : left_out() == 1  ? "The other one is "
                                                     : "The other " + count + " are ";
        return " " + which + where + ".";
    }
    std::string by_list() const {
        if (said.possible == 1) return "A list tests the only box.";
        return "A list tests every one of the " + boxes_text(said.possible) + ".";
    }
    std::string axis() const { return axis_name(*said.sorted_on) + ", the axis of the order"; }
    bool by_ways() const {
        return is_kept_by_ways(crowd) && crowd.structure != CrowdStructure::list;
    }
    /// Explains why a large moving crowd has a low frame rate.
    std::string anew() const {
        const bool is_slow = crowd.moves() && crowd.count > most_made_anew;
        return is_slow ? " The boxes are rebuilt for each frame, which is slow." : "";
    }
    /// "60 boxes are", "the path of 1 box is"
    std::string beside() const {
        if (by_ways() && said.tested == 0) return "no box's path is";
        const std::string way = said.tested == 1 ? "the path of " : "the paths of ";
        return (by_ways() ? way : "") + counted(said.tested, "box is", "boxes are");
    }

    /// For a box query, which covers a region.
    std::string of_place() const {
        switch (crowd.structure) {
            case CrowdStructure::list:
                break;
            case CrowdStructure::sweep_and_prune:
                return "On " + axis() + ", " + beside() + " beside " + crowd.by +
                       (said.tested == 0 ? "" : " and tested") + in_vain() +
                       others("before or behind it there");
            case CrowdStructure::grid:
                return (by_ways() ? "That is in the cell of the path's middle. "
                                  : "A box is kept in the cell of its center. ") +
                       crowd.by + " can overlap those in " + cells() + too_large() + ": " +
                       tested() + in_vain() + others("in cells that were not visited");
            case CrowdStructure::quadtree:
            case CrowdStructure::bvh:
                if (said.visited == 0)
                    return "The bounds of the whole tree don't meet " + crowd.by +
                           ": no box was tested.";
                return counted(said.visited, "node meets ", "nodes meet ") + crowd.by + ": " +
                       tested() + in_vain() + others("in nodes whose bounds it doesn't meet");
        }
        return by_list();
    }
    std::string cells() const {
        if (said.columns == 1 && said.rows == 1) return "1 cell";
        return count_text(said.columns) + " × " + count_text(said.rows) + " cells";
    }
    std::string too_large() const {
        if (said.loose == 0) return "";
        if (said.loose == 1) return ", and the one that is too large for a cell";
        return ", and the " + count_text(said.loose) + " that are too large for a cell";
    }

    /// For a cast or a sweep, which follows a path up to its hit.
    std::string of_way() const {
        const bool hits = said.found > 0;
        const std::string up_to = hits ? " up to the hit" : "";
        if (crowd.structure == CrowdStructure::list) return by_list();
        if (crowd.structure == CrowdStructure::sweep_and_prune)
            return "On " + axis() + ", " + counted(said.tested, "box is", "boxes are") +
                   (said.tested == 0 ? " beside its path" : " tested, in order along its path") +
                   up_to + "." + others("before or behind that");
        const bool is_grid = crowd.structure == CrowdStructure::grid;
        if (!is_grid && said.visited == 0)
            return "Its path misses the bounds of the whole tree: no box was tested.";
        const std::string places = is_grid ? counted(said.visited, "cell", "cells")
                                           : counted(said.visited, "node", "nodes");
        const std::string order = is_grid || said.visited == 1 ? "" : ", the nearest first";
        return "Its path" + up_to + " leads through " + places + order + too_large() + ": " +
               tested() + "." +
               others(is_grid ? "in cells that were not visited"
                      : hits  ? "in nodes that it misses, or comes to only later"
                              : "in nodes that it misses");
    }

    /// "60 of 4,950 pairs are", "The only pair is", "No two boxes are"
    std::string some_pairs() const {
        if (said.tested == 0) return "No two boxes are";
        if (said.possible == 1) return "The only pair is";
        return count_text(said.tested) + " of " + count_text(said.possible) + " pairs" +
               (said.tested == 1 ? " is" : " are");
    }
    std::string of_pairs() const {
        if (said.possible == 0) return "One box alone makes no pair.";
        if (crowd.structure == CrowdStructure::list)
            return said.possible == 1 ? "A list tests the only pair."
                                      : "A list tests all " + count_text(said.possible) + " pairs.";
        const std::string done = said.tested == 0 ? "." : ": tested.";
        if (crowd.structure == CrowdStructure::sweep_and_prune)
            return some_pairs() + " beside each other on " + axis() + done +
                   others("apart there: one box begins after the other has ended");
        if (crowd.structure == CrowdStructure::grid)
            return some_pairs() + " in cells within reach of each other" + done +
                   others("too many cells apart");
        return some_pairs() + " left where bounds of nodes meet" + done +
               others("kept apart by the bounds of nodes");
    }

    std::string text() const {
        if (asks_pairs()) return of_pairs() + anew();
        const std::string kept =
            by_ways() ? "Each box is stored by its whole path, and tested where it is now. " : "";
        return kept + (crowd.asks == CrowdQuestion::overlaps ? of_place() : of_way());
    }
};

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
    for (std::size_t end = text.size(); end > 3; end -= 3) text.insert(end - 3, 1, ',');
    return text;
}

std::string axis_name(isect::Axis axis) {
    return axis == isect::Axis::x ? "x" : "y";
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
                    count_text(answer.expected) + " pairs." + Effort{crowd, answer}.anew()};
    if (!answer.asked)
        return {Sentence::Mood::neutral, boxes_text(answer.possible) + ".",
                answer.possible == 1 ? "No shape queries it." : "No shape queries them."};
    Sentence sentence = std::visit(CrowdTeller{crowd, answer}, answer.answer);
    sentence.detail += Effort{crowd, answer}.text();
    return sentence;
}

}  // namespace lab
