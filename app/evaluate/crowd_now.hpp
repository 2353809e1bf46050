#pragma once

#include "evaluate/crowd.hpp"

namespace lab {

/// Boxes that are kept by their ways, for questions about where they are now: whatever they may
/// meet now, their ways may, too. T is double.
template <class T>
class CrowdNow {
public:
    explicit CrowdNow(const CrowdWorld& world) : world_(world) {}

    template <class Visit, isect::Tracer Trace = isect::NoTrace>
    void near(const isect::Bounds<T>& place, Visit visit, Trace trace = {}) const {
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
