#pragma once

#include <string>

namespace lab {

class Frame;

/// The menu of the number field that was drawn as the last item, for a right click on it. The
/// number has the name of an assignment: "box.center.x".
void number_menu(Frame& frame, const std::string& number);

}  // namespace lab
