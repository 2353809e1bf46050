#include "platform/command_line.hpp"

int main(int argc, char** argv) {
    return lab::run(argc, argv);
}
