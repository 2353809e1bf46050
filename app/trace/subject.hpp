#pragma once

#include <cstddef>
#include <optional>

#include "evaluate/evaluate.hpp"
#include "trace/trace.hpp"

namespace lab {

/// What one of several values of a line is about, so that it can be told from its neighbours.
struct Subject {
    enum class Kind {
        obstacle,  ///< of the query, by its index
        box,       ///< of the crowd, by its id
        place      ///< a node, a cell or a rank, as the crowd's structure numbers them
    };
    Kind kind{};
    std::size_t number{};

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// Of the value that a line has handed on at its `index`-th time; nothing where it is about the
/// whole question.
std::optional<Subject> subject_of(const Call& call, const Statement& statement, std::size_t index);

/// Whether it is what the answer is about: the obstacle that a call has met, or a box of the crowd
/// that overlaps or is met.
bool is_met(const Subject& subject, const Call& call, const Evaluation& evaluation);

/// "c" for an obstacle, "#26" for a box, "4" for a place: as short as it stands in a chip.
std::string short_name(const Subject& subject, const Query& query);

}  // namespace lab
