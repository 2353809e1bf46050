// A header of Windows makes macros of these words, which are the right ones
// for the library: nothing has them between this file and its counterpart,
// plain_words_end.hpp. Both are included anew each time.
#pragma push_macro("near")
#pragma push_macro("far")
#pragma push_macro("small")
#undef near
#undef far
#undef small
