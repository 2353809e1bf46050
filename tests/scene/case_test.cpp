#include <algorithm>
#include <cctype>
#include <cstdio>

#include "catch.hpp"
#include "scene/case_line.hpp"
#include "scene/writer.hpp"
#include "workspace/scenes.hpp"

using namespace lab;

namespace {

/// The part of a scene that a line keeps.
Scene without_words(Scene scene) {
    const Scene blank;
    scene.caption = blank.caption;
    scene.text = blank.text;
    scene.group = blank.group;
    scene.order = blank.order;
    scene.cover = blank.cover;
    return scene;
}

std::string complaint(const std::string& line) {
    try {
        read_case(line);
    } catch (const CaseError& error) {
        return error.what();
    }
    return "";
}

/// Encodes everything except letters, digits and the kept characters as %XX.
std::string encoded(const std::string& text, const std::string& kept) {
    std::string result;
    for (const char c : text) {
        const bool plain =
            std::isalnum(static_cast<unsigned char>(c)) != 0 || kept.find(c) != std::string::npos;
        char code[4] = {c, '\0'};
        if (!plain) std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned char>(c));
        result += code;
    }
    return result;
}

}  // namespace

TEST_CASE("every scene comes back from its case line, bit for bit", "[scene][case]") {
    for (const Entry& entry : built_in_scenes()) {
        const std::string line = write_case(entry.scene);
        INFO(entry.id << "\n" << line);
        CHECK(write_scene(read_case(line)) == write_scene(without_words(entry.scene)));
        CHECK(write_case(read_case(line)) == line);
        CHECK(line.find('\n') == std::string::npos);
        // About as long as its shapes need.
        CHECK(line.size() < std::max<std::size_t>(800, 32 * entry.scene.shapes.size()));
    }
}

TEST_CASE("a line keeps the moment, disabled motions, and the sign of zero", "[scene][case]") {
    Scene scene = read_case(
        "isect1 a:point(-0.0,1e-60) b:aabb(0,0;1,1) !a.pos~orbit(;1,1;2,2) overlaps(a,b)");
    CHECK_FALSE(scene.motions.front().on);
    scene.opens = Opens{0.1, false, CameraState{{1, 2}, 3.5}, 0};
    scene.title = "Ünder % (a) @b";
    const std::string line = write_case(scene);
    CHECK(line.find("a:point(-0.0,1e-60)") != std::string::npos);
    CHECK(read_case(line) == scene);
}

TEST_CASE("old case lines still open", "[scene][case]") {
    // Never change these lines: only add new ones.
    const Scene slab = read_case(
        "isect1 box:aabb(0,0;16,16) seg:segment(-40,-30;80,60) raycast(seg,box) "
        "@title=Slab%20test @content=-64,-64,128,128 @time=1.5 @query=0");
    CHECK(slab.title == "Slab test");
    CHECK(std::get<Aabb>(slab.shapes[0].geometry) == Aabb{{0, 0}, {16, 16}});
    CHECK(std::get<Segment>(slab.shapes[1].geometry) == Segment{{-40, -30}, {80, 60}});
    CHECK(slab.queries[0].kind == QueryKind::raycast);
    CHECK(slab.opens->time == 1.5);

    const Scene flight = read_case(
        "isect1 float b:circle(0.1,0.2;8) w:aabb(40,0;8,48) b.center~fly(48,48;slide;0;2.5) "
        "sweep_into(b,w;1,0.5) move_and_slide(b,w;9,9;bounce) @duration=4 @show=path,names");
    CHECK(flight.scalar == Scalar::float_);
    CHECK(std::get<Circle>(flight.shapes[0].geometry).center.x == static_cast<double>(0.1F));
    const Fly& fly = std::get<Fly>(flight.motions[0].kind);
    CHECK(fly.response == Response::slide);
    CHECK_FALSE(fly.swept);
    CHECK(fly.repeat == 2.5);
    CHECK(flight.queries[1].response == Response::bounce);
    CHECK(flight.show == Layers{Layer::path, Layer::names});
}

TEST_CASE("a damaged line says what is wrong and where", "[scene][case]") {
    CHECK(complaint("isect1 box:aabb(0,0;16,x)") ==
          "case line, column 24: expected a number, found \"x\"");
    CHECK(complaint("isect1 box:aabb(0,0;16)") ==
          "case line, column 21: expected 2 numbers with commas between them, found \"16\"");
    CHECK(complaint("isect1 a:point(0,0) b:ab(0,0)").find("column 23: expected one of point") !=
          std::string::npos);
    CHECK(complaint("isect1 a:point(0,0) raycst(a,b)").find("did you mean raycast?") !=
          std::string::npos);
    CHECK(complaint("isect1 a:point(0,0) b:aabb(0,0;-1,1)") ==
          "case line, column 21: shapes[1].half[0]: expected a number of at least 0, found the "
          "number -1");
    CHECK(complaint("isect1 a:point(0,0) raycast(a,b)").find("case line, column 21: queries[0]") ==
          0);
    CHECK(complaint("isect1 a:point(0,0) @title=%4").find("column 28") != std::string::npos);
    CHECK(complaint("isect1 a:point(0,0) @colour=2").find("column 22") != std::string::npos);
    CHECK(complaint("isect2 a:point(0,0)").find("the version that this lab knows") !=
          std::string::npos);
    CHECK(complaint("isect1 a:point(0,0").find("column 10") != std::string::npos);
    CHECK(complaint("isect1 a:point(0,0;0,0;;1)").find("column 25: expected at most 3 fields") !=
          std::string::npos);
}

TEST_CASE("a case line is found among spaces, and other text is rejected", "[scene][case]") {
    CHECK(is_case_line("  isect1 a:point(0,0)\n"));
    CHECK(read_case("\n isect1  a:point(0,0) \r\n").shapes.size() == 1);
    CHECK_FALSE(is_case_line("isect is a library"));
    CHECK_FALSE(is_case_line(""));
    CHECK_FALSE(is_case_line("{\"format\": 1}"));
}

TEST_CASE("a link opens like its case line, however it was encoded", "[scene][case]") {
    const std::string line =
        "isect1 float b:circle(-0.1,1e-7;8) w:aabb(40,0;8,48) !b.center~orbit(;1,1;2,2) "
        "sweep(b,w;9,9) @title=50%25%20of%20b%20%28%C3%BC%20float%29 @time=1.5";
    const Scene scene = read_case(line);
    CHECK(scene.title == "50% of b (ü float)");
    const auto opens = [&](const std::string& fragment) {
        INFO(fragment);
        const std::string link = " https://example.org/lab/?x=1#" + fragment + "\n";
        CHECK(is_case_line(link));
        CHECK(read_case(link) == scene);
    };
    SECTION("not at all") {
        opens(line);
    }
    SECTION("by a browser that was given the line") {
        opens(encoded(line, "%;,:@=+-_.!~()"));
    }
    SECTION("by encodeURI") {
        opens(encoded(line, ";,:@=+-_.!~()"));
    }
    SECTION("by encodeURIComponent") {
        opens(encoded(line, "-_.!~()"));
    }
    SECTION("completely") {
        opens(encoded(line, ""));
    }
}

TEST_CASE("a damaged link says what is wrong, and other links are ignored", "[scene][case]") {
    CHECK(complaint("https://example.org/#isect1%20box:aabb(0,0;16,x)") ==
          "case line, column 24: expected a number, found \"x\"");
    CHECK(complaint("https://example.org/#isect9%20a:point(0,0)").find("the version that") !=
          std::string::npos);
    for (const char* text : {"https://example.org/", "https://example.org/#top", "a#isect1",
                             "see https://example.org/#isect1", "https://example.org/ #isect1"})
        CHECK_FALSE(is_case_line(text));
}

TEST_CASE("a truncated or damaged line is read or rejected", "[scene][case]") {
    const std::string line =
        "isect1 float b:circle(0.1,0.2;8) w:aabb(40,0;8,48) b.center~fly(48,48;slide;0;2.5) "
        "sweep_into(b,w;1,0.5) @title=A%20b @camera=1,2,3";
    for (std::size_t at = 0; at < line.size(); ++at) {
        (void)complaint(line.substr(0, at));
        (void)complaint("https://example.org/#" + encoded(line, "(").substr(0, at));
        for (const char c : {'(', ')', ';', ',', ' ', '@', '%', '~', ':', '9', '-', '"', '\\'}) {
            std::string spoilt = line;
            spoilt[at] = c;
            (void)complaint(spoilt);
        }
    }
    SUCCEED("no other exception came out");
}
