#pragma once

#include <vector>

#include <isect/broad/item.hpp>
#include <isect/broad/morton.hpp>

namespace isect {

/// A node of a Quadtree: a linked list of its own items and, unless it is a
/// leaf, four adjacent child nodes.
template <class T>
struct QuadNode {
    /// The bounds of its own items and of everything below it.
    Bounds<T> bounds;
    std::uint32_t four = detail::nowhere;
    std::uint32_t first = detail::nowhere;
    std::uint32_t count = 0;

    constexpr bool is_leaf() const { return four == detail::nowhere; }
};

namespace detail {
/// The nodes and items of a Quadtree, and the changes to them as boxes are
/// inserted, moved and removed.
template <class T>
class QuadNodes {
public:
    static constexpr std::size_t most_levels = 24;
    static constexpr std::uint32_t most_in_leaf = 8;

    QuadNodes() = default;
    explicit QuadNodes(std::span<const Aabb<T>> boxes) {
        build(items_of(boxes, places_));
    }

    std::size_t size() const { return places_.count(); }
    const Places& places() const { return places_; }
    std::span<const QuadNode<T>> nodes() const { return nodes_; }
    std::span<const Item<T>> items() const { return items_; }
    /// The next item in the same node.
    std::uint32_t next(std::uint32_t item) const {
        return links_[item].next;
    }
    Aabb<T> box(std::size_t id) const { return items_[places_.of(id)].box; }

    std::size_t insert(const Aabb<T>& box) {
        refuse_unsound(box);
        const std::uint32_t id = places_.take();
        add({box, id});
        if (size() > 2 * built_) build(items_);
        count_change();
        return id;
    }

    void move(std::size_t id, const Aabb<T>& box) {
        const std::size_t place = places_.of(id);
        refuse_unsound(box);
        const auto item = static_cast<std::uint32_t>(place);
        items_[item].box = box;
        const Home home = home_of(box);
        if (home.node != links_[item].node) {
            unchain(item);
            chain(item, home);
        }
        count_change();
    }

    /// The last of all items takes the place of the removed one.
    void remove(std::size_t id) {
        const auto item = static_cast<std::uint32_t>(places_.of(id));
        const auto last = static_cast<std::uint32_t>(items_.size() - 1);
        unchain(item);
        if (item != last) {
            items_[item] = items_[last];
            links_[item] = links_[last];
            const Link link = links_[item];
            next_of(link.node, link.previous) = item;
            if (link.next != nowhere) links_[link.next].previous = item;
            places_.put(items_[item].id, item);
        }
        items_.pop_back();
        links_.pop_back();
        places_.give_back(id);
        count_change();
    }

private:
    struct Link {
        std::uint32_t node{};
        std::uint32_t next = nowhere;
        std::uint32_t previous = nowhere;
    };
    /// A node and its square.
    struct Home {
        std::uint32_t node{};
        Vec2<T> center;
        T half{};
        std::size_t level{};
    };

    /// The node that a box belongs to. All nodes above it grow to contain
    /// the box.
    Home home_of(const Aabb<T>& box) {
        const Bounds<T> bounds = bounds_of(box);
        Home home{0, center_, half_, 0};
        nodes_[0].bounds.add(bounds);
        const T size = std::max(box.half.x, box.half.y);
        while (!nodes_[home.node].is_leaf() && size <= home.half / 2) {
            home = quarter(home, box.center);
            nodes_[home.node].bounds.add(bounds);
        }
        return home;
    }
    Home quarter(const Home& home, Vec2<T> point) const {
        const bool is_right = point.x >= home.center.x;
        const bool is_below = point.y >= home.center.y;
        const T step = home.half / 2;
        const std::uint32_t which =
            (is_right ? 1U : 0U) + (is_below ? 2U : 0U);
        return {nodes_[home.node].four + which,
                home.center + Vec2<T>{is_right ? step : -step,
                                      is_below ? step : -step},
                step, home.level + 1};
    }

    /// The link to an item, in the previous item or in its node.
    std::uint32_t& next_of(std::uint32_t node, std::uint32_t previous) {
        return previous == nowhere ? nodes_[node].first
                                   : links_[previous].next;
    }
    void chain(std::uint32_t item, const Home& home) {
        push(item, home.node);
        const QuadNode<T>& node = nodes_[home.node];
        const bool is_full = node.is_leaf() && node.count > most_in_leaf;
        if (is_full && home.level + 1 < most_levels) split(home);
    }
    void push(std::uint32_t item, std::uint32_t number) {
        QuadNode<T>& node = nodes_[number];
        if (node.first != nowhere) links_[node.first].previous = item;
        links_[item] = {number, node.first, nowhere};
        node.first = item;
        ++node.count;
        node.bounds.add(bounds_of(items_[item].box));
    }
    void unchain(std::uint32_t item) {
        const Link link = links_[item];
        next_of(link.node, link.previous) = link.next;
        if (link.next != nowhere)
            links_[link.next].previous = link.previous;
        --nodes_[link.node].count;
    }

    /// Gives a leaf four child nodes, and moves the items that are small
    /// enough to them.
    void split(const Home& home) {
        if (free_fours_.empty()) {
            free_fours_.push_back(
                static_cast<std::uint32_t>(nodes_.size()));
            nodes_.resize(nodes_.size() + 4);
        }
        nodes_[home.node].four = free_fours_.back();
        free_fours_.pop_back();
        std::uint32_t item = nodes_[home.node].first;
        while (item != nowhere) {
            const std::uint32_t following = links_[item].next;
            const Aabb<T>& box = items_[item].box;
            if (std::max(box.half.x, box.half.y) <= home.half / 2) {
                unchain(item);
                chain(item, quarter(home, box.center));
            }
            item = following;
        }
    }

    void add(const Item<T>& item) {
        const auto place = static_cast<std::uint32_t>(items_.size());
        items_.push_back(item);
        links_.emplace_back();
        places_.put(item.id, place);
        if (nodes_.empty()) nodes_.resize(1);
        chain(place, home_of(item.box));
    }

    /// Rebuilds everything in the order of a curve, so that boxes that are
    /// close in the plane are close in memory.
    void build(std::vector<Item<T>> all) {
        Bounds<T> centers;
        for (const Item<T>& item : all) {
            centers.add({item.box.center, item.box.center});
        }
        std::vector<MortonPlace> order =
            morton_places(std::span<const Item<T>>(all));
        sort_by_key(order);
        nodes_.clear();
        free_fours_.clear();
        items_.clear();
        links_.clear();
        items_.reserve(all.size());
        links_.reserve(all.size());
        if (!all.empty()) {
            center_ = T(0.5) * (centers.lower + centers.upper);
            half_ = T(0.5) * std::max(centers.upper.x - centers.lower.x,
                                      centers.upper.y - centers.lower.y);
        }
        for (const MortonPlace& each : order) add(all[each.place]);
        built_ = all.size() + most_in_leaf;
        changes_ = 0;
    }

    /// After many changes, refits all bounds.
    void count_change() {
        if (4 * ++changes_ < size() + 32) return;
        changes_ = 0;
        if (!nodes_.empty()) fit(0);
    }
    void fit(std::uint32_t number) {
        Bounds<T> bounds;
        for (std::uint32_t i = nodes_[number].first; i != nowhere;
             i = links_[i].next) {
            bounds.add(bounds_of(items_[i].box));
        }
        const std::uint32_t four = nodes_[number].four;
        if (four != nowhere) {
            for (std::uint32_t i = four; i < four + 4; ++i) {
                fit(i);
                bounds.add(nodes_[i].bounds);
            }
            merge(number);
        }
        nodes_[number].bounds = bounds;
    }

    /// Turns a node back into a leaf if its four leaves hold next to
    /// nothing.
    void merge(std::uint32_t number) {
        const std::uint32_t four = nodes_[number].four;
        std::uint32_t count = nodes_[number].count;
        for (std::uint32_t i = four; i < four + 4; ++i) {
            if (!nodes_[i].is_leaf()) return;
            count += nodes_[i].count;
        }
        if (count > most_in_leaf / 2) return;
        for (std::uint32_t i = four; i < four + 4; ++i) {
            while (nodes_[i].first != nowhere) {
                const std::uint32_t item = nodes_[i].first;
                unchain(item);
                push(item, number);
            }
            nodes_[i] = {};
        }
        nodes_[number].four = nowhere;
        free_fours_.push_back(four);
    }

    std::vector<Item<T>> items_;
    std::vector<Link> links_;
    std::vector<QuadNode<T>> nodes_;
    std::vector<std::uint32_t> free_fours_;
    Vec2<T> center_;
    T half_{};
    std::size_t built_ = most_in_leaf;
    std::size_t changes_ = 0;
    Places places_;
};
}  // namespace detail

#ifndef ISECT_HEADER_ONLY
// The library holds what changes it, in float and in double.
extern template class detail::QuadNodes<float>;
extern template class detail::QuadNodes<double>;
#endif

}  // namespace isect
