// What the palette finds by the terms that game developers use.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "catch.hpp"
#include "commands/commands.hpp"
#include "commands/search_words.hpp"
#include "files/embed.hpp"
#include "interface/maker.hpp"
#include "ui/palette_card.hpp"

using namespace lab;
using lab::testing::Maker;
using lab::testing::Rig;

namespace {

struct Searched {
    const char* typed;
    const char* title;
    std::size_t among = 1;  ///< it must be among this many first entries
};

const std::vector<Searched> searched = {
    {"gif", "Save a film of the canvas"},
    {"video", "Save a film of the canvas"},
    {"animation", "Save a film of the canvas"},
    {"film", "Save a film of the canvas"},
    {"record", "Save a film of the canvas"},
    {"screenshot", "Save a picture of the canvas"},
    {"png", "Save a picture of the canvas"},
    {"image", "Save a picture of the canvas"},
    {"image", "Save a picture of the window", 3},
    {"link", "Copy the case as a line"},
    {"url", "Copy the case as a line"},
    {"send", "Copy the case as a line"},
    {"share", "Copy the case as a line"},
    {"theme", "Theme: dark"},
    {"tunnel", "Through the wall"},
    {"tunnelling", "Through the wall"},
    {"tunneling", "Through the wall"},
    {"SAT", "Polygon against polygon"},
    {"SAT", "Two axes make a box", 2},
    {"separating", "Polygon against polygon"},
    {"separating axis", "Polygon against polygon"},
    {"separating axis", "Two axes make a box", 2},
    {"stuck", "Many obstacles: Over the seams", 3},
    {"seam", "Many obstacles: Over the seams", 3},
    {"stick", "Many obstacles: Over the seams", 2},
    {"stick", "Slide", 6},
    {"platformer", "Slide"},
    {"platformer", "Many obstacles: Over the seams", 4},
    {"tile", "Tiles with slopes"},
    {"tile", "Many obstacles: Over the seams", 2},
    {"tile", "Tiles of a side-scroller", 4},
    {"floor", "Many obstacles: Over the seams"},
    {"nan", "Slabs: For ever, or never"},
    {"infinity", "Slabs: For ever, or never"},
    {"zero", "A segment as S(t): A path without x"},
    {"division by zero", "A segment as S(t): A path without x"},
    {"division by zero", "Slabs: For ever, or never", 2},
    {"parallel", "Slabs: For ever, or never", 2},
    {"motion", "Moving box against box", 2},
    {"move", "Moving box against box"},
    {"velocity", "Moving box against box"},
    {"collision", "Box against box", 2},
    {"hit", "Segment: the slab test"},
    {"raycast", "Where does the segment hit?", 2},
    {"raycast", "Segment: the slab test", 2},
    {"trace", "Segment: the slab test", 2},
    {"penetration", "Box against box", 2},
    {"overlap", "Box against box", 2},
    {"mtv", "Box against box"},
    {"mtv", "How is the first pushed out?", 3},
    {"time of impact", "Stopping at contact", 2},
    {"toi", "Stopping at contact"},
    {"ccd", "Through the wall"},
    {"continuous", "Through the wall", 2},
    {"bvh", "Broad phase"},
    {"bvh", "Broad phase: Boxes around boxes", 3},
    {"quadtree", "Broad phase"},
    {"quadtree", "Broad phase: Boxes around boxes", 3},
    {"grid", "Broad phase: A grid", 3},
    {"grid", "Hide: Grid, axes and scale", 4},
    {"broad phase", "Broad phase"},
    {"mbb", "Moving box against box"},
    {"slope", "Sliding along a slope", 9},
    {"ramp", "Sliding along a slope", 7},
    {"ghost", "Ghost vertices"},
    {"ghost vertex", "Ghost vertices"},
    {"ghost vertex", "Seams and ghosts", 2},
    {"seam", "Seams and ghosts"},
    {"seam", "Standing on a seam", 4},
    {"stick", "Sliding along a slope", 4},
    {"one-way", "One-way"},
    {"one way", "One-way", 2},
    {"oneway", "One-way", 2},
    {"jump through", "One-way", 2},
    {"drop down", "One-way: Dropping through"},
    {"coyote", "A character on the ground: A jump"},
    {"moving platform", "A character on the ground: Riding", 3},
    {"snap", "A character on the ground: Downhill", 3},
    {"stairs", "A character on the ground: A step up", 4},
    {"grounded", "A character on the ground: Floor, wall or ceiling", 3},
    {"character controller", "A character on the ground", 3},
    {"jitter", "Standing on a seam", 4},
    {"chain", "Chain of hills"},
    {"chain", "Seams and ghosts: Chains", 2},
    {"import", "Open a file"},
    {"import", "Paste shapes or a case", 2},
    {"tiled", "Add a tile map", 3},
    {"tiled", "Tiles with slopes", 3},
    {"tiled", "Open a file", 3},
    {"csv", "Open a file", 2},
    {"csv", "Copy the results as JSON", 2},
    {"level", "Tiles with slopes", 3},
    {"level", "Add a tile map", 3},
    {"level", "Open a file", 3},
    {"top left", "Type its numbers"},
    {"my code", "Copy as C++ code", 4},
    {"my code", "Copy as a Catch2 test", 4},
    {"javascript", "Copy your page as JavaScript"},
};

std::vector<std::string> titles_for(Lab& lab, const std::string& typed) {
    std::vector<std::string> titles;
    for (const auto& choice : choices_for(lab.context, typed)) titles.push_back(choice.title);
    return titles;
}

/// A lab with its lessons.
struct Library : Rig {
    Library() : Rig("aabb-vs-segment") {
        lab.workspace.lessons().fill(built_in_lessons(built_in_scenes()));
    }
};

}  // namespace

TEST_CASE("a game developer's search terms find the right entry first", "[interface][palette]") {
    Library rig;
    for (const Searched& each : searched) {
        std::vector<std::string> titles = titles_for(rig.lab, each.typed);
        titles.resize(std::min(titles.size(), each.among));
        CAPTURE(each.typed, each.title, titles);
        CHECK(std::count(titles.begin(), titles.end(), each.title) > 0);
    }
}

TEST_CASE("each search term belongs to an existing entry", "[interface][palette]") {
    Library rig;
    const auto words = nlohmann::json::parse(embedded_text("search_words.json"));
    CHECK(words.size() > 20);
    for (const auto& [title, known_as] : words.items()) {
        CAPTURE(title);
        CHECK(titles_for(rig.lab, title).front() == title);
        CHECK(search_words(title) == known_as);
    }
}

TEST_CASE("letters scattered over a title find nothing", "[interface][palette]") {
    Library rig;
    const auto finds = [&](const char* typed, const char* title) {
        const std::vector<std::string> titles = titles_for(rig.lab, typed);
        return std::count(titles.begin(), titles.end(), title) > 0;
    };
    CHECK_FALSE(finds("gif", "Inflating: Give away your size"));
    CHECK_FALSE(finds("tunnel", "Circles and the quadratic: None, one or two"));
    CHECK_FALSE(finds("sat", "Save a picture of the canvas"));
    CHECK(finds("mbb", "Moving box against box"));
}

TEST_CASE("the search field of the list knows these terms, too", "[interface][palette]") {
    Rig rig("aabb-vs-segment");
    rig.type("/");
    rig.frames(4);
    rig.type("tunneling");
    rig.key(SDLK_RETURN);
    CHECK(rig.lab.workspace.session().id() == "tunnelling");
}

TEST_CASE("unavailable commands come after equally good matches", "[interface][palette]") {
    Maker rig;
    rig.lab.workspace.session().view().select({});
    const auto place_of = [&](const char* typed, const std::string& title) {
        const std::vector<std::string> titles = titles_for(rig.lab, typed);
        return std::find(titles.begin(), titles.end(), title) - titles.begin();
    };
    CHECK(place_of("raycast", "Where does the segment hit?") >
          place_of("raycast", "Segment: the slab test"));
    CHECK(place_of("mtv", "How is the first pushed out?") > place_of("mtv", "Box against box"));
    rig.lab.workspace.session().view().select({"seg", "box"});
}

TEST_CASE("an unavailable command says what to do first", "[interface][palette]") {
    Rig rig("aabb-vs-segment");
    std::set<std::string> refused;
    const auto look = [&] {
        for (const Command& each : commands()) {
            if (each.enabled(rig.lab.context)) continue;
            CAPTURE(each.id);
            CHECK_FALSE(std::string(each.enabled.need).empty());
            refused.insert(each.id);
        }
    };
    look();
    rig.lab.workspace.open_new();
    look();
    CHECK(refused.count("predict") == 1);
    CHECK(refused.count("film") == 1);
    CHECK(refused.count("align_top") == 1);
    CHECK(refusal_of(command("align_top"), rig.lab.context) ==
          "First select two shapes or more. Then “Align top” works.");
    CHECK(refusal_of(command("film"), rig.lab.context) ==
          "Nothing moves by itself here. Add a shape, then right-click it to let it move.");
}
