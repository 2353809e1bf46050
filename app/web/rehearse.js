// Finds which functions of the program a first visit calls before the rest of the program has arrived: it runs the
// program, instrumented by wasm-split, on screens of many kinds. node rehearse.js SCRIPT.js INSTRUMENTED.wasm FOLDER
// writes a profile for each screen into the folder.
'use strict';
const fs = require('fs');
const path = require('path');
const vm = require('vm');
const {stubBrowser} = require('./stub_browser');

const sizes = [[1280, 800], [1920, 1080], [1000, 700], [2560, 1440], [1440, 900], [1366, 650], [390, 844], [844, 390],
    [360, 640], [412, 915], [915, 412], [768, 1024], [1180, 820], [600, 500]];
const densities = [1, 2.5];
const step = 50;           // milliseconds from frame to frame
const wholeScene = 1010;   // frames until the first scene repeats
const someSeconds = 100;   // frames, after which the screen is turned
const afterTurn = 30;
const profileRoom = 1 << 20;

// What the program asks of the page, which knows nothing yet.
function firstVisit(screen) {
    return {
        wantsLessons: false, isStarted: true, canvas: null,
        requireRest: function (what) {
            throw new Error('The first picture needs ' + what + ': add it to shown_first in app/CMakeLists.txt.');
        },
        store: function () { return screen.storesNothing ? 0 : 1; }, unstore: function () {}, storedKeys: function () { return ''; },
        storedText: function () { return ''; }, journals: function () { return '1'; },
        address: function () { return 'http://localhost/'; }, showAddress: function () {}, wake: function () {},
        end: function () {}, takeFiles: function () {}
    };
}

function rehearse(script, program, screen) {
    const browser = stubBrowser(screen);
    const page = firstVisit(screen);
    let exports = null;
    page.canvas = browser.document.getElementById('canvas');
    const module = {
        page: page, canvas: page.canvas, arguments: [], print: console.log,
        printErr: console.error,
        instantiateWasm: function (imports, done) {
            const instance = new WebAssembly.Instance(program, imports);
            exports = instance.exports;
            done(instance, program);
            return exports;
        }
    };
    browser.Module = module;
    vm.runInContext(script, browser, {filename: 'intersect-lab.js'});
    if (module.returned !== 0) throw new Error('The lab did not start on ' + JSON.stringify(screen));
    play(browser, module, screen);
    const at = module._malloc(profileRoom);
    const size = exports.__write_profile(at, profileRoom);
    if (size > profileRoom) throw new Error('A profile needs ' + size + ' bytes: see profileRoom.');
    return Buffer.from(module.HEAPU8.slice(at, at + size));
}

function turn(browser, screen) {
    Object.assign(screen, {width: screen.height, height: screen.width});
    browser.fire('resize');
}

function play(browser, module, screen) {
    const call = function (name) { module.ccall(name, null, [], []); };
    if (screen.isTouch) call('lab_touched');
    function draw(frames) {
        for (let frame = 0; frame < frames; ++frame) {
            browser.clock.now += step;
            module._lab_frame();
            if (frame % 10 === 5) call('lab_look');
            if (frame === 20) for (const type of ['blur', 'focus', 'visibilitychange']) browser.fire(type);
        }
    }
    draw(screen.frames);
    turn(browser, screen);
    draw(afterTurn);
    browser.fire('beforeunload');
}

function screens() {
    const usual = {width: 1280, height: 800, density: 1, frames: someSeconds};
    const all = [Object.assign({}, usual, {frames: wholeScene}), Object.assign({}, usual, {isBare: true}),
        Object.assign({}, usual, {storesNothing: true}),
        {width: 390, height: 844, density: 3, isTouch: true, frames: wholeScene}];
    for (const density of [0.5, 0.8]) all.push(Object.assign({}, usual, {density: density}));
    for (const [width, height] of sizes) {
        for (const density of densities) {
            const screen = {width: width, height: height, density: density, frames: someSeconds};
            all.push(screen);
            if (width < 1200) all.push(Object.assign({isTouch: true}, screen));
        }
    }
    return all;
}

function main() {
    const [scriptPath, programPath, folder] = process.argv.slice(2);
    const script = fs.readFileSync(scriptPath, 'utf8');
    const program = new WebAssembly.Module(fs.readFileSync(programPath));
    screens().forEach(function (screen, index) {
        fs.writeFileSync(path.join(folder, index + '.profile'), rehearse(script, program, screen));
    });
}

main();
