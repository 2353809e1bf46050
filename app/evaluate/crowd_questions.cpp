// What a crowd is asked, of each structure, and what its visits were.
#include <algorithm>
#include <string_view>
#include <type_traits>

#include "evaluate/crowd.hpp"
#include "scene/pairs.hpp"

namespace lab {
namespace {

/// More than these nobody looks at one by one.
constexpr std::size_t most_places = 2000;
constexpr std::size_t most_pairs_shown = 4000;
constexpr std::size_t most_pairs_told = 500;
constexpr std::size_t most_recorded = 400;
/// Of all pairs of more boxes than these, a list is not asked.
constexpr std::size_t most_in_list_of_pairs = 4000;

bool ends_with(std::string_view text, std::string_view end) {
    return text.size() >= end.size() && text.substr(text.size() - end.size()) == end;
}

/// Writes down numbers alone: the ids of the boxes that a question tests, and those of the nodes,
/// cells or ranks that a structure visits.
struct VisitTracer {
    std::vector<std::uint32_t>* tested;
    std::vector<std::size_t>* visited;

    template <class V>
    V operator()(V value, isect::Where where = isect::Where::current()) const {
        if constexpr (std::is_same_v<V, std::size_t>) {
            const std::string_view file = where.file;
            const bool is_question =
                ends_with(file, "/queries.hpp") || ends_with(file, "/sweep_into.hpp");
            if (is_question) {
                tested->push_back(static_cast<std::uint32_t>(value));
            } else {
                visited->push_back(value);
            }
        }
        return value;
    }
};

std::optional<Hit> hit_of(const std::optional<isect::FirstHit<double>>& first) {
    if (!first) return {};
    return first->hit;
}

/// A shape that asks, and what.
struct CrowdAsker {
    const Crowd& crowd;
    const Geometry& shape;

    const Aabb& box() const { return std::get<Aabb>(shape); }
    const Segment& segment() const { return std::get<Segment>(shape); }

    /// Fills answer and found; the boxes that were found stay in no order.
    template <class Phase, class Trace>
    void ask(const Phase& phase, CrowdAnswer& result, Trace trace) const {
        const auto add = [&](std::size_t id) {
            result.found_boxes.push_back(static_cast<std::uint32_t>(id));
        };
        if (crowd.asks == CrowdQuestion::overlaps) {
            isect::overlapping(phase, box(), add, trace);
            result.answer = Overlaps{!result.found_boxes.empty()};
        } else if (crowd.asks == CrowdQuestion::raycast) {
            const auto first = isect::raycast(segment(), phase, trace);
            if (first) add(first->id);
            result.answer = hit_of(first);
        } else {
            const Sweep sweep = isect::sweep_into(box(), crowd.delta, phase, trace);
            if (sweep.hit) add(sweep.index);
            result.answer = sweep;
        }
        result.found = result.found_boxes.size();
    }

    /// One after the other: what every structure has to agree with.
    void ask_list(const std::vector<Aabb>& boxes, CrowdAnswer& result) const {
        if (crowd.asks == CrowdQuestion::sweep_into) {
            const Sweep sweep = isect::sweep_into(box(), crowd.delta, boxes);
            if (sweep.hit) result.found_boxes = {static_cast<std::uint32_t>(sweep.index)};
            result.answer = sweep;
        } else if (crowd.asks == CrowdQuestion::raycast) {
            std::optional<Hit> first;
            for (std::uint32_t id = 0; id < boxes.size(); ++id) {
                const auto hit = isect::raycast(segment(), boxes[id]);
                if (!hit || (first && hit->time >= first->time)) continue;
                first = hit;
                result.found_boxes = {id};
            }
            result.answer = first;
        } else {
            for (std::uint32_t id = 0; id < boxes.size(); ++id)
                if (isect::overlaps(box(), boxes[id])) result.found_boxes.push_back(id);
            result.answer = Overlaps{!result.found_boxes.empty()};
        }
        result.found = result.found_boxes.size();
        result.tested = boxes.size();
    }
};

/// The shape that asks a crowd, if there is one that can.
const Geometry* asker_of(const Scene& posed) {
    const NamedShape* shape = find_shape(posed, posed.crowd->by);
    if (shape == nullptr || !can_ask_crowd(posed.crowd->asks, shape->geometry)) return nullptr;
    return &shape->geometry;
}

// Where the numbers that a structure visits are in the world.

using Numbers = std::vector<std::size_t>;

template <class Tree>
void see_places(const Tree& tree, const Numbers& numbers, bool, CrowdAnswer& result) {
    result.visited = numbers.size();
    for (const std::size_t number : numbers) {
        if (result.places.size() < most_places)
            result.places.push_back(tree.nodes()[number].bounds);
    }
}

void see_places(const isect::SweepAndPrune<double>& sorted, const Numbers& numbers, bool,
                CrowdAnswer& result) {
    result.visited = numbers.size();
    result.sorted_on = sorted.axis();
    for (const std::size_t rank : numbers) {
        if (result.places.size() < most_places)
            result.places.push_back(isect::bounds_of(sorted.at_rank(rank).box));
    }
}

/// A place is told as the first and last cell of each row.
void see_places(const isect::Grid<double>& grid, const Numbers& numbers, bool in_rows,
                CrowdAnswer& result) {
    const isect::GridLayout<double>& layout = grid.layout();
    const std::size_t step = in_rows ? 2 : 1;
    for (std::size_t i = 0; i + step <= numbers.size(); i += step) {
        for (std::size_t cell = numbers[i]; cell <= numbers[i + step - 1]; ++cell) {
            ++result.visited;
            if (result.places.size() >= most_places) continue;
            const auto column = static_cast<std::uint32_t>(cell % layout.columns);
            const auto row = static_cast<std::uint32_t>(cell / layout.columns);
            const auto x = layout.columns_between(column, column);
            const auto y = layout.rows_between(row, row);
            result.places.push_back({{x.min, y.min}, {x.max, y.max}});
        }
    }
}

template <class Phase>
void ask_phase(const CrowdAsker& asker, const Phase& phase, CrowdAnswer& result) {
    Numbers visited;
    asker.ask(phase, result, VisitTracer{&result.tested_boxes, &visited});
    const bool in_rows = asker.crowd.asks == CrowdQuestion::overlaps;
    see_places(phase, visited, in_rows, result);
    // A cast may come upon a box twice.
    auto& tested = result.tested_boxes;
    std::sort(tested.begin(), tested.end());
    tested.erase(std::unique(tested.begin(), tested.end()), tested.end());
    result.tested = tested.size();
    std::sort(result.found_boxes.begin(), result.found_boxes.end());
}

struct PairCounter {
    CrowdAnswer& result;

    void operator()(const isect::Item<double>& one, const isect::Item<double>& other) const {
        ++result.tested;
        const bool overlaps = isect::overlaps(one.box, other.box);
        if (result.tested_pairs.size() < most_pairs_told)
            result.tested_pairs.push_back({one.id, other.id, overlaps});
        if (!overlaps) return;
        ++result.found;
        if (result.found > most_pairs_shown) return;
        result.found_boxes.push_back(one.id);
        result.found_boxes.push_back(other.id);
    }
};

void ask_pairs(const CrowdWorld& world, CrowdAnswer& result) {
    const std::vector<Aabb>& boxes = world.boxes();
    result.possible = boxes.empty() ? 0 : boxes.size() * (boxes.size() - 1) / 2;
    const bool is_list = world.structure() == CrowdStructure::list;
    result.asked = !is_list || boxes.size() <= most_in_list_of_pairs;
    if (!result.asked) return;
    const PairCounter count{result};
    for (std::uint32_t a = 0; is_list && a < boxes.size(); ++a)
        for (std::uint32_t b = a + 1; b < boxes.size(); ++b) count({boxes[a], a}, {boxes[b], b});
    std::visit(
        [&](const auto& phase) {
            if constexpr (requires { phase.pairs(count); }) phase.pairs(count);
        },
        world.phase());
    auto& found = result.found_boxes;
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    result.answer = Overlaps{result.found > 0};
}

/// Calls ask(asker, phase) with the structure of a world, or the list's std::monostate.
template <class Ask>
void with_asker(const CrowdWorld& world, const Scene& posed, Ask ask) {
    const Geometry* shape = asker_of(posed);
    if (shape == nullptr) return;
    const CrowdAsker asker{*posed.crowd, *shape};
    std::visit([&](const auto& phase) { ask(asker, phase); }, world.phase());
}

template <class Phase>
constexpr bool is_list_phase = std::is_same_v<Phase, std::monostate>;

}  // namespace

CrowdAnswer ask_crowd(const CrowdWorld& world, const Scene& posed) {
    CrowdAnswer result;
    if (posed.crowd->asks == CrowdQuestion::pairs) {
        ask_pairs(world, result);
        return result;
    }
    result.possible = world.boxes().size();
    with_asker(world, posed, [&](const CrowdAsker& asker, const auto& phase) {
        result.asked = true;
        if constexpr (is_list_phase<std::decay_t<decltype(phase)>>) {
            asker.ask_list(world.boxes(), result);
        } else {
            ask_phase(asker, phase, result);
        }
    });
    return result;
}

std::size_t ask_crowd_untraced(const CrowdWorld& world, const Scene& posed) {
    CrowdAnswer result;
    if (posed.crowd->asks == CrowdQuestion::pairs) ask_pairs(world, result);
    with_asker(world, posed, [&](const CrowdAsker& asker, const auto& phase) {
        if (posed.crowd->asks == CrowdQuestion::pairs) return;
        if constexpr (is_list_phase<std::decay_t<decltype(phase)>>) {
            asker.ask_list(world.boxes(), result);
        } else {
            asker.ask(phase, result, isect::NoTrace{});
        }
    });
    return result.found;
}

isect::Recording record_crowd(const CrowdWorld& world, const Scene& posed) {
    isect::Recording recording;
    if (world.structure() == CrowdStructure::list) return recording;
    const CrowdAnswer looked = ask_crowd(world, posed);
    const bool is_pairs = posed.crowd->asks == CrowdQuestion::pairs;
    if (is_pairs || looked.visited + looked.tested > most_recorded) return recording;
    with_asker(world, posed, [&](const CrowdAsker& asker, const auto& phase) {
        if constexpr (!is_list_phase<std::decay_t<decltype(phase)>>) {
            CrowdAnswer result;
            asker.ask(phase, result, isect::Recorder(recording));
        }
    });
    return recording;
}

}  // namespace lab
