import { inflateSync } from 'node:zlib';
import type { Raster } from '../raster.ts';

/** Reads a picture as the platform writes it: a data URI of an RGBA PNG whose rows are differences to the left. */
export function readPng(dataUri: string): Raster {
  const file = Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');
  const packed: Buffer[] = [];
  for (let at = 8; at < file.length; at += file.readUInt32BE(at) + 12) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + length));
  }
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const rows = inflateSync(Buffer.concat(packed));
  const rgba = new Uint8ClampedArray(width * height * 4);
  const stride = width * 4;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < stride; x += 1) {
      const left = x < 4 ? 0 : (rgba[y * stride + x - 4] ?? 0);
      rgba[y * stride + x] = ((rows[y * (stride + 1) + 1 + x] ?? 0) + left) & 0xff;
    }
  }
  return { width, height, rgba };
}
