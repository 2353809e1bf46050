// What SDL doesn't know about keys, the pointer and the display in a browser.
(function (page) {
    const kinds = ['keydown', 'keyup', 'keypress', 'paste', 'pointerdown', 'pointermove', 'pointerup', 'mousedown',
        'mousemove', 'mouseup', 'mouseenter', 'mouseleave', 'click', 'wheel', 'touchstart', 'touchmove', 'touchend',
        'touchcancel', 'drop'];

    let pointer = null;  // the last event of the mouse

    // The browser must not print, zoom or open a dropped file meanwhile.
    function stop(event) {
        event.stopImmediatePropagation();
        if (event.type.startsWith('mouse')) pointer = event;
        const isForLab = event.type === 'keydown' && !belongsToBrowser(event);
        if (isForLab || event.type === 'wheel' || event.type === 'drop') event.preventDefault();
    }

    // The program gets no input until it can use it.
    page.holdInput = function () {
        document.documentElement.classList.add('arriving');
        for (const kind of kinds) window.addEventListener(kind, stop, {capture: true, passive: false});
    };

    page.giveInput = function () {
        document.documentElement.classList.remove('arriving');
        for (const kind of kinds) window.removeEventListener(kind, stop, true);
        // A button that is pressed brings no place with it.
        if (pointer !== null) page.canvas.dispatchEvent(new MouseEvent('mousemove', pointer));
        pointer = null;
    };

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
