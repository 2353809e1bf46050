#pragma once

#include <isect/intersect/aabb_aabb.hpp>
#include <isect/intersect/aabb_circle.hpp>
#include <isect/intersect/circle_aabb.hpp>
#include <isect/intersect/circle_capsule.hpp>
#include <isect/intersect/circle_circle.hpp>
#include <isect/intersect/hull_hull.hpp>
#include <isect/intersect/point.hpp>
