// A full disk and a user who isn't root, both for the lifetime of an object.
#pragma once

#include <csignal>

#include <sys/resource.h>
#include <unistd.h>

namespace lab::testing {

/// Limits the size of files, so that a longer write fails in the middle, as on a full disk.
class FullDisk {
public:
    explicit FullDisk(rlim_t most_bytes = 1000) {
        getrlimit(RLIMIT_FSIZE, &before_);
        const rlimit limit{most_bytes, before_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk() {
        setrlimit(RLIMIT_FSIZE, &before_);
        std::signal(SIGXFSZ, signal_);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit before_{};
    void (*signal_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

/// Switches from root, who may do everything, to an unprivileged user.
class NoRights {
public:
    NoRights() { is_changed_ = geteuid() == 0 && seteuid(65534) == 0; }
    ~NoRights() {
        if (is_changed_) is_changed_ = seteuid(0) != 0;
    }
    NoRights(const NoRights&) = delete;
    NoRights& operator=(const NoRights&) = delete;

private:
    bool is_changed_{};
};

}  // namespace lab::testing
