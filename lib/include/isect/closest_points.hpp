#pragma once

#include <isect/closest_points/aabb_aabb.hpp>
#include <isect/closest_points/circle_aabb.hpp>
#include <isect/closest_points/circle_capsule.hpp>
#include <isect/closest_points/circle_circle.hpp>
#include <isect/closest_points/hull_hull.hpp>
#include <isect/closest_points/point.hpp>
