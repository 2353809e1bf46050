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

    // Calls a function of the program, once main() has returned.
    page.call = function (name, types, values) {
        if (page.isStarted) Module.ccall(name, null, types, values);
    };

    page.end = function () {
        page.isStarted = false;
        page.message('The lab is closed. Reload the page to start it again.');
    };
})(Module.page);
