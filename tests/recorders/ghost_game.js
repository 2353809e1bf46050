// The game of ghost_game.cpp, with the same bug in the same frame, recorded with assets/recorders/recorder.js.
//
//     node ghost_game.js ghost.recording
//
// The lines that begin with `recorder.` are all that recording takes.

const fs = require("node:fs");
require("../../assets/recorders/recorder.js");

const left = box => box.x - box.halfWidth, right = box => box.x + box.halfWidth;
const top = box => box.y - box.halfHeight, bottom = box => box.y + box.halfHeight;

// The times during which a moving interval overlaps another one.
function overlap(low, high, motion, otherLow, otherHigh) {
    if (motion > 0) return { enter: (otherLow - high) / motion, leave: (otherHigh - low) / motion };
    if (motion < 0) return { enter: (otherHigh - low) / motion, leave: (otherLow - high) / motion };
    if (low < otherHigh && otherLow < high) return { enter: -Infinity, leave: Infinity };
    return { enter: Infinity, leave: -Infinity };
}

function sweepOne(mover, dx, dy, box) {
    const x = overlap(left(mover), right(mover), dx, left(box), right(box));
    const y = overlap(top(mover), bottom(mover), dy, top(box), bottom(box));
    const time = Math.max(x.enter, y.enter);
    if (time < 0 || time > 1 || time >= Math.min(x.leave, y.leave)) return null;
    if (x.enter > y.enter) return { time, normalX: dx > 0 ? -1 : 1, normalY: 0, box };
    return { time, normalX: 0, normalY: dy > 0 ? -1 : 1, box };
}

function sweep(mover, dx, dy, boxes) {
    let first = null;
    for (const box of boxes) {
        const hit = sweepOne(mover, dx, dy, box);
        if (hit && (!first || hit.time < first.time)) first = hit;
    }
    return first;
}

const lerp = (from, to, time) => from * (1 - time) + to * time;

// Moves the hero to the first hit, then along what it met.
function slide(hero, dx, dy, boxes) {
    let floor = null, wall = null;
    for (let pass = 0; pass < 3 && (dx !== 0 || dy !== 0); ++pass) {
        const hit = sweep(hero, dx, dy, boxes) ?? { time: 1, normalX: 0, normalY: 0, box: null };
        hero.x = lerp(hero.x, hero.x + dx, hit.time);
        hero.y = lerp(hero.y, hero.y + dy, hit.time);
        if (hit.normalX !== 0) wall = hit.box;
        if (hit.normalY < 0) floor = hit.box;
        dx = hit.normalX !== 0 ? 0 : dx * (1 - hit.time);
        dy = hit.normalY !== 0 ? 0 : dy * (1 - hit.time);
    }

    // The hero stands exactly on the floor, so that rounding errors do not add up.
    if (floor) hero.y = top(floor) - hero.halfHeight;
    return { floor, wall };
}

const boxes = [];
for (let k = 0; k < 12; ++k) boxes.push({ id: `floor${k}`, x: 8.1 + 16 * k, y: 108.3, halfWidth: 8, halfHeight: 8 });
boxes.push({ id: "left_wall", x: -7.9, y: 76.3, halfWidth: 8, halfHeight: 24 });
boxes.push({ id: "right_wall", x: 200.1, y: 76.3, halfWidth: 8, halfHeight: 24 });
const hero = { id: "hero", x: 40.1, y: 92.3, halfWidth: 4, halfHeight: 8 };
let velocityX = 2.5, velocityY = 0;
let random = 232;  // With this seed, the bug comes in one frame.

const file = fs.openSync(process.argv[2], "w");
const recorder = new Recorder(text => fs.writeSync(file, text), "double", "y_down", 1 / 60, "px", "ghost_game.js");

for (let frame = 0; frame < 6000; ++frame) {
    recorder.frame(frame);
    for (const box of [...boxes, hero])
        recorder.shape(box.id, "box", box.x, box.y, box.halfWidth, box.halfHeight);

    // The player presses and releases the jump button at random. An early release makes the jump lower.
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
    if (velocityY < 0 && random >>> 29 === 0) velocityY *= 0.5;
    if (random >>> 26 === 1) {
        const ground = sweep(hero, 0, 1, boxes);
        const answer = ground ? [ground.time, ground.normalX, ground.normalY, ground.box.id] : ["miss"];
        recorder.query("ground", "sweep", "hero", 0, 1, "all", ...answer);
        if (ground) velocityY = -5;
    }

    velocityY += 0.5;
    const { floor, wall } = slide(hero, velocityX, velocityY, boxes);
    recorder.query("move", "slide", "hero", velocityX, velocityY, "all", hero.x, hero.y);
    if (floor) velocityY = 0;
    if (wall) velocityX = -velocityX;
}
recorder.flush();
