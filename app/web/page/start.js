// Starts the program. A first visit looks at the first picture while the rest of the program arrives, and gets the
// pointer and the keys after that.
(function (page) {
    const said = [];  // what the program wrote to its standard error
    let journals = null;

    function fail(error) {
        if (page.isLeaving) return;
        const isOld = error instanceof WebAssembly.CompileError;
        page.message(isOld ? 'This browser is too old for the lab. It needs one from 2022 or later.'
                           : 'The lab could not be loaded: ' + error.message + '. Reload the page to try it again.');
    }

    function awaitRest() {
        page.completed.then(function () {
            if (page.isLeaving) return;
            page.call('lab_take_rest', [], []);
            page.giveInput();
            document.body.dataset.whole = String(Math.round(performance.now()));
        }).catch(function (error) {
            page.isStarted = false;
            fail(error);
        });
    }

    function start() {
        if (page.isLeaving) return;
        if (Module.returned !== 0) return page.message('The lab could not start. ' + said.join(' '));
        page.isStarted = true;
        if (page.isEmbedded) page.beginEmbed();
        if (matchMedia('(pointer: coarse)').matches) page.call('lab_touched', [], []);
        page.watchInput();
        page.watchPaste();
        page.watchDrops();
        page.watchHistory();
        page.watchStorage();
        page.watchTime();
        page.goTo(history.state);
        if (page.isEmbedded) page.takeEarlyWishes();
        page.wake();
        requestAnimationFrame(function () {
            document.getElementById('loading').hidden = true;
            document.body.dataset.started = String(Math.round(performance.now()));
            setTimeout(awaitRest, 0);  // once the picture is shown
        });
    }

    Module.canvas = page.canvas;
    Module.arguments = [];
    Module.print = function (text) { console.log(text); };
    Module.printErr = function (text) { said.push(text); console.warn(text); };
    Module.onAbort = function (why) { page.message('The lab has stopped: ' + why); };
    Module.preRun = [page.takeFiles];
    Module.onRuntimeInitialized = function () { setTimeout(start, 0); };
    Module.instantiateWasm = function (imports, done) {
        Promise.all([page.program(imports), journals]).then(function (made) {
            done(made[0].instance, made[0].module);
        }).catch(fail);
        return {};
    };

    function load() {
        // The browser's answer takes a while, and the program needs it to start.
        journals = page.takeJournals();
        const script = document.createElement('script');
        const held = document.getElementById('program');
        if (held !== null) script.textContent = held.textContent;
        else script.src = page.addressOf('intersect-lab.js');
        document.body.appendChild(script);
    }

    // Where WebAssembly is missing, index.html has said so.
    if (typeof WebAssembly !== 'object' || !('instantiateStreaming' in WebAssembly)) return;
    if (page.isPlain) page.holdInput();
    if (page.isEmbedded) page.whenVisible().then(load);
    else load();
})(Module.page);
