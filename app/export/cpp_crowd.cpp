#include "export/cpp_crowd.hpp"

#include "evaluate/crowd.hpp"
#include "export/cpp_literals.hpp"

namespace lab {
namespace {

constexpr CppLiterals crowd_literals{Scalar::double_};

std::string boxes_code(const std::vector<Aabb>& boxes, const std::string& indent) {
    std::string text = indent + "const std::vector<isect::Aabb<double>> crowd = {\n";
    for (const Aabb& box : boxes)
        text += indent + "    {" + crowd_literals.vector(box.center) + ", " +
                crowd_literals.vector(box.half) + "},\n";
    return text + indent + "};\n";
}

std::string asking_code(const Crowd& crowd, const std::string& indent) {
    const std::string more = "\n" + indent + "    ";
    switch (crowd.asks) {
        case CrowdQuestion::overlaps:
            return indent + "std::size_t found = 0;\n" + indent + "for (const auto& each : crowd)" +
                   more + "if (isect::overlaps(asker, each)) ++found;\n";
        case CrowdQuestion::raycast:
            return indent + "std::optional<isect::Hit<double>> answer;\n" + indent +
                   "for (const auto& each : crowd) {" + more +
                   "const auto hit = isect::raycast(asker, each);" + more +
                   "if (hit && (!answer || hit->time < answer->time)) answer = hit;\n" + indent +
                   "}\n";
        case CrowdQuestion::sweep_into:
            return indent + "const auto answer = isect::sweep_into(asker, " +
                   crowd_literals.typed_vector(crowd.delta) + ", crowd);\n";
        default:
            return indent + "std::size_t found = 0;\n" + indent +
                   "for (std::size_t i = 0; i < crowd.size(); ++i)" + more +
                   "for (std::size_t k = i + 1; k < crowd.size(); ++k)" + more +
                   "    if (isect::overlaps(crowd[i], crowd[k])) ++found;\n";
    }
}

}  // namespace

bool can_write_crowd(const Evaluation& evaluation) {
    return evaluation.crowd && evaluation.crowd->answer.asked &&
           evaluation.crowd->world->boxes().size() <= most_written_boxes;
}

std::string crowd_question_code(const Evaluation& evaluation, const std::string& indent) {
    const Crowd& crowd = *evaluation.posed.crowd;
    std::string text = boxes_code(evaluation.crowd->world->boxes(), indent);
    if (const NamedShape* by = find_shape(evaluation.posed, crowd.by))
        text += indent + "const auto asker = " + crowd_literals.shape(by->geometry) + ";\n";
    return text + asking_code(crowd, indent);
}

}  // namespace lab
