// Runs the tests of a file in one browser, each in pages of its own, and reports them. A test also fails if the
// browser's console says anything.
'use strict';
const {Browser} = require('./browser');
const {report} = require('./report');

async function runTests(name, base, tests) {
    const browser = await Browser.start(base);
    const problems = [];
    for (const [title, test] of Object.entries(tests)) {
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
        if (problem !== '') problems.push(title + ': ' + problem);
        console.log((problem === '' ? 'passed  ' : 'FAILED  ') + title + '  ' + (Date.now() - begin) + ' ms');
        if (problem !== '') console.log('    ' + problem);
    }
    await browser.close();
    report(name, Object.keys(tests).length, problems);
}

module.exports = {runTests};
