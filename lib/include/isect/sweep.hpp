#pragma once

#include <isect/sweep/aabb_aabb.hpp>
#include <isect/sweep/aabb_circle.hpp>
#include <isect/sweep/circle_aabb.hpp>
#include <isect/sweep/circle_capsule.hpp>
#include <isect/sweep/circle_circle.hpp>
#include <isect/sweep/hull_hull.hpp>
#include <isect/sweep/point.hpp>
#include <isect/sweep/segment.hpp>
