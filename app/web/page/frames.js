// Draws a frame only when one is needed, and none while an embedded page is out of view.
(function (page) {
    let isAwaited = false;

    function frame() {
        isAwaited = false;
        if (!page.isStarted) return;
        document.body.dataset.frames = Number(document.body.dataset.frames || 0) + 1;
        if (Module._lab_frame() !== 0) page.wake();
        if (page.isEmbedded) page.reportResults();
    }

    page.wake = function () {
        if (isAwaited || page.isHidden) return;
        isAwaited = true;
        requestAnimationFrame(frame);
    };

    function look() {
        page.call('lab_look', [], []);
    }

    page.watchTime = function () {
        window.addEventListener('pagehide', look);
        document.addEventListener('visibilitychange', look);
        setInterval(look, 500);
    };
})(Module.page);
