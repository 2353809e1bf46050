// Opens the page of the lab in Chromium, and says what went wrong in its console.
'use strict';
const {chromium} = require('playwright-core');

class Browser {
    static async start(base) {
        const made = new Browser();
        made.base = base;
        made.problems = [];
        // Chromium draws WebGL on the processor, so that no graphics card is needed.
        const options = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader',
            '--disable-features=LocalNetworkAccessChecks'];  // of an article elsewhere that embeds the page here
        made.chromium = await chromium.launch({executablePath: '/usr/bin/chromium', args: options});
        return made;
    }

    // An empty page of its own, as if by a new user: {width, height, density, touch}, and what Playwright knows.
    async context(looks = {}) {
        const {width = 1280, height = 800, density = 1, touch = false, ...others} = looks;
        const context = await this.chromium.newContext({
            viewport: {width, height},
            deviceScaleFactor: density,
            hasTouch: touch,
            permissions: ['clipboard-read', 'clipboard-write'],
            ...others
        });
        const page = await context.newPage();
        page.on('pageerror', (error) => this.problems.push('exception: ' + (error.message || error)));
        page.on('console', (line) => {
            const isDriver = line.text().includes('GPU stall') || line.text().includes('WebGL-');
            const isProblem = line.type() === 'error' || line.type() === 'warning';
            if (isProblem && !isDriver) this.problems.push(line.type() + ': ' + line.text());
        });
        return page;
    }

    // The lab in a page of its own.
    async open(fragment, looks = {}) {
        const page = await this.context(looks);
        await page.goto(this.base + fragment);
        await started(page);
        return page;
    }

    async close() {
        await this.chromium.close();
    }
}

// Waits until the lab runs in a page or a frame, which may have no body yet.
async function started(page) {
    await page.waitForFunction(() => document.body && document.body.dataset.started !== undefined, null,
        {timeout: 60000});
}

// The address shown, once it fulfils a condition.
async function addressThat(page, isWanted, what) {
    const end = Date.now() + 10000;
    let address = '';
    while (Date.now() < end) {
        address = decodeURIComponent(new URL(page.url()).hash);
        if (isWanted(address)) return address;
        await page.waitForTimeout(50);
    }
    throw new Error('the address ' + what + ', but it is ' + address);
}

// Runs a command by its name, as somebody who searches for it.
async function command(page, name) {
    await page.keyboard.press('Control+p');
    await settled(page);
    await page.keyboard.type(name, {delay: 20});
    await settled(page);
    await page.keyboard.press('Enter');
    await settled(page);
}

// Waits until the lab has drawn what an event changed.
async function settled(page) {
    await page.evaluate(() => new Promise((done) => {
        let left = 6;
        const wait = () => (--left === 0 ? done() : requestAnimationFrame(wait));
        requestAnimationFrame(wait);
    }));
}

module.exports = {Browser, addressThat, command, settled, started};
