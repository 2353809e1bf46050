#pragma once

#include <iosfwd>
#include <string>

namespace lab {

/// Whether the program's error output is a terminal.
bool has_error_terminal();

/// One line of progress that overwrites itself. It writes only to a terminal, because a file or a
/// pipe would keep every version of the line.
class ProgressLine {
public:
    explicit ProgressLine(std::ostream& to, bool is_terminal = has_error_terminal())
        : to_(to), is_terminal_(is_terminal) {}

    void show(const std::string& text);
    /// Ends the line. Further progress begins a new one.
    void end();

private:
    std::ostream& to_;
    bool is_terminal_;
    bool is_shown_ = false;
};

}  // namespace lab
