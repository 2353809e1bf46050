#pragma once

#include <isect/raycast/aabb.hpp>
#include <isect/raycast/capsule.hpp>
#include <isect/raycast/circle.hpp>
#include <isect/raycast/polygon.hpp>
