// The numbers of the inspector: the shortest text that reads back to the same bits.
#include "catch.hpp"
#include "scene/scene.hpp"
#include "ui/inspector/answer_rows.hpp"
#include "ui/widgets/number_field.hpp"

using namespace lab;

namespace {

constexpr double three_tenths = 0.3F;  // 0.30000001192092896 in double

std::string value_of(const std::vector<AnswerRow>& rows, const std::string& label) {
    for (const AnswerRow& row : rows)
        if (row.label == label) return row.value;
    return "none is called so";
}

}  // namespace

TEST_CASE("a field shows a number in the scalar of its scene", "[panels]") {
    CHECK(short_number(three_tenths, Scalar::float_) == "0.3");
    CHECK(short_number(three_tenths) == "0.3000");
    CHECK(short_number(1.0F / 3, Scalar::float_) == "0.3333");
    CHECK(short_number(-0.125, Scalar::float_) == "−0.125");
}

TEST_CASE("a result is shown in the number type that it was computed in", "[panels]") {
    const Query query{QueryKind::raycast, "a", {"b"}, {}, Response::slide};
    const Hit hit{{three_tenths, -three_tenths}, {}, {-1, 0}, three_tenths};
    const auto in_float = rows_of(query, std::optional(hit), Scalar::float_);
    CHECK(value_of(in_float, "time") == "0.3");
    CHECK(value_of(in_float, "pos") == "0.3, −0.3");
    const auto in_double = rows_of(query, std::optional(hit), Scalar::double_);
    CHECK(value_of(in_double, "time") == "0.30000001192092896");

    CHECK(value_of(rows_of(query, Distance{three_tenths}, Scalar::float_), "distance") == "0.3");
    const SlabTimes times{{three_tenths, 2}, {0, 1}};
    CHECK(value_of(rows_of(query, times, Scalar::float_), "x") == "0.3 … 2");
}
