// What the fields of a scene file mean that are no parameters, for its schema and its errors.
#pragma once

namespace lab::meanings {

inline constexpr const char* format = "1, the format of this version";
inline constexpr const char* name = "the name that queries and motions use";
inline constexpr const char* type = "the kind of shape";
inline constexpr const char* drives = "a shape's handle, as in seg.start, or a mover's delta";
inline constexpr const char* kind = "the kind of motion";
inline constexpr const char* query = "the kind of query";
inline constexpr const char* mover = "the name of the querying shape";
inline constexpr const char* obstacles = "the names of the shapes that it may hit, in order";

}  // namespace lab::meanings
