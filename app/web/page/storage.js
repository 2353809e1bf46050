// Stored texts. Each key is the name of a file; a journal belongs to one open page. An embedded page stores nothing.
(function (page) {
    const prefix = 'intersect-lab/';
    const numbers = [];  // of the journals that belong to this page

    function storage() {
        if (page.isEmbedded) return null;
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

    // Whether an earlier visit has left anything.
    page.hasStored = function () {
        return allKeys().length > 0;
    };

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
    page.takeJournals = async function () {
        if (page.isEmbedded) return numbers.push(1);
        const most = Math.max(0, ...allKeys().map(journalOf));
        for (let number = 1; number <= most || numbers.length === 0; ++number) {
            const isFree = !('locks' in navigator) || await tryToLock(number);
            if (isFree) numbers.push(number);
        }
    };

    page.journals = function () {
        return numbers.join(' ');
    };

    page.store = function (key, text) {
        if (page.isEmbedded) return 1;
        try {
            window.localStorage.setItem(prefix + key, text);
            return 1;
        } catch (error) {
            return 0;
        }
    };

    page.unstore = function (key) {
        const all = storage();
        if (all !== null) all.removeItem(prefix + key);
    };

    page.storedKeys = function () {
        return allKeys().filter(function (name) {
            const journal = journalOf(name);
            return journal === 0 || numbers.includes(journal);
        }).join('\n');
    };

    page.storedText = function (key) {
        return storage().getItem(prefix + key) || '';
    };

    // Takes what another page of the lab stores, except for its journal.
    page.watchStorage = function () {
        if (page.isEmbedded) return;
        window.addEventListener('storage', function (event) {
            const isOurs = event.key !== null && event.key.startsWith(prefix) && event.newValue !== null;
            if (!isOurs || journalOf(event.key.slice(prefix.length)) !== 0) return;
            page.call('lab_stored', ['string', 'string'], [event.key.slice(prefix.length), event.newValue]);
        });
    };
})(Module.page);
