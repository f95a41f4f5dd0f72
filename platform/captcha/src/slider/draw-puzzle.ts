import { randomInt } from 'node:crypto';
import { randomBetween } from '../random-between.ts';
import { blend, type Ink, newRaster, type Raster } from '../raster.ts';
import { drawScenery } from '../scenery.ts';
import { coverOf, type Outline, pieceOutlines, pieceSize, plainOutlines, rimOf } from './piece-shape.ts';

export const puzzleSize = { width: 320, height: 160 };

/** Where the hole may begin: far enough from the start that nothing solves it by standing still. */
const holeRange = { from: 96, to: puzzleSize.width - pieceSize - 8 };
const margin = 8;

const white = [255, 255, 255] as const;

/** A picture with a hole, the piece cut out of it, and where it belongs, px. */
export interface Puzzle {
  image: Raster;
  piece: Raster;
  holeLeft: number;
  pieceTop: number;
}

interface Place {
  readonly left: number;
  readonly top: number;
}

/**
 * Decoys of other shapes surround the hole, at its height and elsewhere, darker and lighter. Comparing outlines separates
 * them from the hole; looking for dark areas does not.
 */
export function drawPuzzle(): Puzzle {
  const image = drawScenery(puzzleSize.width, puzzleSize.height, { darkest: 0.35, lightest: 0.8 });
  const [outline, ...others] = shuffled(pieceOutlines);
  if (!outline) throw new Error('a puzzle without a piece');
  const hole = { left: randomInt(holeRange.from, holeRange.to + 1), top: anyTop() };
  const piece = cutPiece(image, outline, hole);
  const taken = [hole];
  const decoys = [...others.slice(0, 2), ...shuffled(plainOutlines).slice(0, 1)];
  decoys.forEach((decoy, n) => {
    const place = placeBeside(taken, n < 2 ? hole.top : undefined);
    if (!place) return;
    taken.push(place);
    shade(image, decoy, place);
  });
  shade(image, outline, hole);
  return { image, piece, holeLeft: hole.left, pieceTop: hole.top };
}

function cutPiece(image: Raster, outline: Outline, { left, top }: Place): Raster {
  const piece = newRaster(pieceSize, pieceSize);
  eachPixel((x, y) => {
    const cover = coverOf(outline(x, y));
    const from = ((top + y) * image.width + left + x) * 4;
    const to = (y * pieceSize + x) * 4;
    piece.rgba.set(image.rgba.subarray(from, from + 3), to);
    piece.rgba[to + 3] = 255 * cover;
    if (cover > 0) blend(piece, x, y, white, rimOf(outline(x, y)) * 0.85);
  });
  return piece;
}

/** Makes a hole: a shade of its own darkness, thicker to one side, with a grain that hides what was there. */
function shade(image: Raster, outline: Outline, { left, top }: Place): void {
  const [depth, slope, rim] = [randomBetween(0.5, 0.68), randomBetween(-0.1, 0.1), randomBetween(0.3, 0.5)];
  const ink = meanInk(image, left, top);
  eachPixel((x, y) => {
    const at = [left + x, top + y] as const;
    const distance = outline(x, y);
    const light = (1 - depth) * 1.15 + slope * (x / pieceSize - 0.5) + randomBetween(-0.07, 0.07);
    const shadow: Ink = [ink[0] * light, ink[1] * light, ink[2] * light];
    blend(image, ...at, shadow, coverOf(distance) * 0.82);
    blend(image, ...at, white, rimOf(distance) * rim);
  });
}

function meanInk({ rgba, width }: Raster, left: number, top: number): Ink {
  const sum: [number, number, number] = [0, 0, 0];
  eachPixel((x, y) => {
    const at = ((top + y) * width + left + x) * 4;
    for (const tone of [0, 1, 2] as const) sum[tone] += rgba[at + tone] ?? 0;
  });
  const count = pieceSize * pieceSize;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

/** A place that touches none of those taken; undefined when luck found none. */
function placeBeside(taken: readonly Place[], top: number | undefined): Place | undefined {
  const apart = pieceSize - 2;
  for (let n = 0; n < 40; n += 1) {
    const place = { left: randomInt(pieceSize + margin, holeRange.to + 1), top: top ?? anyTop() };
    if (
      taken.every(
        ({ left, top }) => Math.max(Math.abs(left - place.left), Math.abs(top - place.top)) >= apart,
      )
    )
      return place;
  }
  return undefined;
}

function anyTop(): number {
  return randomInt(margin, puzzleSize.height - pieceSize - margin + 1);
}

function eachPixel(draw: (x: number, y: number) => void): void {
  for (let y = 0; y < pieceSize; y += 1) for (let x = 0; x < pieceSize; x += 1) draw(x, y);
}

function shuffled<Item>(items: readonly Item[]): Item[] {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
}
