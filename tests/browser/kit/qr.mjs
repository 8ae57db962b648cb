// Reads a QR code from the `<svg>` of a page, as a phone does, but without dirt or bad light: it corrects no errors.

import assert from 'node:assert/strict';

const QUIET_ZONE = 4;
// Blocks and the bytes of data in each, for the middle level of correction (ISO/IEC 18004, table 9), by version.
const BLOCKS = { 1: [1, 16], 2: [1, 28], 3: [1, 44], 4: [2, 32], 5: [2, 43], 6: [4, 27] };
const MASKS = [
  (y, x) => (y + x) % 2,
  (y) => y % 2,
  (y, x) => x % 3,
  (y, x) => (y + x) % 3,
  (y, x) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2,
  (y, x) => ((y * x) % 2) + ((y * x) % 3),
  (y, x) => (((y * x) % 2) + ((y * x) % 3)) % 2,
  (y, x) => (((y + x) % 2) + ((y * x) % 3)) % 2,
];
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

// The dark modules that the lines of a path cover: "M4 4.5h7m2 0h1…".
function modules(svg) {
  const side = Number(svg.match(/viewBox="0 0 (\d+)/)[1]) - 2 * QUIET_ZONE;
  const dark = Array.from({ length: side }, () => Array(side).fill(false));
  let [x, y] = [0, 0];
  for (const [, verb, right, down, length] of svg.match(/stroke="#000" d="([^"]*)"/)[1].matchAll(/([Mm])(-?\d+) ([\d.]+)h(\d+)/g)) {
    if (verb === 'M') [x, y] = [Number(right) - QUIET_ZONE, Math.floor(Number(down)) - QUIET_ZONE];
    else x += Number(right);
    for (let end = x + Number(length); x < end; x += 1) dark[y][x] = true;
  }
  return dark;
}

// The bytes of data, in their order.
function data(dark) {
  const side = dark.length;
  const version = (side - 17) / 4;
  assert.ok(BLOCKS[version], `a code of version ${version} is longer than the stories need`);
  const format = [0, 1, 2, 3, 4].map((at) => Number(dark[8][at])).reduce((bits, bit) => bits * 2 + bit, 0) ^ 0b10101;
  assert.equal(format >> 3, 0, 'the middle level of correction');
  const mask = MASKS[format & 7];
  const inSquare = (y, x, top, left, size) => y >= top && y < top + size && x >= left && x < left + size;
  const isPattern = (y, x) =>
    inSquare(y, x, 0, 0, 9) || inSquare(y, x, 0, side - 8, 9) || inSquare(y, x, side - 8, 0, 9) || y === 6 || x === 6 ||
    (version > 1 && inSquare(y, x, side - 9, side - 9, 5));
  const bits = [];
  let up = true;
  for (let right = side - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right -= 1; // the column of the timing pattern
    for (let step = 0; step < side; step += 1) {
      const y = up ? side - 1 - step : step;
      for (const x of [right, right - 1]) if (!isPattern(y, x)) bits.push(Number(dark[y][x] !== (mask(y, x) === 0)));
    }
  }
  const [blocks, size] = BLOCKS[version];
  const words = Array.from({ length: blocks * size }, (_, at) => bits.slice(8 * at, 8 * at + 8).join(''));
  return Array.from({ length: blocks }, (_, block) => words.filter((_, at) => at % blocks === block)).flat().join('');
}

// The text in a code.
export function readCode(svg) {
  const bits = data(modules(svg));
  let [at, text] = [0, ''];
  const take = (count) => parseInt(bits.slice(at, (at += count)), 2);
  for (;;) {
    const mode = bits.length - at < 4 ? 0 : take(4);
    if (mode === 0) return text;
    if (mode === 4) {
      const length = take(8);
      text += Buffer.from(Array.from({ length }, () => take(8))).toString('utf8');
    } else if (mode === 2) {
      let left = take(9);
      for (; left > 1; left -= 2) {
        const pair = take(11);
        text += SIGNS[Math.floor(pair / 45)] + SIGNS[pair % 45];
      }
      if (left === 1) text += SIGNS[take(6)];
    } else {
      assert.equal(mode, 1, 'digits, letters or bytes');
      let left = take(10);
      for (; left >= 3; left -= 3) text += String(take(10)).padStart(3, '0');
      if (left > 0) text += String(take(left === 2 ? 7 : 4)).padStart(left, '0');
    }
  }
}
