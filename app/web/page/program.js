// The program. It comes in two parts: what the first picture needs, and the rest. A first visit begins with the first
// part alone, and every other visit waits for both. The single file holds the whole program, as compressed text.
(function (page) {
    const held = document.getElementById('packed');
    const mustWait = history.state !== null && history.state.needsRest === true;
    page.hasRest = false;
    page.isLeaving = false;
    page.wantsLessons = page.hasStored();  // an earlier visit may have left a lesson open
    page.isPlain = held === null && !page.isEmbedded && !mustWait && location.hash.length < 2 && !page.wantsLessons;

    const bar = document.getElementById('bar');
    const line = document.getElementById('line');  // at the top of the first picture, for the rest
    const expected = labProgram.first + (page.isPlain ? 0 : labProgram.rest);
    let arrived = 0;

    function showProgress() {
        bar.value = arrived / expected;
        if (page.isPlain) line.style.width = 100 * Math.max(0, arrived - labProgram.first) / labProgram.rest + '%';
    }

    function counted(response) {
        const reader = response.body.getReader();
        const stream = new ReadableStream({
            pull: async function (to) {
                const part = await reader.read();
                if (part.done) return to.close();
                arrived += part.value.length;
                showProgress();
                to.enqueue(part.value);
            }
        });
        return new Response(stream, {headers: {'Content-Type': 'application/wasm'}});
    }

    function unpacked() {
        const text = atob(held.textContent.trim());
        const bytes = Uint8Array.from(text, function (letter) { return letter.charCodeAt(0); });
        return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip')));
    }

    // An address with the build in it, so that no cache gives the part of another build.
    page.addressOf = function (file) {
        return file + '?' + labProgram.build;
    };

    async function compiled(file) {
        const response = held !== null ? unpacked() : await fetch(page.addressOf(file));
        if (!response.ok) throw new Error(file + ' is missing');
        const module = await WebAssembly.compileStreaming(counted(response));
        const build = new TextDecoder().decode(WebAssembly.Module.customSections(module, 'build')[0]);
        if (build !== labProgram.build) throw new Error(file + ' belongs to another version of the page');
        return module;
    }

    // What the first part calls in place of a function of the rest. The rest puts its functions in their places.
    const standIns = new Proxy({}, {
        get: function (_, name) {
            return function () { page.requireRest('function ' + String(name)); };
        }
    });

    function reload(what) {
        console.log('The page loads again, since it needs ' + what + '.');
        page.isLeaving = true;
        page.isStarted = false;
        try {
            history.replaceState(Object.assign({}, history.state, {needsRest: true}), '');
            location.reload();
        } catch (error) {
            // A browser may refuse an address that changes too often.
            page.message('The lab needs its whole program. Reload the page.');
        }
    }

    page.requireRest = function (what) {
        if (page.hasRest) return;
        if (!page.isLeaving) reload(what);
        throw new Error('The page loads again.');
    };

    let files = null;  // texts that follow the program, until it has memory for them

    // Called before main(), too.
    page.takeFiles = function () {
        if (files === null) return;
        Module.HEAPU8.set(files, Module._lab_following_files());
        files = null;
    };

    function complete(module) {
        files = new Uint8Array(WebAssembly.Module.customSections(module, 'files')[0]);
        page.hasRest = true;
        if (Module.calledRun) page.takeFiles();
    }

    async function join(first, rest) {
        await WebAssembly.instantiate(rest, {primary: first.exports});
        complete(rest);
    }

    async function joinLater(first) {
        await join(first, await compiled('intersect-lab-rest.wasm'));
    }

    // The browser may end the download when the page is left, and show the page again later.
    window.addEventListener('pageshow', function (event) {
        if (event.persisted && !page.hasRest) location.reload();
    });

    // Resolves to the program, as far as this visit waits for it.
    page.program = async function (imports) {
        const parts = [compiled('intersect-lab.wasm')];
        if (held === null && !page.isPlain) parts.push(compiled('intersect-lab-rest.wasm'));
        const [module, rest] = await Promise.all(parts);
        const instance = await WebAssembly.instantiate(module, Object.assign({placeholder: standIns}, imports));
        if (held !== null) complete(module);
        if (rest !== undefined) await join(instance, rest);
        page.completed = page.isPlain ? joinLater(instance) : Promise.resolve();
        page.completed.catch(function () {});  // start.js reports it, after the first picture
        return {instance: instance, module: module};
    };
})(Module.page);
