// Explains why a box of a crowd was or wasn't tested, by what its structure visited.
#include "explain/crowd_story.hpp"

#include <algorithm>
#include <map>

#include "explain/crowd_sentence.hpp"
#include "explain/sentence.hpp"

namespace lab {

namespace {

/// Remembers the last number that a structure traced, which says where it currently looks.
struct LastNumber {
    std::size_t* last;
    std::vector<std::size_t>* all;

    template <class V>
    V operator()(V value) const {
        if constexpr (std::is_same_v<V, std::size_t>) {
            *last = value;
            all->push_back(value);
        }
        return value;
    }
};

std::optional<std::size_t> first_below(const isect::QuadNode<double>& node) {
    if (node.is_leaf()) return {};
    return node.four;
}
std::optional<std::size_t> first_below(const isect::BvhNode<double>& node) {
    if (node.is_leaf()) return {};
    return node.first;
}

/// The path in a tree from the root to the node that holds a box, found by querying the tree.
template <class Tree>
std::vector<std::size_t> way_to_box(const Tree& tree, const Aabb& box, std::uint32_t id) {
    std::size_t last{};
    std::optional<std::size_t> home;
    std::vector<std::size_t> visited;
    const auto look = [&](const isect::Item<double>& item) {
        if (item.id == id) home = last;
    };
    tree.near(isect::bounds_of(box), look, LastNumber{&last, &visited});
    std::map<std::size_t, std::size_t> above;
    for (const std::size_t number : visited) {
        const auto first = first_below(tree.node(number));
        for (std::size_t i = 0; first && i < 4; ++i) above[*first + i] = number;
    }
    std::vector<std::size_t> way;
    for (auto at = home; at; at = above.count(*at) > 0 ? std::optional(above[*at]) : std::nullopt)
        way.insert(way.begin(), *at);
    return way;
}

/// Explains for each structure why a box was not tested.
class Untested {
public:
    Untested(const CrowdMoment& moment, const Scene& posed, std::uint32_t id)
        : moment_(moment), crowd_(*posed.crowd), id_(id), box_(moment.world->boxes()[id]) {}

    BoxStory operator()(const isect::Batch<double>&) const { return because("there is no query"); }

    BoxStory operator()(const isect::SweepAndPrune<double>& sorted) const {
        return because("on " + axis_name(sorted.axis()) + ", the axis of the order, " +
                       (by_ways() ? "its path" : "it") + " is not beside " + asked());
    }

    BoxStory operator()(const isect::Grid<double>& grid) const {
        const std::size_t cell = grid.layout().cell_of(grid.box(id_).center);
        const std::string where =
            (by_ways() ? "the middle of its path is in cell " : "its center is in cell ") +
            count_text(cell);
        BoxStory story =
            because(is_of_place() ? where + ", and no " + (by_ways() ? "path" : "box") +
                                        " of that cell reaches as far as " + crowd_.by
                                  : where + ", which is not on " + asked());
        story.place = cell;
        return story;
    }

    BoxStory operator()(const isect::Quadtree<double>& tree) const { return in_tree(tree); }
    BoxStory operator()(const isect::Bvh<double>& tree) const { return in_tree(tree); }

private:
    template <class Tree>
    BoxStory in_tree(const Tree& tree) const {
        const auto& visits = moment_.answer.visits;
        for (const std::size_t node : way_to_box(tree, box_, id_)) {
            if (std::binary_search(visits.begin(), visits.end(), node)) continue;
            BoxStory story = because(
                "it is in node " + count_text(node) +
                (is_of_place() ? ", whose bounds don't meet " : ", whose bounds are not on ") +
                asked());
            story.place = node;
            return story;
        }
        return because("it is out of reach");
    }

    bool by_ways() const { return moment_.world->of_ways(); }
    bool is_of_place() const { return crowd_.asks == CrowdQuestion::overlaps; }
    std::string asked() const {
        if (is_of_place()) return crowd_.by;
        return "the path of " + crowd_.by + (moment_.answer.found > 0 ? " up to the hit" : "");
    }
    BoxStory because(const std::string& why) const {
        return {"Box " + count_text(id_) + " was not tested: " + why + ".", false};
    }

    const CrowdMoment& moment_;
    const Crowd& crowd_;
    std::uint32_t id_;
    const Aabb& box_;
};

bool holds(const std::vector<std::uint32_t>& sorted, std::uint32_t id) {
    return std::binary_search(sorted.begin(), sorted.end(), id);
}

/// Says how far a tested box is from the query box.
std::string off_by(const CrowdMoment& moment, const Scene& posed, std::uint32_t id) {
    const NamedShape* asker = find_shape(posed, posed.crowd->by);
    const auto* place = asker != nullptr ? std::get_if<Aabb>(&asker->geometry) : nullptr;
    if (place == nullptr) return "is not met";
    const double gap = isect::distance(moment.world->boxes()[id], *place);
    return gap > 0 ? "is " + spoken(gap) + " away from " + posed.crowd->by : "only touches";
}

BoxStory of_tested(const CrowdMoment& moment, const Scene& posed, std::uint32_t id) {
    const Crowd& crowd = *posed.crowd;
    const std::string name = "Box " + count_text(id);
    const bool is_found = holds(moment.answer.found_boxes, id);
    const bool is_of_place = crowd.asks == CrowdQuestion::overlaps;
    if (is_found)
        return {name +
                    (is_of_place ? " was tested, and overlaps " : " was tested, and is met by ") +
                    crowd.by + (is_of_place ? "." : " first."),
                true};
    if (is_of_place) return {name + " was tested, and " + off_by(moment, posed, id) + ".", true};
    const bool hits = moment.answer.found > 0;
    return {name + " was tested, and is " + (hits ? "not met, or only later." : "not met."), true};
}

}  // namespace

BoxStory story_of(const CrowdMoment& moment, const Scene& posed, std::uint32_t box) {
    const CrowdAnswer& said = moment.answer;
    const std::string name = "Box " + count_text(box);
    if (!said.asked) return {name + ".", false};
    if (posed.crowd->asks == CrowdQuestion::pairs) return {"", true};
    const bool all = said.tested == said.possible;
    if (all || holds(said.tested_boxes, box)) return of_tested(moment, posed, box);
    return std::visit(Untested(moment, posed, box), moment.world->phase());
}

}  // namespace lab
