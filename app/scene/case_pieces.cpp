#include "scene/case_pieces.hpp"

#include <algorithm>

#include "scene/case_words.hpp"
#include "scene/json_tree.hpp"
#include "scene/number.hpp"
#include "scene/text.hpp"

namespace lab {

std::vector<Piece> split(const Piece& piece, char separator) {
    std::vector<Piece> parts;
    for (std::size_t from = 0;;) {
        const std::size_t end = piece.text.find(separator, from);
        parts.push_back(piece.part(from, end == std::string_view::npos ? end : end - from));
        if (end == std::string_view::npos) return parts;
        from = end + 1;
    }
}

std::string array_of(const std::vector<std::string>& items) {
    std::string text;
    for (const std::string& item : items) text += (text.empty() ? "[" : ", ") + item;
    return text.empty() ? "[]" : text + "]";
}

namespace {

std::string number_json(const Piece& piece) {
    const auto value = parse_number(piece.text);
    if (is_beyond_double(piece.text))
        piece.fail(std::string(piece.text) + " is too large: numbers go up to 2^200 in magnitude");
    if (!value) piece.expect("a number");
    return number_text(*value);
}

/// Exactly `count` comma-separated numbers, each as JSON.
std::vector<std::string> numbers(const Piece& piece, std::size_t count) {
    std::vector<std::string> texts;
    for (const Piece& part : split(piece, ',')) texts.push_back(number_json(part));
    if (texts.size() != count)
        piece.expect(std::to_string(count) + " numbers with commas between them");
    return texts;
}

/// The JSON of a field, depending on the type of its parameter.
struct FieldJson {
    const Piece& piece;

    std::string operator()(const double*) const { return number_json(piece); }
    std::string operator()(const Vec2*) const { return array_of(numbers(piece, 2)); }
    std::string operator()(const std::vector<Vec2>*) const {
        const std::vector<Piece> parts = split(piece, ',');
        if (parts.size() % 2 != 0) piece.expect("an even number of coordinates");
        std::vector<std::string> points;
        for (std::size_t i = 0; i < parts.size(); i += 2)
            points.push_back(array_of({number_json(parts[i]), number_json(parts[i + 1])}));
        return array_of(points);
    }
    std::string operator()(const TileRows*) const {
        std::vector<std::string> rows;
        for (const Piece& row : split(piece, ','))
            rows.push_back(json_string(std::string(row.text)));
        return array_of(rows);
    }
    std::string operator()(const Groups*) const {
        std::vector<std::string> numbers;
        for (const Piece& number : split(piece, ',')) numbers.push_back(number_json(number));
        return array_of(numbers);
    }
    std::string operator()(const bool*) const {
        if (piece.text != "0" && piece.text != "1") piece.expect("0 or 1");
        return piece.text == "1" ? "true" : "false";
    }
    std::string operator()(const int*) const { return number_json(piece); }
    template <class Enum>
    requires std::is_enum_v<Enum> std::string operator()(const Enum*) const { return name(); }
    std::string operator()(const std::string*) const {
        const auto text = unescaped(piece.text);
        if (!text) piece.expect("two hexadecimal digits after each %");
        if (!is_utf8(*text)) piece.expect("letters of UTF-8");
        return json_string(*text);
    }
    std::string operator()(const Layers*) const {
        std::vector<std::string> names;
        if (!piece.text.empty())
            for (const Piece& part : split(piece, ','))
                names.push_back(json_string(std::string(part.text)));
        return array_of(names);
    }
    std::string operator()(Region) const { return array_of(numbers(piece, 4)); }
    std::string operator()(const std::optional<Since>*) const {
        // A sixth number, 1, says that the body stands.
        const std::size_t last = piece.text.rfind(',');
        const bool stands = std::count(piece.text.begin(), piece.text.end(), ',') == 5 &&
                            piece.text.substr(last + 1) == "1";
        const auto all = numbers(stands ? piece.part(0, last) : piece, 5);
        return "{\"pos\": " + array_of({all[0], all[1]}) +
               ", \"velocity\": " + array_of({all[2], all[3]}) + ", \"time\": " + all[4] +
               (stands ? ", \"stands\": true}" : "}");
    }
    std::string operator()(const std::optional<CameraState>*) const {
        const auto all = numbers(piece, 3);
        return "{\"center\": " + array_of({all[0], all[1]}) + ", \"zoom\": " + all[2] + "}";
    }
    std::string operator()(const std::optional<Crowd>*) const {
        Crowd crowd;
        return fields_json(split(piece, ';'), parameters(crowd), "{") + "}";
    }
    template <class T>
    std::string operator()(const std::optional<T>*) const {
        return (*this)(static_cast<const T*>(nullptr));
    }
    std::string operator()(const std::vector<std::string>*) const { piece.expect("no such field"); }
    std::string operator()(const Opens*) const { piece.expect("no such field"); }
    std::string operator()(const LevelSource*) const { piece.expect("no such field"); }

private:
    std::string name() const { return json_string(std::string(piece.text)); }
};

}  // namespace

std::string fields_json(const std::vector<Piece>& fields, const Parameters& list,
                        const std::string& before) {
    if (fields.size() > list.size())
        fields[list.size()].expect("at most " + std::to_string(list.size()) + " fields");
    std::string text = before;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (fields[i].text.empty()) continue;
        text += (text == "{" ? "\"" : ", \"") + std::string(list[i].name) + "\": ";
        text += json_of(fields[i], list[i]);
    }
    return text;
}

std::string json_of(const Piece& piece, const Parameter& parameter) {
    return std::visit(FieldJson{piece}, parameter.value);
}

}  // namespace lab
