#pragma once

// The whole library except the broad phases, which are in broad.hpp. The
// headers are in a good order for reading; the manual is lib/README.md.

// clang-format off
// The shapes.
#include <isect/aabb.hpp>
#include <isect/capsule.hpp>
#include <isect/circle.hpp>
#include <isect/polygon.hpp>
#include <isect/segment.hpp>
#include <isect/shape.hpp>
#include <isect/vec2.hpp>

// The results of queries, and the touch rule.
#include <isect/hit.hpp>
#include <isect/interval.hpp>

// Queries on shapes at rest.
#include <isect/closest_point.hpp>
#include <isect/closest_points.hpp>
#include <isect/distance.hpp>
#include <isect/intersect.hpp>
#include <isect/overlaps.hpp>

// Queries on moving shapes.
#include <isect/raycast.hpp>
#include <isect/slab_times.hpp>
#include <isect/sweep.hpp>
#include <isect/sweep_both.hpp>
#include <isect/sweep_into.hpp>

// What a mover can meet besides plain shapes.
#include <isect/broad/ground.hpp>
#include <isect/broad/ground_queries.hpp>
#include <isect/broad/hits_in_order.hpp>
#include <isect/broad/inside.hpp>
#include <isect/chain.hpp>
#include <isect/chain_edge.hpp>
#include <isect/convex_parts.hpp>
#include <isect/marked.hpp>
#include <isect/obstacle.hpp>
#include <isect/skin.hpp>
#include <isect/tile_map.hpp>

// Responses to a hit.
#include <isect/respond/change_form.hpp>
#include <isect/respond/move_and_slide.hpp>
#include <isect/respond/respond.hpp>
#include <isect/respond/walk.hpp>

// For code that accepts any shape, and for checking input.
#include <isect/bad_shape.hpp>
#include <isect/checked.hpp>
#include <isect/position.hpp>
#include <isect/scalar.hpp>
#include <isect/solid.hpp>

// For checking the arithmetic, and for tracing a query.
#include <isect/exact_arithmetic.hpp>
#include <isect/recorder.hpp>
#include <isect/sin_cos.hpp>
#include <isect/tracer.hpp>
// clang-format on
