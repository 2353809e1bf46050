#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "scene/case_line.hpp"
#include "scene/case_link.hpp"
#include "scene/case_pieces.hpp"
#include "scene/case_words.hpp"
#include "scene/error.hpp"
#include "scene/json_tree.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "scene/reader.hpp"

// A line is converted to the text of a scene file, which the scene reader then checks, so the rules
// for valid scenes are in one place. The column of each part is kept for error messages.
namespace lab {
namespace {

/// Returns the alternative of a variant with this name in files.
template <class Variant, std::size_t size, std::size_t at = 0>
Variant made(const Piece& name, const std::array<const char*, size>& names) {
    if constexpr (at < size) {
        if (name.text == names[at]) return Variant(std::in_place_index<at>);
        return made<Variant, size, at + 1>(name, names);
    } else {
        const Names known = to_names(names);
        name.fail("expected " + one_of(known) + ", found \"" + std::string(name.text) + "\"" +
                  suggestion(name.text, known));
    }
}

class Line {
public:
    explicit Line(std::string_view text);
    Scene scene();

private:
    using Kind = std::vector<std::pair<std::size_t, std::string>>;  // column and JSON of each item

    void read_word(const Piece& word);
    void read_shape(const Piece& word, std::size_t colon);
    void read_motion(Piece word, std::size_t tilde);
    void read_query(const Piece& word);
    void read_setting(const Piece& word);
    std::size_t column_of(const std::string& field) const;

    Piece line_;
    Scalar scalar_ = Scalar::double_;
    Kind shapes_, motions_, queries_;
    std::map<std::string, std::pair<std::size_t, std::string>> fields_, opens_;
};

/// Splits "name(inside)" in two; the second part has no brackets.
std::pair<Piece, Piece> call_of(const Piece& word) {
    const std::size_t open = word.text.find('(');
    if (open == std::string_view::npos || word.text.back() != ')')
        word.expect("NAME:TYPE(…), KIND(…), HANDLE~KIND(…) or @FIELD=VALUE");
    return {word.part(0, open), word.part(open + 1, word.text.size() - open - 2)};
}

Line::Line(std::string_view text) : line_{text, 1} {
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    if (first == std::string_view::npos) line_.expect(case_version);
    const Piece whole = line_.part(first, last - first + 1);
    const std::vector<Piece> words = split(whole, ' ');
    if (words.front().text != case_version) {
        const bool later = is_case_line(words.front().text);
        words.front().expect(std::string(case_version) +
                             (later ? ", the version that this lab knows" : ""));
    }
    for (std::size_t i = 1; i < words.size(); ++i)
        if (!words[i].text.empty()) read_word(words[i]);
}

void Line::read_word(const Piece& word) {
    const std::size_t bracket = word.text.find('(');
    const std::size_t colon = word.text.find(':'), tilde = word.text.find('~');
    if (word.text == name_of(Scalar::float_)) {
        scalar_ = Scalar::float_;
    } else if (word.text.front() == '@') {
        read_setting(word);
    } else if (colon < bracket) {
        read_shape(word, colon);
    } else if (tilde < bracket) {
        read_motion(word, tilde);
    } else {
        read_query(word);
    }
}

void Line::read_shape(const Piece& word, std::size_t colon) {
    const auto [type, inside] = call_of(word.part(colon + 1));
    NamedShape shape{"", made<Geometry>(type, shape_type_names)};
    shapes_.emplace_back(word.column,
                         "{\"name\": " + json_string(std::string(word.text.substr(0, colon))) +
                             ", \"type\": " + json_string(std::string(type.text)) +
                             fields_json(split(inside, ';'), parameters(shape), "") + "}");
}

void Line::read_motion(Piece word, std::size_t tilde) {
    const bool off = word.text.front() == '!';
    const std::size_t from = off ? 1 : 0;
    const auto [kind, inside] = call_of(word.part(tilde + 1));
    Motion motion;
    motion.kind = made<decltype(Motion::kind)>(kind, motion_kind_names);
    Parameters list = parameters(motion);
    list.pop_back();  // the line marks a motion that is off with "!" instead
    motions_.emplace_back(
        word.column,
        "{\"drives\": " + json_string(std::string(word.text.substr(from, tilde - from))) +
            ", \"kind\": " + json_string(std::string(kind.text)) +
            fields_json(split(inside, ';'), list, "") + (off ? ", \"on\": false}" : "}"));
}

void Line::read_query(const Piece& word) {
    const auto [kind, inside] = call_of(word);
    const Names kinds = query_names();
    const auto index = index_of(kinds, kind.text);
    if (!index)
        kind.fail("expected " + one_of(kinds) + ", found \"" + std::string(kind.text) + "\"" +
                  suggestion(kind.text, kinds));
    Query query;
    query.kind = static_cast<QueryKind>(*index);
    std::vector<Piece> fields = split(inside, ';');
    const std::vector<Piece> names = split(fields.front(), ',');
    std::vector<std::string> obstacles;
    for (std::size_t i = 1; i < names.size(); ++i)
        obstacles.push_back(json_string(std::string(names[i].text)));
    fields.erase(fields.begin());
    queries_.emplace_back(word.column,
                          "{\"query\": " + json_string(std::string(kind.text)) +
                              ", \"mover\": " + json_string(std::string(names.front().text)) +
                              ", \"obstacles\": " + array_of(obstacles) +
                              fields_json(fields, parameters(query), "") + "}");
}

void Line::read_setting(const Piece& word) {
    const std::size_t equals = word.text.find('=');
    if (equals == std::string_view::npos) word.expect("@FIELD=VALUE");
    const Piece name = word.part(1, equals - 1);
    Scene scene;
    Opens opens;
    const auto read_of = [&](const Parameters& list, auto& into) {
        for (const Parameter& parameter : list) {
            if (name.text != parameter.name || !is_case_setting(name.text)) continue;
            into[parameter.name] = {word.column, json_of(word.part(equals + 1), parameter)};
            return true;
        }
        return false;
    };
    if (!read_of(parameters(scene), fields_) && !read_of(parameters(opens), opens_))
        name.expect("a field of a scene");
}

/// The column of "shapes[2].half" is the column where the third shape begins.
std::size_t Line::column_of(const std::string& field) const {
    for (const auto& [name, kind] : {std::pair<const char*, const Kind*>{"shapes[", &shapes_},
                                     {"motions[", &motions_},
                                     {"queries[", &queries_}}) {
        const std::string start = name;
        if (field.compare(0, start.size(), start) != 0) continue;
        const auto index = parse_number(field.substr(start.size(), field.find(']') - start.size()));
        if (index && *index < static_cast<double>(kind->size()))
            return (*kind)[static_cast<std::size_t>(*index)].first;
    }
    const std::size_t dot = field.find('.');
    const auto& settings = dot == std::string::npos ? fields_ : opens_;
    const auto found = settings.find(dot == std::string::npos ? field : field.substr(dot + 1));
    return found != settings.end() ? found->second.first : 1;
}

Scene Line::scene() {
    fields_.try_emplace("title", 1, "\"Case\"");
    std::string text = "{\"format\": 1";
    if (scalar_ == Scalar::float_) text += ", \"scalar\": \"float\"";
    for (const auto& [name, value] : fields_) text += ", \"" + name + "\": " + value.second;
    for (const auto& [name, kind] : {std::pair<const char*, const Kind*>{"shapes", &shapes_},
                                     {"motions", &motions_},
                                     {"queries", &queries_}}) {
        std::vector<std::string> items;
        for (const auto& item : *kind) items.push_back(item.second);
        text += std::string(", \"") + name + "\": " + array_of(items);
    }
    std::string opens;
    for (const auto& [name, value] : opens_)
        opens += (opens.empty() ? "{\"" : ", \"") + name + "\": " + value.second;
    if (!opens.empty()) text += ", \"opens\": " + opens + "}";
    try {
        return read_scene(text + "}", "case");
    } catch (const SceneError& error) {
        throw CaseError(column_of(error.field), error.field + ": " + error.message);
    }
}

}  // namespace

Scene read_case(std::string_view line) {
    const std::string plain = case_of_link(line);
    return Line(plain).scene();
}

bool is_case_line(std::string_view given) {
    const std::string text = case_of_link(given);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos || text.compare(first, 5, "isect") != 0) return false;
    const std::size_t digit = first + 5;
    return digit < text.size() && text[digit] >= '0' && text[digit] <= '9';
}

std::vector<CaseInText> cases_in(std::string_view text) {
    std::vector<CaseInText> found;
    std::size_t number = 1;
    for (std::size_t from = 0; from < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', from), text.size());
        const std::string_view line = text.substr(from, end - from);
        if (is_case_line(line)) found.push_back({std::string(line), number});
        from = end + 1;
    }
    // What else a text with a single case holds is wrong, and the reader says so.
    if (found.size() == 1 && is_case_line(text)) return {{std::string(text), 1}};
    return found;
}

}  // namespace lab
