// The fuzzers' sources of choices: a seeded engine, and bytes selected by a fuzzing engine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <stdexcept>
#include <string>
#include <string_view>

namespace fuzz {

/// The same seed gives the same numbers on every machine.
class Random {
public:
    explicit Random(unsigned seed) : engine_(seed) {}

    unsigned pick(std::size_t count) { return static_cast<unsigned>(engine_() % count); }
    bool one_in(unsigned count) { return pick(count) == 0; }
    template <class List>
    const auto& from(const List& list) {
        return *(std::begin(list) + pick(std::size(list)));
    }
    std::string bytes(std::size_t count) {
        std::string all(count, '\0');
        for (char& c : all) c = static_cast<char>(pick(256));
        return all;
    }

private:
    std::mt19937 engine_;
};

/// Choices encoded in an input, byte by byte; zeros after its end.
class Bytes {
public:
    explicit Bytes(std::string_view all) : all_(all) {}

    bool over() const { return at_ >= all_.size(); }
    unsigned byte() { return over() ? 0 : static_cast<unsigned char>(all_[at_++]); }
    unsigned pick(std::size_t count) { return static_cast<unsigned>(byte() % count); }
    template <class List>
    const auto& from(const List& list) {
        return *(std::begin(list) + pick(std::size(list)));
    }
    std::uint64_t word(unsigned size) {
        std::uint64_t all = 0;
        for (unsigned i = 0; i < size; ++i) all = all << 8 | byte();
        return all;
    }

private:
    std::string_view all_;
    std::size_t at_ = 0;
};

/// An error that a fuzzer has found.
struct Finding : std::logic_error {
    using std::logic_error::logic_error;
};

inline void expect(bool holds, const std::string& what) {
    if (!holds) throw Finding(what);
}

}  // namespace fuzz
