#pragma once

namespace lab {

class Workspace;

/// Asks for one number of the selected shape by its name, for windows too small for the inspector.
void ask_for_number(Workspace& workspace);

}  // namespace lab
