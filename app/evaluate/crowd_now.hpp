#pragma once

#include <algorithm>
#include <array>
#include <type_traits>

#include "evaluate/crowd.hpp"

namespace lab {

/// Runs queries on the current boxes of a structure that stores their paths. A path contains its
/// box at every time, so the structure never misses a box. T is double.
template <class T>
class CrowdNow {
public:
    explicit CrowdNow(const CrowdWorld& world) : world_(world) {}

    template <class Visit, isect::Tracer Trace = isect::NoTrace>
    void near(const isect::Bounds<T>& place, Visit visit, Trace trace = {}) const {
        // Prefetching would reorder the steps of a recording.
        if constexpr (!std::is_same_v<Trace, isect::Recorder>)
            return near_ahead(place, visit, trace);
        std::visit([&](const auto& ways) { ways.near(place, of_now(visit), trace); },
                   world_.phase());
    }
    template <class Visit, isect::Tracer Trace = isect::NoTrace>
    void on_way(isect::Corridor<T>& way, Visit visit, Trace trace = {}) const {
        std::visit([&](const auto& ways) { ways.on_way(way, of_now(visit), trace); },
                   world_.phase());
    }
    template <class Visit>
    void pairs(Visit visit) const {
        const auto of_two = [&](const isect::Item<T>& one, const isect::Item<T>& other) {
            visit(now(one), now(other));
        };
        std::visit([&](const auto& ways) { ways.pairs(of_two); }, world_.phase());
    }

private:
    /// Boxes that are near each other in space are far apart in memory, so each is prefetched and
    /// visited some steps later.
    template <class Visit, class Trace>
    void near_ahead(const isect::Bounds<T>& place, Visit visit, Trace trace) const {
        constexpr std::size_t ahead = 16;
        std::array<isect::Item<T>, ahead> waiting;
        std::size_t count = 0;
        const auto look_soon = [&](const isect::Item<T>& item) {
            isect::detail::prefetch(&world_.boxes()[item.id]);
            if (count >= ahead) visit(now(waiting[count % ahead]));
            waiting[count++ % ahead].id = item.id;
        };
        std::visit([&](const auto& ways) { ways.near(place, look_soon, trace); }, world_.phase());
        for (std::size_t i = count - std::min(count, ahead); i < count; ++i)
            visit(now(waiting[i % ahead]));
    }
    isect::Item<T> now(const isect::Item<T>& item) const {
        return {world_.boxes()[item.id], item.id};
    }
    template <class Visit>
    auto of_now(Visit& visit) const {
        return [&](const isect::Item<T>& item) { visit(now(item)); };
    }

    const CrowdWorld& world_;
};

}  // namespace lab
