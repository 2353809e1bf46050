// The drawing of each derivation beside its scene.
#include <filesystem>
#include <string>

#include "golden/golden.hpp"
#include "platform/headless.hpp"
#include "scene/case_line.hpp"

using namespace lab;
using namespace lab::testing;

namespace {

struct Derived {
    const char* name;
    const char* line;
};
constexpr Derived derived[] = {
    {"slabs", "isect1 box:aabb(0,0;16,16) seg:segment(-40,-30;80,60) raycast(seg,box)"},
    {"slabs-parallel", "isect1 box:aabb(0,0;16,16) seg:segment(-40,10;80,0) raycast(seg,box)"},
    {"parabola", "isect1 ball:circle(0,0;24) seg:segment(-48,-14.4;96,0) raycast(seg,ball)"},
    {"parabola-miss", "isect1 ball:circle(0,0;24) seg:segment(-48,-30;96,0) raycast(seg,ball)"},
    {"sum", "isect1 a:circle(30,-20;8) b:aabb(0,0;16,10) overlaps(a,b)"},
    {"axes", "isect1 a:aabb(24,8;10,6) b:aabb(0,0;16,10) overlaps(a,b)"},
};

}  // namespace

TEST_CASE("each derivation gives the committed drawing", "[golden]") {
    for (const Derived& each : derived) {
        Scene scene = read_case(each.line);
        scene.show.insert(Layer::derivation);
        const std::string path = (std::filesystem::current_path() / "isect-derived.svg").string();
        Headless wanted;
        wanted.width = 900;
        wanted.height = 520;
        wanted.svg = path;
        render(Entry{each.name, scene}, {}, wanted);
        const std::string text = read_file(path);
        std::filesystem::remove(path);
        CHECK(text.find("id=\"derivation\"") != std::string::npos);
        check_golden(std::string("derivations/") + each.name + ".svg", text);
    }
}
