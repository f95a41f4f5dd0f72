import sharp from 'sharp';
import { formats, join, type PictureFile, plainPicture, planted, text } from './picture-file.ts';

/** Pictures that end too early, and what only begins like one. */
export async function brokenPictures(): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  const magic = { jpeg: 3, png: 8, webp: 12 };
  for (const format of formats) {
    const picture = await sharp(await plainPicture(format, 400, 300))
      .composite([{ input: await plainPicture('png', 100, 200), left: 20, top: 20 }])
      .toFormat(format)
      .toBuffer();
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const bytes = picture.subarray(0, Math.max(magic[format], Math.floor(picture.length * share)));
      files.push({ name: `${format}, ${share} of it`, bytes, becomes: 'picture-broken' });
    }
    files.push({
      name: `${format}, its magic alone`,
      bytes: picture.subarray(0, magic[format]),
      becomes: 'picture-broken',
    });
    files.push({
      name: `magic of ${format} before HTML`,
      bytes: join(picture.subarray(0, magic[format]), text(planted.script.repeat(20))),
      becomes: 'picture-broken',
    });
    files.push({
      name: `magic of ${format} before zeros`,
      bytes: join(picture.subarray(0, magic[format]), Buffer.alloc(2_000)),
      becomes: 'picture-broken',
    });
  }
  return files;
}
