// Tests the page as its user has it: node page_test.js ADDRESS PICTURES. The page must be served there.
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {addressThat, command, settled, started} = require('./browser');
const {runTests} = require('./run_tests');

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

// Moves fingers from some places to others.
async function touch(page, from, to) {
    const session = await page.context().newCDPSession(page);
    const send = (type, places) => session.send('Input.dispatchTouchEvent', {
        type, touchPoints: places.map((place, id) => ({...place, id}))
    });
    await send('touchStart', from.slice(0, 1));
    await settled(page);
    if (from.length > 1) await send('touchStart', from);
    for (let step = 1; step <= 4; ++step) {
        const between = (a, b) => a + (b - a) * step / 4;
        await send('touchMove', from.map((a, i) => ({x: between(a.x, to[i].x), y: between(a.y, to[i].y)})));
        await settled(page);
    }
    await send('touchEnd', []);
    await settled(page);
}

// How different two pictures of the canvas are: the share of pixels.
async function shareThatDiffers(page, before, after) {
    return page.evaluate(async (pictures) => {
        const pixels = await Promise.all(pictures.map(async (text) => {
            const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + text)).blob());
            const surface = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
            surface.drawImage(picture, 0, 0);
            return surface.getImageData(0, 0, picture.width, picture.height).data;
        }));
        let count = 0;
        for (let i = 0; i < pixels[0].length; i += 4) if (pixels[0][i] !== pixels[1][i]) ++count;
        return count * 4 / pixels[0].length;
    }, [before.toString('base64'), after.toString('base64')]);
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
        await touch(page, [middle], [{x: middle.x + 60, y: middle.y + 20}]);
        await addressThat(page, isMoved, 'holds the moved box');
    },
    'two fingers move and zoom the view, and no shape': async (browser) => {
        const page = await atRest(browser, {touch: true});
        const before = await page.screenshot();
        const at = (x, y) => ({x: middle.x + x, y: middle.y + y});
        await touch(page, [at(-60, 60), at(60, 60)], [at(-150, 90), at(150, 90)]);
        const share = await shareThatDiffers(page, before, await page.screenshot());
        assert(share > 0.01, 'only ' + share + ' of the picture has changed');
        await page.waitForTimeout(1200);
        const address = await addressThat(page, isCase, 'holds the case');
        assert.deepStrictEqual(centerOfBox(address), [0, 0], 'a shape was moved');
    },
    'a phone opens and closes a drawer in both orientations': async (browser) => {
        for (const [width, height] of [[390, 844], [844, 390]]) {
            const looks = {width, height, density: 2, touch: true, isMobile: true};
            const page = await browser.open(slab, looks);
            await page.keyboard.press('Space');
            await settled(page);
            const closed = await page.screenshot();
            const numbers = width < height ? {x: width - 60, y: height - 30} : {x: width - 40, y: height - 60};
            await page.touchscreen.tap(numbers.x, numbers.y);
            await settled(page);
            const open = await page.screenshot({path: path.join(pictures, 'drawer-' + width + '.png')});
            const opened = await shareThatDiffers(page, closed, open);
            assert(opened > 0.05, width + ': the drawer did not open');
            await page.touchscreen.tap(numbers.x, numbers.y);
            await settled(page);
            const left = await shareThatDiffers(page, closed, await page.screenshot());
            assert(left < opened / 2, width + ': it did not close, ' + left + ' differs');
            await page.context().close();
        }
    },
    'full screen begins and ends': async (browser) => {
        const page = await atRest(browser);
        await command(page, 'Full screen');
        await page.waitForFunction(() => document.fullscreenElement !== null);
        await command(page, 'Full screen');
        await page.waitForFunction(() => document.fullscreenElement === null);
    },
    'a browser without WebAssembly says so': async (browser) => {
        const page = await browser.context();
        await page.addInitScript(() => { delete window.WebAssembly; });
        await page.goto(base);
        assert((await page.textContent('#sentence')).includes('needs WebAssembly'));
        assert(await page.isVisible('#sentence'));
    },
    'a missing program is reported': async (browser) => {
        const page = await browser.context();
        await page.route('**/intersect-lab.wasm*', (route) => route.fulfill({status: 404}));
        await page.goto(base);
        await page.waitForFunction(() => document.getElementById('sentence').textContent.includes('could not be loaded'));
        browser.problems.length = 0;  // Chromium itself reports the missing file
    },
    'a bar shows how much has been loaded': async (browser) => {
        const page = await browser.context();
        await page.addInitScript(() => {
            window.seen = [];
            const look = () => {
                const bar = document.getElementById('bar');
                if (bar !== null) window.seen.push(bar.value);
                requestAnimationFrame(look);
            };
            look();
        });
        const network = await page.context().newCDPSession(page);
        await network.send('Network.enable');
        await network.send('Network.emulateNetworkConditions',
            {offline: false, latency: 0, downloadThroughput: 1.5e6, uploadThroughput: 1.5e6});
        await page.goto(base + slab);
        await started(page);
        const steps = new Set((await page.evaluate(() => window.seen)).filter((share) => share > 0 && share < 1));
        assert(steps.size >= 2, 'the bar showed ' + [...steps].join(', '));
    },
    'the single file opens without a server': async (browser) => {
        const page = await browser.context();
        await page.goto('file://' + path.resolve(__dirname, '../../build/web/page/intersect-lab.html') + slab);
        await started(page);
        await addressThat(page, (address) => address === slab, 'is ' + slab);
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
    'a dropped recording of a game opens, larger than the stack, and its wrong answer is found': async (browser) => {
        const page = await atRest(browser);
        await page.evaluate(() => {
            const frame = (i) => `frame ${i}\nshape hero box ${10 + i % 50} 27.5 4 4.5\n`
                + `query move slide hero 3 0.5 all -> ${(i === 29999 ? 10 : 13) + i % 50} 27.5\n`;
            const frames = Array.from({length: 30000}, (_, i) => frame(i));
            const text = 'isect-recording 1 double y_down 0.0166 px test\nshape floor box 0 40 200 8\n' + frames.join('');
            const data = new DataTransfer();
            data.items.add(new File([text], 'game.recording', {type: 'text/plain'}));
            window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
        });
        await addressThat(page, (address) => address.includes('hero:aabb(10,27.5;'), 'holds the first query');
        // The last answer is the only wrong one, and takes a while to be judged.
        const isWrongOne = () => decodeURIComponent(page.url()).includes('hero:aabb(59,27.5;');
        for (let i = 0; i < 100 && !isWrongOne(); ++i) {
            await page.keyboard.press('>');
            await page.waitForTimeout(200);
        }
        assert(isWrongOne(), page.url());
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

fs.mkdirSync(pictures, {recursive: true});
runTests('page', base, tests);
