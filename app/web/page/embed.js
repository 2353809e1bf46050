// ?embed: one scene or lesson step inside another page. It stores nothing, leaves the history alone, and draws only
// while it is visible. The other page sends {intersectLab: {open, set, time, play}}, and gets {intersectLab: {results}}
// after each change, or {intersectLab: {error}}.
(function (page) {
    const query = new URLSearchParams(location.search);
    page.isEmbedded = query.has('embed');
    page.isHidden = false;
    if (!page.isEmbedded) return;

    document.documentElement.classList.add('embedded');
    const light = matchMedia('(prefers-color-scheme: light)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const pause = 100;  // the least time between two messages, in milliseconds
    let reported = '';
    let willReport = false;
    const early = [];  // what the other page wished before the start

    // Resolves when it is seen for the first time.
    page.whenVisible = function () {
        page.isHidden = true;
        return new Promise(function (seen) {
            new IntersectionObserver(function (changes) {
                page.isHidden = !changes[changes.length - 1].isIntersecting;
                if (page.isHidden) return;
                seen();
                if (page.isStarted) page.wake();
            }).observe(page.canvas);
        });
    };

    function report(message) {
        if (window.parent !== window) window.parent.postMessage({intersectLab: message}, '*');
    }

    page.reportResults = function () {
        if (willReport) return;
        willReport = true;
        setTimeout(function () {
            willReport = false;
            if (!page.isStarted) return;
            const text = Module.ccall('lab_results', 'string', [], []);
            if (text === reported) return;
            reported = text;
            report({results: JSON.parse(text)});
        }, pause);
    };

    function ask(call, text) {
        if (!page.isStarted) return;
        const problem = Module.ccall(call, 'string', ['string'], [text]);
        if (problem !== '') report({error: problem});
    }

    function set(name, value) {
        ask('lab_set', name + '=' + (typeof value === 'boolean' ? Number(value) : value));
    }

    function take(wishes) {
        if (typeof wishes.open === 'string') ask('lab_open', wishes.open);
        if (Number.isFinite(wishes.time)) page.call('lab_seek', ['number'], [wishes.time]);
        for (const [name, value] of Object.entries(wishes.set || {})) set(name, value);
        if (typeof wishes.play === 'boolean') page.call('lab_play', ['number'], [wishes.play ? 1 : 0]);
    }

    window.addEventListener('message', function (event) {
        const wishes = event.data && event.data.intersectLab;
        if (event.source !== window.parent || !wishes) return;
        if (page.isStarted) take(wishes);
        else early.push(wishes);
    });

    // A link that opens the current scene in the whole lab.
    function addLink() {
        const link = document.createElement('a');
        link.id = 'whole';
        link.target = '_blank';
        link.rel = 'noopener';
        link.textContent = 'Open in the lab';
        document.body.appendChild(link);
        page.showAddress = function (fragment) { link.href = page.address().split('?')[0] + '#' + fragment; };
        page.showAddress(location.hash.slice(1));
    }

    page.takeEarlyWishes = function () { early.splice(0).forEach(take); };

    page.beginEmbed = function () {
        addLink();
        page.call('lab_embed', ['number', 'number'], [light.matches ? 1 : 0, still.matches ? 0 : 1]);
        light.addEventListener('change', function () {
            page.call('lab_take_theme', ['number'], [light.matches ? 1 : 0]);
        });
        // Until it is clicked, the wheel scrolls the page around it.
        page.canvas.addEventListener('wheel', function (event) {
            if (document.activeElement !== page.canvas) event.stopImmediatePropagation();
        }, true);
    };
})(Module.page);
