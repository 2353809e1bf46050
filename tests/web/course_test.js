// The course beside the lab: course_test.js LINK. Its figures come to life, it can be read without JavaScript, and no
// page is wider than a phone.
'use strict';
const assert = require('assert');
const {Browser} = require('./browser');

const base = process.argv[2] + 'course/';

async function opened(browser, path, looks = {}) {
    const context = await browser.chromium.newContext({viewport: {width: 1280, height: 800}, ...looks});
    const page = await context.newPage();
    await page.goto(base + path);
    return page;
}

async function firstFigureIsAlive(browser) {
    const page = await opened(browser, '');
    await page.waitForSelector('figure.is-live iframe', {timeout: 60000});
    const address = await page.getAttribute('figure iframe', 'src');
    assert.match(address, /index\.html\?embed#isect1/);
}

async function figuresComeToLifeOneAtATime(browser) {
    const page = await opened(browser, 'slabs.html');
    await page.click('section:nth-of-type(1) a.live');
    await page.waitForSelector('section:nth-of-type(1) figure.is-live', {timeout: 60000});
    await page.click('section:nth-of-type(2) a.live');
    await page.waitForSelector('section:nth-of-type(2) figure.is-live', {timeout: 60000});
    assert.strictEqual(await page.locator('iframe').count(), 1);
    await page.click('.close');
    assert.strictEqual(await page.locator('iframe').count(), 0);
    assert.strictEqual(await page.locator('a.live').count(), await page.locator('figure').count());
}

async function readsWithoutScripts(browser) {
    const page = await opened(browser, 'slabs.html', {javaScriptEnabled: false});
    assert.strictEqual(await page.locator('h1').textContent(), 'Slabs');
    const picture = page.locator('section img').first();
    assert.ok((await picture.boundingBox()).width > 300);
    assert.match(await page.getAttribute('a.live', 'href'), /^\.\.\/index\.html#isect1/);
    await page.click('details summary');
    assert.ok(await page.locator('details p').first().isVisible());
}

async function fitsPhones(browser) {
    const page = await opened(browser, '', {viewport: {width: 360, height: 740}});
    const links = await page.locator('.lessons a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    assert.ok(links.length > 20);
    for (const path of ['index.html', ...links]) {
        await page.goto(base + path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 360, path + ' is ' + width + ' wide');
    }
}

async function main() {
    const browser = await Browser.start(base);
    let failed = 0;
    for (const test of [firstFigureIsAlive, figuresComeToLifeOneAtATime, readsWithoutScripts, fitsPhones]) {
        try {
            await test(browser);
        } catch (error) {
            ++failed;
            console.log('FAILED  course: ' + test.name + ': ' + error.message);
        }
    }
    await browser.close();
    console.log('course: ' + (4 - failed) + ' passed, ' + failed + ' failed');
    process.exitCode = failed === 0 ? 0 : 1;
}

main();
