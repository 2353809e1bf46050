// The program of the web page. It has no command line, which would make it larger.
#include "platform/command_line.hpp"
#include "web/browser.hpp"
#include "web/page.hpp"

int main() {
    lab_web_return(lab::reported([] {
        lab::run_page();
        return 0;
    }));
}
