// The page around the lab: loads it, and gives it what a browser has in place of a system.
'use strict';

var Module = {};

(function () {
    const canvas = document.getElementById('canvas');
    const prefix = 'intersect-lab/';
    let numbers = [];          // of the journals that belong to this page
    let isRunning = false;     // whether a frame is awaited
    let isStarted = false;     // whether main() has returned
    let pasteKeyAt = -1000;    // when the keys for pasting were pressed
    const said = [];           // what the program wrote to its standard error

    // --- messages

    function message(sentence) {
        document.getElementById('loading').hidden = true;
        document.getElementById('message').hidden = false;
        document.getElementById('sentence').textContent = sentence;
    }

    function progress(share) {
        document.getElementById('bar').value = share;
    }

    function call(name, types, values) {
        if (isStarted) Module.ccall(name, null, types, values);
    }

    // --- storage: each key is the name of a file

    function storage() {
        try {
            return window.localStorage;
        } catch (error) {
            return null;
        }
    }

    function allKeys() {
        const all = storage();
        const keys = [];
        for (let i = 0; all !== null && i < all.length; ++i) {
            if (all.key(i).startsWith(prefix)) keys.push(all.key(i).slice(prefix.length));
        }
        return keys;
    }

    function journalOf(name) {
        const found = /^journal\/(\d+)\//.exec(name);
        return found === null ? 0 : Number(found[1]);
    }

    // A lock is held until the page is closed, and then the browser frees it.
    function tryToLock(number) {
        return new Promise(function (answer) {
            const name = prefix + 'journal/' + number;
            navigator.locks.request(name, {ifAvailable: true}, function (lock) {
                answer(lock !== null);
                return lock === null ? undefined : new Promise(function () {});
            }).catch(function () {
                answer(true);
            });
        });
    }

    // The first free journal is this page's own; the other free ones are of pages that were closed.
    async function takeJournals() {
        const most = Math.max(0, ...allKeys().map(journalOf));
        for (let number = 1; number <= most || numbers.length === 0; ++number) {
            const isFree = !('locks' in navigator) || await tryToLock(number);
            if (isFree) numbers.push(number);
        }
    }

    // --- what the lab calls

    Module.page = {
        download: function (name, bytes) {
            const link = document.createElement('a');
            link.href = URL.createObjectURL(new Blob([bytes]));
            link.download = name;
            link.click();
            setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
        },
        store: function (key, text) {
            try {
                window.localStorage.setItem(prefix + key, text);
                return 1;
            } catch (error) {
                return 0;
            }
        },
        unstore: function (key) {
            const all = storage();
            if (all !== null) all.removeItem(prefix + key);
        },
        storedKeys: function () {
            return allKeys().filter(function (name) {
                const journal = journalOf(name);
                return journal === 0 || numbers.includes(journal);
            }).join('\n');
        },
        storedText: function (key) {
            return storage().getItem(prefix + key) || '';
        },
        journals: function () {
            return numbers.join(' ');
        },
        copyText: function (text) {
            if (navigator.clipboard === undefined) return copyByCommand(text);
            navigator.clipboard.writeText(text).catch(function () { copyByCommand(text); });
        },
        copyPicture: function (bytes) {
            if (typeof ClipboardItem === 'undefined' || navigator.clipboard === undefined) return 0;
            const picture = new Blob([bytes], {type: 'image/png'});
            navigator.clipboard.write([new ClipboardItem({'image/png': picture})]).catch(function () {});
            return 1;
        },
        address: function () {
            return location.href.split('#')[0];
        },
        showAddress: function (fragment, id, path, isNew) {
            const state = {id: id, path: path};
            try {
                if (isNew) history.pushState(state, '', '#' + fragment);
                else history.replaceState(state, '', '#' + fragment);
            } catch (error) {
                // A browser may refuse a very long address, or one that changes too often.
            }
        },
        chooseFile: function () {
            const input = document.createElement('input');
            input.type = 'file';
            input.accept = '.json,.txt';
            input.onchange = function () { openFiles(input.files); };
            input.click();
        },
        wake: function () {
            if (isRunning) return;
            isRunning = true;
            requestAnimationFrame(frame);
        },
        end: function () {
            isStarted = false;
            message('The lab is closed. Reload the page to start it again.');
        }
    };

    // Works without a permission, and on pages that have no secure address.
    function copyByCommand(text) {
        const field = document.createElement('textarea');
        field.value = text;
        document.body.appendChild(field);
        field.select();
        document.execCommand('copy');
        field.remove();
    }

    function frame() {
        isRunning = false;
        if (!isStarted) return;
        document.body.dataset.frames = Number(document.body.dataset.frames || 0) + 1;
        if (Module._lab_frame() !== 0) Module.page.wake();
    }

    // --- what calls the lab

    function openFiles(files) {
        for (const file of files) {
            file.text().then(function (text) {
                call('lab_open_file', ['string', 'string'], [file.name, text]);
            });
        }
    }

    function goTo(state) {
        const at = state || {id: '', path: ''};
        const fragment = location.hash.slice(1);
        if (fragment !== '') call('lab_go_to', ['string', 'string', 'string'], [fragment, at.id, at.path]);
    }

    function look() {
        call('lab_look', [], []);
    }

    // Reloading, full screen and the browser's own tools stay with the browser.
    function belongsToBrowser(event) {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
        if (isPlain) return event.key === 'F5' || event.key === 'F11' || event.key === 'F12';
        return (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyR';
    }

    function listen() {
        window.addEventListener('keydown', function (event) {
            if (belongsToBrowser(event)) return event.stopImmediatePropagation();
            const isPaste = (event.ctrlKey || event.metaKey) && event.code === 'KeyV';
            if (!isPaste) return;
            pasteKeyAt = performance.now();
            // The browser reports the text only if SDL doesn't cancel the key.
            event.preventDefault = function () {};
        }, true);
        window.addEventListener('paste', function (event) {
            const text = event.clipboardData.getData('text/plain');
            const isByKey = performance.now() - pasteKeyAt < 200;
            call('lab_paste', ['string', 'number'], [text, isByKey ? 0 : 1]);
        });
        window.addEventListener('dragover', function (event) { event.preventDefault(); });
        window.addEventListener('drop', function (event) {
            event.preventDefault();
            if (event.dataTransfer.files.length > 0) return openFiles(event.dataTransfer.files);
            call('lab_open_text', ['string'], [event.dataTransfer.getData('text/plain')]);
        });
        window.addEventListener('popstate', function (event) { goTo(event.state); });
        window.addEventListener('storage', function (event) {
            const isOurs = event.key !== null && event.key.startsWith(prefix) && event.newValue !== null;
            if (!isOurs || journalOf(event.key.slice(prefix.length)) !== 0) return;
            call('lab_stored', ['string', 'string'], [event.key.slice(prefix.length), event.newValue]);
        });
        window.addEventListener('pagehide', look);
        document.addEventListener('visibilitychange', look);
        setInterval(look, 500);

        canvas.addEventListener('contextmenu', function (event) { event.preventDefault(); });
        // SDL cancels what would focus the page. Captured, a drag goes on outside of the page.
        canvas.addEventListener('pointerdown', function (event) {
            window.focus();
            canvas.focus();
            if (event.pointerType === 'mouse') canvas.setPointerCapture(event.pointerId);
        });
        watchDensity();
    }

    // A change of the pixels per point alone sends no event that SDL listens to.
    function watchDensity() {
        const query = matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)');
        query.addEventListener('change', function () {
            window.dispatchEvent(new Event('resize'));
            watchDensity();
        }, {once: true});
    }

    // --- loading

    function start() {
        if (Module.returned !== 0) return message('The lab could not start. ' + said.join(' '));
        isStarted = true;
        listen();
        goTo(history.state);
        Module.page.wake();
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
                progress(have / labWasmBytes);
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

    Module.canvas = canvas;
    Module.arguments = [];
    Module.print = function (text) { console.log(text); };
    Module.printErr = function (text) { said.push(text); console.warn(text); };
    Module.onAbort = function (why) { message('The lab has stopped: ' + why); };
    Module.onRuntimeInitialized = function () { setTimeout(start, 0); };
    Module.instantiateWasm = function (imports, done) {
        Promise.all([program(imports), takeJournals()]).then(function (made) {
            done(made[0].instance, made[0].module);
        }).catch(function (error) {
            const isOld = error instanceof WebAssembly.CompileError;
            message(isOld ? 'This browser is too old for the lab. It needs one from 2022 or later.'
                          : 'The lab could not be loaded: ' + error.message);
        });
        return {};
    };

    if (typeof WebAssembly !== 'object' || !('instantiateStreaming' in WebAssembly)) {
        message('The lab needs WebAssembly, which this browser lacks or has switched off.');
        Module = undefined;
    }
})();
