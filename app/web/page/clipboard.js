// The system's clipboard.
(function (page) {
    // Works without a permission, and on pages that have no secure address.
    function copyByCommand(text) {
        const field = document.createElement('textarea');
        field.value = text;
        document.body.appendChild(field);
        field.select();
        document.execCommand('copy');
        field.remove();
    }

    page.copyText = function (text) {
        if (navigator.clipboard === undefined) return copyByCommand(text);
        navigator.clipboard.writeText(text).catch(function () { copyByCommand(text); });
    };

    page.copyPicture = function (bytes) {
        if (typeof ClipboardItem === 'undefined' || navigator.clipboard === undefined) return 0;
        const picture = new Blob([bytes], {type: 'image/png'});
        navigator.clipboard.write([new ClipboardItem({'image/png': picture})]).catch(function () {});
        return 1;
    };

    page.watchPaste = function () {
        let keyAt = -1000;  // when the keys for pasting were pressed
        window.addEventListener('keydown', function (event) {
            const isPaste = (event.ctrlKey || event.metaKey) && event.code === 'KeyV';
            if (!isPaste) return;
            keyAt = performance.now();
            // The browser reports the text only if SDL doesn't cancel the key.
            event.preventDefault = function () {};
        }, true);
        window.addEventListener('paste', function (event) {
            const text = event.clipboardData.getData('text/plain');
            const isByKey = performance.now() - keyAt < 200;
            page.call('lab_paste', ['string', 'number'], [text, isByKey ? 0 : 1]);
        });
    };
})(Module.page);
