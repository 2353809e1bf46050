#pragma once

namespace lab {

/// The whole program. Gives its exit code: 0; 1 internal, or not writable; 2 usage, an unknown
/// scene or field among it; 3 a wrong file; 4 no display.
int run(int argc, char** argv);

}  // namespace lab
