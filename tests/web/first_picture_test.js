// Tests the first visit of the page, which begins before the rest of the program has arrived:
// node first_picture_test.js ADDRESS PICTURES. The page must be served there.
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {addressThat, command, settled, started} = require('./browser');
const {runTests} = require('./run_tests');

const [base, pictures] = process.argv.slice(2);
const most = 700000;  // bytes that a first picture may need
const rest = '**/intersect-lab-rest.wasm*';
const handle = {x: 575, y: 392};  // of the box in the first scene, at 1280x800

// A page by a new user, and how often it has begun.
async function firstVisit(browser, looks) {
    const page = await browser.context(looks);
    page.begun = 0;
    page.on('request', (request) => { if (request.isNavigationRequest()) ++page.begun; });
    return page;
}

async function whole(page) {
    await page.waitForFunction(() => document.body && document.body.dataset.whole !== undefined, null,
        {timeout: 60000});
}

// Lets the rest arrive only when the returned function is called.
async function withhold(page) {
    let release = null;
    const released = new Promise((done) => { release = done; });
    await page.route(rest, async (route) => {
        await released;
        await route.continue().catch(() => {});  // the page may have left
    });
    return release;
}

// A first visit that sees the first picture for a while, in milliseconds, and has no rest yet.
async function firstPictureWithoutRest(browser, looks, prepare = () => {}, seen = 500) {
    const page = await firstVisit(browser, looks);
    await page.addInitScript(prepare);
    const release = await withhold(page);
    await page.goto(base);
    await started(page);
    await page.waitForTimeout(seen);
    assert.strictEqual(page.begun, 1, 'the first picture needed the rest');
    assert.strictEqual(await page.evaluate(() => document.body.dataset.whole), undefined);
    return {page, release};
}

const tests = {
    'a first picture needs few bytes': async (browser) => {
        const page = await firstVisit(browser);
        const release = await withhold(page);
        const network = await page.context().newCDPSession(page);
        await network.send('Network.enable');
        let bytes = 0;
        network.on('Network.loadingFinished', (event) => { bytes += event.encodedDataLength; });
        await page.goto(base);
        await started(page);
        const time = await page.evaluate(() => document.body.dataset.started);
        console.log('    first picture after ' + time + ' ms and ' + bytes + ' bytes');
        assert(bytes > most / 10 && bytes <= most, bytes + ' bytes');
        release();
        await whole(page);
    },
    'no ordinary screen makes the first picture need the rest': async (browser) => {
        for (const [width, height, density, seen] of [[1280, 720, 1.25, 4000], [1366, 768, 0.8], [1536, 864, 1.25],
            [1680, 1050, 1], [1920, 947, 1, 4000], [2560, 1300, 1], [360, 640, 2.625], [412, 915, 2.625], [430, 932, 3],
            [915, 412, 2.625, 4000], [820, 1180, 2], [1180, 820, 2], [500, 500, 1]]) {
            const touch = width < 900;
            const looks = {width, height, density, touch, isMobile: touch};
            const {page, release} = await firstPictureWithoutRest(browser, looks, () => {}, seen);
            await page.setViewportSize({width: height, height: width});
            await page.waitForTimeout(300);
            assert.strictEqual(page.begun, 1, width + 'x' + height + ' turned needs the rest');
            release();
            await whole(page);
            await page.context().close();
        }
    },
    'it needs no WebGL': async (browser) => {
        const {page, release} = await firstPictureWithoutRest(browser, {}, () => {
            const old = HTMLCanvasElement.prototype.getContext;
            HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
                return kind.includes('webgl') ? null : old.call(this, kind, ...more);
            };
        });
        release();
        await whole(page);
    },
    'it needs no storage': async (browser) => {
        const {page, release} = await firstPictureWithoutRest(browser, {}, () => {
            Storage.prototype.setItem = () => { throw new Error('no storage'); };
        }, 2000);
        release();
        await whole(page);
        assert.strictEqual(page.begun, 1);
    },
    'the scene plays on until the rest arrives': async (browser) => {
        const {page, release} = await firstPictureWithoutRest(browser);
        await page.screenshot({path: path.join(pictures, 'first-picture.png')});
        await page.waitForTimeout(12000);
        assert.strictEqual(page.begun, 1);
        release();
        await whole(page);
        assert.strictEqual(page.begun, 1);
    },
    'input waits for the rest, and then works': async (browser) => {
        const {page, release} = await firstPictureWithoutRest(browser);
        const cursor = () => page.evaluate(() => getComputedStyle(document.getElementById('canvas')).cursor);
        assert.strictEqual(await cursor(), 'progress');
        for (const key of ['Control+p', 'x', 'Tab', 'F1', 'l']) await page.keyboard.press(key);
        for (const x of [100, 575, 1100]) await page.mouse.click(x, 262);
        await page.mouse.wheel(0, 300);
        await page.evaluate(() => {
            const data = new DataTransfer();
            data.items.add(new File(['isect1 dot:point(1,2)'], 'case.txt', {type: 'text/plain'}));
            window.dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));
        });
        await page.mouse.move(handle.x, handle.y);
        await page.waitForTimeout(300);
        assert.strictEqual(page.begun, 1);
        release();
        await whole(page);
        assert.notStrictEqual(await cursor(), 'progress');
        assert(!await page.isVisible('#line'));
        await page.mouse.down();
        await page.mouse.move(handle.x + 10, handle.y - 50, {steps: 3});
        await settled(page);
        await page.mouse.up();
        await addressThat(page, (address) => address.startsWith('#isect1'), 'holds the changed box');
        await command(page, 'Circle against circle');
        await addressThat(page, (address) => address === '#circle-vs-circle', 'is #circle-vs-circle');
        assert.strictEqual(page.begun, 1);
    },
    'a line shows how much of the rest has arrived': async (browser) => {
        const page = await firstVisit(browser);
        const network = await page.context().newCDPSession(page);
        await network.send('Network.enable');
        await page.route(rest, async (route) => {
            await network.send('Network.emulateNetworkConditions',
                {offline: false, latency: 0, downloadThroughput: 4e5, uploadThroughput: 4e5});
            await route.continue();
        });
        await page.goto(base);
        await started(page);
        const width = () => page.evaluate(() => document.getElementById('line').getBoundingClientRect().width);
        await page.waitForFunction(() => document.getElementById('line').getBoundingClientRect().width > 300);
        assert(await page.isVisible('#line') && await width() < 1280, 'it is ' + await width() + ' wide');
        await page.screenshot({path: path.join(pictures, 'rest-arrives.png')});
        await whole(page);
    },
    'lessons and search are there with the rest': async (browser) => {
        const page = await firstVisit(browser);
        await page.goto(base);
        await whole(page);
        await command(page, 'Slabs');
        await page.waitForTimeout(800);
        await page.screenshot({path: path.join(pictures, 'lesson-after-first-picture.png')});
        assert((await page.evaluate(() => location.hash)).length > 1, 'nothing opened');
        assert.strictEqual(page.begun, 1);
    },
    'what needs the rest makes the page begin again and wait for it': async (browser) => {
        const {page, release} = await firstPictureWithoutRest(browser);
        await page.evaluate(() => {
            try {
                Module.page.call('lab_go_to', ['string', 'string', 'string'], ['circle-vs-circle', '', '']);
            } catch (error) {
                // It says that the page loads again.
            }
        });
        release();
        await page.waitForFunction(() => window.Module !== undefined && Module.page.isPlain === false);
        await whole(page);
        assert.strictEqual(page.begun, 2);
        const [begun, complete] = await page.evaluate(() => [document.body.dataset.started, document.body.dataset.whole]);
        assert(complete - begun < 100, 'it did not wait');
        browser.problems.length = 0;
    },
    'leaving early is no reason to wait': async (browser) => {
        const {page, release} = await firstPictureWithoutRest(browser);
        release();
        await page.reload();
        await whole(page);
        assert.strictEqual(await page.evaluate(() => history.state !== null && history.state.needsRest === true), false);
        assert.strictEqual(page.begun, 2);
    },
    'parts of two versions are refused': async (browser) => {
        const page = await firstVisit(browser);
        await page.route(rest, async (route) => {
            const answer = await route.fetch();
            const bytes = await answer.body();
            bytes[bytes.length - 1] ^= 1;  // of its build, which comes last
            await route.fulfill({status: 200, contentType: 'application/wasm', body: bytes});
        });
        await page.goto(base);
        await page.waitForFunction(() => document.getElementById('sentence').textContent.includes('another version'));
    },
    'a rest that is missing is reported': async (browser) => {
        const page = await firstVisit(browser);
        await page.route(rest, (route) => route.fulfill({status: 404}));
        await page.goto(base);
        await page.waitForFunction(() => document.getElementById('sentence').textContent.includes('could not be loaded'));
        assert(await page.isVisible('#sentence'));
        browser.problems.length = 0;  // Chromium itself reports the missing file
    },
    'links and later visits wait for the rest': async (browser) => {
        const waits = async (page, address) => {
            await page.goto(address);
            await started(page);
            const [isPlain, hasRest] = await page.evaluate(() => [Module.page.isPlain, Module.page.hasRest]);
            assert(!isPlain && hasRest, address);
        };
        await waits(await firstVisit(browser), base + '#isect1 dot:point(1,2)');
        await waits(await firstVisit(browser), base + '?embed#aabb-vs-segment');
        const page = await firstVisit(browser);
        await page.goto(base);
        await whole(page);
        assert(await page.evaluate(() => Module.page.isPlain));
        await page.waitForFunction(() => localStorage.getItem('intersect-lab/settings.json') !== null);
        await page.goto('about:blank');
        await waits(page, base);
    }
};

fs.mkdirSync(pictures, {recursive: true});
runTests('first picture', base, tests);
