#include "scene/case_line.hpp"
#include "scene/case_words.hpp"
#include "scene/names.hpp"
#include "scene/number.hpp"
#include "scene/parameters.hpp"
#include "scene/writer.hpp"

namespace lab {
namespace {

/// The text of a parameter within a word: comma-separated numbers or a name.
struct FieldText {
    Scalar scalar;

    std::string number(double value) const { return scalar_text(value, scalar); }

    std::string operator()(const double* value) const { return number(*value); }
    std::string operator()(const Vec2* value) const {
        return number(value->x) + "," + number(value->y);
    }
    std::string operator()(const std::vector<Vec2>* values) const {
        std::string text;
        for (const Vec2& value : *values) text += (text.empty() ? "" : ",") + (*this)(&value);
        return text;
    }
    std::string operator()(const TileRows* rows) const {
        std::string text;
        for (const std::string& row : *rows) text += (text.empty() ? "" : ",") + row;
        return text;
    }
    std::string operator()(const Groups* groups) const {
        std::string text;
        for (int group = 1; group <= Groups::most && !groups->is_all(); ++group)
            if (groups->has(group)) text += (text.empty() ? "" : ",") + std::to_string(group);
        return text;
    }
    std::string operator()(const bool* value) const { return *value ? "1" : "0"; }
    std::string operator()(const int* value) const { return std::to_string(*value); }
    template <class Enum>
    requires std::is_enum_v<Enum> std::string operator()(const Enum* value) const {
        return name_of(*value);
    }
    std::string operator()(const std::string* value) const { return escaped(*value); }
    std::string operator()(const Layers* layers) const {
        std::string text;
        for (const Layer layer : *layers)
            text += (text.empty() ? "" : ",") + std::string(name_of(layer));
        return text;
    }
    std::string operator()(Region region) const {
        return (*this)(region.corner) + "," + (*this)(region.size);
    }
    std::string operator()(const Since* since) const {
        // Times stay in double, as in files: rounding a time could shift it by one step.
        const FieldText exact{Scalar::double_};
        return exact(&since->pos) + "," + exact(&since->velocity) + "," +
               exact.number(since->time) + (since->stands ? ",1" : "");
    }
    std::string operator()(const CameraState* camera) const {
        return (*this)(&camera->center) + "," + number(camera->zoom);
    }
    std::string operator()(const Crowd* value) const {
        Crowd crowd = *value;
        std::string text;
        for (const Parameter& parameter : parameters(crowd)) {
            if (parameter.name != std::string("count")) text += ";";
            text += std::visit(*this, parameter.value);
        }
        return text;
    }
    template <class T>
    std::string operator()(const std::optional<T>* value) const {
        return value->has_value() ? (*this)(&**value) : "";
    }
    // A line has neither paragraphs nor an initial moment within a moment.
    std::string operator()(const std::vector<std::string>*) const { return ""; }
    std::string operator()(const Opens*) const { return ""; }
    // A case has its ground in itself, and a path is nobody else's business.
    std::string operator()(const LevelSource*) const { return ""; }
};

std::string text_of(const Parameter& parameter, Scalar scalar) {
    return std::visit(FieldText{scalar}, parameter.value);
}

/// "0,0;16,16", without trailing fields that have their default value.
std::string fields_text(const Parameters& list, const Parameters& defaults, Scalar scalar) {
    std::string text, shown;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string field = text_of(list[i], scalar);
        text += (i > 0 ? ";" : "") + field;
        if (list[i].required || field != text_of(defaults[i], scalar)) shown = text;
    }
    return shown;
}

template <class Part>
std::string fields_text(Part part, Part defaults, Scalar scalar) {
    return fields_text(parameters(part), parameters(defaults), scalar);
}

template <class Variant>
Variant default_of(const Variant& variant) {
    return std::visit([](const auto& kind) -> Variant { return std::decay_t<decltype(kind)>{}; },
                      variant);
}

std::string shape_word(const NamedShape& shape, Scalar scalar) {
    return shape.name + ":" + name_of(shape.geometry) + "(" +
           fields_text(shape, NamedShape{"", default_of(shape.geometry)}, scalar) + ")";
}

std::string motion_word(const Motion& motion, Scalar scalar) {
    Motion shown = motion, defaults = motion;
    // The "!" already says whether the motion is on.
    shown.on = defaults.on = true;
    defaults.kind = default_of(motion.kind);
    return (motion.on ? "" : "!") + motion.drives + "~" + name_of(motion) + "(" +
           fields_text(shown, defaults, scalar) + ")";
}

std::string query_word(const Query& query, Scalar scalar) {
    std::string text = std::string(name_of(query.kind)) + "(" + query.mover;
    for (const std::string& obstacle : query.obstacles) text += "," + obstacle;
    const std::string fields =
        fields_text(query, Query{query.kind, {}, {}, {}, Response::slide}, scalar);
    return text + (fields.empty() ? "" : ";" + fields) + ")";
}

/// " @time=1.5" for each setting that differs from its default.
std::string setting_words(const Parameters& list, const Parameters& defaults) {
    std::string text;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (!is_case_setting(list[i].name)) continue;
        const std::string value = text_of(list[i], Scalar::double_);
        if (value != text_of(defaults[i], Scalar::double_))
            text += std::string(" @") + list[i].name + "=" + value;
    }
    return text;
}

}  // namespace

std::string write_case(const Scene& given) {
    Scene scene = given, defaults;
    round_to_scalar(scene);
    std::string line = case_version;
    if (scene.scalar != defaults.scalar) line += std::string(" ") + name_of(scene.scalar);
    for (const NamedShape& shape : scene.shapes) line += " " + shape_word(shape, scene.scalar);
    for (const Motion& motion : scene.motions) line += " " + motion_word(motion, scene.scalar);
    for (const Query& query : scene.queries) line += " " + query_word(query, scene.scalar);
    line += setting_words(parameters(scene), parameters(defaults));
    Opens opens = scene.opens.value_or(Opens{}), no_opens;
    return line + setting_words(parameters(opens), parameters(no_opens));
}

}  // namespace lab
