#pragma once

#include "commands/command_table.hpp"
#include "scene/derivation_kind.hpp"

namespace lab {

/// The name of a derivation in the interface: "x(t) and y(t)".
const char* title_of(DerivationKind kind);
/// What it shows, as a tooltip.
const char* tip_of(DerivationKind kind);

extern const Condition has_derivation;
extern const Condition has_other_derivations;

void toggle_derivation(Context& context);
/// Goes to the next kind that fits the query, and shows it.
void show_next_derivation(Context& context);

}  // namespace lab
