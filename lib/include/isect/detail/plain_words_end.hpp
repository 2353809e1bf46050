// See plain_words_begin.hpp.
#pragma pop_macro("near")
#pragma pop_macro("far")
#pragma pop_macro("small")
