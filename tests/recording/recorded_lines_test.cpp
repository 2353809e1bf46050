// What lines of a recording mean, and what is said of wrong ones.
#include <cmath>

#include "catch.hpp"
#include "recording/recorded_line.hpp"

using namespace lab;

namespace {

template <class Line>
Line line_of(const std::string& text, const RecordingHead& head = {}) {
    return std::get<Line>(read_recorded_line(text, head));
}

template <class Shape>
Shape shape_of(const std::string& text, const RecordingHead& head = {}) {
    // The line is kept by nobody, so only the shape is taken out of it.
    return std::get<Shape>(line_of<ShapeLine>("shape it " + text, head).shape);
}

std::string complaint_about(const std::string& text) {
    try {
        static_cast<void>(read_recorded_line(text, {}));
    } catch (const LineError& error) {
        return error.what();
    }
    return "";
}

RecordingHead with_y_up() {
    RecordingHead head;
    head.is_y_up = true;
    return head;
}

}  // namespace

TEST_CASE("the first line of a recording says how to read it") {
    const RecordingHead head =
        read_recording_head("isect-recording 1 float y_up 0.02 m My Game 0.3");
    CHECK(head.scalar == Scalar::float_);
    CHECK(head.is_y_up);
    CHECK(head.seconds == 0.02);
    CHECK(head.unit == "m");
    CHECK(head.writer == "My Game 0.3");
    CHECK_THROWS_AS(read_recording_head("isect-recording 2 float y_up 0.02 m x"), LineError);
    CHECK_THROWS_AS(read_recording_head("isect-recording 1 half y_up 0.02 m x"), LineError);
    CHECK_THROWS_AS(read_recording_head("isect-recording 1 float y_up -1 m x"), LineError);
    CHECK_THROWS_AS(read_recording_head("isect-recording 1"), LineError);
}

TEST_CASE("each kind of shape is read from its numbers") {
    CHECK(shape_of<Vec2>("point 1 2") == Vec2{1, 2});
    CHECK(shape_of<Segment>("segment 1 2 4 6").delta == Vec2{3, 4});
    const auto box = shape_of<Aabb>("box 1 2 3 4");
    CHECK(box.center == Vec2{1, 2});
    CHECK(box.half == Vec2{3, 4});
    CHECK(shape_of<Circle>("circle 1 2 3").radius == 3);
    CHECK(shape_of<Capsule>("capsule 0 0 0 8 2").delta == Vec2{0, 8});
    const auto chain = shape_of<Chain>("chain 0 0 8 0 8 8 closed front_only");
    CHECK(chain.points.size() == 3);
    CHECK((chain.closed && chain.front_only));
    const auto tiles = shape_of<Tiles>("tiles 0 0 16 8 ..#,###");
    CHECK(tiles.cell == Vec2{16, 8});
    CHECK(tiles.rows == TileRows{"..#", "###"});
}

TEST_CASE("a polygon may be given in either direction, and its place is its first point") {
    for (const char* text : {"polygon 10 10 18 10 14 16 radius 1", "polygon 10 10 14 16 18 10"}) {
        const auto polygon = shape_of<Polygon>(text);
        CHECK(polygon.pos == Vec2{10, 10});
        CHECK(polygon.points == std::vector<Vec2>{{0, 0}, {8, 0}, {4, 6}});
    }
    CHECK(shape_of<Polygon>("polygon 10 10 18 10 14 16 radius 1").radius == 1);
}

TEST_CASE("where y grows upwards, everything is mirrored, and looks the same") {
    const RecordingHead up = with_y_up();
    CHECK(shape_of<Aabb>("box 1 2 3 4", up).center == Vec2{1, -2});
    CHECK(shape_of<Aabb>("box 1 2 3 4", up).half == Vec2{3, 4});
    const auto tiles = shape_of<Tiles>("tiles 0 32 16 16 ###,..-", up);
    CHECK(tiles.rows == TileRows{"..-", "###"});
    CHECK(tiles.origin == Vec2{0, -64});
    const std::string text = "query a slide hero 1 2 all -> 3 4";
    const auto query = line_of<QueryLine>(text, up);
    CHECK(query.delta == Vec2{1, -2});
    CHECK(query.answer.place == Vec2{3, -4});
    CHECK(line_of<ShapeLine>("shape it box 0 0 1 1 one_way 0 1", up).mark.one_way == Vec2{0, -1});
}

TEST_CASE("numbers are read as languages write them") {
    CHECK(shape_of<Vec2>("point 0x1.8p+1 -1e-7") == Vec2{3, -1e-7});
    CHECK(shape_of<Vec2>("point 5e-324 1e60") == Vec2{0, 1e60});
    RecordingHead floats;
    floats.scalar = Scalar::float_;
    CHECK(shape_of<Vec2>("point 0.1 0.2", floats).x == double{0.1F});
    for (const char* nan : {"nan", "-nan", "NaN", "nan(ind)", "-nan(ind)"}) {
        const std::string text = std::string("query a slide hero 1 2 all -> ") + nan + " inf";
        const auto place = line_of<QueryLine>(text).answer.place;
        CHECK(std::isnan(place.x));
        CHECK(std::isinf(place.y));
    }
}

TEST_CASE("a query has its mover, motion, obstacles and answer") {
    const std::string text =
        "query aim raycast (1,2) 3 4 all but hero,coin layers 1,3 -> 0.5 0 -1 w";
    const auto query = line_of<QueryLine>(text);
    CHECK(query.label == "aim");
    CHECK(query.kind == RecordedKind::raycast);
    CHECK(query.mover.empty());
    CHECK(query.point == Vec2{1, 2});
    CHECK(query.delta == Vec2{3, 4});
    CHECK(query.is_among_all);
    CHECK(query.but.size() == 2);
    CHECK((query.meets.has(1) && query.meets.has(3) && !query.meets.has(2)));
    CHECK(query.answer.time == 0.5);
    CHECK(query.answer.normal == Vec2{0, -1});
    CHECK(query.answer.met == "w");
    const std::string miss = "query m sweep hero 3 4 a,b -> miss";
    CHECK(line_of<QueryLine>(miss).among.size() == 2);
    CHECK_FALSE(line_of<QueryLine>(miss).answer.is_yes);
    CHECK(line_of<QueryLine>("query m sweep hero 3 4 none -> miss").among.empty());
    CHECK(line_of<QueryLine>("query o overlaps hero 0 0 all -> yes").answer.is_yes);
}

TEST_CASE("later versions may add words and kinds of lines") {
    CHECK(line_of<OtherLine>("camera 1 2").kind == "camera");
    CHECK(line_of<OtherLine>("  ").kind.empty());
    CHECK(line_of<FrameLine>("frame 7 key colour red").is_key);
    CHECK(shape_of<Circle>("circle 1 2 3 colour red").radius == 3);
    CHECK(line_of<QueryLine>("query m slide h 1 2 all soon -> 1 2 floor x").answer.met == "floor");
}

TEST_CASE("a wrong line is told with what was expected") {
    using Catch::Matchers::ContainsSubstring;
    CHECK_THAT(complaint_about("shape it bx 1 2 3 4"), ContainsSubstring("did you mean box"));
    CHECK_THAT(complaint_about("shape it box 1 2 3"), ContainsSubstring("found nothing"));
    CHECK_THAT(complaint_about("shape it box 1 2 -3 4"), ContainsSubstring("less than 0"));
    CHECK_THAT(complaint_about("shape it box 1,5 2 3 4"), ContainsSubstring("comma"));
    CHECK_THAT(complaint_about("shape it box nan 2 3 4"), ContainsSubstring("nan"));
    CHECK_THAT(complaint_about("shape it box 1e61 2 3 4"), ContainsSubstring("too large"));
    CHECK_THAT(complaint_about("shape it polygon 0 0 4 0"), ContainsSubstring("can't be used"));
    CHECK_THAT(complaint_about("shape all box 1 2 3 4"), ContainsSubstring("id of a shape"));
    CHECK_THAT(complaint_about("query m slide hero 1 2 all"), ContainsSubstring("->"));
    CHECK_THAT(complaint_about("query m jump hero 1 2 all -> 1 2"), ContainsSubstring("one of"));
    CHECK_THAT(complaint_about("query m raycast (1;2) 1 2 all -> miss"),
               ContainsSubstring("(1,2)"));
    CHECK_THAT(complaint_about("frame first"), ContainsSubstring("number of a frame"));
    CHECK_THAT(complaint_about("shape it box 0 0 1 1 layers 33"), ContainsSubstring("1 to 32"));
    CHECK_THAT(complaint_about("shape it tiles 0 0 16 16 .x."), ContainsSubstring("can't be used"));
}
