// Two recordings of the same game beside each other.
#include "recording/comparison.hpp"

#include <cmath>

#include "catch.hpp"
#include "recording/query_scene.hpp"
#include "recording/recording_index.hpp"
#include "recording/recordings.hpp"
#include "scene/number.hpp"

using namespace lab;

namespace {

RecordingComparison comparison_of(const std::string& one, const std::string& other,
                                  double within = 0.001) {
    RecordingComparison comparison(within);
    comparison.read(one, other, one.size() + other.size() + 1);
    return comparison;
}

std::string moved_to(const char* x, const char* label = "move") {
    return std::string("query ") + label + " slide hero 3 0.5 all -> " + x + " 27.5\n";
}

/// Frames with a move each, which end at these places.
std::string run_to(const std::vector<const char*>& ends) {
    std::string text = recording_begin;
    int number = 0;
    for (const char* end : ends) {
        if (number > 0) text += "frame " + std::to_string(number) + "\n";
        ++number;
        text += moved_to(end);
    }
    return text;
}

/// A second of a hero who walks 60 to the right, stands higher after the half of it, and asks for
/// each axis.
std::string second_at(int rate, double lifted, int first_frame = 0) {
    const double step = 60.0 / rate;
    std::string text = "isect-recording 1 double y_down " + number_text(1.0 / rate) + " px t\n";
    for (int i = 0; i < rate; ++i) {
        const double x = step * i, y = x > 30 ? 0 - lifted : 0;
        const auto place = [](double px, double py) {
            return std::to_string(px) + " " + std::to_string(py);
        };
        text += "frame " + std::to_string(first_frame + i) + (i == 0 ? " key\n" : "\n");
        text += "shape hero box " + place(x, y) + " 4 4\n";
        text += "query ground overlaps hero 0 0 all -> no\n";
        text += "query x slide hero " + place(step, 0) + " all -> " + place(x + step, y) + "\n";
        text += "shape hero box " + place(x + step, y) + " 4 4\n";
        text += "query y slide hero 0 0 all -> " + place(x + step, y) + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("the same recordings don't part") {
    const std::string text = run_to({"13", "14", "nan"});
    const RecordingComparison comparison = comparison_of(text, text);
    CHECK(comparison.is_done(text, text));
    CHECK(comparison.compared() == 3);
    CHECK_FALSE(comparison.first());
    CHECK_FALSE(comparison.rest());
    CHECK(comparison.query_at(6)->other_place == Vec2{13, 27.5});
    CHECK(comparison.query_at(7) == nullptr);
}

TEST_CASE("the first difference of any size is found, and the first larger one") {
    const std::string one = run_to({"13", "14", "15", "16"});
    const std::string other = run_to({"13", "14.0001", "16", "16"});
    const RecordingComparison comparison = comparison_of(one, other);
    REQUIRE(comparison.first());
    CHECK(comparison.first()->frame == 1);
    CHECK(comparison.first()->words ==
          "move: the mover ends at (14, 27.5) in the first and (14.0001, 27.5) in the other.");
    REQUIRE(comparison.first_large());
    CHECK(comparison.first_large()->frame == 2);
    CHECK(comparison.first_large()->line == 10);
    CHECK(comparison.query_at(10)->other_place == Vec2{16, 27.5});
    // Only those that are larger than allowed are gone through.
    CHECK(comparison.difference_beside(0, 1)->line == 10);
    CHECK(comparison.difference_beside(10, 1) == nullptr);
    CHECK(comparison.difference_beside(12, -1)->line == 10);
    CHECK(comparison.difference_beside(10, -1) == nullptr);
}

TEST_CASE("a query that only one recording has is a difference, and the frames after it aren't") {
    const std::string begin = recording_begin, end = "frame 1\n" + moved_to("14");
    const std::string one = begin + moved_to("13") + moved_to("13", "dash") + end;
    const std::string other = begin + moved_to("13") + end;
    const RecordingComparison more = comparison_of(one, other);
    CHECK(more.first()->words == "dash: only the first recording has this query.");
    CHECK(more.first()->line == 7);
    CHECK(more.compared() == 2);
    CHECK(std::isnan(more.query_at(7)->other_place.x));
    const RecordingComparison changed = comparison_of(one, begin + moved_to("13") + moved_to("9"));
    CHECK(changed.first()->words == "dash: one asks dash (slide), the other move (slide).");
    CHECK(std::isnan(changed.query_at(7)->other_place.x));
    CHECK(more.difference_beside(7, 1) == nullptr);
    const RecordingComparison less = comparison_of(other, one);
    CHECK(less.first()->words == "dash: only the second recording has this query.");
    CHECK(less.first()->line == 0);
    CHECK(less.first()->last_line == 6);
    CHECK(less.first()->other_line == 7);
}

TEST_CASE("a recording that goes on where the other ends has a rest") {
    const std::string longer = run_to({"13", "14", "15"}), shorter = run_to({"13", "14"});
    const RecordingComparison comparison = comparison_of(longer, shorter);
    CHECK(comparison.is_done(longer, shorter));
    CHECK_FALSE(comparison.first());
    REQUIRE(comparison.rest());
    CHECK(comparison.rest()->frame == 2);
    CHECK(comparison.rest()->words == "move: only the first recording has this query.");
    CHECK(comparison_of(shorter, longer).rest()->line == 0);
}

TEST_CASE("recordings are compared in pieces while they grow") {
    const std::string one = run_to({"13", "14", "15", "16"}),
                      other = run_to({"13", "14", "15", "9"});
    for (const std::size_t piece : {1U, 20U, 500U}) {
        RecordingComparison comparison(0.001);
        for (std::size_t end = 1; end <= other.size(); end += 30) {
            // A copy moves the text to another place.
            const std::string first = one.substr(0, end), second = other.substr(0, end);
            while (!comparison.is_done(first, second)) comparison.read(first, second, piece);
            CHECK_FALSE(comparison.first());
        }
        while (!comparison.is_done(one, other)) comparison.read(one, other, piece);
        CHECK(comparison.compared() == 4);
        REQUIRE(comparison.first());
        CHECK(comparison.first()->frame == 3);
    }
}

TEST_CASE("places are compared at equal times if the frame rates differ") {
    const RecordingComparison same = comparison_of(second_at(60, 5), second_at(30, 5));
    CHECK(same.is_by_time());
    CHECK(same.compared() == 30);
    CHECK_FALSE(same.first_large());
    CHECK_FALSE(same.first());
    const std::string sixty = second_at(60, 5), thirty = second_at(30, 6);
    const RecordingComparison apart = comparison_of(sixty, thirty);
    REQUIRE(apart.first_large());
    CHECK(apart.first_large()->frame == 32);
    CHECK(apart.first_large()->words ==
          "x: at 0.5333 s (frame 16 of the other), hero is at (32, -5) in the first and (32, -6) "
          "in the "
          "other.");
    const ComparedQuery* shown = apart.query_at(apart.first_large()->line);
    REQUIRE(shown != nullptr);
    CHECK(shown->other_place == Vec2{32, -6});
    CHECK(shown->differs);
    const RecordingComparison turned = comparison_of(thirty, sixty);
    REQUIRE(turned.first_large());
    CHECK(turned.first_large()->frame == 16);
    CHECK(turned.first_large()->words ==
          "x: at 0.5333 s (frame 32 of the other), hero is at (32, -6) in the first and (32, -5) "
          "in the "
          "other.");
    CHECK(turned.query_at(turned.first_large()->line)->other_place == Vec2{32, -5});
}

TEST_CASE("a place between two of the shorter frames is interpolated") {
    // In 50 frames, the hero is lifted between 30 and 31.2; in 60, between 30 and 31.
    const RecordingComparison same = comparison_of(second_at(60, 0), second_at(50, 0));
    CHECK(same.compared() == 50);
    CHECK_FALSE(same.first_large());
    const RecordingComparison apart = comparison_of(second_at(60, 5), second_at(50, 4));
    REQUIRE(apart.first_large());
    CHECK(apart.first_large()->frame == 31);
    CHECK(apart.first_large()->words.starts_with(
        "x: at 0.52 s (frame 26 of the other), hero is at (31.2"));
}

TEST_CASE("frames are counted from the first one if both begin with the same number") {
    CHECK_FALSE(comparison_of(second_at(60, 5, 1), second_at(30, 5, 1)).first_large());
    // One that keeps only its end begins with another number.
    const std::string thirty = second_at(30, 5);
    const std::size_t cut = thirty.find("frame 20");
    const std::string end = thirty.substr(0, thirty.find('\n') + 1) + "frame 20 key" +
                            thirty.substr(thirty.find('\n', cut));
    const RecordingComparison comparison = comparison_of(second_at(60, 5), end);
    CHECK(comparison.compared() == 10);
    CHECK_FALSE(comparison.first_large());
}

TEST_CASE("frames that last equally long, or vary, are compared one by one") {
    CHECK_FALSE(differ_in_rate(1 / 60.0, static_cast<double>(1 / 60.0F)));
    CHECK_FALSE(differ_in_rate(0, 1 / 60.0));
    CHECK(differ_in_rate(1 / 60.0, 1 / 59.94));
}

TEST_CASE("the shape other stands where the other recording has the mover") {
    const std::string text = run_to({"13"});
    RecordingIndex index;
    index.read(text, text.size());
    const RecordedWorld world = index.world_at(text, index.queries()[0]);
    QueryFinder finder;
    const AskedQuery& asked =
        finder.find(world, index.query_line(text, index.queries()[0]), index.head(), 0.001);
    Scene scene = scene_of_moment(asked, "", "A moment", world);
    add_other(scene, RecordedKind::slide, {12, 20});
    const auto& other = std::get<Aabb>(find_shape(scene, "other")->geometry);
    CHECK(other.center == Vec2{12, 20});
    CHECK(other.half == Vec2{4, 4.5});
    const std::size_t count = scene.shapes.size();
    add_other(scene, RecordedKind::slide, {std::nan(""), 20});
    add_other(scene, RecordedKind::slide, {1e300, 20});
    CHECK(scene.shapes.size() == count);
}

TEST_CASE("nothing is added to a query that can't be shown") {
    Scene empty;
    add_other(empty, RecordedKind::slide, {12, 20});
    CHECK(empty.shapes.empty());
}
