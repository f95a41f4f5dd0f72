import { crc32, inflateSync } from 'node:zlib';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { QUIET_ZONE, qrPng } from './qr-png.ts';

/** Reads a PNG of ours as any other program would: checks of chunks and stream included. */
function read(png: Uint8Array) {
  const bytes = Buffer.from(png);
  expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    const named = bytes.subarray(at + 4, at + 8 + length);
    expect(bytes.readUInt32BE(at + 8 + length)).toBe(crc32(named));
    chunks.set(named.toString('latin1', 0, 4), named.subarray(4));
    at += length + 12;
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'IDAT', 'IEND']);
  const head = chunks.get('IHDR') as Buffer;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  expect([...head.subarray(8)]).toEqual([1, 0, 0, 0, 0]);
  const lines = inflateSync(chunks.get('IDAT') as Buffer);
  const lineBytes = 1 + Math.ceil(width / 8);
  expect(lines.length).toBe(lineBytes * height);
  const isDark = (x: number, y: number) =>
    ((lines[y * lineBytes + 1 + (x >> 3)] ?? 0) & (0x80 >> (x & 7))) === 0;
  return { width, height, isDark };
}

type Picture = ReturnType<typeof read>;

function scanned({ width, height, isDark }: Picture): string | undefined {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(x, y)) pixels.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return jsQR(pixels, width, height)?.data;
}

/** Pixels from each edge to the first that is dark: left, right, top, bottom. */
function margins({ width, height, isDark }: Picture): number[] {
  const [xs, ys] = [new Set<number>(), new Set<number>()];
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (isDark(x, y)) {
        xs.add(x);
        ys.add(y);
      }
  return [Math.min(...xs), width - 1 - Math.max(...xs), Math.min(...ys), height - 1 - Math.max(...ys)];
}

const pngOf = (text: string, scale: number) =>
  qrPng(encode(text, { ecc: 'M', border: QUIET_ZONE }).data, scale);

it.each([
  ['an address', 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8'],
  ['a link of a payment', `https://pay.example.com/q/${'8f31c2'.repeat(20)}`],
])('the picture of %s is read by a scanner, in a quiet zone of four white modules', (_what, text) => {
  for (const scale of [3, 8, 12]) {
    const picture = read(pngOf(text, scale));
    expect(scanned(picture)).toBe(text);
    expect(margins(picture)).toEqual([4, 4, 4, 4].map(modules => modules * scale));
  }
});

it('a picture longer than a block of its stream is whole', () => {
  const rows = Array.from({ length: 100 }, (_, y) =>
    Array.from({ length: 100 }, (_, x) => (x ^ y) % 3 === 0),
  );
  const { width, height, isDark } = read(qrPng(rows, 12));
  expect([width, height]).toEqual([1_200, 1_200]);
  for (const [y, row] of rows.entries())
    for (const [x, dark] of row.entries()) {
      expect(isDark(x * 12, y * 12)).toBe(dark);
      expect(isDark(x * 12 + 11, y * 12 + 11)).toBe(dark);
    }
});

it('draws each square in its place', () => {
  const rows = [
    [true, true, false],
    [false, false, true],
  ];
  const { width, height, isDark } = read(qrPng(rows, 1));
  expect([width, height]).toEqual([3, 2]);
  expect(rows.map((row, y) => row.map((_, x) => isDark(x, y)))).toEqual(rows);
});
