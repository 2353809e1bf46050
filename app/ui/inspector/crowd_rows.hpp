#pragma once

namespace lab {

class Frame;
class ParameterRows;

/// The cost of the crowd's answer in each structure, followed by the crowd's parameters.
void crowd_rows(Frame& frame, ParameterRows& rows);

}  // namespace lab
