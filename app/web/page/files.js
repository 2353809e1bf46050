// Downloads, and files that are chosen or dropped.
(function (page) {
    page.download = function (name, bytes) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([bytes]));
        link.download = name;
        link.click();
        setTimeout(function () { URL.revokeObjectURL(link.href); }, 10000);
    };

    function openFiles(files) {
        for (const file of files) {
            file.text().then(function (text) {
                page.call('lab_open_file', ['string', 'string'], [file.name, text]);
            });
        }
    }

    page.chooseFile = function () {
        const input = document.createElement('input');
        input.type = 'file';
        input.accept = '.json,.txt,.tmx,.tmj,.ldtk,.recording';
        input.onchange = function () { openFiles(input.files); };
        input.click();
    };

    page.watchDrops = function () {
        window.addEventListener('dragover', function (event) { event.preventDefault(); });
        window.addEventListener('drop', function (event) {
            event.preventDefault();
            if (event.dataTransfer.files.length > 0) return openFiles(event.dataTransfer.files);
            page.call('lab_open_text', ['string'], [event.dataTransfer.getData('text/plain')]);
        });
    };
})(Module.page);
