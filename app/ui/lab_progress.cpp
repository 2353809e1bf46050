// Work that continues from frame to frame.
#include <string>
#include <utility>

#include "ui/lab.hpp"
#include "ui/layout.hpp"
#include "workspace/open_recording.hpp"
#include "workspace/recording_beside.hpp"

namespace lab {

bool Lab::animating() const {
    return (workspace.session().view().playing && workspace.session().has_motion()) ||
           (workspace.notice().seconds > 0 && !workspace.notice().stays) || film_.is_making() ||
           !workspace.session().result_marks().is_done() || workspace.session().looks_ahead() ||
           !workspace.session().map_is_done() ||
           (ui.drag_strip_shown && !workspace.session().drags().is_done()) ||
           (ui.dialog == Dialog::breaches && workspace.session().breach_search().is_running()) ||
           (ui.dialog == Dialog::faults && workspace.session().fault_search().is_running()) ||
           (ui.dialog == Dialog::flips && !workspace.session().flip_list().is_done()) ||
           (workspace.recording() != nullptr &&
            (!workspace.recording()->is_done() || workspace.recording()->is_playing())) ||
           (workspace.other_recording() != nullptr &&
            !workspace.other_recording()->is_done(*workspace.recording())) ||
           focus_.awaits_text() || ui.source.frames_to_settle > 0 ||
           (workspace.lessons().page_run() && !workspace.lessons().page_run()->is_done());
}

/// A prediction is made on the canvas, so its step brings the keyboard there from the button that
/// opened it.
void Lab::follow_question() {
    const LessonBook& book = workspace.lessons();
    const bool awaits = book.awaits_prediction();
    const std::string now =
        awaits ? book.lesson().id + "/" + std::to_string(book.step_index()) : "";
    if (std::exchange(question_, now) != now && awaits) focus_.go_to("canvas");
}

/// Before the panels show the table.
void Lab::compare_crowd_structures(const Layout& layout) {
    const bool shown = layout.inspector.height() > 0 || layout.table.height() > 0 ||
                       (layout.inspector_is_tab && ui.source.in_numbers);
    Session& session = workspace.session();
    if (!shown || !session.now().crowd || workspace.hides_answer()) return;
    compare_structures(workspace.crowd_comparison, session.crowds(), session.now(),
                       workspace.host());
}

/// Continues the work of the instruments. Flips, breaches and faults are searched for only while
/// their cards are open.
void Lab::follow_instruments() {
    workspace.follow_recording();
    Session& session = workspace.session();
    session.follow_map(hands_.camera(), !workspace.hides_answer());
    session.follow_outline();
    if (ui.dialog == Dialog::flips) session.follow_flips();
    if (ui.dialog == Dialog::breaches) session.breach_search().follow(session);
    if (ui.dialog == Dialog::faults) session.fault_search().follow(session);
}

}  // namespace lab
