// Runs the tests of a file, each in a browser of its own, and reports them. A test also fails if the browser's console
// says anything. What fails is tried once more, since a busy machine may keep a browser waiting for longer than a test
// does; the output says so.
'use strict';
const {Browser} = require('./browser');
const {report} = require('./report');

const tries = 2;
const longest = 180;  // seconds for a try

// What a promise resolves to, unless that takes too long.
function within(seconds, promise) {
    let timer = null;
    const late = new Promise((_, fail) => {
        timer = setTimeout(() => fail(new Error('it took more than ' + seconds + ' seconds')), seconds * 1000);
    });
    return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

// What went wrong; empty if nothing did.
async function problemOf(base, test) {
    const browser = await Browser.start(base);
    let problem = '';
    try {
        await within(longest, test(browser));
        if (browser.problems.length > 0) problem = 'the console says ' + browser.problems.join('; ');
    } catch (error) {
        problem = error.message;
    }
    // A page that is still being loaded may refuse to close.
    await within(10, browser.close()).catch(() => {});
    return problem;
}

async function runTests(name, base, tests) {
    const problems = [];
    for (const [title, test] of Object.entries(tests)) {
        let problem = '';
        for (let attempt = 1; attempt === 1 || (problem !== '' && attempt <= tries); ++attempt) {
            const begin = Date.now();
            problem = await problemOf(base, test);
            const word = problem === '' ? 'passed  ' : attempt < tries ? 'again   ' : 'FAILED  ';
            console.log(word + title + '  ' + (Date.now() - begin) + ' ms');
            if (problem !== '') console.log('    ' + problem);
        }
        if (problem !== '') problems.push(title + ': ' + problem);
    }
    report(name, Object.keys(tests).length, problems);
    process.exit();
}

module.exports = {runTests};
