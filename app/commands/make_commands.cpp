#include <optional>

#include "commands/command_table.hpp"
#include "geometry/decimal.hpp"
#include "query/shapes.hpp"
#include "scene/arithmetic.hpp"
#include "scene/make.hpp"
#include "scene/names.hpp"
#include "scene/turn.hpp"
#include "workspace/corner_edits.hpp"
#include "workspace/shape_edits.hpp"

namespace lab {

namespace {

constexpr Condition has_several{[](const Context& context) {
                                    return context.workspace.session().view().selection().size() >
                                           1;
                                },
                                "select two shapes or more"};
constexpr Condition has_three{[](const Context& context) {
                                  return context.workspace.session().view().selection().size() > 2;
                              },
                              "select three shapes or more"};
constexpr Condition has_one_selected{
    [](const Context& context) {
        return context.workspace.session().view().selection().size() == 1;
    },
    "select one shape"};
constexpr Condition takes_corner{
    [](const Context& context) { return can_add_corner(context.workspace.session()); },
    "select a chain, or a polygon that can have one more corner"};
constexpr Condition spares_corner{
    [](const Context& context) { return can_remove_corner(context.workspace.session()); },
    "select a corner of a chain, or of a polygon that has more than three"};
constexpr Condition can_swap{
    [](const Context& context) { return can_swap_query(context.workspace.session()); },
    "show a query of two shapes that can be swapped"};

template <std::size_t type>
void add(Context& context) {
    add_shape(context.workspace.session(), type, context.shell.pointed_at());
    context.shell.go_to_panel("canvas");
    const bool by_key = context.press.key != keys::none;
    const std::string& made = context.workspace.session().view().selected;
    std::string words = by_key ? "Added " + made + ". Ctrl+Z removes it." : "";
    if (asks_something(context.workspace.session().scene()))
        words += (by_key ? " " : "") + ("No query tests " + made) +
                 " yet: select it with another shape and press I or S.";
    if (!words.empty()) context.workspace.say(words);
}
template <std::size_t... types>
CommandTable add_commands(std::index_sequence<types...>) {
    const auto command = [](const AddCommand& row, auto run) {
        return Command{row.id, row.title, row.tip, "Make", key(row.key), no_key, run, always};
    };
    return {command(ShapeRow<std::variant_alternative_t<types, Geometry>>::add, add<types>)...};
}
template <QueryKind kind>
Command query_command() {
    const auto& row = row_of(kind).command;
    Command command{
        row.id,
        row.title,
        row.tip,
        "Ask",
        row.key != 0 ? key(row.key) : no_key,
        no_key,
        [](Context& context) { add_query(context.workspace.session(), kind); },
        {[](const Context& context) { return can_add_query(context.workspace.session(), kind); },
         row.need, [](const Context& context) { return why_not_asked(context, kind); }}};
    for (const char* other : row.instead)
        if (other != nullptr) command.instead.push_back(other);
    return command;
}
template <std::size_t... kinds>
CommandTable query_commands(std::index_sequence<kinds...>) {
    return {query_command<static_cast<QueryKind>(kinds)>()...};
}
template <Side side>
void align(Context& context) {
    align_selection(context.workspace.session(), side);
}

void cut(Context& context) {
    context.shell.set_clipboard(context.workspace.copied());
    remove_selection(context.workspace.session());
}

void select_all(Context& context) {
    std::vector<std::string> names;
    for (const NamedShape& shape : context.workspace.session().scene().shapes)
        names.push_back(shape.name);
    context.workspace.session().view().select(names);
}

Reply rename_to(Session& session, const std::string& from, const std::string& to) {
    if (to == from) return {};
    if (!is_shape_name(to))
        return {"A name starts with a letter a to z, followed by a to z, 0 to 9 or _."};
    if (find_shape(session.scene(), to) != nullptr) return {"Another shape already has this name."};
    session.edit("Rename " + from, [&](Scene& draft) { rename_shape(draft, from, to); });
    session.view().select({to});
    return {};
}

void rename(Context& context) {
    const std::string from = context.workspace.session().view().selected;
    context.workspace.ask({"Rename " + from, "Queries and motions follow.", "Rename", from,
                           [&context, from](const std::string& to, bool) {
                               return rename_to(context.workspace.session(), from, to);
                           }});
}

Reply turn_to(Session& session, const std::string& name, const std::string& text) {
    const auto degrees = parse_arithmetic(text);
    const auto radians = degrees ? std::optional(*degrees * one_degree) : parse_angle(text);
    if (!radians) return {"A number of degrees, or a sum: 45, 360/7, or 0.5rad."};
    turn_shape(session, name, *radians);
    return {};
}

constexpr Condition can_turn{
    [](const Context& context) {
        const NamedShape* shape = find_shape(context.workspace.session().scene(),
                                             context.workspace.session().view().selected);
        return has_one_selected(context) && shape != nullptr && angle_of(shape->geometry);
    },
    "select one segment, capsule or polygon"};

void turn(Context& context) {
    const std::string name = context.workspace.session().view().selected;
    const NamedShape* shape = find_shape(context.workspace.session().now().posed, name);
    const double now = angle_of(shape->geometry).value_or(0) / one_degree;
    context.workspace.ask({"Turn " + name, "In degrees, from the x axis towards the y axis.",
                           "Turn", decimal(now, 6),
                           [&context, name](const std::string& text, bool) {
                               return turn_to(context.workspace.session(), name, text);
                           }});
}

void type_values(Context& context) {
    context.ui.source.in_numbers = true;
    context.ui.values_wanted = true;
}

}  // namespace

CommandTable make_commands() {
    CommandTable table = add_commands(std::make_index_sequence<shape_count>());
    const CommandTable others = {
        {"duplicate", "Duplicate", "Copies the selected shapes and puts the copies beside them.",
         "Make", key('d', ctrl), no_key,
         [](Context& c) { duplicate_selection(c.workspace.session()); }, has_selection},
        {"rename", "Rename", "Renames the shape. Its queries follow.", "Make", key(keys::f2),
         no_key, rename, has_one_selected},
        {"turn", "Turn to an angle",
         "Turns a segment, capsule or polygon to an angle that you type.", "Make", key('a'), no_key,
         turn, can_turn},
        {"values", "Type its numbers",
         "Moves the keyboard focus to the shape's numbers. Tab goes to the next one.", "Make",
         key('v'), no_key, type_values, has_one_selected},
        {"cut", "Cut", "Copies the selected shapes, then deletes them.", "Make", key('x', ctrl),
         no_key, cut, has_selection},
        {"delete", "Delete", "Deletes the selected shapes and their queries.", "Make",
         key(keys::del), key(keys::backspace),
         [](Context& c) { remove_selection(c.workspace.session()); }, has_selection},
        {"add_corner", "Add a corner",
         "Adds a corner to the longest side, or at the selected corner; to a chain, at the "
         "pointer.",
         "Make", key('c'), no_key,
         [](Context& c) { add_corner(c.workspace.session(), c.shell.pointed_at()); }, takes_corner},
        {"remove_corner", "Remove the corner",
         "Removes the selected corner of a polygon or chain. A triangle keeps its three.", "Make",
         key(keys::del, shift), no_key, [](Context& c) { remove_corner(c.workspace.session()); },
         spares_corner},
        {"select_all", "Select all", "Selects every shape of the scene.", "Make", key('a', ctrl),
         no_key, select_all, always},
        {"align_left", "Align left", "Aligns the left sides to the first selected shape.", "Make",
         no_key, no_key, align<Side::left>, has_several},
        {"align_middle", "Align middles at one x",
         "Aligns the middles to the first selected shape, on a vertical line.", "Make", no_key,
         no_key, align<Side::middle>, has_several},
        {"align_right", "Align right", "Aligns the right sides to the first selected shape.",
         "Make", no_key, no_key, align<Side::right>, has_several},
        {"align_top", "Align top", "Aligns the tops to the first selected shape.", "Make", no_key,
         no_key, align<Side::top>, has_several},
        {"align_center", "Align middles at one y",
         "Aligns the middles to the first selected shape, on a horizontal line.", "Make", no_key,
         no_key, align<Side::center>, has_several},
        {"align_bottom", "Align bottom", "Aligns the bottoms to the first selected shape.", "Make",
         no_key, no_key, align<Side::bottom>, has_several},
        {"distribute_x", "Distribute along x",
         "Spaces the selected shapes evenly from left to right.", "Make", no_key, no_key,
         [](Context& c) { distribute_selection(c.workspace.session(), true); }, has_three},
        {"distribute_y", "Distribute along y",
         "Spaces the selected shapes evenly from top to bottom.", "Make", no_key, no_key,
         [](Context& c) { distribute_selection(c.workspace.session(), false); }, has_three},
    };
    table.insert(table.end(), others.begin(), others.end());
    return table;
}

CommandTable ask_commands() {
    CommandTable table = query_commands(std::make_index_sequence<query_rows.size()>());
    const CommandTable others = {
        {"next_query", "Show the next query", "Shows the answer to the next query of this scene.",
         "Ask", key('q'), no_key,
         [](Context& c) {
             int& query = c.workspace.session().view().query;
             query = (query + 1) % static_cast<int>(c.workspace.session().scene().queries.size());
         },
         has_query},
        {"question", "Put the query into words",
         "Sets the question that comes before the answer of this query.", "Ask", no_key, no_key,
         [](Context& c) { c.workspace.ask_for_question(); }, has_query},
        {"swap_query", "Swap mover and obstacle", "Swaps mover and obstacle.", "Ask", key('x'),
         no_key, [](Context& c) { swap_query(c.workspace.session()); }, can_swap},
        {"remove_query", "Remove the query", "Removes this query from the scene.", "Ask", no_key,
         no_key, [](Context& c) { remove_query(c.workspace.session()); }, has_query},
    };
    table.insert(table.end(), others.begin(), others.end());
    return table;
}

}  // namespace lab
