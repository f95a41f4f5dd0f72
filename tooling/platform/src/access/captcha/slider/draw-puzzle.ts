import { randomInt } from 'node:crypto';
import { blend, newRaster, type Raster } from '../raster.ts';
import { drawScenery } from '../scenery.ts';
import { pieceCover, pieceSize, rimCover } from './piece-shape.ts';

export const puzzleSize = { width: 320, height: 160 };

/** Where the hole may begin: far enough from the start that nothing solves it by standing still. */
const holeRange = { from: 96, to: puzzleSize.width - pieceSize - 8 };

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;

/** A picture with a hole, the piece cut out of it, and where it belongs, px. */
export interface Puzzle {
  image: Raster;
  piece: Raster;
  holeLeft: number;
  pieceTop: number;
}

export function drawPuzzle(): Puzzle {
  const image = drawScenery(puzzleSize.width, puzzleSize.height, { darkest: 0.35, lightest: 0.8 });
  const piece = newRaster(pieceSize, pieceSize);
  const holeLeft = randomInt(holeRange.from, holeRange.to + 1);
  const pieceTop = randomInt(8, puzzleSize.height - pieceSize - 8 + 1);
  for (let y = 0; y < pieceSize; y += 1) {
    for (let x = 0; x < pieceSize; x += 1) {
      const cover = pieceCover(x, y);
      const at = [holeLeft + x, pieceTop + y] as const;
      copyPixel(image, at, piece, [x, y], cover);
      blend(image, ...at, black, cover * 0.55);
      blend(image, ...at, white, rimCover(x, y) * 0.5);
      if (cover > 0) blend(piece, x, y, white, rimCover(x, y) * 0.85);
    }
  }
  return { image, piece, holeLeft, pieceTop };
}

function copyPixel(
  from: Raster,
  [fromX, fromY]: readonly [number, number],
  to: Raster,
  [toX, toY]: readonly [number, number],
  cover: number,
): void {
  const source = (fromY * from.width + fromX) * 4;
  const target = (toY * to.width + toX) * 4;
  to.rgba.set(from.rgba.subarray(source, source + 3), target);
  to.rgba[target + 3] = 255 * cover;
}
