// Compares the results of every scene in the browser with those of the native lab, to the last digit:
// node results_test.js ADDRESS NATIVE_LAB. The page must be served at the address.
'use strict';
const {execFileSync} = require('child_process');
const {Browser} = require('./browser');
const {report} = require('./report');

const [base, lab] = process.argv.slice(2);
const moments = [0, 1.37];

// What the page answers for a scene at a time. A crowd of a million takes a while to be there.
async function inBrowser(page, id, time, wanted) {
    await page.evaluate(([scene, moment]) => {
        Module.page.call('lab_go_to', ['string', 'string', 'string'], [scene, '', '']);
        Module.page.call('lab_seek', ['number'], [moment]);
    }, [id, time]);
    for (let tries = 0;; ++tries) {
        const said = await page.evaluate(() => Module.ccall('lab_results', 'string', [], []));
        if (said.trim() === wanted.trim() || tries === 100) return said;
        await page.waitForTimeout(100);
    }
}

function natively(given) {
    return execFileSync(lab, given, {encoding: 'utf8', maxBuffer: 1 << 28});
}

async function main() {
    const ids = natively(['--list']).trim().split('\n').map((line) => line.split('\t')[0]);
    const browser = await Browser.start(base);
    const page = await browser.open('');
    const problems = [];
    for (const [number, id] of ids.entries()) {
        if (number % 20 === 0) console.log('  scene ' + (number + 1) + ' of ' + ids.length);
        for (const time of moments) {
            // The text is what the command line writes.
            const wanted = natively(['--scene', id, '--time', String(time), '--json', '-']);
            const said = await inBrowser(page, id, time, wanted);
            if (said.trim() === wanted.trim()) continue;
            problems.push(id + ' at ' + time + ' differs in the browser');
            console.log(said + '\nbut natively\n' + wanted);
        }
    }
    await browser.close();
    report('results of every scene', ids.length * moments.length, problems);
}

main();
