// What SDL doesn't know about keys, the pointer and the display in a browser.
(function (page) {
    // Reloading, full screen and the browser's own tools stay with the browser.
    function belongsToBrowser(event) {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
        if (isPlain) return event.key === 'F5' || event.key === 'F11' || event.key === 'F12';
        return (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyR';
    }

    // A change of the pixels per point alone sends no event that SDL listens to.
    function watchDensity() {
        const query = matchMedia('(resolution: ' + window.devicePixelRatio + 'dppx)');
        query.addEventListener('change', function () {
            window.dispatchEvent(new Event('resize'));
            watchDensity();
        }, {once: true});
    }

    page.watchInput = function () {
        window.addEventListener('keydown', function (event) {
            if (belongsToBrowser(event)) event.stopImmediatePropagation();
        }, true);
        page.canvas.addEventListener('contextmenu', function (event) { event.preventDefault(); });
        // SDL cancels what would focus the page. Captured, a drag goes on outside of the page.
        page.canvas.addEventListener('pointerdown', function (event) {
            window.focus();
            page.canvas.focus();
            if (event.pointerType === 'mouse') page.canvas.setPointerCapture(event.pointerId);
        });
        watchDensity();
    };
})(Module.page);
