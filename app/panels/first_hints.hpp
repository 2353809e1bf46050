#pragma once

namespace lab {

class Lab;

/// At the first start: rings around what can be dragged, and a few words. They go away as soon as
/// somebody does so, pans or zooms, or presses Esc, and never come back.
void first_hints(Lab& lab);

}  // namespace lab
