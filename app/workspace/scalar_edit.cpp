#include "workspace/scalar_edit.hpp"

#include <optional>
#include <string>

#include "scene/edit.hpp"
#include "scene/names.hpp"
#include "workspace/far_away.hpp"

namespace lab {

void compute_in(Workspace& workspace, Scalar scalar) {
    Session& session = workspace.session();
    if (session.scene().scalar == scalar) return;
    Scene computed = session.scene();
    std::optional<FarScene> far;
    try {
        compute_in(computed, scalar);
        far = far_scene_in(session, scalar);
    } catch (const SetError& error) {
        return workspace.say(std::string("The scene stays as it is: ") + error.what() + ".", true);
    }
    if (far) session.remember_far(*far);
    session.edit(std::string("Compute in ") + name_of(scalar), [&](Scene& draft) {
        if (far)
            draft = far->far;
        else
            compute_in(draft, scalar);
    });
    workspace.say(scalar == Scalar::float_
                      ? "Computed in float: every number is rounded to 24 binary digits."
                      : "Computed in double: 53 binary digits. Rounded numbers stay as they are.");
}

}  // namespace lab
