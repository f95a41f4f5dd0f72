import { crc32, deflateSync } from 'node:zlib';
import { join, text } from './picture-file.ts';

/** A chunk of a PNG with its length and its sum. */
export function chunk(type: string, data: Uint8Array): Buffer {
  const body = join(text(type), data);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return join(length, body, sum);
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function pngHeader(width: number, height: number, depth = 8, colour = 0): Buffer {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(width, 0);
  data.writeUInt32BE(height, 4);
  data.set([depth, colour, 0, 0, 0], 8);
  return chunk('IHDR', data);
}

/** A grey PNG of these sides; its pixels compress to a thousandth. */
export function greyPng(width: number, height: number, more: readonly Buffer[] = []): Buffer {
  const pixels = deflateSync(Buffer.alloc((width + 1) * height), { level: 9 });
  return join(
    signature,
    pngHeader(width, height),
    ...more,
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  );
}

/** A PNG whose header claims these sides and whose pixels are few. */
export function claimingPng(width: number, height: number): Buffer {
  return join(
    signature,
    pngHeader(width, height),
    chunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    chunk('IEND', Buffer.alloc(0)),
  );
}

/** A PNG with chunks right after its header. */
export function withChunks(png: Buffer, ...chunks: readonly Buffer[]): Buffer {
  const afterHeader = 8 + 25;
  return join(png.subarray(0, afterHeader), ...chunks, png.subarray(afterHeader));
}
