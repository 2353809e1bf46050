#include "render/fonts.hpp"

#include <array>
#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include "files/embed.hpp"
#include "render/imgui_compat.hpp"

namespace lab {

const char* const extra_glyphs = "−×·°…²½√≤≥≠←→↑↓↔θΔπ∞±–—‘’“”•✓α↺";

namespace {

struct Built {
    Face face;
    float size;
    const char* file;
    ImFont* font;
};

constexpr const char* sans_file = "fonts/sans";
constexpr const char* bold_file = "fonts/sans-bold";
constexpr const char* mono_file = "fonts/mono";

std::array<Built, font_count> built = {
    {{Face::sans, small_size, sans_file, nullptr},
     {Face::sans, body_size, sans_file, nullptr},
     {Face::sans, title_size, sans_file, nullptr},
     {Face::sans_bold, small_size, bold_file, nullptr},
     {Face::sans_bold, body_size, bold_file, nullptr},
     {Face::sans_bold, title_size, bold_file, nullptr},
     {Face::mono, 11, mono_file, nullptr},
     {Face::mono, small_size, mono_file, nullptr},

     {Face::mono, body_size, mono_file, nullptr},
     {Face::mono_italic, small_size, "fonts/mono-italic", nullptr}}};

/// Dear ImGui keeps pointers to these ranges until it builds the atlas.
struct Ranges {
    ImVector<ImWchar> figures;
    ImVector<ImWchar> no_figures;
    ImVector<ImWchar> all;
};

ImVector<ImWchar> outside(const ImVector<ImWchar>& ranges) {
    ImVector<ImWchar> rest;
    ImWchar from = 1;
    for (int i = 0; ranges[i] != 0; i += 2) {
        if (from < ranges[i]) {
            rest.push_back(from);
            rest.push_back(static_cast<ImWchar>(ranges[i] - 1));
        }
        from = static_cast<ImWchar>(ranges[i + 1] + 1);
    }
    rest.push_back(from);
    rest.push_back(static_cast<ImWchar>(0xFFFF));
    rest.push_back(0);
    return rest;
}

const Ranges& glyph_ranges() {
    static const Ranges ranges = [] {
        Ranges made;
        ImFontGlyphRangesBuilder figures;
        figures.AddText("0123456789−+");
        figures.BuildRanges(&made.figures);
        made.no_figures = outside(made.figures);
        ImFontGlyphRangesBuilder all;
        all.AddRanges(std::array<ImWchar, 3>{0x20, 0xFF, 0}.data());
        all.AddText(extra_glyphs);
        all.BuildRanges(&made.all);
        return made;
    }();
    return ranges;
}

/// Dear ImGui's font size is the height of a line; the sizes here are of the em.
float line_height(Face face) {
    return face == Face::sans || face == Face::sans_bold ? 1.21F : 1.32F;
}

ImFont* add_font(ImFontAtlas& atlas, const Built& wanted, float pixels_per_point) {
    const auto bytes = embedded(wanted.file);
    const float em = wanted.size * pixels_per_point;
    const float pixels = em * line_height(wanted.face);
    ImFontConfig config;
    if (bytes.empty()) {
        config.SizePixels = pixels;
        return atlas.AddFontDefault(&config);
    }
    config.FontDataOwnedByAtlas = false;
    config.OversampleH = pixels_per_point < 2 ? 2 : 1;
    config.OversampleV = 1;
    auto* data = const_cast<unsigned char*>(bytes.data());
    const int size = static_cast<int>(bytes.size());

    // Inter's digits differ in width. They all get the same advance, so that changing figures don't
    // jump.
    const bool proportional = wanted.face == Face::sans || wanted.face == Face::sans_bold;
    if (proportional) {
        ImFontConfig figures = config;
        figures.GlyphMinAdvanceX = figures.GlyphMaxAdvanceX = std::round(em * 0.62F);
        exclude_glyphs(figures, glyph_ranges().no_figures.Data);
        atlas.AddFontFromMemoryTTF(data, size, pixels, &figures, glyph_ranges().figures.Data);
        config.MergeMode = true;
    }
    ImFont* font = atlas.AddFontFromMemoryTTF(data, size, pixels, &config, glyph_ranges().all.Data);

    // Takes glyphs that this face lacks from the other one.
    const auto other = embedded(proportional ? mono_file : sans_file);
    if (!other.empty()) {
        config.MergeMode = true;
        atlas.AddFontFromMemoryTTF(const_cast<unsigned char*>(other.data()),
                                   static_cast<int>(other.size()), pixels, &config,
                                   glyph_ranges().all.Data);
    }
    return font;
}

}  // namespace

void load_fonts(double pixels_per_point) {
    ImGuiIO& io = ImGui::GetIO();
    io.Fonts->Clear();
    prepare_atlas(*io.Fonts);
    for (Built& each : built) {
        each.font = add_font(*io.Fonts, each, static_cast<float>(pixels_per_point));
    }
    io.Fonts->Build();
    keep_as_built(*io.Fonts);
    io.FontDefault = font(Face::sans, body_size);
    set_font_scale(1 / static_cast<float>(pixels_per_point));
}

FontSet fonts_in_use() {
    FontSet fonts{};
    for (std::size_t i = 0; i < font_count; ++i) fonts[i] = built[i].font;
    return fonts;
}

void use_fonts(const FontSet& fonts) {
    for (std::size_t i = 0; i < font_count; ++i) built[i].font = fonts[i];
}

ImFont* font(Face face, float size) {
    const Built* nearest = &built.front();
    for (const Built& each : built) {
        if (each.face != face) continue;
        const bool nearer = std::abs(each.size - size) < std::abs(nearest->size - size);
        if (nearest->face != face || nearer) nearest = &each;
    }
    return nearest->font;
}

float text_width(Face face, float size, std::string_view text) {
    return font(face, size)
        ->CalcTextSizeA(size * line_height(face), 1e9F, 0, text.data(), text.data() + text.size())
        .x;
}

void draw_text(ImDrawList& list, Face face, float size, Pt at, Rgba color, std::string_view text) {
    const float line = size * line_height(face);
    const float above = (line - size) / 2;
    list.AddText(font(face, size), line, {at.x, at.y - above}, im_color(color), text.data(),
                 text.data() + text.size());
}

std::string fitted(Face face, float size, std::string_view text, float width) {
    if (text_width(face, size, text) <= width) return std::string(text);
    // Names of a thousand obstacles are cut by halves first.
    std::size_t fits = 0, too_long = text.size();
    while (too_long - fits > 8) {
        const std::size_t middle = (fits + too_long) / 2;
        (text_width(face, size, text.substr(0, middle)) <= width ? fits : too_long) = middle;
    }
    std::string shorter(text.substr(0, too_long));
    while (!shorter.empty() && text_width(face, size, shorter + "…") > width) {
        // A UTF-8 character may take several bytes; all but the first are 10xxxxxx.
        while (shorter.size() > 1 && (static_cast<unsigned char>(shorter.back()) & 0xC0) == 0x80) {
            shorter.pop_back();
        }
        shorter.pop_back();
    }
    return shorter + "…";
}

}  // namespace lab
