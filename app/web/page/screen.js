// Full screen. Browsers allow it only soon after a click, a touch or a key.
(function (page) {
    page.toggleFullScreen = function () {
        const all = document.documentElement;
        if (document.fullscreenElement) {
            document.exitFullscreen();
            return true;
        }
        if (!document.fullscreenEnabled) return false;
        all.requestFullscreen().catch(function () {});
        return true;
    };
})(Module.page);
