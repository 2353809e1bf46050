#pragma once

#include <cstddef>

#include <isect/hit.hpp>

namespace isect {

/// The first hit of a cast at many shapes.
template <class T>
struct FirstHit {
    Hit<T> hit;
    std::size_t id{};

    friend constexpr bool operator==(const FirstHit&,
                                     const FirstHit&) = default;
};

}  // namespace isect
