// Recordings as files are: in pieces, cut, broken, growing, and with a table of contents.
#include <algorithm>

#include "catch.hpp"
#include "recording/recording_index.hpp"
#include "recording/recordings.hpp"
#include "recording/replay_text.hpp"

using namespace lab;

namespace {

const std::string wrong_query = "query move slide hero 3 0.5 all -> 10 27.5\n";
const std::string right_query = "query ground overlaps hero 0 0 all -> no\n";

std::string frame(int number, bool is_key = false) {
    return "frame " + std::to_string(number) + (is_key ? " key\n" + recording_shapes : "\n");
}

/// Ten frames, with a key frame at the sixth, and one wrong answer in the eighth.
std::string ten_frames() {
    std::string text = recording_begin;
    for (int i = 1; i < 10; ++i) text += frame(i, i == 5) + (i == 7 ? wrong_query : right_query);
    return text;
}

}  // namespace

TEST_CASE("a recording may come in pieces of any length") {
    const std::string text = ten_frames();
    for (const std::size_t piece : {1U, 7U, 100U}) {
        Replay replay{{}};
        for (std::size_t at = 0; at < text.size(); at += piece)
            replay.feed(std::string_view(text).substr(at, piece));
        CHECK(replay.frames() == 10);
        CHECK(replay.queries() == 9);
        CHECK(replay.all_finds() == 1);
        CHECK(replay.finds()[0].frame == 7);
    }
}

TEST_CASE("a recording that begins in the middle is read from its first key frame") {
    const std::string text = ten_frames();
    std::size_t read = 0;
    for (std::size_t from = recording_begin.size(); from < text.find("frame 5 key"); from += 11) {
        const Replay replay = replay_of(text.substr(from));
        REQUIRE(replay.is_recording());
        CHECK(replay.frames() == 5);
        CHECK(replay.all_finds() == 1);
        CHECK(replay.cut() > 0);
        ++read;
    }
    CHECK(read > 10);
    CHECK_FALSE(replay_of(text.substr(text.find("frame 6"))).is_recording());
    CHECK_FALSE(replay_of("").is_recording());
    CHECK_FALSE(replay_of("{\"format\": 1}\n").is_recording());
}

TEST_CASE("the last line waits for its end while a recording grows") {
    Replay replay{{}};
    replay.feed(recording_begin + "query move slide hero 3 0.5 all -> 1");
    CHECK(replay.queries() == 0);
    replay.feed("3 27.5\n");
    CHECK(replay.queries() == 1);
    CHECK(replay.all_finds() == 0);
}

TEST_CASE("what is missing at the begin or the end is told") {
    const std::string unfinished = recording_begin + "query move slide hero 3 0.5 all -> 1";
    const Replay cut = replay_of(unfinished);
    CHECK(cut.faulty() == 0);
    CHECK(left_out_text(cut) == "The last line has no end, and is left out.\n");
    const std::string text = ten_frames();
    CHECK(left_out_text(replay_of(text.substr(text.find("frame 5 key"))))
              .starts_with("The first line is missing, so numbers count as double"));
    CHECK(left_out_text(replay_of(text)).empty());
}

TEST_CASE("a byte order mark doesn't hide the first line") {
    const Replay replay = replay_of(
        "\xEF\xBB\xBF"
        "isect-recording 1 float y_up 0.02 m x\n");
    CHECK(replay.head().is_y_up);
    CHECK(replay.head().scalar == Scalar::float_);
}

TEST_CASE("lines that can't be read are counted, told, and nothing else is lost") {
    std::string text = recording_begin + "shape a box 1 2\nquery q slide nobody 1 2 all -> 1 2\n";
    for (int i = 0; i < 20; ++i) text += "gone nobody\n";
    const Replay replay = replay_of(text + "camera 1 2\n" + wrong_query);
    CHECK(replay.faulty() == 22);
    CHECK(replay.faulty_lines().size() == 10);
    CHECK(replay.faulty_lines()[0].line == 6);
    CHECK(replay.skipped() == 1);
    CHECK(left_out_text(replay).find("1 line of another kind is skipped: camera.\n") !=
          std::string::npos);
    const Replay misspelled = replay_of(text + "querry 1 2\nquerry 3\n" + wrong_query);
    CHECK(left_out_text(misspelled)
              .find("2 lines of other kinds are skipped: querry; did you mean query?\n") !=
          std::string::npos);
    CHECK(replay.all_finds() == 1);
    CHECK(left_out_text(replay).find("line 7: there is no shape \"nobody\"") != std::string::npos);
}

TEST_CASE("a line without an end is not kept") {
    Replay replay{{}};
    replay.feed(recording_begin);
    const std::string piece(1 << 20, 'x');
    for (int i = 0; i < 8; ++i) replay.feed(piece);
    replay.feed("\n" + wrong_query);
    CHECK(replay.faulty() == 1);
    CHECK(replay.all_finds() == 1);
    CHECK(replay.faulty_lines()[0].words == "the line is longer than 2 MB");
}

TEST_CASE("only queries with the wanted label are judged") {
    ReplaySettings settings;
    settings.label = "ground";
    const Replay replay = replay_of(ten_frames(), settings);
    CHECK(replay.queries() == 8);
    CHECK(replay.all_finds() == 0);
}

TEST_CASE("the worst answers come first, and only so many of each kind are kept") {
    std::string text = recording_begin;
    for (int i = 0; i < 300; ++i)
        text += "query s sweep hero 4 0 all -> 0." + std::to_string(100 + i) + " -1 0\n";
    text += "query m slide hero 1 0 all -> nan 0\n";
    const Replay replay = replay_of(text);
    CHECK(replay.count(WrongKind::stops_though_free) == 300);
    const std::vector<ListedAnswer> finds = replay.finds();
    CHECK(finds.size() == 101);
    CHECK(finds[0].find.kind == WrongKind::not_a_number);
    CHECK(finds[1].line == 6);
    CHECK(std::is_sorted(finds.begin() + 1, finds.end(),
                         [](const auto& a, const auto& b) { return a.find.size > b.find.size; }));
    CHECK(summary_text(replay, {}) ==
          "301 of 301 answers are wrong by more than 0.001: 1 not a "
          "number, 300 stops though free.");
}

TEST_CASE("the table of contents leads to the same moments as reading on") {
    const std::string text = ten_frames() + "gone wall\nshape late circle 0 0 1\n" + frame(10) +
                             "shape hero box 11 27.5 4 4.5\n" + right_query;
    RecordingIndex index;
    for (std::size_t end = 0; end <= text.size(); end += 50)
        index.read(std::string_view(text).substr(0, end), 30);
    index.read(text, text.size());
    CHECK(index.frames().size() == 11);
    CHECK(index.queries().size() == 10);
    CHECK(index.labels() == std::vector<std::string>{"ground", "move"});
    const IndexedQuery& last = index.queries().back();
    const RecordedWorld world = index.world_at(text, last);
    REQUIRE(world.shapes().size() == 3);
    CHECK(world.find("wall") == nullptr);
    CHECK(std::get<Aabb>(world.find("hero")->shape).center.x == 11);
    CHECK(world.shapes()[2].id == "late");
    CHECK(index.query_line(text, last).label == "ground");
    const std::size_t wrong = index.query_at_line(replay_of(text).finds()[0].line);
    REQUIRE(wrong != isect::npos);
    CHECK(index.query_line(text, index.queries()[wrong]).label == "move");
    CHECK(index.frames()[index.queries()[wrong].frame] == 7);
    CHECK(index.query_at_line(2) == isect::npos);
}

TEST_CASE("the first line may stand before a recording that begins in the middle") {
    const std::string text = ten_frames();
    const std::string cut = recording_head + text.substr(text.find("frame 2"));
    const Replay replay = replay_of(cut);
    CHECK(replay.faulty() == 0);
    CHECK(replay.cut() == 3);  // the queries of the frames 2 to 4
    CHECK(replay.all_finds() == 1);
    // Without any key frame, nobody learns what "hero" is.
    CHECK(replay_of(recording_head + "frame 1\n" + right_query).faulty() == 1);
}

TEST_CASE("of answers that are equally wrong, the first comes first") {
    std::string text = recording_begin;
    for (int i = 0; i < 300; ++i) text += wrong_query;
    const std::vector<ListedAnswer> finds = replay_of(text).finds();
    CHECK(finds.front().line == 6);
    CHECK(finds.back().line == 105);
}

TEST_CASE("long lists and many shapes that go take little time and memory") {
    std::string text = recording_begin;
    for (int i = 0; i < 20000; ++i) text += "shape s" + std::to_string(i) + " circle 900 900 1\n";
    std::string list = "floor";
    for (int i = 0; i < 20000; ++i) list += ",floor";
    text += "query move slide hero 3 0.5 " + list + " -> 10 27.5\n";
    for (int i = 0; i < 20000; ++i) text += "gone s" + std::to_string(i) + "\n";
    text += wrong_query;
    const Replay replay = replay_of(text);
    CHECK(replay.faulty() == 0);
    REQUIRE(replay.finds().size() == 2);
    CHECK(replay.finds()[0].case_line.size() < 1000);
}

TEST_CASE("a shape keeps its place in the order when others go") {
    RecordedWorld world;
    const auto put = [&](const char* id) { world.put({id, Circle{{0, 0}, 1}}); };
    for (const char* id : {"a", "b", "c"}) put(id);
    world.remove("a");
    put("d");
    put("b");
    REQUIRE(world.shapes().size() == 3);
    CHECK(world.shapes()[0].id == "b");
    CHECK(world.shapes()[2].id == "d");
    CHECK(world.find("a") == nullptr);
    CHECK(world.find("d")->id == "d");
    put("a");
    CHECK(world.shapes()[3].id == "a");
    CHECK_THROWS_AS(world.remove("e"), UnknownShape);
}

TEST_CASE("the table of contents reads what the replay reads") {
    // A tab is a blank, and a line that can't be read leaves a shape as it was.
    const std::string text =
        recording_begin + "shape wall box 1 2\nquery\tmove slide hero 3 0 all -> 13 27.5\n";
    RecordingIndex index;
    index.read(text, text.size());
    REQUIRE(index.queries().size() == 1);
    CHECK(index.world_at(text, index.queries()[0]).find("wall") != nullptr);
}

TEST_CASE("what may follow from an earlier find comes after it, however large it is") {
    std::string text = recording_begin;
    const auto end_at = [&](int frame, const char* at, const char* end) {
        text += "frame " + std::to_string(frame) + "\nshape hero box " + at +
                " 27.5 4 4.5\nquery move slide hero 12 0 all -> " + end + " 27.5\n";
    };
    end_at(1, "173", "177");
    for (int i = 2; i < 150; ++i) end_at(i, "178", "190");
    const Replay replay = replay_of(text);
    const std::vector<ListedAnswer> finds = replay.finds();
    REQUIRE(finds.size() > 1);
    CHECK(finds.front().frame == 1);
    CHECK_FALSE(finds.front().begins_inside);
    CHECK(finds.back().begins_inside);
}

TEST_CASE("more labels than an index can number are one label") {
    std::string text = recording_begin;
    constexpr int labels = 66'000;
    for (int i = 0; i < labels; ++i)
        text += "query l" + std::to_string(i) + " overlaps hero 0 0 all -> no\n";
    RecordingIndex index;
    index.read(text, text.size());
    REQUIRE(index.queries().size() == labels);
    CHECK(index.labels()[index.queries().back().label] == "others");
    CHECK(index.labels()[index.queries().front().label] == "l0");
}
