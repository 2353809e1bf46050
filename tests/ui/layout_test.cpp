// The positions of the window's panels.
#include "ui/layout.hpp"

#include "catch.hpp"

using namespace lab;

namespace {

std::vector<Rect> cards(const Layout& layout) {
    std::vector<Rect> all;
    for (const Rect& card : {layout.picker, layout.header, layout.canvas, layout.strip,
                             layout.sentence, layout.transport, layout.source, layout.inspector}) {
        if (card.width() != 0 || card.height() != 0) all.push_back(card);
    }
    return all;
}

bool share_a_place(const Rect& a, const Rect& b) {
    return a.min.x < b.max.x && b.min.x < a.max.x && a.min.y < b.max.y && b.min.y < a.max.y;
}

}  // namespace

TEST_CASE("no panel overlaps another or leaves the window, at any size", "[panels]") {
    for (const Pt window : {Pt{426, 266}, Pt{640, 360}, Pt{853, 533}, Pt{960, 600}, Pt{1099, 700},
                            Pt{1280, 800}, Pt{1920, 1080}}) {
        for (const float wanted : {100.0F, 380.0F, 5000.0F}) {
            LayoutWishes wishes;
            wishes.column_width = wanted;
            wishes.has_words = wanted == 100.0F;
            wishes.strip_height = 90;
            const auto all = cards(lay_out(window, wishes));
            INFO(window.x << " wide, a column of " << wanted);
            for (std::size_t i = 0; i < all.size(); ++i) {
                CHECK(all[i].width() > 60);
                CHECK(all[i].height() > 40);
                CHECK(all[i].min.x >= 0);
                CHECK(all[i].max.x <= window.x);
                CHECK(all[i].max.y <= window.y);
                for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(share_a_place(all[i], all[k]));
            }
        }
    }
}

TEST_CASE("the canvas keeps its minimum size however wide the column", "[panels]") {
    LayoutWishes wishes;
    wishes.column_width = 5000;
    CHECK(lay_out({960, 600}, wishes).canvas.width() >= 340);
    CHECK(lay_out({1280, 800}, wishes).canvas.width() >= 340);
}

TEST_CASE("a small window, or one at 200 %, leaves the canvas a useful share", "[panels]") {
    LayoutWishes wishes;
    wishes.strip_height = 90;
    wishes.sentence_height = 62;
    for (const Pt window : {Pt{640, 360}, Pt{640, 400}, Pt{853, 533}, Pt{960, 540}}) {
        const Rect canvas = lay_out(window, wishes).canvas;
        INFO(window.x << " by " << window.y);
        CHECK(canvas.width() >= 0.47F * window.x);
        CHECK(canvas.height() >= 190);
    }
    const Rect canvas = lay_out({426, 266}, wishes).canvas;
    CHECK(canvas.width() > 400);
    CHECK(canvas.height() > 110);
}

TEST_CASE("a long sentence in a very low window leaves space for the canvas", "[panels]") {
    LayoutWishes wishes;
    wishes.sentence_height = 200;
    const Layout layout = lay_out({426, 266}, wishes);
    CHECK(layout.canvas.height() >= 110);
    CHECK(layout.sentence.height() == least_sentence);
}

TEST_CASE("a lesson in a small window leaves some space for the canvas", "[panels]") {
    LayoutWishes wishes;
    wishes.has_words = true;
    wishes.strip_height = 90;
    wishes.sentence_height = 62;
    for (const Pt window : {Pt{640, 400}, Pt{853, 533}}) {
        const Layout layout = lay_out(window, wishes);
        CHECK(layout.canvas.width() >= 290);
        CHECK(layout.canvas.height() >= 190);
        CHECK(layout.picker.width() >= 240);
    }
}

TEST_CASE("the picker folds below 1100 points, the inspector below 900", "[panels]") {
    CHECK(lay_out({1100, 700}, {}).picker.width() > 200);
    CHECK(lay_out({1099, 700}, {}).picker.width() < 100);
    CHECK_FALSE(lay_out({900, 700}, {}).inspector_is_tab);
    const Layout narrow = lay_out({899, 700}, {});
    CHECK(narrow.inspector_is_tab);
    CHECK(narrow.source.height() > 600);
}

TEST_CASE("the source and the inspector share the column as requested", "[panels]") {
    LayoutWishes wishes;
    wishes.source_share = 0.4F;
    const Layout layout = lay_out({1280, 800}, wishes);
    const float both = layout.source.height() + layout.inspector.height();
    CHECK(layout.source.height() / both == Approx(0.4).margin(0.01));
    CHECK(layout.source_splitter.min.y == layout.source.max.y);
    CHECK(layout.source_splitter.max.y == layout.inspector.min.y);
}

TEST_CASE("presenting leaves only title, canvas, strip, source and text in the window",
          "[panels]") {
    LayoutWishes wishes;
    wishes.presenting = true;
    wishes.plays = false;
    wishes.strip_height = 90;
    const Layout layout = lay_out({1280, 800}, wishes);
    CHECK(layout.picker.width() == 0);
    CHECK(layout.header.height() > 0);
    CHECK(layout.transport.height() == 0);
    CHECK(layout.inspector.height() == 0);
    CHECK(layout.canvas.min.x < 20);
    CHECK(layout.strip.height() == 90);
    CHECK(layout.source.height() > 700);
}

TEST_CASE(
    "while presenting, a lesson's question takes the space of the source until it is answered",
    "[panels]") {
    LayoutWishes wishes;
    wishes.presenting = wishes.has_words = true;
    const Layout answered = lay_out({1422, 800}, wishes);
    wishes.source_waits = true;
    for (const bool plays : {false, true}) {
        wishes.plays = plays;
        const Layout asked = lay_out({1422, 800}, wishes);
        CHECK(asked.picker.height() > 600);
        CHECK(asked.source.height() > 60);
        CHECK(asked.source.max.y <= (plays ? asked.transport.min.y : 800));
    }
    CHECK(answered.source.height() > 200);
}

TEST_CASE("while presenting, the transport is below the source", "[panels]") {
    LayoutWishes wishes;
    wishes.presenting = true;
    wishes.strip_height = 90;
    const Layout plays = lay_out({853, 533}, wishes);
    wishes.plays = false;
    const Layout still = lay_out({853, 533}, wishes);
    CHECK(plays.canvas.height() == still.canvas.height());
    CHECK(plays.transport.height() > 30);
    CHECK(plays.transport.min.x == plays.source.min.x);
    CHECK(plays.transport.min.y > plays.source.max.y);
    CHECK(plays.transport.max.y == still.source.max.y);
}

TEST_CASE("while presenting, a crowd's table is between the source and the transport", "[panels]") {
    LayoutWishes wishes;
    wishes.table_height = 190;
    CHECK(lay_out({1067, 667}, wishes).table.height() == 0);
    wishes.presenting = true;
    const Layout layout = lay_out({1067, 667}, wishes);
    CHECK(layout.table.height() == 190);
    CHECK(layout.table.min.y > layout.source.max.y);
    CHECK(layout.transport.min.y > layout.table.max.y);
    CHECK(layout.source.height() > 200);
}

TEST_CASE("the right column grows with the window until 90 columns of code fit", "[panels]") {
    CHECK(lay_out({1280, 800}, {}).source.width() == 380);
    const Layout wide = lay_out({1920, 1080}, {});
    CHECK(wide.source.width() == 712);
    CHECK(wide.canvas.width() > wide.source.width());
    CHECK(lay_out({3840, 2160}, {}).source.width() == 712);
    LayoutWishes dragged;
    dragged.column_width = 1000;
    CHECK(lay_out({1920, 1080}, dragged).source.width() == 1000);
}

TEST_CASE("a sentence of three lines leaves space for the canvas in a low window", "[panels]") {
    LayoutWishes wishes;
    wishes.sentence_height = 90;
    wishes.strip_height = 90;
    for (const Pt window : {Pt{500, 400}, Pt{540, 420}, Pt{640, 360}, Pt{853, 533}})
        CHECK(lay_out(window, wishes).canvas.height() >= 190);
}

TEST_CASE("on a phone, bar, drawer and canvas share the window", "[panels]") {
    for (const Pt window : {Pt{390, 844}, Pt{844, 390}, Pt{360, 640}, Pt{667, 375}}) {
        for (const auto drawer : {std::optional<Part>(), std::optional(Part::list),
                                  std::optional(Part::source), std::optional(Part::numbers)}) {
            LayoutWishes wishes;
            wishes.has_drawers = true;
            wishes.drawer = drawer;
            const Layout layout = lay_out(window, wishes);
            INFO(window.x << " wide");
            auto all = cards(layout);
            all.push_back(layout.drawers);
            for (std::size_t i = 0; i < all.size(); ++i) {
                CHECK(all[i].min.x >= 0);
                CHECK(all[i].min.y >= 0);
                CHECK(all[i].max.x <= window.x);
                CHECK(all[i].max.y <= window.y);
                for (std::size_t k = 0; k < i; ++k) CHECK_FALSE(share_a_place(all[i], all[k]));
            }
            CHECK(all.size() == (drawer ? 6 : 5));
            CHECK(std::min(layout.drawers.width(), layout.drawers.height()) >= 44);
            CHECK(layout.canvas.width() > window.x * 0.4F);
            CHECK(layout.canvas.height() > window.y * (drawer ? 0.2F : 0.4F));
        }
    }
}

TEST_CASE("an embedded lab is canvas, sentence and time, and in little room only canvas",
          "[panels]") {
    LayoutWishes wishes;
    wishes.embedded = true;
    CHECK(cards(lay_out({480, 320}, wishes)).size() == 3);
    CHECK(cards(lay_out({320, 160}, wishes)).size() == 2);
    CHECK(cards(lay_out({200, 120}, wishes)).size() == 1);
}
