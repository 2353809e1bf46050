// The onion skins of a drag: where its shapes have been.
#include "picture/sheet.hpp"

namespace lab {

namespace {

struct SkinPainter {
    Sheet& sheet;
    Stroke stroke;

    void operator()(const Chain& chain) const {
        for (std::size_t i = 0; i < chain.edges(); ++i)
            sheet.line(chain.edge(i).start, chain.edge(i).end(), stroke);
    }
    /// A range lies on an axis of its own.
    void operator()(const Range&) const {}
    template <class Solid>
    void operator()(const Solid& solid) const {
        for (const LinePiece& piece : outline_pieces(rounded(Geometry(solid)), sheet.camera))
            sheet.canvas.polyline(to_points(piece.points), piece.closed, stroke);
    }
};

}  // namespace

void draw_skins(Sheet& sheet) {
    const SkinPainter painter{sheet, {with_alpha(sheet.colors.x, 0.4), 1}};
    for (const Geometry& geometry : sheet.picture.skins) std::visit(painter, geometry);
}

}  // namespace lab
