import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Raster } from './raster.ts';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const compress = promisify(deflate);

/** A PNG as a data URI, with nothing in it but pixels. Compressed off the main thread. */
export async function pngDataUri(raster: Raster): Promise<string> {
  const { width, height, rgba } = raster;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits a channel, RGBA; the rest stays 0.
  header.set([8, 6], 8);

  const stride = width * 4;
  const rows = Buffer.alloc(height * (stride + 1));
  for (let y = 0; y < height; y += 1) {
    // Filter 1: each byte as the difference from the pixel to its left, which packs slopes well.
    const row = y * (stride + 1);
    rows[row] = 1;
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (rgba[y * stride + x - 4] ?? 0);
      rows[row + 1 + x] = (rgba[y * stride + x] ?? 0) - left;
    }
  }
  const png = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', await compress(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
