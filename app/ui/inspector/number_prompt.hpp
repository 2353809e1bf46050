#pragma once

namespace lab {

class Lab;

/// Asks for one number of the selected shape by its name, for windows too small for the inspector.
void ask_for_number(Lab& lab);

}  // namespace lab
