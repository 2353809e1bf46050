#pragma once

#include "scene/scene.hpp"

namespace lab {

/// Whether a query can be asked of this mover and this obstacle: which pairs the library answers.
bool can_ask(QueryKind kind, const Geometry& mover, const Geometry& obstacle);

/// Whether the query takes a list of obstacles rather than exactly one.
bool takes_many(QueryKind kind);

}  // namespace lab
