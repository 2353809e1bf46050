#pragma once

#include <isect/aabb.hpp>
#include <isect/capsule.hpp>
#include <isect/circle.hpp>
#include <isect/hit.hpp>
#include <isect/interval.hpp>
#include <isect/segment.hpp>
#include <isect/shape.hpp>
#include <isect/tracer.hpp>
#include <isect/vec2.hpp>
