#pragma once

namespace lab {

class Lab;
class ParameterRows;

/// The cost of the crowd's answer in each structure, followed by the crowd's parameters.
void crowd_rows(Lab& lab, ParameterRows& rows);

}  // namespace lab
