// Progress in a terminal, and nowhere else.
#include <sstream>

#include "catch.hpp"
#include "platform/progress_line.hpp"

using lab::ProgressLine;

TEST_CASE("progress overwrites itself in a terminal and ends its line", "[platform]") {
    std::ostringstream terminal;
    ProgressLine progress(terminal, true);
    progress.end();
    CHECK(terminal.str().empty());
    progress.show("1 of 2");
    progress.show("2 of 2");
    progress.end();
    CHECK(terminal.str() == "\r1 of 2\r2 of 2\n");
}

TEST_CASE("a file or a pipe gets no progress", "[platform]") {
    std::ostringstream file;
    ProgressLine progress(file, false);
    for (int i = 0; i < 90000; ++i) progress.show(std::to_string(i));
    progress.end();
    CHECK(file.str().empty());
}
