// Tests the page as its user has it: node page_test.js ADDRESS PICTURES. The page must be served there.
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {Browser, addressThat, command, settled, started} = require('./browser');

const [base, pictures] = process.argv.slice(2);
const slab = '#aabb-vs-segment';
const point = 'isect1 box:aabb(0,0;5,5) dot:point(1,2) intersect(dot,box)';

// The box of the slab test is in the middle of the canvas, which the address then holds.
const middle = {x: 575, y: 262};
const centerOfBox = (address) => /box:aabb\(([^,]+),([^;]+);/.exec(address).slice(1).map(Number);
const isCase = (address) => address.startsWith('#isect1');
const isMoved = (address) => isCase(address) && centerOfBox(address).every((place) => place > 0);

async function frames(page) {
    return Number(await page.evaluate(() => document.body.dataset.frames));
}

async function atRest(browser, looks) {
    const page = await browser.open(slab, looks);
    await page.keyboard.press('Space');
    await settled(page);
    return page;
}

async function dragByTouch(page, from, to) {
    const touch = await page.context().newCDPSession(page);
    const send = (type, places) => touch.send('Input.dispatchTouchEvent', {type, touchPoints: places});
    await send('touchStart', [from]);
    await settled(page);
    for (let step = 1; step <= 4; ++step) {
        const share = step / 4;
        await send('touchMove', [{x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share}]);
        await settled(page);
    }
    await send('touchEnd', []);
    await settled(page);
}

const tests = {
    'a scene opens by its name, and the first picture comes soon': async (browser) => {
        const page = await browser.open(slab);
        const time = await page.evaluate(() => document.body.dataset.started);
        console.log('    first picture after ' + time + ' ms');
        await addressThat(page, (address) => address === slab, 'is ' + slab);
        await page.screenshot({path: path.join(pictures, 'slab.png')});
    },
    'a drag with the mouse moves the box': async (browser) => {
        const page = await atRest(browser);
        await page.mouse.move(middle.x, middle.y);
        await page.mouse.down();
        await page.mouse.move(middle.x + 30, middle.y + 10, {steps: 3});
        await settled(page);
        await page.mouse.move(middle.x + 60, middle.y + 20, {steps: 3});
        await settled(page);
        await page.mouse.up();
        await addressThat(page, isMoved, 'holds the moved box');
    },
    'a drag with a finger moves the box': async (browser) => {
        const page = await atRest(browser, {touch: true});
        await dragByTouch(page, middle, {x: middle.x + 60, y: middle.y + 20});
        await addressThat(page, isMoved, 'holds the moved box');
    },
    'nothing is drawn at rest': async (browser) => {
        const page = await atRest(browser);
        await page.mouse.move(middle.x, 790);
        await page.waitForTimeout(9000);  // until the hint and the notices have gone
        const before = await frames(page);
        await page.waitForTimeout(2000);
        const drawn = (await frames(page)) - before;
        assert(drawn <= 4, drawn + ' frames were drawn in two seconds');
    },
    'typing finds a scene, and "back" leaves it again': async (browser) => {
        const page = await browser.open(slab);
        await addressThat(page, (address) => address === slab, 'is ' + slab);
        await command(page, 'Box against box');
        await addressThat(page, (address) => address === '#aabb-vs-aabb', 'is #aabb-vs-aabb');
        await page.goBack();
        await addressThat(page, (address) => address === slab, 'is ' + slab + ' again');
        await command(page, 'Copy the case as a line');
        const line = await page.evaluate(() => navigator.clipboard.readText());
        assert(line.includes('seg:segment('), line);
        await page.goForward();
        await addressThat(page, (address) => address === '#aabb-vs-aabb', 'is #aabb-vs-aabb again');
    },
    'a copied link opens the same case': async (browser) => {
        const page = await atRest(browser);
        await command(page, 'Copy a link to the case');
        const link = await page.evaluate(() => navigator.clipboard.readText());
        assert(link.startsWith(base + '#isect1'), link);
        const other = await browser.open(link.slice(base.length));
        const address = await addressThat(other, isCase, 'holds the case');
        assert(address.includes('seg:segment('), address);
    },
    'Ctrl+V opens a case line': async (browser) => {
        const page = await atRest(browser);
        await page.evaluate((line) => navigator.clipboard.writeText(line), point);
        await page.keyboard.press('Control+v');
        await addressThat(page, (address) => address.includes('dot:point(1,2)'), 'holds the pasted case');
    },
    'a dropped file opens': async (browser) => {
        const page = await atRest(browser);
        await page.evaluate((line) => {
            const data = new DataTransfer();
            data.items.add(new File([line], 'case.txt', {type: 'text/plain'}));
            window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
        }, point);
        await addressThat(page, (address) => address.includes('dot:point(1,2)'), 'holds the dropped case');
    },
    'a picture is downloaded': async (browser) => {
        const page = await atRest(browser);
        const awaited = page.waitForEvent('download');
        await command(page, 'Save a picture of the canvas');
        const file = await awaited;
        assert.strictEqual(file.suggestedFilename(), 'aabb-vs-segment.png');
        const bytes = fs.readFileSync(await file.path());
        assert.strictEqual(bytes.toString('latin1', 1, 4), 'PNG');
    },
    'settings, scenes and unsaved changes outlive the page': async (browser) => {
        const page = await atRest(browser);
        await page.keyboard.press('t');
        await page.keyboard.press('Control+s');
        await settled(page);
        await page.keyboard.press('Control+a');
        await page.keyboard.type('Mine', {delay: 20});
        await page.keyboard.press('Enter');
        await page.waitForFunction(() => localStorage.getItem('intersect-lab/scenes/mine.json') !== null);
        await command(page, 'Box against box');
        await page.mouse.move(middle.x, middle.y);
        await settled(page);
        await page.keyboard.press('1');
        await addressThat(page, isCase, 'holds the case');
        await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('/journal/1/')));
        await page.reload();
        await started(page);
        const settings = await page.evaluate(() => JSON.parse(localStorage.getItem('intersect-lab/settings.json')));
        assert.strictEqual(settings.theme, 'light');
        await addressThat(page, isCase, 'holds the changed case again');
        await command(page, 'Mine');
        await addressThat(page, (address) => address.includes('@title=Mine'), 'holds the saved scene');
    },
    'every size and density gives sharp pictures': async (browser) => {
        for (const [width, height, density] of [[1280, 800, 1], [1920, 1080, 1], [1280, 800, 2], [1000, 700, 3],
            [390, 844, 3], [844, 390, 3]]) {
            const page = await browser.open(slab, {width, height, density, touch: width < 900});
            await page.waitForTimeout(500);
            const name = width + 'x' + height + '@' + density + '.png';
            await page.screenshot({path: path.join(pictures, name)});
            const size = await page.evaluate(() => [canvas.width, canvas.height]);
            assert.deepStrictEqual(size, [width * density, height * density], name);
            await page.setViewportSize({width: height, height: width});
            await page.waitForFunction((wanted) => canvas.width === wanted, height * density);
            await page.context().close();
        }
    }
};

async function main() {
    fs.mkdirSync(pictures, {recursive: true});
    const browser = await Browser.start(base);
    let failed = 0;
    for (const [name, test] of Object.entries(tests)) {
        const begin = Date.now();
        let problem = '';
        browser.problems.length = 0;
        try {
            await test(browser);
            if (browser.problems.length > 0) problem = 'the console says ' + browser.problems.join('; ');
        } catch (error) {
            problem = error.message;
        }
        for (const context of browser.chromium.contexts()) await context.close();
        if (problem !== '') ++failed;
        console.log((problem === '' ? 'passed  ' : 'FAILED  ') + name + '  ' + (Date.now() - begin) + ' ms');
        if (problem !== '') console.log('    ' + problem);
    }
    await browser.close();
    console.log(Object.keys(tests).length - failed + ' passed, ' + failed + ' failed');
    process.exitCode = failed === 0 ? 0 : 1;
}

main();
