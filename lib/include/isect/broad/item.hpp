#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <stdexcept>
#include <vector>

#include <isect/broad/bounds.hpp>
#include <isect/checked.hpp>

namespace isect {

/// A box in a broad phase, and its id.
template <class T>
struct Item {
    Aabb<T> box;
    std::uint32_t id{};

    friend constexpr bool operator==(const Item&, const Item&) = default;
};

/// A circle in a broad phase, and its id.
template <class T>
struct CircleItem {
    Circle<T> circle;
    std::uint32_t id{};

    friend constexpr bool operator==(const CircleItem&,
                                     const CircleItem&) = default;
};

/// An obstacle of any kind, and its id. S may be a reference.
template <class S>
struct ShapeItem {
    S shape;
    std::uint32_t id{};
};

namespace detail {
template <class S>
constexpr const auto& shape_of(const ShapeItem<S>& item) {
    return item.shape;
}
template <class T>
constexpr const Aabb<T>& shape_of(const Item<T>& item) {
    return item.box;
}
template <class T>
constexpr const Circle<T>& shape_of(const CircleItem<T>& item) {
    return item.circle;
}

/// An element of a list of items, or of boxes, whose indices are their ids.
template <class T>
constexpr Item<T> item_in(std::span<const Item<T>> items, std::size_t i) {
    return items[i];
}
template <class T>
constexpr Item<T> item_in(std::span<const Aabb<T>> boxes, std::size_t i) {
    return {boxes[i], static_cast<std::uint32_t>(i)};
}

/// Prefetches an object that is needed soon.
inline void prefetch([[maybe_unused]] const void* soon) {
#ifdef __GNUC__
    __builtin_prefetch(soon);
#endif
}

inline constexpr std::uint32_t nowhere = static_cast<std::uint32_t>(-1);

/// Rejects what `checked` rejects, except that it accepts numbers that are
/// too small. It takes few instructions, since it checks every box.
template <class T>
void refuse_unsound(const Aabb<T>& box) {
    constexpr T most = sizeof(T) == 8 ? T(0x1p200) : T(0x1p120);
    const bool is_sound = absolute(box.center.x) <= most &&
                          absolute(box.center.y) <= most &&
                          0 <= box.half.x && box.half.x <= most &&
                          0 <= box.half.y && box.half.y <= most;
    if (!is_sound) checked(box);
}
template <class T>
void refuse_unsound(const Circle<T>& circle) {
    constexpr T most = sizeof(T) == 8 ? T(0x1p200) : T(0x1p120);
    const bool is_sound = absolute(circle.center.x) <= most &&
                          absolute(circle.center.y) <= most &&
                          0 <= circle.radius && circle.radius <= most;
    if (!is_sound) checked(circle);
}

/// The place of the item of each id in a broad phase, and the free ids.
class Places {
public:
    Places() = default;
    /// Starts with this many ids taken, from 0 on.
    explicit Places(std::size_t count) : places_(count, nowhere) {}

    std::size_t count() const { return places_.size() - free_.size(); }
    /// One more than the greatest id.
    std::size_t end() const { return places_.size(); }
    bool has(std::size_t id) const {
        return id < places_.size() && places_[id] != nowhere;
    }
    /// Throws std::out_of_range if no box has this id.
    std::size_t of(std::size_t id) const {
        if (!has(id)) throw std::out_of_range("no box has this id");
        return places_[id];
    }
    void put(std::size_t id, std::size_t place) {
        places_[id] = static_cast<std::uint32_t>(place);
    }

    /// Takes the id that was freed last, or a new one.
    std::uint32_t take() {
        if (free_.empty()) {
            places_.push_back(nowhere);
            return static_cast<std::uint32_t>(places_.size() - 1);
        }
        const std::uint32_t id = free_.back();
        free_.pop_back();
        return id;
    }
    void give_back(std::size_t id) {
        free_.push_back(static_cast<std::uint32_t>(id));
        places_[id] = nowhere;
    }

private:
    std::vector<std::uint32_t> places_;
    std::vector<std::uint32_t> free_;
};

/// The items of a list of boxes, in the same order.
template <class T>
std::vector<Item<T>> items_of(std::span<const Aabb<T>> boxes,
                              Places& places) {
    std::vector<Item<T>> items(boxes.size());
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        refuse_unsound(boxes[i]);
        items[i] = {boxes[i], places.take()};
    }
    return items;
}
}  // namespace detail

}  // namespace isect
