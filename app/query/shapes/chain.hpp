#pragma once

#include "query/mixed_ground.hpp"
#include "query/shape.hpp"

namespace lab {

/// A chain alone, as the library's queries take it.
template <class To>
MixedGround<To> in(const Chain& chain) {
    MixedGround<To> ground;
    ground.add(chain, {});
    return ground;
}

template <>
struct ShapeRow<Chain> : StillRow<Chain> {
    static constexpr const char* name = "chain";
    static constexpr const char* cpp_name = "Chain";
    static constexpr AddCommand add{"add_chain", "Add a chain",
                                    "Adds a chain: a line through points, as ground or walls.",
                                    '8'};
    static constexpr const char* made_name = "chain";
    /// From left to right, so that its front is above it.
    static Chain made(Vec2 at, double size) {
        return {{at + size * Vec2{-2, 0}, at + size * Vec2{-1, 0}, at + size * Vec2{0, -0.5},
                 at + size * Vec2{1, 0}, at + size * Vec2{2, 0}},
                false,
                true};
    }

    static std::vector<Field> fields(Chain& chain) {
        return {{.name = "points",
                 .meaning = "its points, in order; its front is on the left of the way along them",
                 .value = &chain.points,
                 .driven = true,
                 .count = {2, most_chain_points}},
                {.name = "closed",
                 .meaning = "whether the last point leads back to the first",
                 .value = &chain.closed,
                 .required = false},
                {.name = "front_only",
                 .meaning = "whether it is met only from its front",
                 .value = &chain.front_only,
                 .required = false}};
    }

    static constexpr std::array handles = {"start"};
    static Vec2 handle_at(const Chain& chain, std::string_view) { return position(chain); }
    static void set_handle(Chain& chain, std::string_view, Vec2 pos) { set_place(chain, pos); }
    static void translate(Chain& chain, Vec2 by) {
        for (Vec2& point : chain.points) point = point + by;
    }
    static void set_place(Chain& chain, Vec2 pos) {
        const Vec2 start = position(chain);
        if (pos == start) return;
        translate(chain, pos - start);
        chain.points.front() = pos;
    }
    static Vec2 position(const Chain& chain) {
        return chain.points.empty() ? Vec2{} : chain.points.front();
    }

    /// A point has a handle if it is far enough from the handle before it.
    static void add_handles(const Chain& chain, DragHandles& list) {
        std::optional<Vec2> last;
        for (std::size_t i = 0; i < chain.points.size(); ++i) {
            const Vec2 point = chain.points[i];
            if (last && !list.shows(isect::length(point - *last))) continue;
            last = point;
            list.add("corner" + std::to_string(i), HandleKind::place, point, Cursor::move);
        }
    }
    /// Leaves a point in place if it would be on a neighbouring one.
    static bool set_extent(Chain& chain, std::string_view handle, Vec2 to) {
        for (std::size_t i = 0; i < chain.points.size(); ++i) {
            if (handle != "corner" + std::to_string(i)) continue;
            Chain changed = chain;
            changed.points[i] = to;
            const bool fits_float = objection(chain, Scalar::float_).empty();
            if (objection(changed, fits_float ? Scalar::float_ : Scalar::double_).empty())
                chain = changed;
            return true;
        }
        return false;
    }

    /// The hull around it.
    static Rounded rounded(const Chain& chain) { return {hull(chain.points), 0}; }
};

}  // namespace lab
