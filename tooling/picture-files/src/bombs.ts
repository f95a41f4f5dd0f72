import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { chunk, claimingPng, greyPng, withChunks } from './make-png.ts';
import { join, type PictureFile, plainPicture, text } from './picture-file.ts';

/** Small files that are large once decoded, or claim to be. */
export async function bombs(): Promise<PictureFile[]> {
  const jpeg = await plainPicture('jpeg');
  const webp = await plainPicture('webp');
  const wide = Buffer.from(webp);
  // The 14 bits of each side in the frame of a lossy WebP.
  wide.writeUInt16LE(0x3fff, 26);
  wide.writeUInt16LE(0x3fff, 28);
  const frames = await Promise.all([1, 2, 3].map(n => plainPicture('png', 16 * n, 16 * n)));
  const animated = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0, delay: 40 })
    .toBuffer();
  const packed = deflateSync(Buffer.alloc(50_000_000), { level: 9 });
  const small = await plainPicture('png');
  return [
    { name: 'PNG that claims 65,535 px a side', bytes: claimingPng(65_535, 65_535), becomes: 'picture-size' },
    { name: 'PNG that claims 2^31 - 1 px', bytes: claimingPng(2 ** 31 - 1, 2 ** 31 - 1), becomes: 'either' },
    { name: 'PNG that claims no height', bytes: claimingPng(10, 0), becomes: 'picture-broken' },
    {
      name: 'PNG that claims more than it holds',
      bytes: claimingPng(3_000, 3_000),
      becomes: 'picture-broken',
    },
    { name: 'PNG of 225 megapixels in 219 KB', bytes: greyPng(15_000, 15_000), becomes: 'picture-size' },
    { name: 'PNG of more than 16 megapixels', bytes: greyPng(4_096, 4_000), becomes: 'picture-size' },
    { name: 'PNG of 16 megapixels', bytes: greyPng(4_000, 4_000), becomes: 'drawn' },
    {
      name: 'PNG with 50 MB in a compressed text',
      bytes: withChunks(small, chunk('zTXt', join(text('Comment\0\0'), packed))),
      becomes: 'either',
    },
    {
      name: 'PNG with 50 MB in its colour profile',
      bytes: withChunks(small, chunk('iCCP', join(text('icc\0\0'), packed))),
      becomes: 'either',
    },
    {
      name: 'PNG with 50 MB in an international text',
      bytes: withChunks(small, chunk('iTXt', join(text('XML:com.adobe.xmp\0\u0001\0\0\0'), packed))),
      becomes: 'either',
    },
    {
      name: 'PNG with a chunk that claims 2 GB',
      bytes: withChunks(small, join(Buffer.from([0x7f, 0xff, 0xff, 0xff]), text('tEXt'))),
      becomes: 'picture-broken',
    },
    {
      name: 'PNG with 2,000 texts',
      bytes: withChunks(small, ...Array.from({ length: 2_000 }, (_, n) => chunk('tEXt', text(`k${n}\0v`)))),
      becomes: 'either',
    },
    // The decoder itself reads no header beyond 65,500.
    {
      name: 'JPEG that claims 65,535 px a side',
      bytes: claimingJpeg(jpeg, 65_535, 65_535),
      becomes: 'picture-broken',
    },
    {
      name: 'JPEG that claims 65,000 px a side',
      bytes: claimingJpeg(jpeg, 65_000, 65_000),
      becomes: 'picture-size',
    },
    {
      name: 'JPEG that claims 65,000 px of height',
      bytes: claimingJpeg(jpeg, 1, 65_000),
      becomes: 'picture-size',
    },
    { name: 'WebP that claims 16,383 px a side', bytes: wide, becomes: 'picture-size' },
    {
      name: 'JPEG of more than 2 MB',
      bytes: join(jpeg, Buffer.alloc(2 * 1024 * 1024)),
      becomes: 'picture-size',
    },
    { name: 'animated WebP', bytes: animated, becomes: 'drawn' },
    {
      name: 'animated PNG',
      bytes: withChunks(small, chunk('acTL', Buffer.from([0, 0, 0xff, 0xff, 0, 0, 0, 0]))),
      becomes: 'either',
    },
  ];
}

/** A JPEG whose frame header claims other sides. */
function claimingJpeg(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at < copy.length - 9; at += 2 + copy.readUInt16BE(at + 2)) {
    const marker = copy[at + 1] ?? 0;
    if (marker !== 0xc0 && marker !== 0xc2) continue;
    copy.writeUInt16BE(height, at + 5);
    copy.writeUInt16BE(width, at + 7);
    break;
  }
  return copy;
}
