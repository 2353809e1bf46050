#pragma once

#include "recording/recorded_line.hpp"

namespace lab {

class RecordedWords;

/// Reads what follows "shape". Throws LineError.
ShapeLine read_recorded_shape(RecordedWords& words, Scalar scalar);

}  // namespace lab
