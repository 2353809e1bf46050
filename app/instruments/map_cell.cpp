#include "instruments/map_cell.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <string_view>
#include <utility>
#include <variant>

#include "evaluate/comparison.hpp"
#include "evaluate/differences.hpp"
#include "evaluate/evaluate.hpp"
#include "explain/promises.hpp"
#include "instruments/gap.hpp"

namespace lab {
namespace {

constexpr double none = std::numeric_limits<double>::quiet_NaN();

/// The contact of an answer, if it has one, and the index of the obstacle.
struct Contact {
    std::optional<Hit> hit;
    std::size_t obstacle = 0;
};

struct ContactOf {
    Contact operator()(const std::optional<Hit>& hit) const { return {hit}; }
    Contact operator()(const Sweep& sweep) const { return {sweep.hit, sweep.index}; }
    Contact operator()(const Moved& moved) const {
        if (moved.sweeps.empty()) return {};
        return (*this)(moved.sweeps.front());
    }
    Contact operator()(const Walked& walked) const {
        if (walked.floor) return {walked.floor, walked.stands_on};
        return {walked.wall ? walked.wall : walked.ceiling, isect::npos};
    }
    template <class Other>
    Contact operator()(const Other&) const {
        return {};
    }
};

/// A static query has no start, though its hit has the time 0.
MapCell outcome_cell(const Query& query, const Answer& answer) {
    if (!says_hit(answer)) return {none, 0};
    const Contact contact = std::visit(ContactOf{}, answer);
    const bool starts = row_of(query).along_path && contact.hit && contact.hit->time == 0;
    return {none, starts ? 2U : 1U};
}

/// What a line that ran has decided: a bit for yes, one for no, and one for any other value.
std::uint32_t decision_of(const isect::Note& note) {
    const bool* decided = std::get_if<bool>(&note.value);
    return decided == nullptr ? 4U : *decided ? 2U : 1U;
}

/// How many lines a query ran, and a number for the set of them: FNV-1a over files, lines and what
/// they decided. A branch may have no value of its own that would tell that it was taken.
MapCell path_cell(const isect::Recording& recording) {
    std::map<std::pair<std::string_view, int>, std::uint32_t> decisions;
    for (const isect::Note& note : recording.notes)
        decisions[{note.where.file, note.where.line}] |= decision_of(note);
    std::uint32_t hash = 2166136261U;
    const auto mix = [&](std::uint32_t byte) { hash = (hash ^ byte) * 16777619U; };
    for (const auto& [line, decided] : decisions) {
        for (const char letter : line.first) mix(static_cast<unsigned char>(letter));
        mix(static_cast<std::uint32_t>(line.second) & 0xFFU);
        mix(static_cast<std::uint32_t>(line.second) >> 8U);
        mix(decided);
    }
    return {static_cast<double>(decisions.size()), hash};
}

std::uint32_t exact_decisions(const isect::Recording& recording) {
    return static_cast<std::uint32_t>(
        std::count_if(recording.notes.begin(), recording.notes.end(),
                      [](const isect::Note& note) { return note.margin.has_value(); }));
}

MapCell difference_cell(Variation& now, const Implementation* against) {
    if (against == nullptr) return {none, 0};
    const auto theirs = answer_by(*against, now.scene(), now.query());
    if (!theirs) return {none, 0};
    const std::vector<Difference> found = differences(now.answer(), *theirs);
    MapCell cell{none, 0};
    for (const Difference& each : found) {
        cell.kind = std::max(cell.kind, each.is_yes_or_no || std::isnan(each.size) ? 2U : 1U);
        const double size = std::isnan(each.size) ? HUGE_VAL : std::abs(each.size);
        cell.value = std::isnan(cell.value) ? size : std::max(cell.value, size);
    }
    return cell;
}

/// What isect answers, or another implementation.
Answer answer_of(Variation& now, const Implementation* by) {
    return by == nullptr ? now.answer() : answer_or_miss(*by, now.scene(), now.query());
}

std::uint32_t broken_promises(Variation& now, const Answer& answer) {
    const std::vector<Promise> all = promises_of(now.scene(), now.query(), answer);
    return static_cast<std::uint32_t>(std::count_if(
        all.begin(), all.end(), [](const Promise& promise) { return !promise.is_kept; }));
}

}  // namespace

MapCell cell_of(Variation& now, const MapWish& wish) {
    const Implementation* against = wish.against;
    const auto answer = [&] { return answer_of(now, wish.by); };
    const auto contact = [&] { return std::visit(ContactOf{}, answer()); };
    switch (wish.layer) {
        case MapLayer::outcome:
            return outcome_cell(now.query(), answer());
        case MapLayer::time: {
            const auto hit = contact().hit;
            return {hit ? hit->time : none, hit ? 1U : 0U};
        }
        case MapLayer::distance:
            return {distance_at(now.scene(), now.query()), 0};
        case MapLayer::normal: {
            const auto hit = contact().hit;
            if (!hit) return {none, 0};
            return {std::atan2(hit->normal.y, hit->normal.x), 1};
        }
        case MapLayer::path:
            return path_cell(against == nullptr ? now.recording()
                                                : record_by(*against, now.scene(), now.query()));
        case MapLayer::obstacle: {
            const Contact found = contact();
            if (!found.hit || found.obstacle == isect::npos) return {none, 0};
            return {none, static_cast<std::uint32_t>(found.obstacle) + 1};
        }
        case MapLayer::exact:
            return {none, exact_decisions(now.recording())};
        case MapLayer::difference:
            return difference_cell(now, against);
        case MapLayer::promises:
            return {none, broken_promises(now, answer())};
    }
    return {none, 0};
}

}  // namespace lab
