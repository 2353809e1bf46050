// Runs the queries about one shape on each structure.
#include <algorithm>
#include <bit>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "evaluate/crowd_now.hpp"
#include "evaluate/crowd_pairs.hpp"
#include "evaluate/crowd_places.hpp"

namespace lab {
namespace {

/// More than these are not worth looking at one by one.
constexpr std::size_t most_places = 700;
constexpr std::size_t most_recorded = 400;

/// Records only numbers: the ids of the boxes that a query tests, and those of the nodes, cells or
/// ranks that a structure visits.
struct VisitTracer {
    std::vector<std::uint32_t>* tested;
    std::vector<std::size_t>* visited;

    template <class V>
    V operator()(V value, isect::Where where = isect::Where::current()) const {
        if constexpr (std::is_same_v<V, std::size_t>) {
            const std::string_view file = where.file;
            const bool is_question =
                file.ends_with("/queries.hpp") || file.ends_with("/sweep_into.hpp");
            if (is_question) {
                tested->push_back(static_cast<std::uint32_t>(value));
            } else {
                visited->push_back(value);
            }
        }
        return value;
    }
};

/// Asks with a tracer. The library's casts and sweeps are compiled for the Recorder alone, so the
/// numbers that it has recorded go to a VisitTracer afterwards.
template <class Ask>
auto asked_with(const VisitTracer& trace, Ask ask) {
    isect::Recording recording;
    const auto answer = ask(isect::Recorder(recording));
    for (const isect::Note& note : recording.notes)
        if (const auto* number = std::get_if<std::size_t>(&note.value)) trace(*number, note.where);
    return answer;
}
template <class Trace, class Ask>
auto asked_with(const Trace& trace, Ask ask) {
    return ask(trace);
}

std::optional<Hit> hit_of(const std::optional<isect::FirstHit<double>>& first) {
    if (!first) return {};
    return first->hit;
}

/// The querying shape and its crowd.
struct CrowdAsker {
    const Crowd& crowd;
    const Geometry& shape;

    const Aabb& box() const { return std::get<Aabb>(shape); }
    const Segment& segment() const { return std::get<Segment>(shape); }

    /// Fills `answer` and `found`. The boxes found are in no particular order.
    template <class Phase, class Trace>
    void ask(const Phase& phase, CrowdAnswer& result, Trace trace) const {
        const auto add = [&](std::size_t id) {
            result.found_boxes.push_back(static_cast<std::uint32_t>(id));
        };
        if (crowd.asks == CrowdQuestion::overlaps) {
            isect::overlapping(phase, box(), add, trace);
            result.answer = Overlaps{!result.found_boxes.empty()};
        } else if (crowd.asks == CrowdQuestion::raycast) {
            const auto first = asked_with(
                trace, [&](const auto& with) { return isect::raycast(segment(), phase, with); });
            if (first) add(first->id);
            result.answer = hit_of(first);
        } else {
            const Sweep sweep = asked_with(trace, [&](const auto& with) {
                return isect::sweep_into(box(), crowd.delta, phase, with);
            });
            if (sweep.hit) add(sweep.index);
            result.answer = sweep;
        }
        result.found = result.found_boxes.size();
    }

    /// Tests every box in turn, which is the reference for all structures.
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

/// The shape that queries a crowd, or null if there is none that can.
const Geometry* asker_of(const Scene& posed) {
    const NamedShape* shape = find_shape(posed, posed.crowd->by);
    if (shape == nullptr || !can_ask_crowd(posed.crowd->asks, shape->geometry)) return nullptr;
    return &shape->geometry;
}

using Numbers = std::vector<std::size_t>;

/// Sorts the numbers and removes duplicates, since a cast may visit a box twice. A bitmap is faster
/// than sorting for large counts.
template <class Number>
void put_in_order(std::vector<Number>& numbers) {
    if (numbers.empty()) return;
    constexpr std::size_t bits = 64;
    const std::size_t most = *std::max_element(numbers.begin(), numbers.end());
    std::vector<std::uint64_t> marks(most / bits + 1);
    for (const std::size_t number : numbers) marks[number / bits] |= 1ULL << number % bits;
    numbers.clear();
    for (std::size_t i = 0; i < marks.size(); ++i)
        for (std::uint64_t left = marks[i]; left != 0; left &= left - 1)
            numbers.push_back(
                static_cast<Number>(bits * i + static_cast<std::size_t>(std::countr_zero(left))));
}

/// Sets the sort axis, for a structure that has one.
void see_axis(const CrowdWorld& world, CrowdAnswer& result) {
    if (const auto* sorted = std::get_if<isect::SweepAndPrune<double>>(&world.phase()))
        result.sorted_on = sorted->axis();
}

/// Sets the block of cells that a grid visits for a query box. A box is stored in the cell of its
/// center and may extend beyond it by the largest half size that a cell allows.
void see_block(const CrowdWorld& world, const Scene& posed, const Numbers& ends,
               CrowdAnswer& result) {
    if (ends.size() < 2) return;
    result.rows = static_cast<std::uint32_t>(ends.size() / 2);
    result.columns = static_cast<std::uint32_t>(ends[1] - ends[0] + 1);
    const isect::Bounds<double> place = isect::bounds_of(std::get<Aabb>(*asker_of(posed)));
    result.within_reach = {place.lower - world.reach(), place.upper + world.reach()};
}

/// Sets the visited nodes, cells or ranks. For a box query, a grid traces the first and the last
/// cell of each row.
void see_places(const CrowdWorld& world, const Scene& posed, const Numbers& numbers,
                CrowdAnswer& result) {
    const isect::Bounds<double> around = around_crowd(world, posed);
    const bool in_rows =
        world.structure() == CrowdStructure::grid && posed.crowd->asks == CrowdQuestion::overlaps;
    const std::size_t step = in_rows ? 2 : 1;
    if (in_rows) see_block(world, posed, numbers, result);
    for (std::size_t i = 0; i + step <= numbers.size(); i += step)
        for (std::size_t number = numbers[i]; number <= numbers[i + step - 1]; ++number)
            result.visits.push_back(number);
    result.visited = result.visits.size();
    // Samples evenly, because the first nodes that a tree visits are all on one side.
    const std::size_t apart = result.visits.size() / most_places + 1;
    for (std::size_t i = 0; i < result.visits.size(); i += apart)
        if (const auto place = place_in(world, result.visits[i], around))
            result.places.push_back(*place);
    put_in_order(result.visits);
    if (const auto* grid = std::get_if<isect::Grid<double>>(&world.phase()))
        result.loose = grid->loose_count();
    see_axis(world, result);
}

template <class Phase>
void ask_phase(const CrowdAsker& asker, const Phase& phase, Numbers& visited, CrowdAnswer& result) {
    asker.ask(phase, result, VisitTracer{&result.tested_boxes, &visited});
    put_in_order(result.tested_boxes);
    put_in_order(result.found_boxes);
    result.tested = result.tested_boxes.size();
}

/// Calls ask(asker, phase) with the structure of a world, with the Batch of a list, or with the
/// current boxes if the structure stores paths.
template <class Ask>
void with_asker(const CrowdWorld& world, const Scene& posed, Ask ask) {
    const Geometry* shape = asker_of(posed);
    if (shape == nullptr) return;
    const CrowdAsker asker{*posed.crowd, *shape};
    const bool is_list = world.structure() == CrowdStructure::list;
    if (world.of_ways() && !is_list) return ask(asker, CrowdNow<double>(world));
    std::visit([&](const auto& phase) { ask(asker, phase); }, world.phase());
}

}  // namespace

CrowdAnswer ask_crowd(const CrowdWorld& world, const Scene& posed) {
    CrowdAnswer result;
    if (posed.crowd->asks == CrowdQuestion::pairs) {
        ask_pairs(world, result);
        if (result.asked) see_axis(world, result);
        return result;
    }
    result.possible = world.boxes().size();
    with_asker(world, posed, [&](const CrowdAsker& asker, const auto& phase) {
        result.asked = true;
        if constexpr (is_list_phase<std::decay_t<decltype(phase)>>) {
            asker.ask_list(world.boxes(), result);
        } else {
            Numbers visited;
            ask_phase(asker, phase, visited, result);
            see_places(world, posed, visited, result);
        }
    });
    return result;
}

std::uint64_t ask_crowd_untraced(const CrowdWorld& world, const Scene& posed) {
    if (posed.crowd->asks == CrowdQuestion::pairs) return count_pairs(world);
    CrowdAnswer result;
    with_asker(world, posed, [&](const CrowdAsker& asker, const auto& phase) {
        if constexpr (is_list_phase<std::decay_t<decltype(phase)>>) {
            asker.ask_list(world.boxes(), result);
        } else {
            asker.ask(phase, result, isect::NoTrace{});
        }
    });
    return result.found;
}

isect::Recording record_crowd(const CrowdMoment& moment, const Scene& posed) {
    isect::Recording recording;
    const CrowdWorld& world = *moment.world;
    const bool is_pairs = posed.crowd->asks == CrowdQuestion::pairs;
    const bool is_long = moment.answer.visited + moment.answer.tested > most_recorded;
    if (world.structure() == CrowdStructure::list || is_pairs || is_long) return recording;
    with_asker(world, posed, [&](const CrowdAsker& asker, const auto& phase) {
        if constexpr (!is_list_phase<std::decay_t<decltype(phase)>>) {
            CrowdAnswer result;
            asker.ask(phase, result, isect::Recorder(recording));
        }
    });
    return recording;
}

}  // namespace lab
