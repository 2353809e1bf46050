// Brings the figures of the course to life: the lab opens in the place of a picture. Without this script, each figure
// is a link to the lab.
'use strict';

(function () {
    document.documentElement.classList.add('scripted');
    const loading = [];  // figures whose lab has not sent its first results
    let close = null;    // puts back the picture of the figure that was clicked

    // The lab without its panels, with the scene of the link.
    function embedded(link) {
        const parts = link.href.split('#');
        return parts[0] + '?embed#' + parts.slice(1).join('#');
    }

    // Whether a frame holds the lab, rather than an error of the server.
    function hasLab(frame) {
        try {
            return frame.contentDocument.getElementById('canvas') !== null;
        } catch (error) {
            return true;  // a browser doesn't let pages that were opened from files look at each other
        }
    }

    // The lab sends its results to this page. The first message means that it can be used.
    window.addEventListener('message', function (event) {
        if (!event.data || !event.data.intersectLab || !event.data.intersectLab.results) return;
        const at = loading.findIndex(function (each) { return each.frame.contentWindow === event.source; });
        if (at >= 0) loading.splice(at, 1)[0].figure.classList.add('is-live');
    });

    // The picture stays visible until the lab can be used. If there is no lab, it stays for good.
    function open(figure, isKept) {
        const link = figure.querySelector('a.live');
        if (link === null) return;
        const live = document.createElement('div');
        const frame = document.createElement('iframe');
        const button = document.createElement('button');

        function putBack() {
            live.replaceWith(link);
            button.remove();
            figure.classList.remove('is-opening', 'is-live');
            if (close === putBack) close = null;
        }
        if (!isKept) {
            if (close !== null) close();
            close = putBack;
        }
        live.className = 'live';
        live.append(link.firstElementChild.cloneNode(true), frame);
        frame.title = link.querySelector('img').alt;
        frame.src = embedded(link);
        frame.addEventListener('load', function () {
            if (!hasLab(frame)) putBack();
        });
        button.className = 'close';
        button.textContent = 'Back to the picture';
        button.addEventListener('click', function () {
            putBack();
            link.focus();
        });
        figure.classList.add('is-opening');
        loading.push({frame: frame, figure: figure});
        link.replaceWith(live);
        live.after(button);
        if (!isKept) frame.focus();
    }

    for (const figure of document.querySelectorAll('figure')) {
        figure.querySelector('a.live').addEventListener('click', function (event) {
            const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
            if (!isPlain) return;
            event.preventDefault();
            open(figure, false);
        });
    }

    // If the browser saves data, no figure loads before it is clicked.
    const saves = navigator.connection !== undefined && navigator.connection.saveData;
    if (!('IntersectionObserver' in window) || saves) return;
    const observer = new IntersectionObserver(function (entries) {
        for (const entry of entries) {
            if (!entry.isIntersecting) continue;
            observer.unobserve(entry.target);
            open(entry.target, true);
        }
    });
    for (const figure of document.querySelectorAll('figure[data-opens=when-seen]')) observer.observe(figure);
})();
