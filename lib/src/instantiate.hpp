#pragma once

#include <isect/recorder.hpp>
#include <isect/tracer.hpp>

// The library is compiled for one tracer: for none, as users get it, or for
// the Recorder, which the lab uses.
namespace isect {
#ifdef ISECT_TRACED
using Traced = Recorder;
#else
using Traced = NoTrace;
#endif
}  // namespace isect

// Instantiates something in both of the library's number types. What has no
// tracer is in the plain library alone.
#define ISECT_FOR_BOTH(something) something(float) something(double)
#ifdef ISECT_TRACED
#define ISECT_UNTRACED(something)
#else
#define ISECT_UNTRACED(something) ISECT_FOR_BOTH(something)
#endif
