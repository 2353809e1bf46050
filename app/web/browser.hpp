// What the page does for the lab, in JavaScript (app/web/library.js), and what it calls in return.
#pragma once

extern "C" {

/// Whether the lessons may be needed before an address is opened. lab_take_rest() is called after
/// the first picture.
int lab_web_wants_lessons();
/// Call this before you use something that may not have arrived. If it has not, the page loads
/// again and waits for all. `what` names it, for the developer.
void lab_web_require_rest(const char* what);
/// Saves bytes as a file in the user's downloads.
void lab_web_download(const char* name, const void* bytes, int size);
/// Stores a text under a key in the browser. Returns 0 if the browser refuses.
int lab_web_store(const char* key, const char* text);
void lab_web_unstore(const char* key);
/// The stored keys, one to a line, and a stored text. The caller frees both.
char* lab_web_stored_keys();
char* lab_web_stored_text(const char* key);
/// The numbers of the journals that belong to this page: its own, then those of pages that were
/// closed. The caller frees them.
char* lab_web_journals();
void lab_web_copy_text(const char* text);
/// Copies a PNG to the clipboard. Returns 0 if the browser can't.
int lab_web_copy_picture(const void* bytes, int size);
/// The address of the page without its fragment. The caller frees it.
char* lab_web_address();
/// Shows a fragment in the address bar, as a new entry of the history or in place of the last one.
/// `id` and `path` tell which session it shows.
void lab_web_show_address(const char* fragment, const char* id, const char* path, int is_new);
/// Lets the user choose a file, which opens through lab_open_file.
void lab_web_choose_file();
/// Gives the page the whole screen, or gives the screen back. Returns 0 if the browser can't.
int lab_web_toggle_full_screen();
/// Calls lab_frame before each frame of the display from now on, until it returns 0.
void lab_web_wake();
/// What main() returns.
void lab_web_return(int code);
/// The lab was closed.
void lab_web_end();

}  // extern "C"
