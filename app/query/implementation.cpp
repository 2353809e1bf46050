#include "query/implementation.hpp"

#include <algorithm>

namespace lab {

const ImplementedQuery* Implementation::find(QueryKind kind) const {
    const auto found =
        std::find_if(queries.begin(), queries.end(),
                     [&](const ImplementedQuery& each) { return each.kind == kind; });
    return found == queries.end() ? nullptr : &*found;
}

bool Implementation::supports(QueryKind kind, const QueryInput& input) const {
    const ImplementedQuery* query = find(kind);
    return query != nullptr && std::all_of(input.obstacles.begin(), input.obstacles.end(),
                                           [&](const Geometry& obstacle) {
                                               return query->supports(input.mover, obstacle);
                                           });
}

std::span<const Implementation* const> implementations() {
    static constexpr std::array all{&isect_double, &isect_float, &textbook, &noonat,
                                    &noonat_es6,   &article,     &stepped};
    return all;
}

std::string described(const Implementation& implementation) {
    return std::string(implementation.title) + ": " + implementation.description;
}

const Implementation* implementation_named(std::string_view name) {
    const auto all = implementations();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Implementation* each) { return each->name == name; });
    return found == all.end() ? nullptr : *found;
}

}  // namespace lab
