// The page around the lab. Each file of this folder adds to Module.page what its first line says; library.js and
// the other files use it. start.js comes last.
'use strict';

var Module = {page: {canvas: document.getElementById('canvas'), isStarted: false}};

(function (page) {
    page.message = function (sentence) {
        document.getElementById('loading').hidden = true;
        document.getElementById('message').hidden = false;
        document.getElementById('sentence').textContent = sentence;
    };

    // A dropped file may be far larger than the stack, where Emscripten would put its text.
    function textOnHeap(text) {
        if (text === null || text === undefined) return 0;
        const bytes = new TextEncoder().encode(text);
        const at = Module._malloc(bytes.length + 1);
        Module.HEAPU8.set(bytes, at);
        Module.HEAPU8[at + bytes.length] = 0;
        return at;
    }

    // Calls a function of the program, once main() has returned.
    page.call = function (name, types, values) {
        if (!page.isStarted) return;
        const given = values.map(function (value, i) {
            return types[i] === 'string' ? textOnHeap(value) : value;
        });
        Module.ccall(name, null, types.map(function () { return 'number'; }), given);
        types.forEach(function (type, i) {
            if (type === 'string') Module._free(given[i]);
        });
    };

    page.end = function () {
        page.isStarted = false;
        page.message('The lab is closed. Reload the page to start it again.');
    };
})(Module.page);
