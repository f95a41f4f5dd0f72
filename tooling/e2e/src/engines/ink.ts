import sharp from 'sharp';
import type { Area, Specimen } from './specimens.ts';

/** The specimens of a picture in which a glyph is drawn over its neighbour: fewer pieces of ink stand side by side. */
export async function overlapping(picture: Buffer, specimens: readonly Specimen[]): Promise<string[]> {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const piecesIn = ({ left, top, width, height }: Area): number => {
    const isInk = (x: number) => {
      for (let y = Math.floor(top); y < top + height; y += 1)
        if ((data[(y * info.width + x) * info.channels] ?? 255) < 128) return true;
      return false;
    };
    let pieces = 0;
    let wasInk = false;
    for (let x = Math.max(0, Math.floor(left) - 2); x < Math.min(info.width, left + width + 2); x += 1) {
      const ink = isInk(x);
      if (ink && !wasInk) pieces += 1;
      wasInk = ink;
    }
    return pieces;
  };
  return specimens
    .map(({ text, drawn, alone }) => ({ text, together: piecesIn(drawn), apart: piecesIn(alone) }))
    .filter(({ together, apart }) => together !== apart)
    .map(({ text, together, apart }) => `“${text}” is ${together} pieces of ink, its glyphs are ${apart}`);
}
