#pragma once

#include <isect/broad/all_hits.hpp>
#include <isect/broad/batch.hpp>
#include <isect/broad/batch_filter.hpp>
#include <isect/broad/batch_rows.hpp>
#include <isect/broad/bounds.hpp>
#include <isect/broad/broad_phase.hpp>
#include <isect/broad/bvh.hpp>
#include <isect/broad/corridor.hpp>
#include <isect/broad/grid.hpp>
#include <isect/broad/item.hpp>
#include <isect/broad/quadtree.hpp>
#include <isect/broad/queries.hpp>
#include <isect/broad/sweep_and_prune.hpp>
