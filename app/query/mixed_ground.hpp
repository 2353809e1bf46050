// Obstacles of all kinds as one Ground of the library.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <variant>
#include <vector>

#include "query/chain.hpp"
#include "query/tiles.hpp"

namespace lab {

/// Which obstacle of a list was met, and which edge or tile of it; `npos` for an obstacle that is
/// one shape.
struct MetPart {
    std::size_t obstacle = isect::npos;
    std::size_t part = isect::npos;
};

/// A list of shapes, chains and tile maps. The ids are those that `isect::joined` gives to the
/// same obstacles in the same order: one for a shape, one for each edge of a chain, and one for
/// each cell of a tile map. So exported code, which joins the library's own grounds, gets the same
/// ids.
template <isect::FloatingPoint T>
class MixedGround {
public:
    using Plain = isect::Marked<isect::Shape<T>>;

    /// What all parts of an obstacle have.
    struct Mark {
        isect::Vec2<T> moved{};
        std::uint32_t groups = isect::all_groups;
    };

    MixedGround() = default;
    MixedGround(MixedGround&&) noexcept = default;
    MixedGround& operator=(MixedGround&&) noexcept = default;
    MixedGround(const MixedGround&) = delete;  // its views refer to its own maps
    MixedGround& operator=(const MixedGround&) = delete;

    void add(const Plain& shape) { items_.push_back({shape, count_++, {}}); }
    /// A chain that has no edges left in T has no ids.
    void add(const Chain& chain, const Mark& mark) {
        const Scalar scalar = sizeof(T) == 4 ? Scalar::float_ : Scalar::double_;
        DistinctPoints distinct = distinct_points(chain, scalar);
        if (!is_chain(distinct, chain)) return add_nothing();
        isect::Chain<T> made = solid<T>(distinct.points, chain);
        const auto edges = static_cast<std::uint32_t>(made.size());
        items_.push_back(
            {Edges(std::move(made), mark.moved, mark.groups), count_, std::move(distinct.edges)});
        count_ += edges;
    }
    /// So has a tile map whose cells are too small in T for where it is.
    void add(Tiles tiles, const Mark& mark) {
        const Scalar scalar = sizeof(T) == 4 ? Scalar::float_ : Scalar::double_;
        if (objection(tiles, scalar)) return add_nothing();
        maps_.push_back(std::move(tiles));
        const auto cells =
            static_cast<std::uint32_t>(maps_.back().columns() * maps_.back().rows.size());
        items_.push_back({Cells(solid<T>(maps_.back()), mark.moved, mark.groups), count_, {}});
        count_ += cells;
    }

    std::size_t end_id() const { return count_; }

    template <class Visit, isect::Tracer Trace = isect::NoTrace>
    void near(const isect::Bounds<T>& bounds, Visit&& visit, Trace trace = {}) const {
        each([&](const auto& ground, auto&& renumbered) { ground.near(bounds, renumbered, trace); },
             bounds, visit);
    }
    template <class Visit, isect::Tracer Trace = isect::NoTrace>
    void on_way(isect::Corridor<T>& way, Visit&& visit, Trace trace = {}) const {
        each([&](const auto& ground, auto&& renumbered) { ground.on_way(way, renumbered, trace); },
             way.whole(), visit);
    }

    MetPart met(std::size_t id) const {
        for (std::size_t i = items_.size(); i-- > 0;) {
            const Item& item = items_[i];
            if (id == isect::npos || id < item.first || std::holds_alternative<Nothing>(item.what))
                continue;
            if (std::holds_alternative<Plain>(item.what)) return {i, isect::npos};
            const std::size_t part = id - item.first;
            return {i, item.edges.empty() ? part : item.edges[part]};
        }
        return {};
    }

    /// The id of a part.
    std::size_t id_of(const MetPart& wanted) const {
        if (wanted.obstacle >= items_.size()) return isect::npos;
        const Item& item = items_[wanted.obstacle];
        if (std::holds_alternative<Plain>(item.what)) return item.first;
        const auto edge = std::find(item.edges.begin(), item.edges.end(), wanted.part);
        const bool is_edge = edge != item.edges.end();
        return item.first +
               (is_edge ? static_cast<std::size_t>(edge - item.edges.begin()) : wanted.part);
    }

private:
    struct Nothing {};
    using Edges = isect::AllMarked<isect::Chain<T>>;
    using Cells = isect::AllMarked<SolidTiles<T>>;
    struct Item {
        std::variant<Nothing, Plain, Edges, Cells> what;
        std::uint32_t first{};
        std::vector<std::size_t> edges;  ///< of a chain: those that its ids stand for
    };

    void add_nothing() { items_.push_back({Nothing{}, count_, {}}); }

    template <class Ask, class Visit>
    void each(const Ask& ask, const isect::Bounds<T>& bounds, Visit& visit) const {
        for (const Item& item : items_) {
            if (const Plain* plain = std::get_if<Plain>(&item.what)) {
                using Found = isect::ShapeItem<const Plain&>;
                if (isect::meet(bounds, isect::bounds_of(*plain))) visit(Found{*plain, item.first});
                continue;
            }
            const auto renumbered = [&](const auto& found) {
                const auto& shape = isect::detail::shape_of(found);
                visit(isect::ShapeItem<decltype(shape)>{shape, item.first + found.id});
            };
            if (const Edges* edges = std::get_if<Edges>(&item.what)) ask(*edges, renumbered);
            if (const Cells* cells = std::get_if<Cells>(&item.what)) ask(*cells, renumbered);
        }
    }

    std::deque<Tiles> maps_;  ///< a deque, since the views refer to its elements
    std::vector<Item> items_;
    std::uint32_t count_ = 0;
};

}  // namespace lab
