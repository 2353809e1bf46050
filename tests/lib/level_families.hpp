// Random variants of level situations in which games tally broken promises. Each kind has a file.
#pragma once

#include <string>

#include "lib/walks.hpp"

namespace levels {

using walks::Typed;

/// What the variants of one kind have shown.
struct LevelTally {
    std::string kind;
    std::string scalar;
    long variants = 0;
    long broken = 0;
    std::string example{};

    /// Counts a variant, and keeps the first broken one.
    template <class Describe>
    void add(bool is_right, const Describe& describe) {
        ++variants;
        if (is_right) return;
        if (broken == 0) example = describe();
        ++broken;
    }
};

/// Rays and sweeps of every length meet in a tile map what they meet in a list of the same tiles.
template <class T>
void try_paths(Typed& typed, LevelTally& tally);
/// What is put on one-way ground by its numbers stays there.
template <class T>
void try_platform(Typed& typed, LevelTally& tally);
/// A one-way lift holds what it reaches: a character's feet, its floor, or a character in the air.
template <class T>
void try_lift(Typed& typed, LevelTally& tally);
/// Nobody falls through the seam of two one-way pieces whose ends differ by some ulp.
template <class T>
void try_seam(Typed& typed, LevelTally& tally);
/// Characters climb a wall if and only if it is at most as high as their step.
template <class T>
void try_wall(Typed& typed, LevelTally& tally);
/// The end of a one-way platform stops nobody.
template <class T>
void try_end(Typed& typed, LevelTally& tally);
/// Nor does the end of a one-sided chain.
template <class T>
void try_chain_end(Typed& typed, LevelTally& tally);
/// A change of form keeps the feet and overlaps nothing, or there is no room.
template <class T>
void try_form(Typed& typed, LevelTally& tally);
/// Belts carry what is idle to the floor behind them.
template <class T>
void try_belt(Typed& typed, LevelTally& tally);
/// What turns carries what stands on it, without drift.
template <class T>
void try_deck(Typed& typed, LevelTally& tally);
/// A bar that turns pushes what it reaches, and passes through nothing.
template <class T>
void try_bar(Typed& typed, LevelTally& tally);
/// Characters run up stairs whose steps they can climb, however fast they are.
template <class T>
void try_stairs(Typed& typed, LevelTally& tally);
/// A lift that rises below a slanted ceiling pushes out sideways what stands on it.
template <class T>
void try_shaft(Typed& typed, LevelTally& tally);

using Try = void (*)(Typed&, LevelTally&);
struct LevelKind {
    const char* name;
    Try in_float;
    Try in_double;
};
inline constexpr LevelKind kinds[] = {
    {"paths of every length among tiles", try_paths<float>, try_paths<double>},
    {"put on one-way ground", try_platform<float>, try_platform<double>},
    {"one-way lifts that rise", try_lift<float>, try_lift<double>},
    {"seams of one-way ground", try_seam<float>, try_seam<double>},
    {"walls of any height", try_wall<float>, try_wall<double>},
    {"ends of one-way platforms", try_end<float>, try_end<double>},
    {"ends of one-sided chains", try_chain_end<float>, try_chain_end<double>},
    {"changes of form", try_form<float>, try_form<double>},
    {"belts in a row", try_belt<float>, try_belt<double>},
    {"decks that turn", try_deck<float>, try_deck<double>},
    {"bars that turn", try_bar<float>, try_bar<double>},
    {"stairs at any speed", try_stairs<float>, try_stairs<double>},
    {"lifts below slanted ceilings", try_shaft<float>, try_shaft<double>},
};

}  // namespace levels
