#include "platform/zoo_output.hpp"

#include <algorithm>
#include <string_view>

#include "scene/json_tree.hpp"

namespace lab {
namespace {

std::string padded(std::string text, std::size_t width) {
    if (text.size() < width) text.append(width - text.size(), ' ');
    return text + "  ";
}

std::string without_end_spaces(std::string line) {
    line.erase(line.find_last_not_of(' ') + 1);
    return line + '\n';
}

/// "ok", a fault in a word, or "-" for an implementation that answers none of the queries.
std::string cell_of(const ZooVerdict& verdict) {
    if (!verdict.answers) return "-";
    return verdict.fault ? word_for(*verdict.fault) : "ok";
}

std::size_t width_of_column(const std::vector<JudgedCase>& zoo, std::size_t column) {
    std::size_t width = std::string_view(implementations()[column]->name).size();
    for (const JudgedCase& each : zoo)
        width = std::max(width, cell_of(each.verdicts[column]).size());
    return width;
}

/// "12 of 20": how many cases an implementation passes of those that it answers.
std::string sum_of(const std::vector<JudgedCase>& zoo, std::size_t column) {
    std::size_t answered = 0, passed = 0;
    for (const JudgedCase& each : zoo) {
        const ZooVerdict& verdict = each.verdicts[column];
        answered += verdict.answers ? 1 : 0;
        passed += verdict.answers && !verdict.fault ? 1 : 0;
    }
    return std::to_string(passed) + " of " + std::to_string(answered);
}

std::string json_of(const ZooVerdict& verdict) {
    if (!verdict.answers) return "null";
    if (!verdict.fault) return "{\"ok\": true}";
    return "{\"ok\": false, \"word\": " + json_string(word_for(*verdict.fault)) +
           ", \"query\": " + std::to_string(verdict.query) +
           ", \"what\": " + json_string(verdict.fault->what) +
           ", \"found\": " + json_string(verdict.fault->found) + "}";
}

std::string json_of(const JudgedCase& judged) {
    std::string text = "  {\"case\": " + json_string(judged.entry->id) +
                       ", \"group\": " + json_string(judged.entry->scene.group) +
                       ", \"title\": " + json_string(judged.entry->scene.title);
    for (std::size_t i = 0; i < judged.verdicts.size(); ++i)
        text += ", " + json_string(implementations()[i]->name) + ": " + json_of(judged.verdicts[i]);
    return text + "}";
}

}  // namespace

std::vector<JudgedCase> judged_zoo(const std::vector<Entry>& cases) {
    std::vector<JudgedCase> zoo;
    for (const Entry& entry : cases) {
        JudgedCase judged_case{&entry, {}};
        for (const Implementation* each : implementations())
            judged_case.verdicts.push_back(
                judged(entry.scene, each == &isect_double ? nullptr : each));
        zoo.push_back(std::move(judged_case));
    }
    return zoo;
}

std::string zoo_table(const std::vector<JudgedCase>& zoo) {
    std::size_t name_width = 0;
    for (const JudgedCase& each : zoo) name_width = std::max(name_width, each.entry->id.size());
    std::string head = padded("", name_width),
                sums = padded("passed, of those answered", name_width);
    std::vector<std::size_t> widths;
    for (std::size_t i = 0; i < implementations().size(); ++i) {
        const std::string sum = sum_of(zoo, i);
        widths.push_back(std::max(width_of_column(zoo, i), sum.size()));
        head += padded(implementations()[i]->name, widths.back());
        sums += padded(sum, widths.back());
    }
    std::string table = without_end_spaces(head), group;
    for (const JudgedCase& each : zoo) {
        if (each.entry->scene.group != group) table += '\n' + each.entry->scene.group + '\n';
        group = each.entry->scene.group;
        std::string line = padded(each.entry->id, name_width);
        for (std::size_t i = 0; i < widths.size(); ++i)
            line += padded(cell_of(each.verdicts[i]), widths[i]);
        table += without_end_spaces(line);
    }
    return table + '\n' + without_end_spaces(sums);
}

std::string zoo_json(const std::vector<JudgedCase>& zoo) {
    std::string text;
    for (const JudgedCase& each : zoo) text += (text.empty() ? "[\n" : ",\n") + json_of(each);
    return text + "\n]\n";
}

bool isect_passes(const std::vector<JudgedCase>& zoo) {
    return std::none_of(zoo.begin(), zoo.end(), [](const JudgedCase& each) {
        return each.verdicts.front().fault.has_value();
    });
}

}  // namespace lab
