// All 36 ordered pairs of solids.
#pragma once

#include <isect/isect.hpp>

namespace pairs {

template <class Shape>
struct Kind {
    using Type = Shape;
};

inline constexpr const char* names[] = {"point", "box", "circle", "capsule", "polygon", "segment"};

/// Calls ask(mover's kind, obstacle's kind, mover's number, obstacle's number) for each ordered
/// pair of the first `kinds` kinds: 3 for point, box and circle, 6 for all.
template <class T, class Ask>
void each(std::size_t kinds, const Ask& ask) {
    const auto each_kind = [&](const auto& call) {
        call(Kind<isect::Vec2<T>>{}, 0U);
        call(Kind<isect::Aabb<T>>{}, 1U);
        call(Kind<isect::Circle<T>>{}, 2U);
        call(Kind<isect::Capsule<T>>{}, 3U);
        call(Kind<isect::Polygon<T>>{}, 4U);
        call(Kind<isect::Segment<T>>{}, 5U);
    };
    each_kind([&](auto mover, unsigned i) {
        each_kind([&](auto obstacle, unsigned k) {
            if (i < kinds && k < kinds) ask(mover, obstacle, i, k);
        });
    });
}

/// Calls ask(mover's number, obstacle's number) for the same pairs.
template <class Ask>
void each_of(unsigned kinds, const Ask& ask) {
    for (unsigned i = 0; i < kinds; ++i)
        for (unsigned k = 0; k < kinds; ++k) ask(i, k);
}

}  // namespace pairs
