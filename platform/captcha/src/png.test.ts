import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { drawLetters } from './picture/draw-letters.ts';
import { drawableLetters } from './picture/glyphs.ts';
import { newLetters, readPictureAnswer } from './picture/letters.ts';
import { pngDataUri } from './png.ts';
import { newRaster } from './raster.ts';
import { drawPuzzle, puzzleSize } from './slider/draw-puzzle.ts';
import { coverOf, pieceOutlines, pieceSize, plainOutlines } from './slider/piece-shape.ts';

const bytesOf = (dataUri: string) => Buffer.from(dataUri.replace('data:image/png;base64,', ''), 'base64');

it('writes a PNG that holds its pixels', async () => {
  const raster = newRaster(2, 1);
  raster.rgba.set([10, 20, 30, 255, 5, 25, 30, 128]);
  const png = bytesOf(await pngDataUri(raster));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2, 1]);
  const length = png.readUInt32BE(33);
  expect(png.subarray(37, 41).toString()).toBe('IDAT');
  // Filter 1, the first pixel as it is, the second as its difference from the first.
  expect([...inflateSync(png.subarray(41, 41 + length))]).toEqual([1, 10, 20, 30, 255, 251, 5, 0, 129]);
});

it('writes header and pixels only, and stays below 100 KB', async () => {
  const letters = newLetters();
  const png = bytesOf(await pngDataUri(drawLetters(letters)));
  expect(png.toString('latin1').match(/IHDR|IDAT|IEND|tEXt|zTXt|iTXt|eXIf/g)).toEqual([
    'IHDR',
    'IDAT',
    'IEND',
  ]);
  expect((await pngDataUri(drawPuzzle().image)).length).toBeLessThan(100_000);
});

it('cuts the piece out of the picture, and darkens the place it came from', () => {
  const { image, piece, holeLeft, pieceTop } = drawPuzzle();
  const light = ({ rgba, width }: typeof image, x: number, y: number) => {
    const at = (y * width + x) * 4;
    return (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0);
  };
  const inside = [20, 24] as const;
  for (const outline of pieceOutlines) expect(coverOf(outline(...inside))).toBe(1);
  expect(light(image, holeLeft + inside[0], pieceTop + inside[1])).toBeLessThan(light(piece, ...inside));
  // The corner of the box is not part of the piece.
  expect(piece.rgba[3]).toBe(0);
});

it('draws twelve pieces, none of them like another or like what is no piece', () => {
  const masks = [...pieceOutlines, ...plainOutlines].map(outline =>
    Array.from({ length: pieceSize ** 2 }, (_, n) =>
      coverOf(outline(n % pieceSize, Math.floor(n / pieceSize))) > 0.5 ? 1 : 0,
    ),
  );
  const unlike = (a: readonly number[], b: readonly number[]) => a.filter((bit, n) => bit !== b[n]).length;
  masks.forEach((mask, n) => {
    for (const other of masks.slice(n + 1)) expect(unlike(mask, other)).toBeGreaterThan(100);
  });
  expect(pieceOutlines).toHaveLength(12);
});

it('hides the hole anywhere but at the start, and never outside the picture', () => {
  for (let n = 0; n < 200; n += 1) {
    const { holeLeft, pieceTop } = drawPuzzle();
    expect(holeLeft).toBeGreaterThanOrEqual(2 * pieceSize);
    expect(holeLeft + pieceSize).toBeLessThan(puzzleSize.width);
    expect(pieceTop).toBeGreaterThan(0);
    expect(pieceTop + pieceSize).toBeLessThan(puzzleSize.height);
  }
});

it('draws every letter it may ask for, and reads what a person types for it', () => {
  for (const letter of drawableLetters) expect(() => drawLetters(letter)).not.toThrow();
  expect(newLetters()).toMatch(/^[ACEFHJKMNPRTUWXY34679]{5}$/);
  expect(readPictureAnswer(' aＣ4 ９x　')).toEqual({ letters: 'AC49X', nonce: '' });
  expect(readPictureAnswer('ac49x.1024')).toEqual({ letters: 'AC49X', nonce: '1024' });
});
