#pragma once

// The named decisions that every yes and no goes through.
#include <isect/predicates/ahead.hpp>
#include <isect/predicates/closer_on_axis.hpp>
#include <isect/predicates/path_extents_meet.hpp>
#include <isect/predicates/path_meets.hpp>
#include <isect/predicates/side.hpp>
#include <isect/predicates/within_radius.hpp>
