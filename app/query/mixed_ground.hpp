// Obstacles of all kinds as one Ground of the library.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>
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

    void add(const Plain& shape) { append(item_of(shape)); }
    void add(const Chain& chain, const Mark& mark) { append(item_of(chain, mark)); }
    void add(Tiles tiles, const Mark& mark) { append(item_of(std::move(tiles), mark)); }

    /// Puts another obstacle in the place of one.
    void replace(std::size_t index, const Plain& shape) { put(index, item_of(shape)); }
    void replace(std::size_t index, const Chain& chain, const Mark& mark) {
        put(index, item_of(chain, mark));
    }
    void replace(std::size_t index, Tiles tiles, const Mark& mark) {
        put(index, item_of(std::move(tiles), mark));
    }
    std::size_t size() const { return items_.size(); }

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
        std::uint32_t count{};               ///< of its ids
        std::vector<std::size_t> edges{};    ///< of a chain: those that its ids stand for
        std::unique_ptr<const Tiles> map{};  ///< to which the view of the cells refers
        isect::Bounds<T> bounds{};           ///< around all its parts
        std::uint32_t first{};               ///< of its ids
    };

    static Item item_of(const Plain& shape) { return {shape, 1, {}, {}, isect::bounds_of(shape)}; }
    /// A chain that has no edges left in T has no ids.
    static Item item_of(const Chain& chain, const Mark& mark) {
        const Scalar scalar = sizeof(T) == 4 ? Scalar::float_ : Scalar::double_;
        DistinctPoints distinct = distinct_points(chain, scalar);
        if (!is_chain(distinct, chain)) return {Nothing{}};
        const isect::Bounds<T> bounds = bounds_of_points(distinct.points);
        isect::Chain<T> made = solid<T>(distinct.points, chain);
        const auto edges = static_cast<std::uint32_t>(made.size());
        return {Edges(std::move(made), mark.moved, mark.groups),
                edges,
                std::move(distinct.edges),
                {},
                bounds};
    }
    /// So has a tile map whose cells are too small in T for where it is.
    static Item item_of(Tiles tiles, const Mark& mark) {
        const Scalar scalar = sizeof(T) == 4 ? Scalar::float_ : Scalar::double_;
        if (objection(tiles, scalar)) return {Nothing{}};
        auto map = std::make_unique<const Tiles>(std::move(tiles));
        const auto cells = static_cast<std::uint32_t>(map->columns() * map->rows.size());
        Cells view(solid<T>(*map), mark.moved, mark.groups);
        const isect::Bounds<T> bounds =
            bounds_of_points({map->origin, map->corner(map->columns(), map->rows.size())});
        return {std::move(view), cells, {}, std::move(map), bounds};
    }
    /// With room for the rounding of the edges and tiles between the points.
    static isect::Bounds<T> bounds_of_points(const std::vector<isect::Vec2<double>>& points) {
        const auto in_scalar = [](isect::Vec2<double> point) {
            return isect::Vec2<T>{static_cast<T>(point.x), static_cast<T>(point.y)};
        };
        isect::Bounds<T> bounds{in_scalar(points.front()), in_scalar(points.front())};
        T size = 0;
        for (const isect::Vec2<double> point : points) {
            const isect::Vec2<T> at = in_scalar(point);
            bounds.lower = {std::min(bounds.lower.x, at.x), std::min(bounds.lower.y, at.y)};
            bounds.upper = {std::max(bounds.upper.x, at.x), std::max(bounds.upper.y, at.y)};
            size = std::max({size, std::abs(at.x), std::abs(at.y)});
        }
        const T room = 16 * std::numeric_limits<T>::epsilon() * size;
        bounds.lower = bounds.lower - isect::Vec2<T>{room, room};
        bounds.upper = bounds.upper + isect::Vec2<T>{room, room};
        return bounds;
    }

    void append(Item item) {
        item.first = count_;
        count_ += item.count;
        items_.push_back(std::move(item));
    }
    void put(std::size_t index, Item item) {
        item.first = items_[index].first;
        const bool is_as_long = item.count == items_[index].count;
        items_[index] = std::move(item);
        if (!is_as_long) renumber();
    }
    void renumber() {
        count_ = 0;
        for (Item& item : items_) {
            item.first = count_;
            count_ += item.count;
        }
    }

    template <class Ask, class Visit>
    void each(const Ask& ask, const isect::Bounds<T>& bounds, Visit& visit) const {
        for (const Item& item : items_) {
            if (!isect::meet(bounds, item.bounds)) continue;
            if (const Plain* plain = std::get_if<Plain>(&item.what)) {
                visit(isect::ShapeItem<const Plain&>{*plain, item.first});
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

    std::vector<Item> items_;
    std::uint32_t count_ = 0;
};

}  // namespace lab
