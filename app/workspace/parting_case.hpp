#pragma once

#include <optional>

#include "query/implementation.hpp"
#include "scene/scene.hpp"

namespace lab {

/// A case in which isect and another implementation part.
struct PartingCase {
    Scene scene;
    std::size_t query{};
    std::string of_zoo{};  ///< the id of its case in the zoo; empty for one that was searched for
};

/// The first case of the zoo with the same query of the same kinds of shapes; otherwise one that a
/// search around the posed scene finds, always the same one. Empty if there is none.
std::optional<PartingCase> parting_case(const Scene& posed, std::size_t query,
                                        const Implementation& other);

}  // namespace lab
