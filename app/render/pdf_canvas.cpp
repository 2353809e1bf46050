#include "render/pdf_canvas.hpp"

#include <cstddef>
#include <vector>

#include "geometry/decimal.hpp"
#include "render/pdf_text.hpp"

namespace lab {

namespace {

std::string pdf_number(float value) {
    return decimal(static_cast<double>(value), 2);
}

std::string pdf_point(Pt at) {
    return pdf_number(at.x) + " " + pdf_number(at.y);
}

std::string rgb(Rgba color, const char* operation) {
    std::string text;
    for (const unsigned channel : {color.r, color.g, color.b})
        text += decimal(channel / 255.0, 3) + " ";
    return text + operation;
}

const char* font_of(const TextStyle& style) {
    return style.type == Type::mono ? "/Mono" : style.type == Type::sans ? "/Sans" : "/Bold";
}

/// The objects of the document, one after the other, and the table that says where each begins.
class Objects {
public:
    void add(const std::string& body) {
        begins_.push_back(text_.size());
        text_ += std::to_string(begins_.size()) + " 0 obj\n" + body + "\nendobj\n";
    }
    std::string document() const {
        const std::string count = std::to_string(begins_.size() + 1);
        std::string all = text_ + "xref\n0 " + count + "\n0000000000 65535 f \n";
        for (const std::size_t begin : begins_) {
            const std::string digits = std::to_string(begin);
            all += std::string(10 - digits.size(), '0') + digits + " 00000 n \n";
        }
        return all + "trailer << /Size " + count + " /Root 1 0 R /Info 5 0 R >>\nstartxref\n" +
               std::to_string(text_.size()) + "\n%%EOF\n";
    }

private:
    std::string text_ = "%PDF-1.4\n";
    std::vector<std::size_t> begins_;
};

std::string font_resource(const char* name, const char* font, bool is_symbol = false) {
    return std::string(name) + " << /Type /Font /Subtype /Type1 /BaseFont " + font +
           (is_symbol ? " >> " : " /Encoding /WinAnsiEncoding >> ");
}

}  // namespace

PdfCanvas::PdfCanvas(Pt size, std::string_view title)
    : Canvas({{}, size}), size_(size), title_(title) {
    // The page's own y points up.
    add("1 0 0 -1 0 " + pdf_number(size.y) + " cm 1 j 1 J");
}

void PdfCanvas::set_alpha(Rgba color) {
    alphas_.insert(color.a);
    add("/A" + std::to_string(color.a) + " gs");
}

void PdfCanvas::set_stroke(const Stroke& stroke) {
    set_alpha(stroke.color);
    const Dash& dash = stroke.dash;
    const std::string pattern =
        dash.on > 0
            ? "[" + pdf_number(dash.on) + " " + pdf_number(dash.off) + "] " + pdf_number(dash.start)
            : "[] 0";
    add(rgb(stroke.color, "RG ") + pdf_number(stroke.width) + " w " + pattern + " d");
}

void PdfCanvas::path(std::span<const Pt> points, bool closed) {
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i)
        text += pdf_point(points[i]) + (i == 0 ? " m " : " l ");
    add(closed ? text + "h" : text);
}

void PdfCanvas::circle(Pt center, float radius) {
    // Four Bézier curves, whose error is 0.03 % of the radius.
    constexpr float bulge = 0.5523F;
    const float r = radius, b = radius * bulge;
    const auto at = [&](float x, float y) { return pdf_point({center.x + x, center.y + y}) + " "; };
    add(at(r, 0) + "m " + at(r, b) + at(b, r) + at(0, r) + "c " + at(-b, r) + at(-r, b) +
        at(-r, 0) + "c " + at(-r, -b) + at(-b, -r) + at(0, -r) + "c " + at(b, -r) + at(r, -b) +
        at(r, 0) + "c h");
}

void PdfCanvas::put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) {
    if (points.size() < 2) return;
    set_stroke(stroke);
    path(points, closed);
    add("S");
}

void PdfCanvas::put_fill(std::span<const Pt> convex, Rgba color) {
    if (convex.size() < 3) return;
    set_alpha(color);
    add(rgb(color, "rg"));
    path(convex, true);
    add("f");
}

void PdfCanvas::put_disc(Pt center, float radius, Rgba color) {
    set_alpha(color);
    add(rgb(color, "rg"));
    circle(center, radius);
    add("f");
}

void PdfCanvas::put_ring(Pt center, float radius, const Stroke& stroke) {
    set_stroke(stroke);
    circle(center, radius);
    add("S");
}

void PdfCanvas::put_text(Pt base, std::string_view utf8, const TextStyle& style) {
    const float advance = canvas_text_width("0", style.size);
    for (const PdfRun& run : pdf_runs(utf8)) {
        const float x = base.x + advance * static_cast<float>(run.before);
        const std::string shown = std::string(run.symbol ? "/Symbol" : font_of(style)) + " " +
                                  pdf_number(style.size) + " Tf 1 0 0 -1 " +
                                  pdf_point({x, base.y}) + " Tm (" + run.text + ") Tj ET";
        if (style.halo.a > 0) {
            set_stroke({style.halo, 3});
            add("BT 1 Tr " + shown);
        }
        set_alpha(style.color);
        add(rgb(style.color, "rg") + " BT 0 Tr " + shown);
    }
}

void PdfCanvas::begin_clip(const Rect& clip) {
    add("q " + pdf_point(clip.min) + " " + pdf_point({clip.width(), clip.height()}) + " re W n");
}

void PdfCanvas::end_clip() {
    add("Q");
}

std::string PdfCanvas::document() const {
    std::string states;
    for (const int alpha : alphas_) {
        const std::string share = decimal(alpha / 255.0, 3);
        states.append("/A").append(std::to_string(alpha));
        states.append(" << /ca ").append(share).append(" /CA ").append(share).append(" >> ");
    }
    std::string title;
    for (const PdfRun& run : pdf_runs(title_)) title += run.text;
    Objects objects;
    objects.add("<< /Type /Catalog /Pages 2 0 R >>");
    objects.add("<< /Type /Pages /Kids [3 0 R] /Count 1 >>");
    objects.add("<< /Type /Page /Parent 2 0 R /MediaBox [0 0 " + pdf_point(size_) +
                "] /Contents 4 0 R /Resources << /Font << " + font_resource("/Mono", "/Courier") +
                font_resource("/Sans", "/Helvetica") + font_resource("/Bold", "/Helvetica-Bold") +
                font_resource("/Symbol", "/Symbol", true) + ">> /ExtGState << " + states +
                ">> >> >>");
    objects.add("<< /Length " + std::to_string(page_.size()) + " >>\nstream\n" + page_ +
                "endstream");
    objects.add("<< /Title (" + title + ") /Creator (Intersect Lab) >>");
    return objects.document();
}

}  // namespace lab
