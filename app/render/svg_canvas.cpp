#include "render/svg_canvas.hpp"

#include "geometry/decimal.hpp"
#include "scene/text.hpp"

namespace lab {

namespace {

std::string number(float value) {
    return decimal(static_cast<double>(value), 2);
}

std::string attribute(std::string_view name, std::string_view value) {
    return " " + std::string(name) + "=\"" + std::string(value) + "\"";
}

/// fill="#…", with an opacity if the colour is translucent.
std::string paint(const std::string& what, Rgba color) {
    std::string text = attribute(what, hex_text(color));
    if (color.a != 255) text += attribute(what + "-opacity", decimal(color.a / 255.0, 3));
    return text;
}

std::string stroked(const Stroke& stroke) {
    std::string text = attribute("fill", "none") + paint("stroke", stroke.color) +
                       attribute("stroke-width", number(stroke.width));
    if (stroke.dash.on > 0) {
        text +=
            attribute("stroke-dasharray", number(stroke.dash.on) + " " + number(stroke.dash.off));
        if (stroke.dash.start > 0)
            text += attribute("stroke-dashoffset", number(stroke.dash.start));
    }
    return text;
}

std::string listed(std::span<const Pt> points) {
    std::string text;
    for (const Pt point : points) {
        if (!text.empty()) text += ' ';
        text += number(point.x) + "," + number(point.y);
    }
    return attribute("points", text);
}

std::string circle(Pt center, float radius) {
    return "circle" + attribute("cx", number(center.x)) + attribute("cy", number(center.y)) +
           attribute("r", number(radius));
}

}  // namespace

SvgCanvas::SvgCanvas(Pt size, std::string_view title) : Canvas({{}, size}) {
    const std::string width = number(size.x), height = number(size.y);
    text_ =
        "<svg" + attribute("xmlns", "http://www.w3.org/2000/svg") + attribute("width", width) +
        attribute("height", height) + attribute("viewBox", "0 0 " + width + " " + height) +
        attribute("font-family", "'JetBrains Mono','DejaVu Sans Mono',Menlo,Consolas,monospace") +
        ">\n  <title>" + xml_text(title) + "</title>\n";
}

void SvgCanvas::element(const std::string& text) {
    text_.append(static_cast<std::size_t>(2 * depth_), ' ');
    text_ += "<" + text + "/>\n";
}

void SvgCanvas::open(const std::string& tag) {
    text_.append(static_cast<std::size_t>(2 * depth_), ' ');
    text_ += "<" + tag + ">\n";
    ++depth_;
}

void SvgCanvas::close() {
    --depth_;
    text_.append(static_cast<std::size_t>(2 * depth_), ' ');
    text_ += "</g>\n";
}

void SvgCanvas::put_polyline(std::span<const Pt> points, bool closed, const Stroke& stroke) {
    if (points.size() < 2) return;
    element((closed ? "polygon" : "polyline") + listed(points) + stroked(stroke));
}

void SvgCanvas::put_fill(std::span<const Pt> convex, Rgba color) {
    if (convex.size() < 3) return;
    element("polygon" + listed(convex) + paint("fill", color));
}

void SvgCanvas::put_disc(Pt center, float radius, Rgba color) {
    element(circle(center, radius) + paint("fill", color));
}

void SvgCanvas::put_ring(Pt center, float radius, const Stroke& stroke) {
    element(circle(center, radius) + stroked(stroke));
}

void SvgCanvas::put_text(Pt base, std::string_view utf8, const TextStyle& style) {
    std::string tag = "text" + attribute("x", number(base.x)) + attribute("y", number(base.y)) +
                      attribute("font-size", number(style.size)) + paint("fill", style.color);
    if (style.type == Type::mono) {
        tag += attribute("textLength", number(canvas_text_width(utf8, style.size)));
    } else {
        tag += attribute("font-family", "Inter,system-ui,'Segoe UI',Helvetica,Arial,sans-serif");
        if (style.type == Type::sans_bold) tag += attribute("font-weight", "600");
    }
    if (style.halo.a > 0) {
        tag += paint("stroke", style.halo) + attribute("stroke-width", "4") +
               attribute("stroke-linejoin", "round") + attribute("paint-order", "stroke");
    }
    text_.append(static_cast<std::size_t>(2 * depth_), ' ');
    text_ += "<" + tag + ">" + xml_text(utf8) + "</text>\n";
}

void SvgCanvas::begin_clip(const Rect& clip) {
    const std::string id = "clip" + std::to_string(++clips_);
    text_.append(static_cast<std::size_t>(2 * depth_), ' ');
    text_ += "<clipPath" + attribute("id", id) + "><rect" + attribute("x", number(clip.min.x)) +
             attribute("y", number(clip.min.y)) + attribute("width", number(clip.width())) +
             attribute("height", number(clip.height())) + "/></clipPath>\n";
    open("g" + attribute("clip-path", "url(#" + id + ")"));
}

void SvgCanvas::end_clip() {
    close();
}

void SvgCanvas::begin_group(std::string_view id) {
    open("g" + attribute("id", xml_text(id)));
}

void SvgCanvas::end_group() {
    close();
}

std::string SvgCanvas::document() const {
    return text_ + "</svg>\n";
}

}  // namespace lab
