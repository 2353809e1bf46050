#include "ui/inspector/number_prompt.hpp"

#include <string>
#include <variant>

#include "scene/arithmetic.hpp"
#include "scene/edit.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "ui/frame.hpp"

namespace lab {

namespace {

/// "center.x, center.y, radius"
std::string numbers_of(Geometry geometry) {
    std::string names;
    const auto add = [&](const std::string& name) { names += (names.empty() ? "" : ", ") + name; };
    for (const Parameter& parameter : parameters(geometry)) {
        const std::string name = parameter.name;
        if (std::holds_alternative<double*>(parameter.value)) add(name);
        if (!std::holds_alternative<Vec2*>(parameter.value)) continue;
        add(name + ".x");
        add(name + ".y");
    }
    return names;
}

Reply set_number(Session& session, const std::string& shape, const std::string& typed) {
    const std::size_t equals = typed.find('=');
    if (equals == std::string::npos) return {"A name, = and a number, as in radius=1/3."};
    const auto number = parse_arithmetic(typed.substr(equals + 1));
    if (is_arithmetic_beyond_double(typed.substr(equals + 1)))
        return {"Too large: numbers go up to 2^200 in magnitude (2^120 in float)."};
    if (!number) return {"Not a number. Write it like -12.5, 1e-3, 1/3 or 0x1.8p-3."};
    const std::string field = shape + "." + typed.substr(0, equals);
    Scene changed = session.scene();
    try {
        apply_set(changed, session.now().posed, field + "=" + number_text(*number));
    } catch (const SetError& wrong) {
        return {wrong.what()};
    }
    session.edit("Set " + field, [&](Scene& draft) { draft = changed; });
    return {};
}

}  // namespace

void ask_for_number(Workspace& workspace) {
    const std::string shape = workspace.session().view().selected;
    const NamedShape* found = find_shape(workspace.session().scene(), shape);
    if (found == nullptr) return;
    const std::string names = numbers_of(found->geometry);
    const std::string first = names.substr(0, names.find(','));
    workspace.ask({"Set a number of " + shape, "One of " + names, "Set", first + "=",
                   [&workspace, shape](const std::string& typed, bool) {
                       return set_number(workspace.session(), shape, typed);
                   }});
}

}  // namespace lab
