#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>
#include <vector>

// The memory of a Log. All of this is internal.
namespace isect::detail {

enum class LogRecord : std::uint8_t {
    frame,
    key_frame,
    shape,
    gone,
    query,
    note
};

/// The start of each record. A name follows, then what the record holds.
struct LogHead {
    std::uint32_t size{};  ///< of the whole record
    LogRecord record{};
    std::uint8_t kind{};  ///< of the shape or query
    std::uint8_t flags{};
    std::uint8_t name{};  ///< bytes in the id or label
};

template <class Part>
Part log_part(const char* at) {
    Part part;
    std::memcpy(&part, at, sizeof part);
    return part;
}
template <class Part>
char* put_log_part(char* at, const Part& part) {
    std::memcpy(at, &part, sizeof part);
    return at + sizeof part;
}

/// A word as the file can have it. Its letters may still have to change.
inline std::string_view log_word(std::string_view word) {
    constexpr std::size_t most = 64;
    if (word.empty()) return "_";
    if (word == "all") return "all_";
    if (word == "none") return "none_";
    if (word.size() <= most) return word;
    // Don't cut a letter of UTF-8 in two.
    std::size_t end = most;
    while (end > most - 3 && (word[end] & 0xC0) == 0x80) --end;
    return word.substr(0, end);
}
inline char* put_log_word(char* at, std::string_view word,
                          bool has_commas = false) {
    for (const char letter : word) {
        const auto code = static_cast<unsigned char>(letter);
        const bool is_plain = code > ' ' && code != 127 && letter != '(' &&
                              letter != ')' && letter != ',';
        *at++ = is_plain || (has_commas && letter == ',') ? letter : '_';
    }
    return at;
}

/// A ring of a few blocks. Each begins with a key frame and all shapes that
/// live then, so that a block can be lost without the others.
class LogStore {
public:
    LogStore(std::size_t bytes, std::size_t most_shapes)
        : block_size_(std::clamp(bytes / block_count, std::size_t{1024},
                                 std::size_t{1} << 30)),
          memory_(new char[block_count * block_size_]),
          shapes_(most_shapes) {
        std::size_t buckets = 16;
        while (buckets < most_shapes) buckets *= 2;
        buckets_.assign(buckets, none);
        for (std::size_t i = most_shapes; i > 0; --i) release(i - 1);
        put_frame(LogRecord::key_frame);
    }

    std::size_t lost() const { return lost_; }
    void lose() { ++lost_; }
    std::int64_t number() const { return number_; }

    /// Begins a frame. Rather than run out of its block soon, it begins the
    /// next block.
    void frame(std::int64_t number) {
        const std::size_t usual =
            std::min(2 * frame_bytes_, block_size_ / 4);
        frame_bytes_ = 0;
        number_ = number;
        if (free_bytes() < usual + frame_size) {
            begin_block();
        } else {
            put_frame(LogRecord::frame);
        }
    }
    /// Gives the frame with which the current block begins another number.
    void renumber(std::int64_t number) {
        number_ = number;
        put_log_part(block(current_) + sizeof(LogHead), number);
    }
    /// Begins again without any shape.
    void forget() {
        std::fill(buckets_.begin(), buckets_.end(), none);
        free_ = none;
        live_bytes_ = 0;
        for (std::size_t i = shapes_.size(); i > 0; --i) release(i - 1);
        // A block that has only its key frame is as good as new.
        const bool is_new = used_[current_] == frame_size;
        if (!is_new && room(frame_size) != nullptr)
            put_frame(LogRecord::key_frame);
    }

    /// Room for a record; null, and counted, if it is too large.
    char* room(std::size_t size) {
        if (size > most_in_record()) {
            lose();
            return nullptr;
        }
        if (size > free_bytes()) begin_block();
        return block(current_) + used_[current_];
    }
    std::size_t most_in_record() const {
        return block_size_ / 2 - frame_size;
    }
    /// Keeps the record that was written there.
    void keep(std::size_t size) {
        used_[current_] += size;
        frame_bytes_ += size;
    }

    /// Keeps the record of a shape that was written there, unless the shape
    /// is known like this.
    void keep_shape(char* record) {
        const auto head = log_part<LogHead>(record);
        const std::string_view name = name_in(record);
        std::uint32_t index = index_of(name);
        std::size_t before = 0;
        if (index != none) {
            const char* known = block(current_) + shapes_[index].at;
            before = log_part<LogHead>(known).size;
            if (before == head.size &&
                std::memcmp(known, record, before) == 0)
                return;
        }

        // A shape that no key frame has room for is gone.
        const std::size_t live = live_bytes_ - before + head.size;
        const bool has_room =
            live <= most_in_record() && (index != none || free_ != none);
        if (!has_room) {
            lose();
            if (index != none) put_gone(record, index, head);
            return;
        }
        if (index == none) index = add(name);
        shapes_[index].at = static_cast<std::uint32_t>(used_[current_]);
        live_bytes_ = live;
        keep(head.size);
    }
    /// Records that a shape is gone, if it is known.
    void gone(std::string_view word) {
        const std::string_view id = log_word(word);
        const LogHead head{
            static_cast<std::uint32_t>(sizeof(LogHead) + id.size()),
            LogRecord::gone, 0, 0, static_cast<std::uint8_t>(id.size())};
        char* record = room(head.size);
        if (record == nullptr) return;
        put_log_word(put_log_part(record, head), id);
        const std::uint32_t index = index_of(name_in(record));
        if (index != none) put_gone(record, index, head);
    }
    /// The record of a shape, or null. It must have been written as a word.
    const char* shape_named(std::string_view name) const {
        const std::uint32_t index = index_of(name);
        return index == none ? nullptr
                             : block(current_) + shapes_[index].at;
    }
    static std::string_view name_in(const char* record) {
        return {record + sizeof(LogHead), log_part<LogHead>(record).name};
    }

    /// Calls use(record) for each record, the oldest first.
    template <class Use>
    void each(const Use& use) const {
        for (std::size_t i = filled_; i > 0; --i) {
            const std::size_t number =
                (current_ + block_count + 1 - i) % block_count;
            const char* at = block(number);
            const char* const end = at + used_[number];
            while (at != end) {
                use(at);
                at += log_part<LogHead>(at).size;
            }
        }
    }

private:
    static constexpr std::size_t block_count = 4;
    static constexpr std::uint32_t none = static_cast<std::uint32_t>(-1);
    static constexpr std::size_t frame_size =
        sizeof(LogHead) + sizeof(std::int64_t);

    /// A shape that lives: where its record is in the current block, and
    /// the next shape in its bucket. Also the next free one.
    struct Live {
        std::uint32_t at = none;
        std::uint32_t next = none;
    };

    char* block(std::size_t i) { return &memory_[i * block_size_]; }
    const char* block(std::size_t i) const {
        return &memory_[i * block_size_];
    }
    std::size_t free_bytes() const { return block_size_ - used_[current_]; }

    void put_frame(LogRecord record) {
        char* at = block(current_) + used_[current_];
        at = put_log_part(at, LogHead{frame_size, record, 0, 0, 0});
        put_log_part(at, number_);
        used_[current_] += frame_size;
    }
    /// Goes on in the next block, with a key frame and all shapes.
    void begin_block() {
        const char* from = block(current_);
        current_ = (current_ + 1) % block_count;
        filled_ = std::min(filled_ + 1, block_count);
        used_[current_] = 0;
        put_frame(LogRecord::key_frame);
        for (Live& shape : shapes_) {
            if (shape.at == none) continue;
            const char* record = from + shape.at;
            const std::size_t size = log_part<LogHead>(record).size;
            std::memcpy(block(current_) + used_[current_], record, size);
            shape.at = static_cast<std::uint32_t>(used_[current_]);
            used_[current_] += size;
        }
    }

    std::uint32_t& bucket_of(std::string_view name) {
        return buckets_[hash(name) & (buckets_.size() - 1)];
    }
    /// FNV-1a.
    static std::uint32_t hash(std::string_view name) {
        std::uint32_t sum = 2166136261U;
        for (const char letter : name)
            sum = (sum ^ static_cast<unsigned char>(letter)) * 16777619U;
        return sum;
    }
    std::uint32_t index_of(std::string_view name) const {
        std::uint32_t i = buckets_[hash(name) & (buckets_.size() - 1)];
        while (i != none &&
               name_in(block(current_) + shapes_[i].at) != name)
            i = shapes_[i].next;
        return i;
    }
    std::uint32_t add(std::string_view name) {
        const std::uint32_t index = free_;
        std::uint32_t& bucket = bucket_of(name);
        free_ = shapes_[index].next;
        shapes_[index].next = bucket;
        bucket = index;
        return index;
    }
    void release(std::size_t index) {
        shapes_[index] = {none, free_};
        free_ = static_cast<std::uint32_t>(index);
    }
    /// Makes a record say that the shape of its name is gone.
    void put_gone(char* record, std::uint32_t index, LogHead head) {
        const std::string_view name = name_in(record);
        live_bytes_ -=
            log_part<LogHead>(block(current_) + shapes_[index].at).size;
        std::uint32_t* link = &bucket_of(name);
        while (*link != index) link = &shapes_[*link].next;
        *link = shapes_[index].next;
        release(index);
        head.size =
            static_cast<std::uint32_t>(sizeof(LogHead) + name.size());
        head.record = LogRecord::gone;
        put_log_part(record, head);
        keep(head.size);
    }

    std::size_t block_size_;
    std::unique_ptr<char[]> memory_;
    std::size_t used_[block_count]{};
    std::size_t current_ = 0;
    std::size_t filled_ = 1;
    std::size_t frame_bytes_ = 0;
    std::int64_t number_ = 0;

    std::vector<Live> shapes_;
    std::vector<std::uint32_t> buckets_;
    std::uint32_t free_ = none;
    std::size_t live_bytes_ = 0;
    std::size_t lost_ = 0;
};

}  // namespace isect::detail
