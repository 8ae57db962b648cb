// Pictures of pages made small: a PNG with a palette in place of three bytes for each point. A page has few colours, and
// of the many shades at the edges of letters nobody sees which of the next ones stands for them.

import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
const COLOURS = 256;

function* chunks(png) {
  for (let at = SIGNATURE.length; at < png.length; ) {
    const length = png.readUInt32BE(at);
    yield { type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, at + 8 + length) };
    at += length + 12;
  }
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

function nearest(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

// The bytes of all points, of `size` bytes each, without the filters of the lines.
function points(data, width, height, size) {
  const line = width * size;
  const out = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1) {
    const filter = data[y * (line + 1)];
    for (let x = 0; x < line; x += 1) {
      const at = y * line + x;
      const left = x >= size ? out[at - size] : 0;
      const above = y > 0 ? out[at - line] : 0;
      const corner = x >= size && y > 0 ? out[at - line - size] : 0;
      const add = [0, left, above, (left + above) >> 1, nearest(left, above, corner)][filter];
      out[at] = data[y * (line + 1) + 1 + x] + add;
    }
  }
  return out;
}

// The same picture with a palette of its most frequent colours.
export function smaller(png) {
  const all = [...chunks(png)];
  const head = all[0].data;
  const [width, height, depth, type, interlaced] = [head.readUInt32BE(0), head.readUInt32BE(4), head[8], head[9], head[12]];
  if (depth !== 8 || ![2, 6].includes(type) || interlaced) return png;
  const size = type === 6 ? 4 : 3;
  const data = inflateSync(Buffer.concat(all.filter((one) => one.type === 'IDAT').map((one) => one.data)));
  const raw = points(data, width, height, size);
  const counts = new Map();
  const colourAt = (index) => (raw[index * size] << 16) | (raw[index * size + 1] << 8) | raw[index * size + 2];
  for (let index = 0; index < width * height; index += 1) counts.set(colourAt(index), (counts.get(colourAt(index)) ?? 0) + 1);
  const kept = [...counts].sort((one, other) => other[1] - one[1]).slice(0, COLOURS).map(([colour]) => colour);
  const places = new Map(kept.map((colour, place) => [colour, place]));
  const distance = (one, other) =>
    [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0);
  const placeOf = (colour) => {
    if (!places.has(colour)) {
      const best = kept.reduce((best, other, place) => (distance(colour, other) < distance(colour, kept[best]) ? place : best), 0);
      places.set(colour, best);
    }
    return places.get(colour);
  };
  const lines = Buffer.alloc((width + 1) * height);
  for (let index = 0; index < width * height; index += 1) {
    lines[Math.floor(index / width) * (width + 1) + 1 + (index % width)] = placeOf(colourAt(index));
  }
  const newHead = Buffer.from(head);
  newHead[9] = 3;
  const palette = Buffer.from(kept.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', newHead),
    chunk('PLTE', palette),
    chunk('IDAT', deflateSync(lines, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
