#include "instruments/map_json.hpp"

#include <cmath>

#include "scene/number.hpp"

namespace lab {
namespace {

std::string axis_text(const MapAxis& axis) {
    return "{\"number\": \"" + axis.number + "\", \"from\": " + number_text(axis.from) +
           ", \"to\": " + number_text(axis.to) + "}";
}

std::string cell_text(const MapCell& cell, MapLayer layer) {
    if (!has_numbers(layer)) return std::to_string(cell.kind);
    if (std::isnan(cell.value)) return "null";
    return std::isinf(cell.value) ? "\"inf\"" : number_text(cell.value);
}

}  // namespace

std::string map_json(const AnswerMap& map) {
    const MapWish& wish = map.wish();
    std::string text = "{\n  \"layer\": \"";
    text += map_layer_names.at(static_cast<std::size_t>(wish.layer));
    text += "\",\n  \"query\": " + std::to_string(wish.query);
    if (wish.against != nullptr)
        text += std::string(",\n  \"against\": \"") + wish.against->name + "\"";
    if (wish.by != nullptr) text += std::string(",\n  \"by\": \"") + wish.by->name + "\"";
    text += ",\n  \"across\": " + axis_text(wish.across) +
            ",\n  \"down\": " + axis_text(wish.down) + ",\n  \"rows\": [";
    for (int row = 0; row < wish.height; ++row) {
        text += row > 0 ? ",\n    [" : "\n    [";
        for (int column = 0; column < wish.width; ++column)
            text += (column > 0 ? ", " : "") + cell_text(map.at(column, row), wish.layer);
        text += "]";
    }
    return text + "\n  ]\n}\n";
}

}  // namespace lab
