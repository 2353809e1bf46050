#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <sstream>
#include <stdexcept>

#ifndef _WIN32
#include <sys/stat.h>
#endif

#include <isect/bad_shape.hpp>

#include "catch.hpp"
#include "platform/command_line.hpp"
#include "platform/zoo_output.hpp"
#include "render/image.hpp"
#include "scene/error.hpp"
#include "scene/file.hpp"
#include "scene/json_tree.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"
#include "text.hpp"
#include "workspace/scenes.hpp"

using namespace lab;
namespace fs = std::filesystem;

namespace {

struct Said {
    int code{};
    std::string out, err;
};

/// The output of some work and its exit code.
template <class Work>
Said said_by(const Work& work) {
    std::ostringstream out, err;
    std::streambuf* const old_out = std::cout.rdbuf(out.rdbuf());
    std::streambuf* const old_err = std::cerr.rdbuf(err.rdbuf());
    const int code = work();
    std::cout.rdbuf(old_out);
    std::cerr.rdbuf(old_err);
    return {code, out.str(), err.str()};
}

/// The output of the program with these arguments.
Said says(std::vector<std::string> words) {
    words.insert(words.begin(), "intersect-lab");
    std::vector<char*> arguments;
    arguments.reserve(words.size());
    for (std::string& word : words) arguments.push_back(word.data());
    return said_by([&] { return run(static_cast<int>(arguments.size()), arguments.data()); });
}

/// The output of the program if its work ends with this error.
template <class Error>
Said says_of(const Error& error) {
    return said_by([&] { return reported([&]() -> int { throw error; }); });
}

/// The width and height of a PNG.
std::pair<unsigned, unsigned> size_of_png(const std::string& path) {
    const std::string bytes = read_file(path);
    REQUIRE(bytes.substr(1, 3) == "PNG");
    const auto number = [&](std::size_t at) {
        unsigned value = 0;
        for (std::size_t i = 0; i < 4; ++i)
            value = value << 8 | static_cast<unsigned char>(bytes[at + i]);
        return value;
    };
    return {number(16), number(20)};
}

struct Folder {
    Folder() { fs::create_directories(name); }
    ~Folder() { fs::remove_all(name); }
    std::string name = "command-line-test";
};

}  // namespace

TEST_CASE("--list, --version and --help go to standard output, and nothing else", "[platform]") {
    CHECK(contains(says({"--list"}).out, "aabb-vs-segment\tBoxes\tSegment: the slab test\n"));
    CHECK(contains(says({"--version"}).out, "intersect-lab " LAB_VERSION));
    const Said help = says({"--help"});
    CHECK(help.code == 0);
    for (const char* option :
         {"--scene", "--set", "--time", "--size", "--scale", "--theme", "--json", "--svg",
          "--picture", "--screenshot", "--tour", "--course"}) {
        INFO(option);
        CHECK(contains(help.out, option));
    }
}

TEST_CASE("--course writes the pages of a folder's lessons", "[platform][course]") {
    const Folder folder;
    fs::create_directories(folder.name + "/lessons");
    write_file_atomically(folder.name + "/lessons/01-mine.md",
                          "# Mine\n\n## A step\n\n```lab\nscene: one-axis\n```\n");
    const std::string site = folder.name + "/site/course";
    const Said said = says({"--assets", folder.name, "--course", site});
    CHECK(said.code == 0);
    CHECK(said.out.empty());
    for (const char* name : {"index.html", "mine.html", "course.css", "figures/mine-1-light.svg"}) {
        INFO(name);
        CHECK(fs::exists(site + "/" + name));
    }
    CHECK(says({"--assets", folder.name, "--course", folder.name + "/lessons/01-mine.md"}).code ==
          1);
}

TEST_CASE("the list has the cases of the zoo, and each can be opened", "[platform][zoo]") {
    const std::string list = says({"--list"}).out;
    CHECK(contains(list, "stacked-cubes\tZoo: normals that flip\tTwo stacked cubes\n"));
    CHECK(says({"stacked-cubes", "--json", "-"}).code == 0);
    CHECK(contains(says({"stacked-cube", "--json", "-"}).err, "stacked-cubes"));
    CHECK_FALSE(contains(says({"--assets", ISECT_SOURCE_DIR "/assets", "--list"}).out, "Zoo: "));
}

TEST_CASE("--zoo prints who fails in each case, and isect passes", "[platform][zoo]") {
    const Said table = says({"--zoo"});
    CHECK(table.code == 0);
    CHECK(table.err.empty());
    CHECK(contains(table.out, "\nsegment-without-length "));
    CHECK(contains(table.out, " NaN "));
    CHECK(contains(table.out, "\npassed, of those answered "));
    const std::string count = std::to_string(zoo_size());
    CHECK(contains(table.out, " " + count + " of " + count + " "));
    const Said json = says({"--zoo", "--json", "-"});
    CHECK(json.code == 0);
    const JsonValue all = parse_json(json.out, "zoo");
    const auto& cases = std::get<JsonValue::Array>(all.value);
    REQUIRE(cases.size() == zoo_size());
    for (const Implementation* each : implementations())
        CHECK(cases.front().find(each->name) != nullptr);
    CHECK(contains(json.out, "\"word\": \"overlaps\""));
}

TEST_CASE("a zoo in which isect fails is one that isn't passed", "[platform][zoo]") {
    Entry wrong = *zoo_case("circle-behind-the-start");
    wrong.scene.expects = {"hit is something"};
    const std::vector<Entry> cases{wrong};
    CHECK_FALSE(isect_passes(judged_zoo(cases)));
    CHECK(contains(zoo_table(judged_zoo(cases)), "unexpected"));
}

TEST_CASE("results go to standard output as JSON", "[platform]") {
    const Said said =
        says({"aabb-vs-segment", "--time", "1.5", "--set", "box.half.x=20", "--json", "-"});
    CHECK(said.code == 0);
    CHECK(contains(said.out, "\"time\": 1.5"));
    CHECK(contains(said.out, "\"half\": [20, 16]"));
    CHECK(said.err.empty());
}

TEST_CASE("a case line, or a link to one, is explained in words", "[platform]") {
    for (const char* line : {"isect1 p:point(1,2) b:aabb(0,0;5,5) overlaps(p,b) distance(p,b)",
                             "https://example.org/#isect1%20p:point(1,2)%20b:aabb(0,0;5,5)"
                             "%20overlaps(p,b)%20distance(p,b)"}) {
        const Said said = says({"--case", line, "--narrate"});
        CHECK(said.code == 0);
        CHECK(said.out ==
              "Overlap. They overlap on both axes: the way out is 4.000 on x and 3.000 on y.\n"
              "Distance 0. “p” and “b” overlap: the shortest way out is 3.000 long.\n");
    }
    const Said wrong = says({"--case", "isect1 p:point(1,x)", "--narrate"});
    CHECK(wrong.code == 3);
    CHECK(contains(wrong.err, "case line, column 18: expected a number, found \"x\""));
}

// The window opened the case at its moment, but everything else opened it at its start.
TEST_CASE("a case is rendered at its own moment, and exported with it", "[platform]") {
    const std::string line =
        "isect1 a:circle(0,0;32) b:circle(96,0;16) b.center~orbit(0,0;96,24;0.628,1.508) "
        "intersect(b,a) @time=3";
    const auto narrated = [](const std::string& text) {
        return says({"--case", text, "--narrate"}).out;
    };
    CHECK(contains(narrated(line), "Overlap. The shortest way out for “b” is"));
    CHECK(contains(narrated(line), "along the line of the centers"));
    CHECK(contains(says({"--case", line, "--json", "-"}).out, "\"time\": 3,"));
    CHECK(contains(says({"--case", line, "--time", "0", "--narrate"}).out, "No overlap."));
    const Said exported = says({"--case", line, "--time", "3.25", "--export", "case=-"});
    CHECK(contains(exported.out, "@time=3.25"));
    CHECK(narrated(exported.out) == says({"--case", line, "--time", "3.25", "--narrate"}).out);
    CHECK(contains(says({"--case", line, "--export", "scene=-"}).out, "\"time\": 3"));
}

TEST_CASE("a moment is exported in the requested form", "[platform]") {
    const std::string line = "isect1 p:point(1,2) b:aabb(0,0;5,5) overlaps(p,b)";
    CHECK(says({"--case", line, "--export", "case=-"}).out.find(line) == 0);
    const Said test = says({"--case", line, "--export", "catch2=-"});
    CHECK(contains(test.out, "REQUIRE(answer);"));
    CHECK(says({"--case", line, "--export", "catch3=-"}).code == 2);
}

TEST_CASE("a wrong argument exits with 2 and is named", "[platform]") {
    const auto wrong = [](std::vector<std::string> words, const std::string& named) {
        const Said said = says(std::move(words));
        CAPTURE(said.err, named);
        CHECK(said.code == 2);
        CHECK(contains(said.out + said.err, named));
    };
    wrong({"aabb-vs-sgment", "--json", "-"}, "did you mean aabb-vs-segment");
    wrong({"aabb-vs-segment", "--set", "box.hulf=1", "--json", "-"}, "hulf");
    wrong({"aabb-vs-segment", "--time", "nan", "--json", "-"}, "found nan");
    wrong({"aabb-vs-segment", "--time", "-1", "--json", "-"}, "found -1");
    wrong({"aabb-vs-segment", "--scale", "nan", "--picture", "p.png"}, "found nan");
    wrong({"aabb-vs-segment", "--size", "12", "--picture", "p.png"}, "WIDTHxHEIGHT");
    wrong({"aabb-vs-segment", "--theme", "blue", "--picture", "p.png"}, "blue");
    wrong({"aabb-vs-segment", "--json", ""}, "found nothing");
    wrong({"--headless"}, "--headless needs a scene");
    wrong({"--tour", "t", "--set", "box.half.x=1"}, "--tour");
    wrong({"--lesson", "slobs", "--screenshot", "p.png"}, "no lesson is named slobs");
    wrong({"aabb-vs-segment", "--fps", "20", "--json", "-"}, "--fps");
    wrong({"aabb-vs-segment", "--from", "1"}, "--from");
    wrong({"aabb-vs-segment", "--gif", "a.gif", "--fps", "30"}, "50, 25 or 20");
    wrong({"aabb-vs-segment", "--gif", "a.gif", "--from", "2", "--to", "1"}, "--to");
    wrong({"--unknown"}, "--unknown");
}

TEST_CASE("an exception of the standard library is an internal error, not a usage error",
          "[platform]") {
    const auto is_internal = [](const Said& said) {
        CAPTURE(said.err);
        CHECK(said.code == 1);
        CHECK(contains(said.err, "intersect-lab: internal error: "));
    };
    is_internal(says_of(std::out_of_range("vector::_M_range_check")));
    is_internal(says_of(std::invalid_argument("stoi")));
    is_internal(says_of(std::length_error("basic_string::append")));
    is_internal(says_of(std::runtime_error("what nobody foresaw")));
    is_internal(says_of(isect::BadShape("half.x", "is negative")));

    const Said usage = says_of(UsageError("no scene is named so"));
    CHECK(usage.code == 2);
    CHECK(usage.err == "intersect-lab: no scene is named so\n");
    const Said file = says_of(FileError("can't write a.json"));
    CHECK(file.code == 1);
    CHECK(file.err == "intersect-lab: can't write a.json\n");
}

TEST_CASE("text repeated in a message can't control the terminal", "[platform]") {
    const Folder folder;
    write_file_atomically(folder.name + "/key.json", "{\"format\": 1, \"a\\u001b[2J\": 1}");
    const std::string named = folder.name + "/a\x1b[2J\nb.json";
    write_file_atomically(named, "{}");
    const auto is_visible = [](const Said& said, int code) {
        CAPTURE(visible_lines(said.err));
        CHECK(said.code == code);
        CHECK(visible_lines(said.out + said.err) == said.out + said.err);
        CHECK_FALSE(said.err.empty());
    };
    is_visible(says({"a\x1b]0;evil\x07", "--json", "-"}), 2);
    is_visible(says({"--lesson", "a\x1b[2J", "--screenshot", "p.png"}), 2);
    is_visible(says({"aabb-vs-segment", "--set", "box.\x1b[2J=1", "--json", "-"}), 2);
    is_visible(says({"aabb-vs-segment", "--time", "\x1b[2J", "--json", "-"}), 2);
    is_visible(says({"--\x1b[2J"}), 2);
    is_visible(says({"--case", "isect1 \x1b[2J", "--json", "-"}), 3);
    is_visible(says({folder.name + "/key.json", "--json", "-"}), 3);
    is_visible(says({named, "--json", "-"}), 3);
}

TEST_CASE("results are JSON, whatever the file name", "[platform]") {
    const Folder folder;
    const std::string named = folder.name + "/a\xff.json";
    write_file_atomically(named,
                          "{\"format\": 1, \"title\": \"T\", \"content\": [0, 0, 1, 1], "
                          "\"shapes\": []}");
    const Said said = says({named, "--json", "-"});
    CAPTURE(said.err);
    REQUIRE(said.code == 0);
    const JsonValue results = parse_json(said.out, "results");
    CHECK(std::get<std::string>(results.find("scene")->value) == "a\xef\xbf\xbd");
}

TEST_CASE("a list of scenes can't control the terminal", "[platform]") {
    const Folder folder;
    fs::create_directories(folder.name + "/scenes");
    write_file_atomically(folder.name + "/scenes/a\x1b[2J\nb.json",
                          "{\"format\": 1, \"title\": \"\u202egnp\", "
                          "\"content\": [0, 0, 1, 1], \"shapes\": []}");
    const Said said = says({"--assets", folder.name, "--list"});
    CHECK(said.out == "a\\x1b[2J\\nb\t\t\\u202egnp\n");
}

TEST_CASE("a wrong file exits with 3, and one that can't be written exits with 1", "[platform]") {
    const Folder folder;
    write_file_atomically(folder.name + "/bad.json", "{\"format\": 1,\n \"content\": [1e999]}");
    const Said bad = says({folder.name + "/bad.json", "--json", "-"});
    CHECK(bad.code == 3);
    CHECK(contains(bad.err, "bad.json:2: field content[0]: expected a number in range"));
    CHECK(says({folder.name + "/none.json", "--json", "-"}).code == 3);
    fs::create_directories(folder.name + "/scenes");
    const Said empty =
        says({"--assets", folder.name, "--lesson", "slabs", "--screenshot", "p.png"});
    CHECK(empty.code == 3);
    CHECK(contains(empty.err, "holds no scene"));
    CHECK(says({"aabb-vs-segment", "--json", folder.name + "/none/x.json"}).code == 1);
}

TEST_CASE("the size of a picture is its points times the scale", "[platform]") {
    const Folder folder;
    const std::string path = folder.name + "/p.png";
    CHECK(
        says({"aabb-vs-segment", "--size", "400x300", "--scale", "1.5", "--picture", path}).code ==
        0);
    CHECK(size_of_png(path) == std::pair{600U, 450U});
    const std::string dark = read_file(path);
    CHECK(says({"aabb-vs-segment", "--size", "400x300", "--scale", "1.5", "--theme", "light",
                "--picture", path})
              .code == 0);
    CHECK(read_file(path) != dark);
    CHECK(says({"aabb-vs-segment", "--size", "960x600", "--screenshot", path}).code == 0);
    CHECK(size_of_png(path) == std::pair{960U, 600U});
    CHECK(says({"--lesson", "slabs/2", "--size", "960x600", "--screenshot", path}).code == 0);
}

TEST_CASE("a time span is exported as an animation, or as a picture for each frame", "[platform]") {
    const Folder folder;
    const std::string gif = folder.name + "/a.gif";
    const Said said = says({"aabb-vs-segment", "--size", "320x240", "--from", "1", "--to", "1.5",
                            "--fps", "20", "--gif", gif, "--frames", folder.name});
    CHECK(said.code == 0);
    CHECK(said.out.empty());
    CHECK(read_file(gif).compare(0, 6, "GIF89a") == 0);
    CHECK(fs::exists(folder.name + "/frame-0010.png"));
    CHECK_FALSE(fs::exists(folder.name + "/frame-0011.png"));
}

#ifndef _WIN32
TEST_CASE("output to a pipe leaves it a pipe", "[platform]") {
    const Folder folder;
    const std::string pipe = folder.name + "/pipe", copy = folder.name + "/copy";
    REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
    REQUIRE(std::system(("cat " + pipe + " >" + copy + " &").c_str()) == 0);
    CHECK(says({"aabb-vs-segment", "--json", pipe}).code == 0);
    CHECK(fs::is_fifo(pipe));
    for (int i = 0; i < 100 && (!fs::exists(copy) || fs::file_size(copy) == 0); ++i)
        CHECK(std::system("sleep 0.05") == 0);
    CHECK(contains(read_file(copy), "\"scene\": \"aabb-vs-segment\""));
}
#endif

TEST_CASE("times, sizes and numbers beyond their limits are rejected with the limit",
          "[platform]") {
    struct Row {
        std::vector<std::string> words;
        int code;
        const char* says;
    };
    const std::string flight = "isect1 a:point(1,2) b:aabb(5,9;1,1) a.pos~fly(1,0";
    for (const Row& row : std::vector<Row>{
             {{"--scene", "aabb-vs-segment", "--time", "1e300", "--json", "-"}, 2, "0 to 3600"},
             {{"--case", flight + ";;;1e18) overlaps(a,b)", "--json", "-"}, 3, "from 0 to 3600"},
             {{"--scene", "aabb-vs-segment", "--size", "16384x16384", "--scale", "4", "--picture",
               "huge.png"},
              2,
              "67 million pixels"},
         }) {
        const Said said = says(row.words);
        INFO(said.err);
        CHECK(said.code == row.code);
        CHECK(said.err.find(row.says) != std::string::npos);
        CHECK(said.out.empty());
    }
    CHECK_FALSE(fs::exists("huge.png"));
}

TEST_CASE("an argument of megabytes is not repeated in full", "[platform]") {
    const Said said = says(
        {"--case", "isect1 a:point(" + std::string(5'000'000, '1') + "e999,2)", "--json", "-"});
    CHECK(said.code == 3);
    CHECK(said.err.size() < 4000);
}

TEST_CASE("--set switches a scene to float, and --help says so", "[platform]") {
    CHECK(contains(says({"--help"}).out, "scalar=float"));
    const Said in_float = says(
        {"aabb-vs-segment", "--set", "box.half.x=0.1", "--set", "scalar=float", "--json", "-"});
    CHECK(in_float.code == 0);
    CHECK(contains(in_float.out, "\"half\": [0.1, 16]"));
    const Said line = says({"aabb-vs-segment", "--set", "scalar=float", "--export", "case=-"});
    CHECK(contains(line.out, "isect1 float "));
    const Said wrong = says({"aabb-vs-segment", "--set", "scalar=flot", "--json", "-"});
    CHECK(wrong.code == 2);
    CHECK(contains(wrong.err, "did you mean float?"));
}

TEST_CASE("a lesson's name in place of a scene's is reported as a lesson, even without a window",
          "[platform]") {
    const Said said = says({"slabs", "--json", "-"});
    CHECK(said.code == 2);
    CHECK(contains(said.err, "no scene is named slabs (did you mean --lesson slabs?)\n"));
}

TEST_CASE("every wrong file of a folder of assets is named", "[platform]") {
    const Folder folder;
    fs::create_directories(folder.name + "/scenes");
    write_file_atomically(folder.name + "/scenes/a.json", "{\"format\": 1,\n \"title\": 7}");
    write_file_atomically(folder.name + "/scenes/b.json", "nothing");
    const Said said = says({"--assets", folder.name, "--list"});
    CHECK(said.code == 3);
    CHECK(contains(said.err, "/scenes/a.json:2: "));
    CHECK(contains(said.err, "/scenes/b.json:1: "));
}

TEST_CASE("--bisect finds the moments at which an answer jumps", "[platform]") {
    const Said said = says({"aabb-vs-segment", "--bisect", "time=0:4"});
    CHECK(said.code == 0);
    CHECK(contains(said.out, "miss → hit\n    time = "));
    CHECK(contains(said.out, " (0x1."));
    CHECK(contains(said.out, "\n        isect1 "));
    CHECK(contains(says({"aabb-vs-segment", "--bisect", "time=1:1"}).out,
                   "Nothing jumps while time goes from 1 to 1."));
    for (const char* span : {"time=-1:2", "time=0:4000"}) {
        const Said wrong = says({"aabb-vs-segment", "--bisect", span});
        CHECK(wrong.code == 2);
        CHECK(contains(wrong.err, "times from 0 to 3600"));
    }
}

TEST_CASE("--bisect searches the answers of the implementation after --against", "[platform]") {
    // A circle that touches the start is a hit for the older code.
    const std::vector<std::string> words{
        "--case", "isect1 s:segment(20,0;10,0) c:circle(0,0;10) raycast(s,c)", "--bisect",
        "s.start.x=-30:30"};
    const auto against = [&](const char* name) {
        std::vector<std::string> all = words;
        all.insert(all.end(), {"--against", name});
        return says(all);
    };
    CHECK(contains(against("noonat-es6").out, "noonat-es6: Hit at"));
    CHECK(against("noonat-es6").out != says(words).out);
    CHECK_FALSE(contains(says(words).out, "noonat-es6"));
    CHECK(against("article").code == 2);
    CHECK(contains(against("article").err, "it has no answer to query 0"));
    CHECK(against("nobody").code == 2);
}

TEST_CASE("--against is refused where nothing uses it", "[platform]") {
    const Said alone = says({"aabb-vs-aabb", "--json", "-", "--against", "noonat"});
    CHECK(alone.code == 2);
    CHECK(contains(alone.err, "is for --hunt, --bisect and --map"));
    const Folder folder;
    const auto map = [&](const char* layer) {
        return says({"circle-vs-aabb", "--map", folder.name + "/map.json", "--size", "320x240",
                     "--map-layer", layer, "--against", "noonat"});
    };
    for (const char* layer : {"exact", "distance"}) {
        CHECK(map(layer).code == 2);
        CHECK(contains(map(layer).err, "takes no --against"));
    }
    for (const char* layer : {"outcome", "difference", "path"}) CHECK(map(layer).code == 0);
}

TEST_CASE("a map fits the smallest picture", "[platform]") {
    const Folder folder;
    const std::string file = folder.name + "/map.json";
    CHECK(says({"circle-vs-aabb", "--map", file, "--size", "64x64"}).code == 0);
    CHECK(contains(read_file(file), "rows"));
}

TEST_CASE("a map of promises is about the implementation after --against", "[platform]") {
    const Folder folder;
    const auto map = [&](std::vector<std::string> more) {
        const std::string file = folder.name + "/map.json";
        std::vector<std::string> all{"circle-vs-aabb", "--map",       file,      "--size",
                                     "320x240",        "--map-layer", "promises"};
        all.insert(all.end(), more.begin(), more.end());
        CHECK(says(all).code == 0);
        return read_file(file);
    };
    const std::string ours = map({}), theirs = map({"--against", "noonat"});
    CHECK_FALSE(contains(ours, "noonat"));
    CHECK(contains(theirs, "\"by\": \"noonat\""));
    const auto has_breach = [](const std::string& json) {
        const std::string rows = json.substr(json.find("rows"));
        return rows.find('1') != std::string::npos;
    };
    CHECK_FALSE(has_breach(ours));
    CHECK(has_breach(theirs));
}

TEST_CASE("--hunt prints the worst finds first, with their causes", "[platform]") {
    const std::string out =
        says({"circle-vs-aabb", "--hunt", "--count", "1500", "--against", "noonat"}).out;
    const std::size_t overlaps = out.find("pushed, they still overlap");
    const std::size_t normal = out.find("hit.normal");
    REQUIRE(overlaps != std::string::npos);
    REQUIRE(normal != std::string::npos);
    CHECK(overlaps < normal);
    CHECK(contains(out, "\n    It pushes along the line of centers"));
}

TEST_CASE("--check-level prints each fault with a case line, and exits with 1", "[platform]") {
    const Folder folder;
    const std::string file = folder.name + "/room.json";
    const auto write_level = [&](const char* top) {
        const std::string line = std::string("isect1 hero:aabb(24,-7;5,7) floor:aabb(80,8;80,8) ") +
                                 "end:aabb(200," + top +
                                 ";40,8) walk(hero,floor,end;2,0) hero.center~walk(15)";
        write_file_atomically(file, says({"--case", line, "--export", "scene=-"}).out);
    };
    write_level("8");
    const Said fine = says({"--check-level", file});
    CHECK(fine.code == 0);
    CHECK(fine.out.empty());
    CHECK(contains(fine.err, ", 0 found in "));
    write_level("7.75");
    const Said seam = says({"--check-level", file});
    CHECK(seam.code == 1);
    CHECK(
        seam.out.starts_with("Seam: At (160, −0.25), the floor rises by 0.25 to the right, which "
                             "stops the character.\n    isect1 hero:aabb("));
    const std::string line = seam.out.substr(seam.out.find("isect1"));
    CHECK(says({"--case", line, "--json", "-"}).code == 0);
    const Said none = says({"--check-level", "aabb-vs-aabb"});
    CHECK(none.code == 2);
    CHECK(contains(none.err, "a check needs a character"));
}

TEST_CASE("--replay prints the wrong answers of a game, and exits with 1", "[platform]") {
    const Folder folder;
    const std::string file = folder.name + "/game.recording", json = folder.name + "/finds.json";
    const auto write_recording = [&](const std::string& last) {
        write_file_atomically(file,
                              "isect-recording 1 double y_down 0.0166 px game\n"
                              "shape floor box 0 40 200 8\nshape hero box 10 27.5 4 4.5\n"
                              "frame 7\nquery move slide hero 3 0.5 all -> 13 27.5\n" +
                                  last);
    };
    write_recording("");
    const Said fine = says({"--replay", file});
    CHECK(fine.code == 0);
    CHECK(fine.out.empty());
    CHECK(contains(fine.err, "None of 1 answer is wrong by more than 0.001."));

    write_recording("query dash sweep hero 0 9 all -> miss\n");
    const Said wrong = says({"--replay", file, "--finds", json});
    CHECK(wrong.code == 1);
    CHECK(
        wrong.out.starts_with("frame 7, line 6, dash: passes through. It meets floor after 0 of "
                              "9 units, and the answer is a miss.\n    isect1 hero:aabb("));
    CHECK(contains(wrong.err, "1 of 2 answers is wrong by more than 0.001: 1 passes through."));
    CHECK(contains(read_file(json), "\"kind\": \"passes through\", \"size\": 9"));
    const std::string line = wrong.out.substr(wrong.out.find("isect1"));
    CHECK(says({"--case", line, "--json", "-"}).code == 0);
    CHECK(says({"--replay", file, "--label", "move"}).code == 0);
    CHECK(says({"--replay", file, "--within", "9"}).code == 0);
    const Said typo = says({"--replay", file, "--label", "moves"});
    CHECK(typo.code == 3);
    CHECK(contains(typo.err,
                   "no query with the label moves, but with one of dash, move; did you "
                   "mean move?"));

    write_recording("query dash sweep nobody 0 9 all -> miss\n");
    const Said broken = says({"--replay", file});
    CHECK(broken.code == 3);
    CHECK(contains(broken.err, "line 6: there is no shape \"nobody\""));
    write_file_atomically(file, "{}");
    CHECK(says({"--replay", file}).code == 3);
    CHECK(says({"--replay", folder.name + "/none"}).code == 3);
    CHECK(says({"--label", "move"}).code == 2);
}

TEST_CASE("--beside prints the first frame in which two recordings differ", "[platform]") {
    const Folder folder;
    const std::string one = folder.name + "/one.recording", two = folder.name + "/two.recording";
    const auto write = [&](const std::string& file, const std::string& first,
                           const std::string& second) {
        write_file_atomically(file,
                              "isect-recording 1 double y_down 0.0166 px game\n"
                              "shape hero box 10 27.5 4 4.5\nframe 0\n"
                              "query move slide hero 3 0.5 all -> " +
                                  first +
                                  " 27.5\n"
                                  "frame 1 key\nshape hero box 13 27.5 4 4.5\n"
                                  "query move slide hero 3 0.5 all -> " +
                                  second + " 27.5\n");
    };
    write(one, "13", "16");
    write(two, "13", "16");
    CHECK(says({"--replay", one, "--beside", two}).code == 0);
    write(two, "13.0000001", "15");
    const Said parted = says({"--replay", one, "--beside", two});
    CHECK(parted.code == 1);
    CHECK(parted.out ==
          "First difference: frame 0, line 4 (line 4 of the other). move: the mover ends at "
          "(13, 27.5) in the first and (13.0000001, 27.5) in the other.\n"
          "First by more than 0.001: frame 1, line 7 (line 7 of the other). move: the mover ends "
          "at (16, 27.5) in the first and (15, 27.5) in the other.\n");
    CHECK(says({"--beside", two}).code == 2);
    write_file_atomically(two, "{}\n");
    CHECK(says({"--replay", one, "--beside", two}).code == 3);
    std::filesystem::create_directory(folder.name + "/f.recording");
    CHECK(says({"--scene", folder.name + "/f.recording", "--json", "-"}).code == 2);
}

TEST_CASE("--beside compares two frame rates at equal times", "[platform]") {
    const Folder folder;
    const std::string one = folder.name + "/one.recording", two = folder.name + "/two.recording";
    const auto write = [&](const std::string& file, int rate, double jump) {
        std::string text =
            "isect-recording 1 double y_down " + number_text(1.0 / rate) + " px game\n";
        for (int i = 0; i < rate; ++i) {
            const double x = 60.0 * i / rate + (2 * i > rate ? jump : 0);
            text += "frame " + std::to_string(i) + "\nshape hero box " + number_text(x) +
                    " 8 4 4\nquery move slide hero 1 0 none -> " + number_text(x) + " 8\n";
        }
        write_file_atomically(file, text);
    };
    write(one, 60, 0);
    write(two, 30, 0);
    const Said same = says({"--replay", one, "--beside", two});
    CHECK(same.code == 0);
    CHECK(contains(same.out,
                   "The frame rates differ: frames last 0.016666666666666666 s and "
                   "0.03333333333333333 s. So places at equal times are compared.\n"
                   "Nothing differs by more than 0.001.\n"));
    write(two, 30, 2);
    const Said parted = says({"--replay", one, "--beside", two});
    CHECK(parted.code == 1);
    CHECK(contains(
        parted.out,
        "First by more than 0.001: frame 32, line 100 (line 52 of the other). move: at "
        "0.5333 s (frame 16 of the other), hero is at (32, 8) in the first and (34, 8) in the "
        "other.\n"));
    CHECK(says({"--replay", one, "--beside", two, "--within", "2"}).code == 0);
    // Nothing can be said of movers that are never in both.
    std::string others = read_file(two);
    for (std::size_t at = 0; (at = others.find("hero", at)) != std::string::npos;)
        others.replace(at, 4, "crab");
    write_file_atomically(two, others);
    CHECK(says({"--replay", one, "--beside", two}).code == 3);
}

TEST_CASE("--bisect lists a time that jumps by more than --least-jump", "[platform]") {
    // Above the step, the ray goes on to the wall behind it.
    const std::vector<std::string> words{
        "--case",
        "isect1 stairs:chain(60,-40,60,0,40,0,40,40) ray:segment(0,10;100,-10) raycast(ray,stairs)",
        "--bisect", "ray.start.y=10:-10"};
    const auto with = [&](const char* least) {
        std::vector<std::string> all = words;
        all.insert(all.end(), {"--least-jump", least});
        return says(all);
    };
    CHECK(contains(says(words).out, "time 0.4 → 0.6\n"));
    CHECK(contains(with("0.19").out, "time 0.4 → 0.6\n"));
    CHECK_FALSE(contains(with("0.21").out, "time 0.4 → 0.6\n"));
    CHECK(with("-1").code == 2);
}

TEST_CASE("--bisect says what changes above both sides", "[platform]") {
    const Said said = says({"aabb-vs-swept-aabb", "--bisect", "box.center.x=-60:60"});
    CHECK(said.code == 0);
    CHECK(contains(said.out, "normal 90° → 180°\n    box.center.x = -32 ("));
}

TEST_CASE("a range beyond what a number may be is refused as by --set", "[platform]") {
    const std::string scene = "circle-vs-segment";
    const std::string wrong = "circle.radius: expected a number of at least 0, found -";
    CHECK(contains(says({scene, "--set", "circle.radius=-60", "--json", "-"}).err, wrong + "60"));
    for (const char* span : {"circle.radius=-60:20", "circle.radius=20:-60"}) {
        const Said said = says({scene, "--bisect", span});
        CHECK(said.code == 2);
        CHECK(said.out.empty());
        CHECK(contains(said.err, wrong + "60"));
    }
    CHECK(says({scene, "--bisect", "circle.radius=0:20"}).code == 0);
    const Said bent = says({"polygon-vs-polygon", "--bisect", "rock.points[0].x=-44:200"});
    CHECK(bent.code == 2);
    CHECK(contains(bent.err, "rock: points[0] makes the polygon concave"));

    const Folder folder;
    const std::string file = folder.name + "/map.json";
    const Said map = says({scene, "--map", file, "--size", "100x100", "--map-over",
                           "circle.center.x,circle.radius", "--map-range", "-100:100,-5:5"});
    CHECK(map.code == 2);
    CHECK(contains(map.err, wrong + "5"));
    CHECK_FALSE(fs::exists(file));
}

TEST_CASE("--hunt tries at least one case, and needs a query", "[platform]") {
    for (const char* count : {"-1", "0", "1.5"}) {
        const Said said = says({"circle-vs-aabb", "--hunt", "--count", count});
        CHECK(said.code == 2);
        CHECK(contains(said.err, "expected a whole number of at least 1, found "));
    }
    CHECK(says({"circle-vs-aabb", "--hunt", "--count", "1"}).code == 0);
    const Said none = says({"crowd-10", "--hunt", "--count", "1"});
    CHECK(none.code == 2);
    CHECK(contains(none.err, "--hunt: the scene has no query to search"));
    const Said beyond = says({"circle-vs-aabb", "--hunt", "--count", "1", "--query", "1"});
    CHECK(contains(beyond.err, "--query 1: the scene has 1 query, counted from 0"));
}

TEST_CASE("--map refuses another ending, and one number on both axes", "[platform]") {
    const Folder folder;
    for (const char* name : {"/map.txt", "/map.gif", "/map"}) {
        const std::string file = folder.name + name;
        const Said said = says({"circle-vs-aabb", "--map", file});
        CHECK(said.code == 2);
        CHECK(contains(said.err, "--map: expected a name that ends in .png or .json, found "));
        CHECK_FALSE(fs::exists(file));
    }
    const Said twice = says({"circle-vs-aabb", "--map", folder.name + "/map.json", "--map-over",
                             "box.half.x,box.half.x"});
    CHECK(twice.code == 2);
    CHECK(contains(twice.err, "--map-over expects two different numbers, found box.half.x twice"));
}
