#include <algorithm>

#include "scene/edit.hpp"
#include "scene/names.hpp"
#include "scene/parameters.hpp"
#include "scene/read_parameter.hpp"
#include "scene/reader.hpp"
#include "scene/writer.hpp"

namespace lab {

namespace {

/// Whether a parameter holds a number that is beyond the scalar's range.
struct IsTooLarge {
    Scalar scalar;

    bool operator()(double* number) const { return is_too_large(*number, scalar); }
    bool operator()(Vec2* vector) const { return (*this)(&vector->x) || (*this)(&vector->y); }
    bool operator()(std::vector<Vec2>* vectors) const {
        return std::any_of(vectors->begin(), vectors->end(),
                           [&](Vec2& vector) { return (*this)(&vector); });
    }
    template <class Other>
    bool operator()(Other) const {
        return false;
    }
};

void refuse_too_large(const std::string& owner, const Parameters& list, Scalar scalar) {
    for (const Parameter& parameter : list)
        if (std::visit(IsTooLarge{scalar}, parameter.value))
            throw SetError(owner + "." + parameter.name + " is too large for float");
}

}  // namespace

void compute_in(Scene& scene, Scalar scalar) {
    Scene edited = scene;
    edited.scalar = scalar;
    if (scalar == Scalar::float_) {
        for (NamedShape& shape : edited.shapes)
            refuse_too_large(shape.name, parameters(shape), scalar);
        for (Motion& motion : edited.motions)
            refuse_too_large(motion.drives, parameters(motion), scalar);
        for (Query& query : edited.queries)
            refuse_too_large(query.mover, parameters(query), scalar);
    }
    round_to_scalar(edited);
    try {
        // The reader knows what a scene may be: a polygon may no longer be convex, for one.
        read_scene(write_scene(edited), "scene");
    } catch (const SceneError& error) {
        throw SetError(std::string("in ") + name_of(scalar) + ", " + error.field + ": " +
                       error.message);
    }
    scene = std::move(edited);
}

}  // namespace lab
