// The PDF canvas: its document can be read, and its text is in the encodings of the fonts.
#include <string>

#include "catch.hpp"
#include "render/pdf_canvas.hpp"
#include "render/pdf_text.hpp"

using namespace lab;

namespace {

std::string drawn() {
    PdfCanvas canvas({100, 50}, "A (small) page");
    canvas.push_clip({{0, 0}, {90, 40}});
    canvas.line({10, 10}, {20, 10}, {{0, 0, 255, 128}, 2, dashed});
    canvas.disc({30, 20}, 5, {255, 0, 0, 255});
    canvas.fill(Rect{{40, 10}, {50, 20}}, {0, 255, 0, 255});
    canvas.text({10, 30}, "0 ≤ t", {{0, 0, 0, 255}, 10});
    canvas.pop_clip();
    return canvas.document();
}

std::size_t count(const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++found;
    return found;
}

}  // namespace

TEST_CASE("the table of a PDF says where each object begins", "[render][pdf]") {
    const std::string document = drawn();
    CHECK(document.starts_with("%PDF-1.4\n"));
    const std::size_t table = document.rfind("xref\n0 6\n");
    REQUIRE(table != std::string::npos);
    const std::size_t start = document.rfind("startxref\n");
    CHECK(std::stoul(document.substr(start + 10)) == table);
    for (std::size_t object = 1; object <= 5; ++object) {
        const std::string row = document.substr(table + 9 + 20 * object, 20);
        CAPTURE(row);
        CHECK(row.ends_with(" 00000 n \n"));
        CHECK(document.substr(std::stoul(row)).starts_with(std::to_string(object) + " 0 obj\n"));
    }
}

TEST_CASE("the length of a PDF's page is that of its stream", "[render][pdf]") {
    const std::string document = drawn();
    const std::size_t length = document.find("/Length ") + 8;
    const std::size_t begin = document.find("stream\n") + 7, end = document.find("endstream");
    CHECK(std::stoul(document.substr(length)) == end - begin);
    const std::string page = document.substr(begin, end - begin);
    CHECK(count(page, "q ") == 1);
    CHECK(count(page, "Q\n") == 1);
    CHECK(page.find("[6 5] 0 d") != std::string::npos);
    CHECK(page.find("/A128 gs") != std::string::npos);
    CHECK(document.find("/A128 << /ca 0.502 /CA 0.502 >>") != std::string::npos);
    CHECK(document.find("/Title (A \\(small\\) page)") != std::string::npos);
}

TEST_CASE("mathematical signs of a PDF are in the font that has them", "[render][pdf]") {
    const auto runs = pdf_runs("a² ≤ (b)");
    REQUIRE(runs.size() == 3);
    CHECK(runs[0].text == "a\\262 ");
    CHECK_FALSE(runs[0].symbol);
    CHECK(runs[1].text == "\\243");
    CHECK(runs[1].symbol);
    CHECK(runs[1].before == 3);
    CHECK(runs[2].text == " \\(b\\)");
    CHECK(pdf_runs("日")[0].text == "?");
    CHECK(pdf_runs("").empty());
}
