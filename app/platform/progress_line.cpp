#include "platform/progress_line.hpp"

#include <cstdio>
#include <ostream>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

namespace lab {

bool has_error_terminal() {
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(fileno(stderr)) != 0;
#endif
}

void ProgressLine::show(const std::string& text) {
    if (!is_terminal_) return;
    to_ << '\r' << text << std::flush;
    is_shown_ = true;
}

void ProgressLine::end() {
    if (is_shown_) to_ << '\n';
    is_shown_ = false;
}

}  // namespace lab
