// A browser that only pretends to draw, for rehearse.js: what the program's script and the lab ask of one. Its clock
// advances only when it is set.
'use strict';
const vm = require('vm');

// Can be read, called and made at will, and remembers what is set.
function anything(known) {
    const kept = Object.assign({}, known);
    return new Proxy(function () {}, {
        get: function (_, name) {
            if (name in kept) return kept[name];
            if (name === Symbol.toPrimitive) return function () { return 0; };
            if (typeof name === 'symbol' || name === 'then') return undefined;
            return kept[name] = anything();
        },
        set: function (_, name, value) { kept[name] = value; return true; },
        has: function (_, name) { return typeof name === 'string'; },
        apply: function () { return anything(); },
        construct: function () { return anything(); }
    });
}

// WebGL, in which every program links and nothing is drawn.
function drawing() {
    const answers = {0x1F00: 'stub', 0x1F01: 'stub', 0x1F02: 'WebGL 1.0', 0x8B8C: 'WebGL GLSL ES 1.0', 0x0D33: 8192};
    return anything({
        getParameter: function (name) { return answers[name] !== undefined ? answers[name] : 0; },
        getSupportedExtensions: function () { return []; },
        getExtension: function () { return null; },
        getShaderParameter: function () { return true; },
        getProgramParameter: function (_, name) { return name === 0x8B82 ? true : 0; },
        getShaderInfoLog: function () { return ''; },
        getProgramInfoLog: function () { return ''; },
        getAttribLocation: function () { return 0; },
        getError: function () { return 0; },
        isContextLost: function () { return false; },
        getContextAttributes: function () { return {alpha: true, depth: false, stencil: false, antialias: false}; }
    });
}

// A canvas whose pictures go nowhere.
function painting() {
    return anything({
        createImageData: function (width, height) { return {data: new Uint8ClampedArray(4 * width * height)}; },
        putImageData: function () {}
    });
}

// The global names of a browser, as a context for scripts. Its window has the size and the density of a screen, which
// may change. `fire(type)` calls who listens.
function stubBrowser(screen) {
    const listeners = [];
    const clock = {now: 1000};
    function listen(type, listener) {
        listeners.push({type: type, listener: listener});
    }
    function rect() {
        return {left: 0, top: 0, x: 0, y: 0, width: screen.width, height: screen.height, right: screen.width,
            bottom: screen.height};
    }
    const gl = drawing();
    const canvas = anything({
        id: 'canvas', nodeName: 'CANVAS', width: 300, height: 150,
        style: {}, addEventListener: listen, removeEventListener: function () {}, getBoundingClientRect: rect,
        getContext: function (kind) {
            if (kind === '2d') return painting();
            return screen.isBare || kind !== 'webgl' ? null : gl;
        }
    });
    gl.canvas = canvas;
    const document = anything({
        addEventListener: listen, removeEventListener: function () {}, querySelector: function () { return canvas; },
        getElementById: function () { return canvas; }, hidden: false, visibilityState: 'visible', title: '',
        createElement: function () { return canvas; }, currentScript: undefined, fullscreenElement: null, fullscreenEnabled: true
    });
    const browser = {
        document: document, console: console, get innerWidth() { return screen.width; },
        get innerHeight() { return screen.height; }, get devicePixelRatio() { return screen.density; }, addEventListener: listen, removeEventListener: function () {},
        onbeforeunload: null, navigator: {userAgent: 'stub', platform: 'stub', language: 'en', languages: ['en'], maxTouchPoints: 0,
            getGamepads: function () { return [null, null, null, null]; }},
        screen: screen, outerWidth: 0, outerHeight: 0, pageXOffset: 0, pageYOffset: 0, scrollX: 0, scrollY: 0,
        location: {href: 'http://localhost/', pathname: '/', search: '', hash: ''},
        performance: {now: function () { return clock.now; }}, crypto: require('crypto').webcrypto,
        matchMedia: function () { return anything({matches: false}); },
        requestAnimationFrame: function () { return 0; }, setTimeout: function () { return 0; },
        setInterval: function () { return 0; }, clearTimeout: function () {}, clearInterval: function () {},
        WebAssembly: WebAssembly, TextDecoder: TextDecoder, URL: URL, Blob: Blob
    };
    browser.window = browser.self = browser;
    browser.clock = clock;
    vm.createContext(browser);
    const window = vm.runInContext('window', browser);  // what scripts see of it
    browser.fire = function (type) {
        for (const each of listeners) if (each.type === type) each.listener(anything({type: type, target: window}));
    };
    return browser;
}

module.exports = {stubBrowser};
