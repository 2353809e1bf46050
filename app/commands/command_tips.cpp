#include <map>
#include <string_view>

#include "commands/commands.hpp"

namespace lab {

namespace {

using Tips = std::map<std::string_view, const char*>;

const Tips time_and_view_tips = {
    {"play", "Lets time run, or holds it."},
    {"step_forward", "One sixtieth of a second on; in a walk, the next value."},
    {"step_back", "One sixtieth of a second back; in a walk, the value before."},
    {"walk", "Shows what the library computed, value by value."},
    {"step_into",
     "The source of the call that decided; where the shown one decided by itself, of its last."},
    {"step_out", "The source of the algorithm that made this call."},
    {"restart", "Time 0, and every body where its flight begins."},
    {"motion", "Scenes wait for Space before they move; asked for again, they play as they open."},
    {"frame", "Moves and zooms the canvas until the whole scene is seen."},
    {"zoom_in", "The canvas closer, about its middle; the wheel does so about the pointer."},
    {"zoom_out", "More of the canvas, about its middle."},
    {"larger", "Larger type and controls."},
    {"smaller", "Smaller type and controls."},
    {"next_region", "The keyboard goes to the next part: canvas, list, inspector, time."},
    {"previous_region", "The keyboard goes to the part before."},
    {"main_menu", "This menu."},
    {"menu", "What can be done with the selected shape, or with the scene."},
    {"present",
     "Canvas, strip, source and words in larger type, for a room. Once more brings all back."},
    {"layers", "Which marks are drawn: contact, normal, path, names and others."},
    {"reset_layout", "The panels at the right as wide and high as at the first start."},
    {"settings", "Colours, size, and what scenes and drags do."},
    {"theme", "Changes between a dark and a light ground."},
    {"contrast", "Stronger colours on black or white, or the calm ones again."},
};

const Tips scenes_and_edits_tips = {
    {"next", "Opens the next scene of the list, or the next step of a lesson."},
    {"previous", "Opens the scene before, or the step before."},
    {"palette", "Finds scenes, lessons, shapes, commands and settings by a few letters."},
    {"find", "Types into the list of scenes."},
    {"lessons", "Goes to the lesson, or back to the scene that was open before."},
    {"new", "A scene with nothing in it yet. The one that is open stays as it is."},
    {"open", "Opens a scene from a file, by its path."},
    {"save", "Into the file it came from, or under a name among your own scenes."},
    {"save_as", "Into a file whose path you type."},
    {"reload", "Takes over the file as it is now. Undo brings yours back."},
    {"discard_restored", "Takes away what was restored after the lab ended. Redo brings it back."},
    {"undo", "Takes back the last step."},
    {"redo", "Does again what was taken back."},
    {"history", "All steps since the scene was opened; a click goes there."},
    {"copy", "The selected shapes, or the whole scene, as a line of text with exact numbers."},
    {"paste", "Adds the shapes of such a line, or opens it where it asks something."},
    {"left", "Moves the selected shape or handle, or else the canvas."},
    {"right", "Moves the selected shape or handle, or else the canvas."},
    {"up", "Moves the selected shape or handle, or else the canvas."},
    {"down", "Moves the selected shape or handle, or else the canvas."},
    {"predict", "Answers a lesson's question by the cross that the arrow keys move."},
    {"snap", "What is dragged stops flush with what is near, and says to what."},
    {"give_back", "The shape moves by itself again, as before it was dragged."},
    {"next_stop", "Selects the next shape or handle; in a panel, the next control."},
    {"previous_stop", "Selects the one before."},
    {"escape", "Drops what is being done, else closes what is open, else selects nothing."},
};

const Tips making_tips = {
    {"add_point", "A new point in the middle of the canvas."},
    {"add_segment", "A new segment in the middle of the canvas."},
    {"add_box", "A new box in the middle of the canvas."},
    {"add_circle", "A new circle in the middle of the canvas."},
    {"add_capsule", "A new capsule: a segment with a radius."},
    {"add_polygon", "A new convex polygon in the middle of the canvas."},
    {"add_range", "A new span of numbers, on a line of its own."},
    {"duplicate", "The selected shapes once more, beside themselves."},
    {"rename", "Another name for the shape; what asks about it follows."},
    {"values",
     "Puts the keyboard into the number of its handle, or its first; Tab goes to the next."},
    {"turn", "Types how far a segment, a capsule or a polygon is turned."},
    {"cut", "Copies the selected shapes, then deletes them."},
    {"delete", "Deletes the selected shapes and what asks about them."},
    {"add_corner", "One corner more, in the polygon's longest side or at the selected corner."},
    {"remove_corner", "One corner less; a triangle keeps its three."},
    {"select_all", "Selects every shape of the scene."},
    {"align_left", "Their left sides where the first one's is."},
    {"align_middle", "Their middles on a vertical line through the first one's."},
    {"align_right", "Their right sides where the first one's is."},
    {"align_top", "Their upper sides where the first one's is."},
    {"align_center", "Their centers on a level line through the first one's."},
    {"align_bottom", "Their lower sides where the first one's is."},
    {"distribute_x", "Equal distances from left to right, between the outer two."},
    {"distribute_y", "Equal distances from top to bottom, between the outer two."},
    {"fly", "Gives the shape a velocity, at the nearest of the others."},
    {"circle", "Moves the shape round and round, of a segment or a capsule the end."},
    {"take_motion", "The shape stays where it is now."},
};

const Tips asking_and_sharing_tips = {
    {"ask_overlaps", "Yes or no: do the first and the second selected shape share an inside?"},
    {"ask_intersect", "The shortest way out of the second for the first selected shape."},
    {"ask_raycast", "The first point of the selected shape that the segment meets."},
    {"ask_sweep", "How far the first goes towards the second before it touches."},
    {"ask_sweep_into",
     "The first contact on its way: with all others, or with those that are selected too."},
    {"ask_move_and_slide",
     "Where it ends when it slides along what it meets: all others, or what is selected too."},
    {"ask_distance", "The gap between the first and the second selected shape."},
    {"ask_closest", "The point of each that is nearest to the other."},
    {"ask_slabs", "The times at which the segment is between each pair of edges."},
    {"next_query", "Shows the answer to the next question of this scene."},
    {"swap_query", "The obstacle asks, and the mover stands."},
    {"remove_query", "Takes this question out of the scene."},
    {"copy_case", "One line of text, exact to the last bit, that Ctrl+V opens anywhere."},
    {"copy_catch2", "A test in C++ that asks this and expects this answer, for Catch2."},
    {"copy_googletest", "A test in C++ that asks this and expects this answer, for GoogleTest."},
    {"copy_assert", "A program in C++ that asks this and asserts this answer."},
    {"copy_cpp", "C++ that builds these shapes and asks the same."},
    {"copy_scene", "The whole scene with its motions, as a file would have it."},
    {"copy_json", "Every shape and every answer at this moment."},
    {"copy_sentence", "What every query says, one sentence each."},
    {"picture", "A PNG of the canvas with its words, into your pictures."},
    {"window_picture", "A PNG of the whole window, into your pictures."},
    {"svg", "The canvas as a drawing, into your pictures."},
    {"copy_picture", "The canvas with its words, for pasting into another program."},
    {"film", "An animated GIF, or a PNG of each moment, over a span of time."},
    {"shortcuts", "All keys, and what the mouse does."},
    {"quit", "Ends the context. Unsaved changes are back at the next start."},
};

}  // namespace

const char* tip_of(const Command& command) {
    for (const Tips* tips :
         {&time_and_view_tips, &scenes_and_edits_tips, &making_tips, &asking_and_sharing_tips}) {
        const auto found = tips->find(command.id);
        if (found != tips->end()) return found->second;
    }
    return "";
}

}  // namespace lab
