import sharp from 'sharp';

/** A file somebody sends as a picture, and what becomes of it. */
export interface PictureFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** `drawn` is kept, drawn anew; the others are the reasons of a refusal. `either`: never as it was sent. */
  readonly becomes: 'drawn' | 'picture-format' | 'picture-size' | 'picture-broken' | 'either';
}

export type Format = 'jpeg' | 'png' | 'webp';
export const formats: readonly Format[] = ['jpeg', 'png', 'webp'];

/** What must not be found in anything that is kept. */
export const planted = {
  script: '<script>alert("planted")</script>',
  place: '39/1 54/1 1500/100',
  artist: 'planted-artist',
} as const;

/** A file of these characters, one byte each. */
export const text = (value: string) => Buffer.from(value, 'latin1');
/** One file of several parts. */
export const join = (...parts: readonly Uint8Array[]) => Buffer.concat(parts);

/** A picture without anything planted. @param width px. @param height px. */
export function plainPicture(format: Format, width = 48, height = 32): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#2f6f4f' } })
    .toFormat(format)
    .toBuffer();
}
