#pragma once

#include <isect/closest_points.hpp>
#include <isect/interval.hpp>
#include <isect/move_and_slide.hpp>
#include <isect/overlaps/range.hpp>
#include <isect/segment.hpp>
#include <isect/slab_times.hpp>
#include <isect/tracer.hpp>
