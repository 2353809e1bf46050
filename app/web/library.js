// The functions of browser.hpp. Each passes its arguments on to the page.
mergeInto(LibraryManager.library, {
    lab_web_wants_lessons: function () {
        return Module.page.wantsLessons ? 1 : 0;
    },
    lab_web_require_rest: function (what) {
        Module.page.requireRest(UTF8ToString(what));
    },
    lab_web_download: function (name, bytes, size) {
        Module.page.download(UTF8ToString(name), HEAPU8.slice(bytes, bytes + size));
    },
    lab_web_store: function (key, text) {
        return Module.page.store(UTF8ToString(key), UTF8ToString(text));
    },
    lab_web_unstore: function (key) {
        Module.page.unstore(UTF8ToString(key));
    },
    lab_web_stored_keys__deps: ['$stringToNewUTF8'],
    lab_web_stored_keys: function () {
        return stringToNewUTF8(Module.page.storedKeys());
    },
    lab_web_stored_text__deps: ['$stringToNewUTF8'],
    lab_web_stored_text: function (key) {
        return stringToNewUTF8(Module.page.storedText(UTF8ToString(key)));
    },
    lab_web_journals__deps: ['$stringToNewUTF8'],
    lab_web_journals: function () {
        return stringToNewUTF8(Module.page.journals());
    },
    lab_web_copy_text: function (text) {
        Module.page.copyText(UTF8ToString(text));
    },
    lab_web_copy_picture: function (bytes, size) {
        return Module.page.copyPicture(HEAPU8.slice(bytes, bytes + size));
    },
    lab_web_address__deps: ['$stringToNewUTF8'],
    lab_web_address: function () {
        return stringToNewUTF8(Module.page.address());
    },
    lab_web_show_address: function (fragment, id, path, isNew) {
        Module.page.showAddress(UTF8ToString(fragment), UTF8ToString(id), UTF8ToString(path), isNew);
    },
    lab_web_choose_file: function () {
        Module.page.chooseFile();
    },
    lab_web_toggle_full_screen: function () {
        return Module.page.toggleFullScreen() ? 1 : 0;
    },
    lab_web_wake: function () {
        Module.page.wake();
    },
    lab_web_end: function () {
        Module.page.end();
    },
    lab_web_return: function (code) {
        Module.returned = code;
    }
});
