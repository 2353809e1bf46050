// Loads the program and starts it.
(function (page) {
    const said = [];  // what the program wrote to its standard error

    function start() {
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
        });
    }

    // Counts what has arrived, for the progress bar.
    function counted(response) {
        const reader = response.body.getReader();
        let have = 0;
        const stream = new ReadableStream({
            pull: async function (to) {
                const part = await reader.read();
                if (part.done) return to.close();
                have += part.value.length;
                document.getElementById('bar').value = have / labWasmBytes;
                to.enqueue(part.value);
            }
        });
        return new Response(stream, {headers: {'Content-Type': 'application/wasm'}});
    }

    // The single file holds the program as compressed text.
    function packed() {
        const text = atob(document.getElementById('packed').textContent.trim());
        const bytes = Uint8Array.from(text, function (letter) { return letter.charCodeAt(0); });
        return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
    }

    async function program(imports) {
        const response = document.getElementById('packed') !== null ? packed() : await fetch('intersect-lab.wasm');
        if (!response.ok) throw new Error('intersect-lab.wasm is missing');
        return WebAssembly.instantiateStreaming(counted(response), imports);
    }

    Module.canvas = page.canvas;
    Module.arguments = [];
    Module.print = function (text) { console.log(text); };
    Module.printErr = function (text) { said.push(text); console.warn(text); };
    Module.onAbort = function (why) { page.message('The lab has stopped: ' + why); };
    Module.onRuntimeInitialized = function () { setTimeout(start, 0); };
    Module.instantiateWasm = function (imports, done) {
        Promise.all([program(imports), page.takeJournals()]).then(function (made) {
            done(made[0].instance, made[0].module);
        }).catch(function (error) {
            const isOld = error instanceof WebAssembly.CompileError;
            page.message(isOld ? 'This browser is too old for the lab. It needs one from 2022 or later.'
                               : 'The lab could not be loaded: ' + error.message);
        });
        return {};
    };

    function load() {
        const script = document.createElement('script');
        const held = document.getElementById('program');
        if (held !== null) script.textContent = held.textContent;
        else script.src = 'intersect-lab.js';
        document.body.appendChild(script);
    }

    // Where WebAssembly is missing, index.html has said so.
    if (typeof WebAssembly !== 'object' || !('instantiateStreaming' in WebAssembly)) return;
    if (page.isEmbedded) page.whenVisible().then(load);
    else load();
})(Module.page);
