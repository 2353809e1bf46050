#include "scene/file.hpp"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "scene/file_kind.hpp"
#include "scene/text.hpp"

namespace lab {

namespace fs = std::filesystem;

std::string file_stem(std::string_view path) {
    const std::size_t slash = path.find_last_of("/\\");
    if (slash != std::string_view::npos) path.remove_prefix(slash + 1);
    path = path.substr(0, path.rfind(".json"));
    if (path.ends_with(".isect")) path.remove_suffix(6);
    return std::string(path);
}

std::string hash_digits(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
    char digits[16];
    std::snprintf(digits, sizeof digits, "%08x", static_cast<unsigned>(hash));
    return digits;
}

std::string file_name_for(std::string_view text) {
    // Well below the 255-byte limit of most file systems, which leaves space for numbers and
    // extensions.
    constexpr std::size_t longest = 120;
    constexpr std::string_view with_meaning = "<>:\"/\\|?*";
    std::string name = is_plain_text(text) ? std::string(text) : visible_text(text);
    std::replace_if(
        name.begin(), name.end(),
        [&](char c) { return with_meaning.find(c) != std::string_view::npos; }, '_');
    if (name.size() > longest) name.resize(whole_letters(name, longest));
    return name == text && !name.empty() ? name : name + "@" + hash_digits(text);
}

std::int64_t file_stamp(const std::string& path) {
    std::error_code error;
    const auto time = fs::last_write_time(path, error);
    if (error) return 0;
    // The stamp includes the size because two writes can fall within one clock tick of the file
    // system.
    const std::uintmax_t size = fs::is_regular_file(path, error) ? fs::file_size(path, error) : 0;
    // Unsigned because libstdc++ counts from the year 2174, so the product may wrap.
    const auto ticks = static_cast<std::uint64_t>(time.time_since_epoch().count());
    const auto stamp = static_cast<std::int64_t>(ticks * 31 + size);
    return stamp == 0 ? 1 : stamp;
}

std::string read_file(const std::string& path) {
    refuse_no_file("read", path);
    const OpenFile file(std::fopen(path.c_str(), "rb"));
    if (!file) fail_on("read", path, errno);

    std::string text;
    char buffer[1 << 14];
    while (const std::size_t count = std::fread(buffer, 1, sizeof buffer, file.get())) {
        text.append(buffer, count);
        if (text.size() > most_file_bytes)
            throw FileError("can't read " + path + ": it is larger than " +
                            std::to_string(most_file_bytes >> 20) + " MiB");
    }
    if (std::ferror(file.get())) fail_on("read", path, errno);
    return text;
}

std::optional<std::string> read_file_from(const std::string& path, std::size_t from) {
    refuse_no_file("read", path);
    const OpenFile file(std::fopen(path.c_str(), "rb"));
    if (!file || std::fseek(file.get(), 0, SEEK_END) != 0) fail_on("read", path, errno);
    const long size = std::ftell(file.get());
    if (size < 0) fail_on("read", path, errno);
    if (static_cast<std::size_t>(size) < from) return {};
    std::string text(static_cast<std::size_t>(size) - from, 0);
    if (std::fseek(file.get(), static_cast<long>(from), SEEK_SET) != 0)
        fail_on("read", path, errno);
    text.resize(std::fread(text.data(), 1, text.size(), file.get()));
    if (std::ferror(file.get())) fail_on("read", path, errno);
    return text;
}

std::string free_name(const std::string& folder, const std::string& stem, const char* ending) {
    const std::string first = folder + file_name_for(stem);
    std::string path = first + ending;
    for (int number = 2; std::filesystem::exists(path); ++number) {
        path = first + "-" + std::to_string(number) + ending;
    }
    return path;
}

}  // namespace lab
