// The Windows headers define these names as macros. The library uses them
// as plain identifiers, so the macros are suspended between this file and
// plain_words_end.hpp. Neither file has an include guard: both are included
// once per header.
#pragma push_macro("near")
#pragma push_macro("far")
#pragma push_macro("small")
#undef near
#undef far
#undef small
