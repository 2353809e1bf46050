#include "commands/command_table.hpp"
#include "export/cpp_literals.hpp"
#include "export/text_export.hpp"
#include "scene/writer.hpp"

namespace lab {

namespace {

void copy_as(Context& context, const char* id) {
    const TextExport& wanted = *text_export(id);
    context.shell.set_clipboard(wanted.text(context.workspace.session().now()));
    context.workspace.say(std::string("Copied ") + wanted.meaning);
}

/// Copies a test that expects the exact answers. What a game recorded goes into a comment.
void copy_test(Context& context, const char* id) {
    copy_as(context, id);
    const Session& session = context.workspace.session();
    const RecordedAnswer* recorded = session.recorded();
    if (recorded == nullptr) return;
    std::string said = "The game recorded " + recorded->text() + ".";
    if (recorded->is_wrong) said += " " + recorded->words;
    const std::string& caption = session.scene().caption;
    if (!caption.empty()) said += " " + caption;
    const std::string hint =
        cpp_comment("To test your own code, call it here in place of isect's.");
    context.shell.set_clipboard(cpp_comment(said) + hint + text_export(id)->text(session.now()));
}

constexpr Condition has_lesson_page{
    [](const Context& context) { return context.workspace.lessons().has_page(); },
    "open a lesson's step with a page"};

void copy_page(Context& context, CodeLanguage language, const char* name) {
    try {
        context.shell.set_clipboard(context.workspace.lessons().page_code(language));
        context.workspace.say(std::string("Copied the page as ") + name);
    } catch (const std::runtime_error& error) {
        context.workspace.say(std::string("The page can't be copied: ") + error.what(), true);
    }
}

/// Copies the scene with its motions and its time, as it would be saved.
void copy_scene(Context& context) {
    context.shell.set_clipboard(write_scene(context.workspace.session().with_moment()));
    context.workspace.say("Copied the scene as JSON");
}

}  // namespace

CommandTable share_commands() {
    return {
        {"copy_case", "Copy the case as a line",
         "Copies the case as one line of text, exact to the last bit. Ctrl+V opens it.", "Share",
         no_key, no_key, [](Context& c) { c.shell.set_clipboard(c.workspace.copied_case()); },
         always},
        {"copy_link", "Copy a link to the case",
         "Copies a link that opens this case in a browser, exact to the last bit.", "Share", no_key,
         no_key, [](Context& c) { c.shell.set_clipboard(c.workspace.copied_link()); }, always},
        {"link_base", "Set where links lead",
         "Sets the address of the web page that copied links open.", "Share", no_key, no_key,
         [](Context& c) { c.workspace.ask_for_link_base(); }, always},
        {"copy_catch2", "Copy as a Catch2 test",
         "Copies a Catch2 test that makes this query and expects this answer.", "Share",
         key('c', ctrl | shift), no_key, [](Context& c) { copy_test(c, "catch2"); }, has_query},
        {"copy_googletest", "Copy as a GoogleTest test",
         "Copies a GoogleTest test that makes this query and expects this answer.", "Share", no_key,
         no_key, [](Context& c) { copy_test(c, "googletest"); }, has_query},
        {"copy_assert", "Copy as a program that asserts",
         "Copies a C++ program that makes this query and asserts this answer.", "Share", no_key,
         no_key, [](Context& c) { copy_test(c, "assert"); }, has_query},
        {"copy_cpp", "Copy as C++ code",
         "Copies C++ code that builds these shapes and makes this query.", "Share", no_key, no_key,
         [](Context& c) { copy_as(c, "cpp"); }, always},
        {"copy_scene", "Copy the scene as JSON",
         "Copies the whole scene with its motions, as in a scene file.", "Share", no_key, no_key,
         copy_scene, always},
        {"copy_json", "Copy the results as JSON",
         "Copies every shape and every answer at this moment.", "Share", no_key, no_key,
         [](Context& c) { copy_as(c, "json"); }, always},
        {"copy_page_cpp", "Copy your page as C++", "Copies the page of a lesson as a C++ function.",
         "Share", no_key, no_key, [](Context& c) { copy_page(c, CodeLanguage::cpp, "C++"); },
         has_lesson_page},
        {"copy_page_javascript", "Copy your page as JavaScript",
         "Copies the page of a lesson as a JavaScript function.", "Share", no_key, no_key,
         [](Context& c) { copy_page(c, CodeLanguage::javascript, "JavaScript"); }, has_lesson_page},
        {"copy_sentence", "Copy the answers in words",
         "Copies the answer to every query, one sentence each.", "Share", no_key, no_key,
         [](Context& c) { copy_as(c, "sentence"); }, has_query},
        {"picture", "Save a picture of the canvas",
         "Saves the canvas and the reason as a PNG in your pictures.", "Share", key(keys::f12),
         no_key, [](Context& c) { c.shell.save_picture(false); }, always},
        {"window_picture", "Save a picture of the window",
         "Saves the whole window as a PNG in your pictures.", "Share", key(keys::f12, shift),
         no_key, [](Context& c) { c.shell.save_picture(true); }, always},
        {"svg", "Save the canvas as SVG", "Saves the canvas as an SVG drawing in your pictures.",
         "Share", key(keys::f12, ctrl), no_key, [](Context& c) { c.shell.save_svg(); }, always},
        {"cheat_sheet", "Save the cheat sheet of the lessons",
         "Saves the formulas of all lessons on one page, as an SVG drawing that any browser "
         "prints.",
         "Share", no_key, no_key, [](Context& c) { c.shell.save_cheat_sheet(); }, always},
        {"copy_picture", "Copy the picture of the canvas",
         "Copies the canvas and the reason, to paste into another program.", "Share",
         key('c', ctrl | alt), no_key, [](Context& c) { c.shell.copy_picture(); }, always},
        {"picture_choices", "Size and text of pictures",
         "Chooses size, scale and caption of pictures and films.", "Share", no_key, no_key,
         [](Context& c) { c.ui.toggle(Dialog::pictures); }, always},
        {"film", "Save a film of the canvas", "Saves an animated GIF, or a PNG of each frame.",
         "Share", key(keys::f12, ctrl | shift), no_key, [](Context& c) { c.shell.open_film(); },
         has_motion},
    };
}

}  // namespace lab
