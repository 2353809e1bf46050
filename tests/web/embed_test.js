// Tests the lab inside a page that knows nothing of it but the documented lines: node embed_test.js ADDRESS PICTURES.
'use strict';
const assert = require('assert');
const fs = require('fs');
const path = require('path');
const {started} = require('./browser');
const {runTests} = require('./run_tests');

const [base, pictures] = process.argv.slice(2);

// The host is at another address than the lab, as somebody's article would be.
const host = 'http://article.example/';

function article(fragment, before, first) {
    return '<!DOCTYPE html><html><head><meta name="color-scheme" content="light dark"><title>An article</title></head>' +
        '<body style="margin: 20px"><p>Words.</p><div style="height: ' + before + 'px"></div>' +
        '<iframe id="lab" src="' + base + '?embed#' + fragment + '" width="480" height="320" loading="lazy"></iframe>' +
        '<div style="height: 2000px"></div><script>window.said = [];' +
        'addEventListener("message", (event) => { if (event.data.intersectLab) said.push(event.data.intersectLab); });' +
        (first ? 'const lab = document.getElementById("lab");' +
            'lab.addEventListener("load", () => lab.contentWindow.postMessage({intersectLab: ' +
            JSON.stringify(first) + '}, "*"));' : '') +
        '</script></body></html>';
}

// The article sends `first` as soon as the frame has loaded, before the lab in it has started.
async function openArticle(browser, fragment, {before = 0, first, ...looks} = {}) {
    const page = await browser.context(looks);
    await page.route(host + '**', (route) => route.fulfill({contentType: 'text/html', body: article(fragment, before, first)}));
    await page.goto(host);
    const frame = await (await page.waitForSelector('#lab')).contentFrame();
    return {page, frame};
}

async function send(page, wishes) {
    await page.evaluate((message) => {
        document.getElementById('lab').contentWindow.postMessage({intersectLab: message}, '*');
    }, wishes);
}

// The last results that the article received, once they fulfil a condition.
async function resultsThat(page, condition) {
    await page.waitForFunction((wanted) => {
        const received = window.said.filter((each) => each.results).map((each) => each.results);
        return received.length > 0 && new Function('results', 'return ' + wanted)(received[received.length - 1]);
    }, condition, {timeout: 20000});
    return page.evaluate(() => window.said.filter((each) => each.results).pop().results);
}

const frames = (frame) => frame.evaluate(() => Number(document.body.dataset.frames || 0));

const tests = {
    'an article shows a scene, and gets its results': async (browser) => {
        const {page, frame} = await openArticle(browser, 'aabb-vs-segment', {colorScheme: 'light'});
        const length = await page.evaluate(() => history.length);
        await started(frame);
        await resultsThat(page, 'results.scene === "aabb-vs-segment"');
        await page.waitForTimeout(500);
        await page.screenshot({path: path.join(pictures, 'embed-light.png')});
        const stored = await frame.evaluate(() => Object.keys(localStorage).length);
        assert.strictEqual(stored, 0, 'an embedded lab stores nothing');
        assert.strictEqual(await page.evaluate(() => history.length), length, 'the history of the article is its own');
    },
    'an article sets the time and a number': async (browser) => {
        const {page, frame} = await openArticle(browser, 'aabb-vs-segment', {colorScheme: 'dark'});
        await started(frame);
        await send(page, {time: 1.5, set: {'box.half.x': 30}});
        const results = await resultsThat(page, 'results.time === 1.5 && JSON.stringify(results).includes("30")');
        assert.strictEqual(results.shapes.box.half[0], 30);
        await page.screenshot({path: path.join(pictures, 'embed-dark.png')});
        await send(page, {set: {'nothing.x': 1}});
        await page.waitForFunction(() => window.said.some((each) => each.error));
        const error = await page.evaluate(() => window.said.find((each) => each.error).error);
        assert(error.includes('nothing'), error);
        await send(page, {set: {'box.half.y': true}});
        await resultsThat(page, 'results.shapes.box.half[1] === 1');
    },
    'what an article wishes while the lab loads is done when it has started': async (browser) => {
        const first = {time: 0.5, set: {'box.half.x': 31}};
        const {page} = await openArticle(browser, 'aabb-vs-segment', {first});
        const results = await resultsThat(page, 'results.time === 0.5');
        assert.strictEqual(results.shapes.box.half[0], 31);
    },
    'an article asks for a lesson step while the lab loads': async (browser) => {
        const {page} = await openArticle(browser, 'slabs/3');
        const there = await resultsThat(page, 'true');
        const {page: other} = await openArticle(browser, 'aabb-vs-circle', {first: {open: 'slabs/3'}});
        const results = await resultsThat(other, 'results.scene === ' + JSON.stringify(there.scene));
        assert.deepStrictEqual(Object.keys(results.shapes), Object.keys(there.shapes));
        assert(!(await other.evaluate(() => window.said.some((each) => each.error))));
    },
    'the address becomes a lesson step before the lab is seen': async (browser) => {
        const {page: direct} = await openArticle(browser, 'slabs/3');
        const there = await resultsThat(direct, 'true');
        const {page, frame} = await openArticle(browser, 'aabb-vs-segment', {before: 1500});
        await frame.waitForFunction(() => typeof Module === 'object');
        assert.strictEqual(await frame.evaluate(() => document.body.dataset.started), undefined);
        await frame.evaluate(() => { location.hash = 'slabs/3'; });
        await page.evaluate(() => document.getElementById('lab').scrollIntoView());
        await resultsThat(page, 'results.scene === ' + JSON.stringify(there.scene));
        assert(!(await page.evaluate(() => window.said.some((each) => each.error))));
    },
    'an article opens a case and a lesson step': async (browser) => {
        const {page, frame} = await openArticle(browser, 'slabs/3');
        await started(frame);
        await page.screenshot({path: path.join(pictures, 'embed-lesson.png')});
        await send(page, {open: 'isect1 box:aabb(0,0;5,5) dot:point(1,2) intersect(dot,box)'});
        await resultsThat(page, 'JSON.stringify(results).includes("dot")');
        await send(page, {open: 'no-such-scene'});
        await page.waitForFunction(() => window.said.some((each) => each.error && each.error.includes('no-such-scene')));
    },
    'it loads when it is seen, and draws only then': async (browser) => {
        const {page, frame} = await openArticle(browser, 'aabb-vs-segment', {before: 3000});
        await page.waitForTimeout(1500);
        assert.strictEqual(await frame.evaluate(() => document.body ? document.body.dataset.started : undefined), undefined);
        await page.evaluate(() => document.getElementById('lab').scrollIntoView());
        const seen = await (await page.waitForSelector('#lab')).contentFrame();
        await started(seen);
        await page.waitForTimeout(1000);
        await page.evaluate(() => window.scrollTo(0, 0));
        await page.waitForTimeout(500);
        const before = await frames(seen);
        await page.waitForTimeout(1500);
        assert.strictEqual(await frames(seen), before, 'no frame is drawn out of sight');
        await page.evaluate(() => document.getElementById('lab').scrollIntoView());
        await seen.waitForFunction((few) => Number(document.body.dataset.frames) > few, before);
    },
    'it plays, unless motion is to be reduced': async (browser) => {
        for (const [reducedMotion, plays] of [['no-preference', true], ['reduce', false]]) {
            const {page, frame} = await openArticle(browser, 'aabb-vs-segment', {reducedMotion});
            await started(frame);
            const first = (await resultsThat(page, 'true')).time;
            await page.waitForTimeout(1500);
            const later = (await resultsThat(page, 'true')).time;
            assert.strictEqual(later > first, plays, reducedMotion + ': ' + first + ' and then ' + later);
            await send(page, {play: !plays});
            await page.waitForTimeout(700);
            const at = (await resultsThat(page, 'true')).time;
            await page.waitForTimeout(1000);
            assert.strictEqual((await resultsThat(page, 'true')).time > at, !plays, reducedMotion + ', after the opposite command');
            await page.context().close();
        }
    }
};

fs.mkdirSync(pictures, {recursive: true});
runTests('embedded page', base, tests);
