#pragma once

#include <cstddef>
#include <optional>

#include "evaluate/evaluate.hpp"
#include "trace/trace.hpp"

namespace lab {

/// What one of several values of a line is about, to tell them apart.
struct Subject {
    enum class Kind {
        obstacle,  ///< an obstacle of the query, by its index
        box,       ///< a box of the crowd, by its id
        place      ///< a node, a cell or a rank, as the crowd's structure numbers them
    };
    Kind kind{};
    std::size_t number{};

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// The subject of the `index`-th value of a line; empty if it is about the whole query.
std::optional<Subject> subject_of(const Call& call, const Statement& statement, std::size_t index);

/// Whether the answer is about the subject: the obstacle that a call hit, or a box of the crowd
/// that overlaps or is hit.
bool is_met(const Subject& subject, const Call& call, const Evaluation& evaluation);

/// The form shown in a chip: "c" for an obstacle, "#26" for a box, "4" for a place.
std::string short_name(const Subject& subject, const Query& query);

}  // namespace lab
