import { Refusal } from '@lobby/platform-kernel/calls/refusal';
import sharp, { type Metadata } from 'sharp';

/** A picture as it is kept and served. */
export interface Picture {
  /** WebP. */
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const mostBytes = 2 * 1024 * 1024;
/** Of a file, and of what is kept. */
const longestSide = 4_096;
const keptSide = 2_048;
const mostPixels = 16_000_000;
/** Decoding ends after this, whatever the file makes of it. */
const longestSeconds = 10;

// Whatever else a file claims to be is not even tried.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws a file's picture anew: upright, at most 2,048 px a side, one frame, WebP, without metadata. Size and pixels are
 * judged before anything is decoded.
 * @throws Refusal 'file-upload-failure' with the reason: picture-format, picture-size or picture-broken.
 */
export async function redrawPicture(file: Uint8Array): Promise<Picture> {
  if (file.length > mostBytes) throw refused('picture-size');
  if (!isPicture(file)) throw refused('picture-format');
  const header = await headerOf(file);
  const { width, height } = header;
  if (width > longestSide || height > longestSide || width * height > mostPixels)
    throw refused('picture-size');
  try {
    const { data, info } = await open(file)
      .autoOrient()
      .resize({ width: keptSide, height: keptSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .timeout({ seconds: longestSeconds })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    throw refused('picture-broken');
  }
}

const open = (file: Uint8Array) => sharp(file, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 });

async function headerOf(file: Uint8Array): Promise<Metadata> {
  try {
    return await open(file).metadata();
  } catch (error) {
    const isLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw refused(isLarge ? 'picture-size' : 'picture-broken');
  }
}

/** The first bytes of the three formats; undefined where any byte may stand. */
const beginnings: readonly (readonly (number | undefined)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x52, 0x49, 0x46, 0x46, undefined, undefined, undefined, undefined, 0x57, 0x45, 0x42, 0x50],
];

function isPicture(file: Uint8Array): boolean {
  return beginnings.some(bytes => bytes.every((byte, at) => byte === undefined || byte === file[at]));
}

function refused(reason: 'picture-format' | 'picture-size' | 'picture-broken'): Refusal {
  return new Refusal('file-upload-failure', { reason });
}
