#pragma once

namespace lab {

class Lab;
class ParameterRows;

/// What a crowd answers in each structure and what that takes, and then what it is made of.
void crowd_rows(Lab& lab, ParameterRows& rows);

}  // namespace lab
