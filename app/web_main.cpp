// The program of the web page, which also has the command line.
#include "platform/command_line.hpp"
#include "web/browser.hpp"
#include "web/page.hpp"

int main(int argc, char** argv) {
    const int code = lab::run(argc, argv, lab::run_page);
    lab_web_return(code);
    return code;
}
