#include "platform/run_program.hpp"

#if defined(_WIN32) || defined(__EMSCRIPTEN__)

namespace lab {

Ended run_program(const std::vector<std::string>&, const std::string&, double) {
    return Ended::unfound;
}

}  // namespace lab

#else

#include <chrono>
#include <csignal>

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

// Linux's headers declare it; elsewhere, POSIX requires the program to do so.
#ifndef __linux__
extern char** environ;
#endif

namespace lab {

namespace {

/// The settings for starting a program, which the system requires to be destroyed.
class Start {
public:
    explicit Start(const std::string& input) {
        posix_spawn_file_actions_init(&files_);
        posix_spawnattr_init(&attributes_);
        posix_spawn_file_actions_addopen(&files_, STDIN_FILENO, input.c_str(), O_RDONLY, 0);
        // A program left in the background must not keep our output open.
        for (const int output : {STDOUT_FILENO, STDERR_FILENO})
            posix_spawn_file_actions_addopen(&files_, output, "/dev/null", O_WRONLY, 0);
        // The program gets its own process group, so that its children can be killed with it.
        posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETPGROUP);
        posix_spawnattr_setpgroup(&attributes_, 0);
    }
    ~Start() {
        posix_spawn_file_actions_destroy(&files_);
        posix_spawnattr_destroy(&attributes_);
    }
    Start(const Start&) = delete;
    Start& operator=(const Start&) = delete;

    /// Returns 0 if there is no such program.
    pid_t run(std::vector<std::string> words) const {
        std::vector<char*> arguments;
        arguments.reserve(words.size() + 1);
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        pid_t child = 0;
        const int failed = posix_spawnp(&child, arguments.front(), &files_, &attributes_,
                                        arguments.data(), environ);
        return failed != 0 ? 0 : child;
    }

private:
    posix_spawn_file_actions_t files_{};
    posix_spawnattr_t attributes_{};
};

/// Also true, with status 0, if the system keeps no status of the child.
bool has_ended(pid_t child, int& status) {
    return waitpid(child, &status, WNOHANG) != 0;
}

}  // namespace

Ended run_program(const std::vector<std::string>& words, const std::string& input,
                  double most_seconds) {
    const pid_t child = Start(input).run(words);
    if (child == 0) return Ended::unfound;

    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration<double>(most_seconds);
    constexpr int between_ms = 5;
    constexpr int status_of_none = 127;  // used by systems that look for the program in the child
    int status = 0;
    while (!has_ended(child, status)) {
        if (Clock::now() > end) {
            kill(-child, SIGKILL);
            waitpid(child, &status, 0);
            return Ended::late;
        }
        poll(nullptr, 0, between_ms);
    }
    if (WIFEXITED(status) && WEXITSTATUS(status) == status_of_none) return Ended::unfound;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? Ended::well : Ended::badly;
}

}  // namespace lab

#endif
