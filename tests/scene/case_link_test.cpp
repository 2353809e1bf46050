#include "scene/case_link.hpp"

#include <string>

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

std::string line_in_link(const std::string& line) {
    return case_of_link("https://example.org/lab/#" + fragment_of_case(line));
}

}  // namespace

TEST_CASE("a link holds each case line exactly", "[case_line]") {
    std::vector<Entry> all = built_in_scenes();
    const std::vector<Entry>& zoo = zoo_cases();
    all.insert(all.end(), zoo.begin(), zoo.end());
    for (const Entry& entry : all) {
        const std::string line = write_case(entry.scene);
        INFO(line);
        CHECK(line_in_link(line) == line);
    }
}

TEST_CASE("a link holds titles and tiles with any sign", "[case_line]") {
    for (const char* title : {"Plain", "Two words", "100% (sure)", "a#b", "è “quoted” & more",
                              "50%25", "@time=3", "x(1,2)", "a+b"}) {
        Scene scene = read_case("isect1 l:tiles(-32,30;16,16;..--,/\\rR,##Ff,_.##) p:point(1,2)");
        scene.title = title;
        Scene plain = read_case("isect1 p:point(0.1,-2) b:aabb(0,0;5,5) intersect(p,b)");
        plain.title = title;
        INFO(title);
        for (const Scene& each : {scene, plain}) {
            CHECK(line_in_link(write_case(each)) == write_case(each));
            CHECK(read_case(line_in_link(write_case(each))) == each);
        }
    }
}

TEST_CASE("a link without special signs stays readable", "[case_line]") {
    CHECK(fragment_of_case("isect1 p:point(1,2) b:aabb(0,0;5,5) intersect(p,b)") ==
          "isect1%20p:point(1,2)%20b:aabb(0,0;5,5)%20intersect(p,b)");
    // Messengers cut a link at a blank, a quote or a second #.
    CHECK(fragment_of_case("isect1 l:tiles(0,0;16,16;#.)").find('#') == std::string::npos);
}
