#pragma once

// All of the library but the broad phases, which are in broad.hpp. In the
// order in which one learns; lib/README.md is the manual.

// clang-format off
// What is asked about.
#include <isect/aabb.hpp>
#include <isect/capsule.hpp>
#include <isect/circle.hpp>
#include <isect/polygon.hpp>
#include <isect/segment.hpp>
#include <isect/shape.hpp>
#include <isect/vec2.hpp>

// What an answer says, and what touching means.
#include <isect/hit.hpp>
#include <isect/interval.hpp>

// Shapes that stand still.
#include <isect/closest_point.hpp>
#include <isect/closest_points.hpp>
#include <isect/distance.hpp>
#include <isect/intersect.hpp>
#include <isect/overlaps.hpp>

// Shapes that move.
#include <isect/raycast.hpp>
#include <isect/slab_times.hpp>
#include <isect/sweep.hpp>
#include <isect/sweep_into.hpp>

// What to do with a hit.
#include <isect/respond/move_and_slide.hpp>
#include <isect/respond/respond.hpp>

// Code that takes any shape, and numbers that come from outside.
#include <isect/bad_shape.hpp>
#include <isect/checked.hpp>
#include <isect/position.hpp>
#include <isect/scalar.hpp>
#include <isect/solid.hpp>

// The arithmetic underneath, and how to look inside a query.
#include <isect/exact_arithmetic.hpp>
#include <isect/recorder.hpp>
#include <isect/sin_cos.hpp>
#include <isect/tracer.hpp>
// clang-format on
