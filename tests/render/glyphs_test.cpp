// No text of the lab shows a box in place of a letter.
#include <filesystem>
#include <set>
#include <string>

#include <imgui.h>
#include <imgui_internal.h>

#include "catch.hpp"
#include "files/embed.hpp"
#include "render/fonts.hpp"
#include "render/imgui_compat.hpp"
#include "render/ui_context.hpp"
#include "scene/file.hpp"

using namespace lab;

namespace {

void add_characters(std::set<unsigned>& into, std::string_view text) {
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at < end;) {
        unsigned character = 0;
        at += ImTextCharFromUtf8(&character, at, end);
        if (character >= 0x20) into.insert(character);
    }
}

/// The characters in the files that the lab shows and in its own source files.
std::set<unsigned> characters_in_use() {
    std::set<unsigned> characters;
    add_characters(characters, extra_glyphs);
    for (const char* shown : {"scenes/", "isect/", "lessons/"}) {
        for (const std::string_view name : embedded_names(shown)) {
            add_characters(characters, embedded_text(name));
        }
    }
    const std::filesystem::path app = ISECT_SOURCE_DIR "/app";
    for (const auto& file : std::filesystem::recursive_directory_iterator(app)) {
        const auto extension = file.path().extension();
        if (extension == ".cpp" || extension == ".hpp") {
            add_characters(characters, read_file(file.path().string()));
        }
    }
    return characters;
}

}  // namespace

TEST_CASE("every font has a glyph for every character in use", "[draw][fonts]") {
    if (embedded("fonts/sans").empty() || embedded("fonts/mono").empty()) {
        WARN("built without its fonts: the lab uses Dear ImGui's");
        return;
    }
    const std::set<unsigned> characters = characters_in_use();
    REQUIRE(characters.count(0x2212) == 1);  // a true minus sign, so the texts are read as UTF-8
    const UiContext ui(1);
    for (const Face face : {Face::sans, Face::sans_bold, Face::mono}) {
        for (const unsigned character : characters) {
            INFO("face " << static_cast<int>(face) << ", U+" << std::hex << character);
            CHECK(has_glyph(*font(face, body_size), static_cast<ImWchar>(character)));
        }
    }
}
