#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "formula/page.hpp"
#include "lessons/hidden_cases.hpp"
#include "lessons/results.hpp"

namespace lab {

/// What a page has to compute: "hit = raycast.hit", "time = hit.time within 1e-6".
struct PageAim {
    std::string name;      ///< of a line
    std::string path;      ///< into the library's answer, as in a task
    double within = 1e-9;  ///< for numbers: the largest difference, in proportion if they exceed 1
};

/// A part of the library's answer that a page may use: "normal = hit.normal".
struct PageGift {
    std::string name, path;
};

/// A test that the learner writes.
struct PageTask {
    std::string lines;     ///< as the learner finds them
    std::string solution;  ///< one that passes
    std::vector<PageAim> aims;
    std::vector<PageGift> gifts{};
    std::vector<std::string> drawn{};  ///< names of lines that are drawn, as points or times
    std::vector<CaseClass> classes{};
    int line = 0, solution_line = 0;  ///< of the blocks in the lesson's file
};

/// Reads "hit = raycast.hit within 0.1", or throws TaskError.
PageAim parse_aim(std::string_view text);
/// Reads "normal = hit.normal", or throws TaskError.
PageGift parse_gift(std::string_view text);

/// What a page may use: the fields of the shapes, the corners of boxes ("box.min"), the ends of
/// segments ("seg.end"), the delta of a query ("a.delta"), and the gifts that have a value now.
Scope scope_of(const PageTask& task, const Evaluation& evaluation, std::size_t query);

/// What a page may use, as a text for the learner: "box.center, box.half; min, max, clamp; and, or,
/// not, if a then b else c".
std::string usable_in(const Scope& scope);

/// The values of a page's lines. Unknown names get a suggestion.
std::vector<LineValue> page_values(const Page& page, const Scope& scope);

/// What is wrong with a page's answer to one case: "hit is true, and should be false."; empty if
/// nothing is. Throws TaskError if a path can't have a value.
std::string fault_of(const PageTask& task, const Page& page, const Evaluation& evaluation,
                     std::size_t query);

/// Whether the case has all that the page is given. Cases without are left out.
bool gives_all(const PageTask& task, const Evaluation& evaluation, std::size_t query);

}  // namespace lab
