#pragma once

#include <isect/overlaps/aabb_aabb.hpp>
#include <isect/overlaps/circle_aabb.hpp>
#include <isect/overlaps/circle_capsule.hpp>
#include <isect/overlaps/circle_circle.hpp>
#include <isect/overlaps/hull_hull.hpp>
#include <isect/overlaps/interval.hpp>
#include <isect/overlaps/point.hpp>
