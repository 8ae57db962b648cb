// Pictures of pages made small: WebP without loss, of few colours. A page has few colours, and of the many shades at the
// edges of letters nobody sees which of the next ones replaces them. Letters that are fitted to whole points look the same
// wherever they are, and are stored once. On Debian, fonts-liberation and fonts-noto-cjk have the letters of all languages.

import { readFileSync } from 'node:fs';

import encode, { init } from '@jsquash/webp/encode.js';

const COLOURS = 12;
// Rarer ones are only shades between two of these.
const CANDIDATES = 64;
const LOSSLESS = { lossless: 1, quality: 90, method: 4 };

// Lets browsers that are started after this fit letters to points.
export function fitted() {
  process.env.FONTCONFIG_FILE = new URL('fonts.conf', import.meta.url).pathname;
}

// What makes a picture small: takes a screenshot of a page (PNG), and returns its WebP.
export async function studio(browser) {
  const page = await (await browser.newContext()).newPage();
  // Node finds a module's files, but its `fetch` does not read them
  const encoder = import.meta.resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm');
  await init(new WebAssembly.Module(readFileSync(new URL(encoder))));
  return async (png) => {
    const { points, width, height } = await decoded(page, png);
    return Buffer.from(await encode({ data: new Uint8ClampedArray(reduced(points).buffer), width, height }, LOSSLESS));
  };
}

// The points of a PNG, each a number: `{ points, width, height }`.
async function decoded(page, png) {
  const { bytes, width, height } = await page.evaluate(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    const [width, height] = [image.naturalWidth, image.naturalHeight];
    Object.assign(canvas, { width, height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    let bytes = '';
    for (let at = 0; at < data.length; at += 32_768) bytes += String.fromCharCode(...data.subarray(at, at + 32_768));
    return { bytes: btoa(bytes), width, height };
  }, `data:image/png;base64,${png.toString('base64')}`);
  const raw = Uint8Array.from(Buffer.from(bytes, 'base64'));
  return { points: new Uint32Array(raw.buffer), width, height };
}

function distance(one, other) {
  const [red, green, blue] = [0, 8, 16].map((shift) => ((one >> shift) & 255) - ((other >> shift) & 255));
  return red * red + green * green + blue * blue;
}

// The same points in few colours: one after the other, the colour is kept that brings all points nearest to what they were.
function reduced(points) {
  const counts = new Map();
  for (const point of points) counts.set(point, (counts.get(point) ?? 0) + 1);
  const all = [...counts].sort((one, other) => other[1] - one[1]);
  const candidates = all.slice(0, CANDIDATES).map(([colour]) => ({ colour, far: all.map(([other]) => distance(colour, other)) }));
  const errors = all.map(() => distance(0, 0xffffff));
  const nearest = all.map(() => 0);
  const gain = ({ far }) => far.reduce((sum, far, place) => sum + Math.max(0, errors[place] - far) * all[place][1], 0);
  for (let kept = 0; kept < COLOURS; kept += 1) {
    const gains = candidates.map(gain);
    const best = candidates[gains.indexOf(Math.max(...gains))];
    best.far.forEach((far, place) => {
      if (far >= errors[place]) return;
      errors[place] = far;
      nearest[place] = best.colour;
    });
  }
  const replaced = new Map(all.map(([colour], place) => [colour, nearest[place]]));
  return points.map((point) => replaced.get(point));
}
