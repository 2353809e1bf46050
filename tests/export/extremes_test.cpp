// Ground of the largest and the smallest numbers: either a field is wrong, or everything works.
#include <string>
#include <vector>

#include "catch.hpp"
#include "export/text_export.hpp"
#include "motion/timeline.hpp"
#include "scene/case_line.hpp"
#include "text.hpp"

using namespace lab;

namespace {

const std::vector<std::string> sizes{"8e59",  "1.6e60", "4e59",   "1e-61",  "6.3e-61", "1e-60",
                                     "1e-59", "1e36",   "1.3e36", "6e35",   "1e-45",   "1e-38",
                                     "1e-36", "1e-300", "1e300",  "0x1p200"};

/// A tile map whose first cell begins a few cells before the origin, and chains of that size.
std::vector<std::string> grounds(const std::string& size) {
    std::vector<std::string> all{"g:tiles(0,0;$,$;#)",       "g:tiles(0,0;$,$;..-_,/\\rR,##Ff)",
                                 "g:tiles(-$,$;$,$;#)",      "g:tiles(-$,$;$,$;..-_,/\\rR,##Ff)",
                                 "g:tiles($,$;$,$;#)",       "g:tiles($,$;$,$;..-_,/\\rR,##Ff)",
                                 "g:tiles(-$,0;$,$;#)",      "g:tiles(-$,0;$,$;..-_,/\\rR,##Ff)",
                                 "g:chain(-$,$,$,$,-$,$)",   "g:chain(0,0,$,$,0,$;1)",
                                 "g:chain(-$,$,$,$,0,$;1;1)"};
    for (std::string& ground : all) ground = with_marks(ground, '$', size);
    return all;
}

const std::vector<std::string> questions{"m:aabb(3,-9;4,4) sweep_into(m,g;1,30)",
                                         "m:circle(3,-9;4) move_and_slide(m,g;30,30)",
                                         "m:aabb(3,-9;4,4) walk(m,g;3,44;0.8;4;5)",
                                         "m:polygon(3,-9;-1,-1,3,0,0,2) overlaps(m,g)",
                                         "m:segment(0,0;9,40) raycast(m,g)",
                                         "m:point(1,2) sweep_into(m,g;1,30)",
                                         "m:capsule(0,0;9,9;2) sweep_into(m,g;1e30,30)",
                                         "m:circle(0,0;9) overlaps(m,g)"};

/// What is wrong with a case, as the reader says it. Empty if the case has every text.
std::string complaint(const std::string& line) {
    try {
        const Scene scene = read_case(line);
        Timeline timeline;
        const Evaluation now = evaluate(scene, 0, timeline);
        for (const TextExport& each : text_exports()) (void)each.text(now);
        return "";
    } catch (const CaseError& error) {
        return error.what();
    }
}

}  // namespace

// A motion can take a map to where the corners of its tiles are beyond all numbers.
TEST_CASE("ground that a motion moves away has every answer", "[export][case]") {
    for (const char* size : {"8e59", "1.5e60", "1e30", "1"})
        for (const std::string& question : questions) {
            std::string line = with_marks(
                "isect1 g:tiles(0,0;1e30,1e30;/\\,##) g.origin~orbit(0,0;$,$;1,1) ", '$', size);
            line += question;
            INFO(line);
            Timeline timeline;
            for (const double time : {0.0, 0.4, 1.6, 3.2})
                for (const TextExport& each : text_exports())
                    CHECK_NOTHROW(each.text(evaluate(read_case(line), time, timeline)));
        }
}

TEST_CASE("ground of any size is refused by a field, or has every answer", "[export][case]") {
    int refused = 0, answered = 0;
    for (const std::string& size : sizes)
        for (const std::string& ground : grounds(size))
            for (const std::string& question : questions)
                for (const char* scalar : {"", "float "}) {
                    std::string line = "isect1 ";
                    line.append(scalar).append(ground).append(" ").append(question);
                    INFO(line);
                    std::string wrong;
                    try {
                        wrong = complaint(line);
                    } catch (const std::exception& error) {
                        FAIL_CHECK(error.what());
                    }
                    ++(wrong.empty() ? answered : refused);
                }
    CHECK(refused > 100);
    CHECK(answered > 1000);
}
