#include "ui/inspector/owned_parameters.hpp"

#include <algorithm>

#include "scene/edit.hpp"
#include "scene/handles.hpp"

namespace lab {

namespace {

/// Restarts a flight when its initial velocity is edited. A flight that continues from an earlier
/// edit would otherwise use the new velocity only after a restart.
void set_out_again(Motion& motion, std::string_view changed) {
    if (Fly* fly = std::get_if<Fly>(&motion.kind); fly != nullptr && changed == "velocity")
        fly->since.reset();
}

}  // namespace

Parameters parameters_of(Scene& scene, ParameterOwner owner) {
    switch (owner.kind) {
        case ParameterOwner::Kind::shape:
            return parameters(scene.shapes[owner.index]);
        case ParameterOwner::Kind::motion:
            return parameters(scene.motions[owner.index]);
        case ParameterOwner::Kind::query:
            return parameters(scene.queries[owner.index]);
        case ParameterOwner::Kind::crowd:
            return parameters(*scene.crowd);
    }
    return {};
}

OwnerCopy copy_of(const Scene& scene, ParameterOwner owner) {
    switch (owner.kind) {
        case ParameterOwner::Kind::shape:
            return scene.shapes[owner.index];
        case ParameterOwner::Kind::motion:
            return scene.motions[owner.index];
        case ParameterOwner::Kind::query:
            return scene.queries[owner.index];
        case ParameterOwner::Kind::crowd:
            break;
    }
    return *scene.crowd;
}

Parameters parameters_of(OwnerCopy& copy) {
    return std::visit([](auto& part) { return parameters(part); }, copy);
}

bool exists(const Scene& scene, ParameterOwner owner) {
    switch (owner.kind) {
        case ParameterOwner::Kind::shape:
            return owner.index < scene.shapes.size();
        case ParameterOwner::Kind::motion:
            return owner.index < scene.motions.size();
        case ParameterOwner::Kind::query:
            return owner.index < scene.queries.size();
        case ParameterOwner::Kind::crowd:
            return scene.crowd.has_value();
    }
    return false;
}

double* component(const Parameter& parameter, int which) {
    if (auto* const* number = std::get_if<double*>(&parameter.value)) return *number;
    if (auto* const* vector = std::get_if<Vec2*>(&parameter.value)) {
        return which == 0 ? &(*vector)->x : &(*vector)->y;
    }
    return nullptr;
}

bool is_driven_now(const Scene& scene, ParameterOwner owner, const std::string& name,
                   const Parameter& parameter) {
    if (!parameter.driven) return false;
    return std::any_of(scene.motions.begin(), scene.motions.end(), [&](const Motion& motion) {
        const HandleName drives = split_handle(motion.drives);
        if (!motion.on || drives.shape != name) return false;
        const bool of_query = drives.handle == "delta";
        if (owner.kind == ParameterOwner::Kind::query) return of_query || goes_in_steps(motion);
        return !of_query && !(drives.handle == "end" && parameter.name == std::string("start"));
    });
}

NumberChange change_of_component(ParameterOwner owner, std::size_t index, int which,
                                 std::string_view name, bool is_driven) {
    return [=](Scene& draft, const Scene& posed, double value) {
        if (is_driven && owner.kind == ParameterOwner::Kind::shape)
            detach(draft, posed, draft.shapes[owner.index].name);
        if (is_driven && owner.kind == ParameterOwner::Kind::query)
            detach(draft, posed, draft.queries[owner.index].mover + ".delta");
        if (owner.kind == ParameterOwner::Kind::motion)
            set_out_again(draft.motions[owner.index], name);
        *component(parameters_of(draft, owner)[index], which) = value;
    };
}

}  // namespace lab
