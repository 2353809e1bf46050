#pragma once

#include <cstdint>

#include <isect/marked.hpp>

namespace lab {

/// Some of the groups 1 to 32, one bit each. Without a choice, all of them.
struct Groups {
    std::uint32_t mask = isect::all_groups;

    static constexpr int most = 32;
    bool is_all() const { return mask == isect::all_groups; }
    bool has(int number) const { return ((mask >> (number - 1)) & 1U) != 0; }
    void set(int number, bool is_in) {
        const std::uint32_t bit = std::uint32_t{1} << (number - 1);
        mask = is_in ? mask | bit : mask & ~bit;
    }

    friend bool operator==(const Groups&, const Groups&) = default;
};

}  // namespace lab
