// Mutated case lines, some of them as links.
#pragma once

#include "fuzz/case_target.hpp"
#include "fuzz/mutate.hpp"
#include "fuzz/seeds.hpp"

namespace fuzz {

inline std::string case_line_like(Random& random) {
    const auto change = [&](const std::string& from) {
        return with_other_part(from, random.from(case_lines()), random.one_in(2) ? " " : " ;,(",
                               random);
    };
    const auto takes = [](const std::string& from) {
        return is_taken<lab::CaseError>(
            [](const std::string& each) { static_cast<void>(lab::read_case(each)); }, from);
    };
    const std::string line = mutated(random.from(case_lines()), change, takes, random);
    return random.one_in(8) ? "https://example.org/#" + line : line;
}

}  // namespace fuzz
