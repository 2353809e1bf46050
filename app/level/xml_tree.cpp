#include "level/xml_tree.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include <pugixml.hpp>

#include "scene/error.hpp"
#include "scene/number.hpp"

namespace lab {

namespace {

/// Groups of layers in groups, deeper than anybody nests them.
constexpr int most_depth = 64;

class XmlReader {
public:
    XmlReader(std::string_view text, const std::string& file) : text_(text), file_(file) {
        const pugi::xml_parse_result parsed =
            document_.load_buffer(text.data(), text.size(), pugi::parse_default);
        if (!parsed)
            throw SceneError(file_, line_at(parsed.offset), "",
                             std::string("this is no XML: ") + parsed.description());
    }

    JsonValue root() {
        const pugi::xml_node root = document_.document_element();
        if (std::strcmp(root.name(), "template") != 0) return element(root, 0);
        // Its set and its object aren't in lists.
        JsonValue made = empty_object(root);
        for (const char* name : {"tileset", "object"})
            if (const pugi::xml_node child = root.child(name)) add(made, name, element(child, 1));
        return made;
    }

private:
    int line_at(std::ptrdiff_t offset) {
        const auto end = static_cast<std::size_t>(std::max<std::ptrdiff_t>(offset, 0));
        // The nodes come in the order of the text.
        if (end < counted_to_) counted_to_ = 0, line_ = 1;
        for (; counted_to_ < std::min(end, text_.size()); ++counted_to_)
            if (text_[counted_to_] == '\n') ++line_;
        return line_;
    }
    int line_of(const pugi::xml_node& node) { return line_at(node.offset_debug()); }
    [[noreturn]] void fail(const pugi::xml_node& node, const std::string& message) {
        throw SceneError(file_, line_of(node), node.name(), message);
    }

    JsonValue empty_object(const pugi::xml_node& node) {
        return {JsonValue::Object{}, line_of(node)};
    }
    static void add(JsonValue& object, std::string name, JsonValue value) {
        const int line = value.line;
        std::get<JsonValue::Object>(object.value)
            .push_back({std::move(name), line, std::move(value)});
    }
    /// The list of this name. An attribute may have it as well, and gives way.
    static JsonValue& list(JsonValue& object, const std::string& name) {
        auto& members = std::get<JsonValue::Object>(object.value);
        const auto found = std::find_if(members.begin(), members.end(),
                                        [&](const JsonMember& each) { return each.name == name; });
        if (found == members.end()) {
            add(object, name, {JsonValue::Array{}, object.line});
            return members.back().value;
        }
        if (!std::holds_alternative<JsonValue::Array>(found->value.value))
            found->value.value = JsonValue::Array{};
        return found->value;
    }
    void add_attributes(JsonValue& object, const pugi::xml_node& node) {
        constexpr int most_attributes = 100;
        int count = 0;
        for (const pugi::xml_attribute attribute : node.attributes()) {
            if (++count > most_attributes)
                fail(node, "expected at most 100 attributes, found more");
            if (has_no(object, attribute.name()))
                add(object, attribute.name(), {value_of(attribute), object.line});
        }
    }
    static void append(JsonValue& list, JsonValue value) {
        std::get<JsonValue::Array>(list.value).push_back(std::move(value));
    }

    static bool is_text(std::string_view attribute) {
        constexpr std::string_view texts[] = {"name",     "class",       "type",
                                              "source",   "version",     "tiledversion",
                                              "template", "propertytype"};
        return std::find(std::begin(texts), std::end(texts), attribute) != std::end(texts);
    }
    /// Numbers are numbers, but for those in names.
    static decltype(JsonValue::value) value_of(const pugi::xml_attribute& attribute) {
        if (!is_text(attribute.name()))
            if (const auto number = parse_number(attribute.value())) return *number;
        return std::string(attribute.value());
    }

    JsonValue element(const pugi::xml_node& node, int depth) {
        if (depth > most_depth) fail(node, "the groups are nested too deep");
        JsonValue made = empty_object(node);
        add_attributes(made, node);
        for (const pugi::xml_node child : node.children())
            if (child.type() == pugi::node_element) add_child(made, child, depth + 1);
        return made;
    }
    static bool has_no(const JsonValue& object, std::string_view name) {
        return object.find(name) == nullptr;
    }

    void add_child(JsonValue& parent, const pugi::xml_node& child, int depth) {
        const std::string name = child.name();
        const bool in_tile = std::strcmp(child.parent().name(), "tile") == 0;
        if (name == "objectgroup" && in_tile) {
            add(parent, "objectgroup", element(child, depth));
        } else if (name == "layer" || name == "objectgroup" || name == "imagelayer" ||
                   name == "group") {
            append(list(parent, "layers"), layer(child, depth));
        } else if (name == "tileset" || name == "tile" || name == "object") {
            append(list(parent, name + "s"), element(child, depth));
        } else if (name == "properties") {
            add(parent, "properties", properties(child, depth));
        } else if (name == "data") {
            add_data(parent, child);
        } else if (name == "polygon" || name == "polyline") {
            add(parent, name, points(child));
        } else if (name == "ellipse" || name == "capsule" || name == "point" || name == "text") {
            add(parent, name, {true, line_of(child)});
        } else if ((name == "image" || name == "tileoffset") && has_no(parent, name)) {
            add(parent, name, element(child, depth));
        }
    }

    JsonValue layer(const pugi::xml_node& node, int depth) {
        JsonValue made = element(node, depth);
        const std::string name = node.name();
        // Only JSON has this member; an attribute of that name would be the class.
        auto& members = std::get<JsonValue::Object>(made.value);
        std::erase_if(members, [](const JsonMember& each) { return each.name == "type"; });
        add(made, "type", {name == "layer" ? "tilelayer" : name, made.line});
        return made;
    }

    JsonValue properties(const pugi::xml_node& node, int depth) {
        if (depth > most_depth) fail(node, "the classes are nested too deep");
        JsonValue made{JsonValue::Array{}, line_of(node)};
        for (const pugi::xml_node child : node.children("property")) {
            JsonValue property = empty_object(child);
            add(property, "name", {std::string(child.attribute("name").value()), property.line});
            // The value of a class is a list of properties.
            if (const pugi::xml_node inner = child.child("properties"))
                add(property, "value", properties(inner, depth + 1));
            else
                add(property, "value", {property_value(child), property.line});
            append(made, std::move(property));
        }
        return made;
    }
    static decltype(JsonValue::value) property_value(const pugi::xml_node& node) {
        const std::string type = node.attribute("type").value();
        // Multi-line text is stored as the element's content.
        const char* const text =
            node.attribute("value") ? node.attribute("value").value() : node.child_value();
        const auto number = parse_number(text);
        if (type == "bool") return std::strcmp(text, "true") == 0;
        if ((type == "int" || type == "float") && number) return *number;
        return std::string(text);
    }

    JsonValue points(const pugi::xml_node& node) {
        JsonValue made{JsonValue::Array{}, line_of(node)};
        std::string_view left = node.attribute("points").value();
        while (!left.empty()) {
            const std::string_view pair = left.substr(0, left.find(' '));
            left.remove_prefix(std::min(pair.size() + 1, left.size()));
            if (pair.empty()) continue;
            const std::size_t comma = pair.find(',');
            const auto x = parse_number(pair.substr(0, comma));
            const auto y = comma == std::string_view::npos ? std::nullopt
                                                           : parse_number(pair.substr(comma + 1));
            if (!x || !y) fail(node, "expected points as x,y with spaces between them");
            JsonValue point{JsonValue::Object{}, made.line};
            add(point, "x", {*x, made.line});
            add(point, "y", {*y, made.line});
            append(made, std::move(point));
        }
        return made;
    }

    /// The numbers of a layer: with its attributes in the parent, as in JSON.
    void add_data(JsonValue& parent, const pugi::xml_node& node) {
        const std::string encoding = node.attribute("encoding").value();
        if (!encoding.empty()) add(parent, "encoding", {encoding, line_of(node)});
        if (const auto compression = node.attribute("compression"))
            add(parent, "compression", {std::string(compression.value()), line_of(node)});
        if (!node.child("chunk")) return add(parent, "data", numbers(node, encoding));
        JsonValue chunks{JsonValue::Array{}, line_of(node)};
        for (const pugi::xml_node child : node.children("chunk")) {
            JsonValue chunk = empty_object(child);
            add_attributes(chunk, child);
            add(chunk, "data", numbers(child, encoding));
            append(chunks, std::move(chunk));
        }
        add(parent, "chunks", std::move(chunks));
    }

    JsonValue numbers(const pugi::xml_node& node, const std::string& encoding) {
        if (encoding == "base64") return {std::string(node.child_value()), line_of(node)};
        JsonValue made{JsonValue::Array{}, line_of(node)};
        if (encoding == "csv") {
            add_table(made, node);
        } else if (encoding.empty()) {
            for (const pugi::xml_node tile : node.children("tile"))
                append(made, {tile.attribute("gid").as_double(0), made.line});
        } else {
            fail(node, "expected the encoding csv or base64, found " + encoding);
        }
        return made;
    }
    void add_table(JsonValue& made, const pugi::xml_node& node) {
        constexpr std::string_view blanks = " \t\r\n";
        const std::string_view table = node.child_value();
        int line = made.line;
        for (std::size_t at = 0; at < table.size();) {
            const std::size_t end = std::min(table.find(',', at), table.size());
            std::string_view word = table.substr(at, end - at);
            line += static_cast<int>(std::count(word.begin(), word.end(), '\n'));
            at = end + 1;
            word.remove_prefix(std::min(word.find_first_not_of(blanks), word.size()));
            word = word.substr(0, word.find_last_not_of(blanks) + 1);
            if (word.empty() && at > table.size()) break;
            const auto number = parse_number(word);
            if (!number)
                throw SceneError(file_, line, "data",
                                 "expected numbers with commas between them, found " +
                                     (word.empty() ? "nothing" : std::string(word)));
            append(made, {*number, line});
        }
    }

    std::string_view text_;
    const std::string& file_;
    pugi::xml_document document_;
    std::size_t counted_to_ = 0;
    int line_ = 1;
};

}  // namespace

JsonValue read_tree(std::string_view text, const std::string& file) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
    const bool is_xml = first != std::string_view::npos && text[first] == '<';
    return is_xml ? read_tiled_xml(text, file) : parse_json(text, file);
}

JsonValue read_tiled_xml(std::string_view text, const std::string& file) {
    return XmlReader(text, file).root();
}

}  // namespace lab
