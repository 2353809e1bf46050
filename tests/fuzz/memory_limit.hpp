// Limits memory to some gigabytes during its lifetime, so that an input that allocates too much is
// a finding and doesn't exhaust the machine. Sanitizers reserve far more than they use, so CMake
// sets a separate limit for them.
#pragma once

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define ISECT_FUZZ_SANITIZED
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define ISECT_FUZZ_SANITIZED
#endif

#if defined(__linux__) && !defined(ISECT_FUZZ_SANITIZED)
#include <algorithm>

#include <sys/resource.h>
#endif

namespace fuzz {

class MemoryLimit {
public:
    MemoryLimit(const MemoryLimit&) = delete;
    MemoryLimit& operator=(const MemoryLimit&) = delete;

#if defined(__linux__) && !defined(ISECT_FUZZ_SANITIZED)
    MemoryLimit() {
        getrlimit(RLIMIT_AS, &before_);
        rlimit limit = before_;
        limit.rlim_cur = std::min<rlim_t>(before_.rlim_cur, rlim_t{4} << 30);
        setrlimit(RLIMIT_AS, &limit);
    }
    ~MemoryLimit() {
        setrlimit(RLIMIT_AS, &before_);
    }

private:
    rlimit before_{};
#else
    MemoryLimit() = default;
    ~MemoryLimit() {}
#endif
};

}  // namespace fuzz
