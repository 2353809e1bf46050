#include "commands/derivation_choice.hpp"

#include <algorithm>
#include <array>

#include "commands/layer_choice.hpp"

namespace lab {

const char* title_of(DerivationKind kind) {
    constexpr std::array titles = {"x(t), y(t)", "Distance²", "Minkowski sum", "Axes"};
    static_assert(titles.size() == derivation_names.size());
    return titles[static_cast<std::size_t>(kind)];
}

const char* tip_of(DerivationKind kind) {
    constexpr std::array tips = {
        "Shows x and y over the time of the path. The slabs are bands.",
        "Shows the squared distance from the center over the time of the path. It crosses the "
        "squared radius where the path enters and leaves.",
        "Shows the mover as a point and the obstacle grown by the mover. The mover's center traces "
        "the outline as you drag the mover round.",
        "Shows every axis that may separate the shapes, with the projections of both on it."};
    static_assert(tips.size() == derivation_names.size());
    return tips[static_cast<std::size_t>(kind)];
}

const Condition has_derivation{
    [](const Context& context) {
        return !context.workspace.session().moment().derivations.empty();
    },
    "show a query about two solid shapes, or about a path and one shape"};

const Condition has_other_derivations{
    [](const Context& context) {
        return context.workspace.session().moment().derivations.size() > 1;
    },
    "show a query that can be derived in more than one way"};

void toggle_derivation(Context& context) {
    toggle_layer(context.workspace.session().view(), Layer::derivation);
    context.ui.numbers_over_derivation = false;
}

void show_next_derivation(Context& context) {
    Session& session = context.workspace.session();
    const std::vector<DerivationKind> fitting = session.moment().derivations;
    const bool is_shown = session.moment().shows_derivation();
    if (is_shown) {
        const auto now =
            std::find(fitting.begin(), fitting.end(), session.moment().derivation->kind);
        session.view().derivation = now + 1 < fitting.end() ? *(now + 1) : fitting.front();
    }
    session.view().layers.insert(Layer::derivation);
    context.ui.numbers_over_derivation = false;
}

}  // namespace lab
