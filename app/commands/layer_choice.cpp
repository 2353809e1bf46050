#include "commands/layer_choice.hpp"

#include <array>

#include "scene/names.hpp"

namespace lab {

const char* title_of(Layer layer) {
    constexpr std::array words = {
        "Contact point",          "Normal",         "Push-out ghost",     "Path",
        "Start, stop and target", "Inflated shape", "Near and far edges", "Closest points",
        "Spans on the axes",      "Names",          "How it is decided",  "Quadratic of a circle",
        "All separating axes",    "Derivation"};
    static_assert(words.size() == layer_names.size());
    return words[static_cast<std::size_t>(layer)];
}

void toggle_layer(View& view, Layer layer) {
    if (view.layers.erase(layer) == 0) view.layers.insert(layer);
}

}  // namespace lab
