// The address bar and its history.
(function (page) {
    page.address = function () {
        return location.href.split('#')[0];
    };

    page.showAddress = function (fragment, id, path, isNew) {
        const state = {id: id, path: path};
        try {
            if (isNew) history.pushState(state, '', '#' + fragment);
            else history.replaceState(state, '', '#' + fragment);
        } catch (error) {
            // A browser may refuse a very long address, or one that changes too often.
        }
    };

    page.goTo = function (state) {
        const at = Object.assign({id: '', path: ''}, state);
        const fragment = location.hash.slice(1);
        if (fragment !== '') page.call('lab_go_to', ['string', 'string', 'string'], [fragment, at.id, at.path]);
    };

    page.watchHistory = function () {
        window.addEventListener('popstate', function (event) { page.goTo(event.state); });
    };
})(Module.page);
