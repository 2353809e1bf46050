// Compares the results of every scene in the browser with those of the native lab, to the last digit:
// node results_test.js ADDRESS NATIVE_LAB. The page must be served at the address.
'use strict';
const {execFileSync} = require('child_process');
const {Browser} = require('./browser');

const [base, lab] = process.argv.slice(2);
const moments = ['0', '1.37'];

// Runs the program of the page with the arguments of the command line, in a page that is otherwise empty.
async function inBrowser(page, lists) {
    return page.evaluate(async ([address, all]) => {
        const script = await (await fetch(address + 'intersect-lab.js')).text();
        const program = await WebAssembly.compileStreaming(fetch(address + 'intersect-lab.wasm'));
        const run = (given) => new Promise((done) => {
            const lines = [];
            const module = {
                arguments: given,
                print: (text) => lines.push(text),
                printErr: (text) => lines.push(text),
                instantiateWasm: (imports, ready) => {
                    WebAssembly.instantiate(program, imports).then((instance) => ready(instance, program));
                    return {};
                },
                onRuntimeInitialized: () => setTimeout(() => done(lines.join('\n') + '\n'), 0)
            };
            new Function('Module', script)(module);
        });
        const said = [];
        for (const given of all) said.push(await run(given));
        return said;
    }, [base, lists]);
}

function natively(given) {
    return execFileSync(lab, given, {encoding: 'utf8', maxBuffer: 1 << 28});
}

async function main() {
    const ids = natively(['--list']).trim().split('\n').map((line) => line.split('\t')[0]);
    const lists = [];
    for (const id of ids) for (const time of moments) lists.push(['--scene', id, '--time', time, '--json', '-']);
    const browser = await Browser.start(base);
    const page = await (await browser.chromium.newContext()).newPage();
    await page.goto(base + 'intersect-lab.js');
    let failed = 0;
    for (let first = 0; first < lists.length; first += 20) {
        const some = lists.slice(first, first + 20);
        const said = await inBrowser(page, some);
        for (let i = 0; i < some.length; ++i) {
            if (said[i] === natively(some[i])) continue;
            ++failed;
            console.log('FAILED  ' + some[i].join(' ') + ' answers otherwise in the browser');
            console.log(said[i]);
        }
    }
    await browser.close();
    console.log(lists.length - failed + ' results are the same in the browser, ' + failed + ' differ');
    process.exitCode = failed === 0 ? 0 : 1;
}

main();
