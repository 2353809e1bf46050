#pragma once

#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "commands/commands.hpp"
#include "commands/context.hpp"
#include "commands/palette_choices.hpp"
#include "ui/canvas/canvas_hands.hpp"
#include "ui/canvas/canvas_memory.hpp"
#include "ui/palette_card.hpp"
#include "ui/time/film_card.hpp"
#include "ui/widgets/focus.hpp"
#include "ui/widgets/number_field.hpp"
#include "ui/widgets/prompt.hpp"

namespace lab {

/// A change that the user wants.
using Wish = std::function<void(Context&)>;

/// What the panels and dialogs draw. They read the workspace and never change it: what the user
/// wants, they push as a wish. `Lab` carries out the wishes, in order, after all panels are drawn.
class Frame {
public:
    Frame(Context& context, const CanvasHands& canvas_hands, CanvasMemory& canvas_memory,
          NumberFields& number_fields, Focus& keyboard_focus, const Prompt& open_prompt,
          const PaletteCard& open_palette, const FilmCard& film_card)
        : workspace(context.workspace),
          ui(context.ui),
          hands(canvas_hands),
          canvas(canvas_memory),
          fields(number_fields),
          focus(keyboard_focus),
          prompt(open_prompt),
          palette_card(open_palette),
          film(film_card),
          context_(context) {}

    const Workspace& workspace;
    UiState& ui;  ///< the interface's own state, which panels may change
    const CanvasHands& hands;
    CanvasMemory& canvas;
    NumberFields& fields;
    Focus& focus;
    const Prompt& prompt;
    const PaletteCard& palette_card;
    const FilmCard& film;

    const Session& session() const { return workspace.session(); }
    const Palette& colors() const { return palette(workspace.settings().theme); }

    /// The change takes what it changes: the context, the workspace, or a part of it.
    template <class Change>
    void want(Change change) {
        wishes_.push_back([change = std::move(change)](Context& context) {
            Workspace& whole = context.workspace;
            if constexpr (std::is_invocable_v<Change, Context&>) change(context);
            if constexpr (std::is_invocable_v<Change, Workspace&>) change(whole);
            if constexpr (std::is_invocable_v<Change, Session&>) change(whole.session());
            if constexpr (std::is_invocable_v<Change, LessonBook&>) change(whole.lessons());
            if constexpr (std::is_invocable_v<Change, Settings&>) change(whole.settings());
        });
    }
    /// What a number field did: all changes from its beginning to its end are one undo step.
    template <class Change>
    void want_gesture(const FieldEdit& edit, const std::string& label, Change change) {
        if (edit.began) want([label](Session& open) { open.begin_gesture(label); });
        if (edit.changed) want(std::move(change));
        if (edit.ended) want([](Session& open) { open.end_gesture(); });
    }
    /// One undo step.
    void want_edit(std::string label, std::function<void(Scene&)> change) {
        want([label = std::move(label), change = std::move(change)](Session& open) {
            open.edit(label, change);
        });
    }
    void say(std::string sentence, bool is_error = false) {
        want([sentence = std::move(sentence), is_error](Workspace& whole) {
            whole.say(sentence, is_error);
        });
    }
    /// Copies a text, and shows a message about it.
    void copy(std::string text, std::string sentence) {
        want([text = std::move(text), sentence = std::move(sentence)](Context& context) {
            context.shell.set_clipboard(text);
            context.workspace.say(sentence);
        });
    }
    void copy_case(const std::string& line) {
        copy(line + "\n", "The case is copied. Ctrl+V opens it as a scene.");
    }
    std::vector<Wish> take_wishes() { return std::exchange(wishes_, {}); }

    bool can_run(const Command& command) const { return command.enabled(context_); }
    /// Why the command isn't available now.
    std::string why_not(const Command& command) const { return refusal_of(command, context_); }
    void run(const Command& command) { want(command.run); }
    void choose(const Choice& choice) {
        want([choice](Context& context) { choice.run(context, choice); });
    }
    std::vector<Choice> choices(const std::string& letters) const {
        return choices_for(context_, letters);
    }

private:
    const Context& context_;
    std::vector<Wish> wishes_;
};

}  // namespace lab
