#include "scene/foreign.hpp"

#include <algorithm>
#include <array>

namespace lab {

namespace {

constexpr std::string_view blanks = " \t\r\n";

std::string_view without_leading_blanks(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    return text;
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Whether an element with attributes begins with these letters.
bool has_element(std::string_view text, std::string_view beginning) {
    for (std::size_t at = 0; (at = text.find(beginning, at)) != std::string_view::npos;) {
        at += beginning.size();
        if (at < text.size() && blanks.find(text[at]) != std::string_view::npos) return true;
    }
    return false;
}

enum class Wanted { anything, number };

/// Whether a JSON text has a member of this name, at any depth, with such a value.
bool has_key(std::string_view text, const std::string& name, Wanted wanted = Wanted::anything) {
    const std::string quoted = "\"" + name + "\"";
    for (std::size_t at = 0; (at = text.find(quoted, at)) != std::string_view::npos;) {
        at += quoted.size();
        const std::size_t next = text.find_first_not_of(blanks, at);
        if (next == std::string_view::npos || text[next] != ':') continue;
        const std::size_t value = text.find_first_not_of(blanks, next + 1);
        const bool is_number =
            value != std::string_view::npos && text[value] >= '0' && text[value] <= '9';
        if (is_number || wanted == Wanted::anything) return true;
    }
    return false;
}

/// A format that is known by its first letters.
struct Beginning {
    std::string_view letters;
    const char* what;
};
constexpr std::array beginnings = {
    Beginning{"<svg", "an SVG drawing"},
    Beginning{"<html", "a web page"},
    Beginning{"<!DOCTYPE html", "a web page"},
    Beginning{"<!doctype html", "a web page"},
    Beginning{"<", "an XML file"},
    Beginning{"[gd_", "a file of Godot"},
    Beginning{"%YAML", "a YAML file, as Unity writes it"},
    Beginning{"%PDF", "a PDF document"},
    Beginning{"\x89PNG", "a picture"},
    Beginning{"GIF8", "a picture"},
    Beginning{"\xff\xd8\xff", "a picture"},
    Beginning{"PK\x03\x04", "a ZIP archive"},
    Beginning{"#include", "C++ code"},
    Beginning{"function ", "JavaScript code"},
    Beginning{"const ", "JavaScript code"},
    Beginning{"import ", "JavaScript code"},
};

LevelFormat format_without_blanks(std::string_view text) {
    if (text.starts_with("<")) {
        const bool is_map = has_element(text, "<map") && contains(text, "tilewidth");
        return is_map ? LevelFormat::tiled_xml : LevelFormat::none;
    }
    const bool has_levels = has_key(text, "defs") && has_key(text, "levels");
    if (has_key(text, "jsonVersion") && has_levels) return LevelFormat::ldtk;
    const bool is_map =
        has_key(text, "layers") && (has_key(text, "tiledversion") || has_key(text, "tilewidth"));
    return is_map ? LevelFormat::tiled_json : LevelFormat::none;
}

const char* name_of(LevelFormat format) {
    switch (format) {
        case LevelFormat::tiled_xml:
            return "a map of Tiled (TMX)";
        case LevelFormat::tiled_json:
            return "a map of Tiled";
        case LevelFormat::ldtk:
            return "a project of LDtk";
        case LevelFormat::none:
            break;
    }
    return nullptr;
}

/// A format of level editors that the lab doesn't open; null for none.
const char* other_level(std::string_view text) {
    if (text.starts_with("<"))
        return contains(text, "<tileset ") ? "a tile set of Tiled (TSX)" : nullptr;
    if (has_key(text, "tiledversion")) return "a tile set of Tiled";
    return has_key(text, "ogmoVersion") ? "a level of Ogmo Editor" : nullptr;
}

/// Lines of numbers with commas or semicolons between them.
bool is_table(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    return line.find_first_not_of("0123456789.-+,; \t\r") == std::string_view::npos &&
           std::count_if(line.begin(), line.end(), [](char c) { return c == ',' || c == ';'; }) > 1;
}

const char* other_format(std::string_view text) {
    const auto found =
        std::find_if(beginnings.begin(), beginnings.end(),
                     [&](const Beginning& each) { return text.starts_with(each.letters); });
    if (found != beginnings.end()) return found->what;
    if (contains(text, "\"FeatureCollection\"")) return "a GeoJSON file";
    if (has_key(text, "frames") && has_key(text, "meta")) return "a sprite sheet";
    if (has_key(text, "asset") && has_key(text, "bufferViews")) return "a glTF model";
    return nullptr;
}

}  // namespace

LevelFormat level_format(std::string_view text) {
    text = without_leading_blanks(text);
    // A property of a map may have the name that scenes have for their format.
    const bool is_surely_map = has_key(text, "tiledversion") || has_key(text, "jsonVersion");
    const bool may_be_scene = !is_surely_map && has_key(text, "format", Wanted::number);
    return may_be_scene ? LevelFormat::none : format_without_blanks(text);
}

std::string foreign_format(std::string_view text) {
    text = without_leading_blanks(text);
    // Other programs name a format by a word.
    if (has_key(text, "format", Wanted::number)) return {};
    const std::string advice =
        "; the lab opens only scenes of its own, whose format assets/README.md describes";
    if (const char* level = name_of(format_without_blanks(text)))
        return std::string("this is ") + level +
               ". Drop its file on the window, or open it with Ctrl+O, to play in the level.";
    const char* level = other_level(text);
    if (level == nullptr && is_table(text)) level = "a table of numbers (CSV)";
    if (level != nullptr)
        return std::string("this is ") + level + advice + ". Key 9 adds a tile map to paint.";
    if (has_key(text, "scene") && has_key(text, "time") && has_key(text, "shapes"))
        return "this has the answers of a scene, but not the scene itself. “Copy the scene as "
               "JSON” copies that.";
    const char* other = other_format(text);
    return other != nullptr ? std::string("this is ") + other + advice + "." : "";
}

}  // namespace lab
