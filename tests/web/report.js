// The last line of each test program, which run.sh adds up.
'use strict';

function report(name, count, problems) {
    for (const problem of problems) console.log('failed: ' + name + ': ' + problem);
    console.log(name + ': ' + (count - problems.length) + ' passed, ' + problems.length + ' failed');
    process.exitCode = problems.length === 0 ? 0 : 1;
}

module.exports = {report};
