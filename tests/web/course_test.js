// The course beside the lab: course_test.js LINK. Its figures come to life, it can be read without JavaScript, and no
// page is wider than a phone.
'use strict';
const assert = require('assert');
const {runTests} = require('./run_tests');

const base = process.argv[2] + 'course/';

async function opened(browser, path, looks = {}) {
    const page = await browser.context(looks);
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
    const page = await opened(browser, '', {width: 360, height: 740});
    const links = await page.locator('.lessons a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    assert.ok(links.length > 20);
    for (const path of ['index.html', ...links]) {
        await page.goto(base + path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(width <= 360, path + ' is ' + width + ' wide');
    }
}

runTests('course', base, {
    'the first figure is alive': firstFigureIsAlive,
    'figures come to life one at a time': figuresComeToLifeOneAtATime,
    'a lesson can be read without scripts': readsWithoutScripts,
    'every page fits a phone': fitsPhones
});
