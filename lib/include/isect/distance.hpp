#pragma once

#include <isect/distance/aabb_aabb.hpp>
#include <isect/distance/circle_aabb.hpp>
#include <isect/distance/circle_capsule.hpp>
#include <isect/distance/circle_circle.hpp>
#include <isect/distance/hull_hull.hpp>
#include <isect/distance/point.hpp>
