#pragma once

#include <span>
#include <string>
#include <string_view>

#include "query/query.hpp"

namespace lab {

/// How an implementation answers one kind of query.
struct ImplementedQuery {
    QueryKind kind{};
    bool (*supports)(const Geometry& mover, const Geometry& obstacle){};
    Answer (*answer)(const QueryInput& input){};
};

/// Something that answers queries: isect, or somebody else's tests, to compare them. It is chosen
/// at run time.
struct Implementation {
    const char* name;         ///< in files: "noonat"
    const char* title;        ///< "noonat (2026)"
    const char* description;  ///< one sentence
    std::span<const ImplementedQuery> queries;

    /// The implemented query; null if it has none of this kind.
    const ImplementedQuery* find(QueryKind kind) const;
    /// Whether it answers a query of this kind for the mover and every obstacle.
    bool supports(QueryKind kind, const QueryInput& input) const;
};

/// isect itself, as it computes in a scalar.
const Implementation* isect_in(Scalar scalar);
/// isect as it computes in the other of float and double.
const Implementation* isect_in_other_than(Scalar scalar);

/// All implementations, isect in double first.
std::span<const Implementation* const> implementations();

/// Null if there is none with this name.
const Implementation* implementation_named(std::string_view name);

/// "noonat (2026): The documented tests ..."
std::string described(const Implementation& implementation);

// Each has a file of its own.
extern const Implementation isect_double, isect_float, textbook, noonat, noonat_es6, article,
    stepped;

}  // namespace lab
