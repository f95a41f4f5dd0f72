import type { Raster } from '../raster.ts';

/** What a script sees of a puzzle. */
export interface SeenPuzzle {
  readonly image: Raster;
  readonly piece: Raster;
  readonly pieceTop: number;
}

const lightness = ({ rgba, width }: Raster, x: number, y: number): number => {
  const at = (y * width + x) * 4;
  return (rgba[at] ?? 0) + (rgba[at + 1] ?? 0) + (rgba[at + 2] ?? 0);
};

/** The simple detector: where the box of the piece is darkest compared with its surroundings. */
export function darkestPlace({ image, piece, pieceTop }: SeenPuzzle): number {
  const columns = Array.from({ length: image.width }, (_, x) => {
    let sum = 0;
    for (let y = pieceTop + 10; y < pieceTop + piece.height - 10; y += 1) sum += lightness(image, x, y);
    return sum;
  });
  const mean = (from: number, to: number) => {
    const part = columns.slice(Math.max(0, from), Math.min(columns.length, to));
    return part.reduce((sum, each) => sum + each, 0) / Math.max(1, part.length);
  };
  let best = { left: 0, contrast: Number.NEGATIVE_INFINITY };
  for (let left = 60; left <= image.width - piece.width; left += 1) {
    const inside = mean(left + 3, left + 37);
    const contrast = (mean(left - 12, left) + mean(left + 48, left + 60)) / 2 - inside;
    if (contrast > best.contrast) best = { left, contrast };
  }
  return best.left;
}

/**
 * A detector that uses how puzzles are drawn: a bright rim along the outline of the piece, inside darker and flatter
 * than outside.
 */
export function fittingPlace({ image, piece, pieceTop }: SeenPuzzle): number {
  const inside = (x: number, y: number) =>
    x >= 0 &&
    y >= 0 &&
    x < piece.width &&
    y < piece.height &&
    (piece.rgba[(y * piece.width + x) * 4 + 3] ?? 0) > 127;
  // Each point of the outline with the way out of the piece there.
  const rim: { x: number; y: number; outX: number; outY: number }[] = [];
  for (let y = 0; y < piece.height; y += 1) {
    for (let x = 0; x < piece.width; x += 1) {
      if (!inside(x, y)) continue;
      const outX = Number(!inside(x + 1, y)) - Number(!inside(x - 1, y));
      const outY = Number(!inside(x, y + 1)) - Number(!inside(x, y - 1));
      if (outX !== 0 || outY !== 0) rim.push({ x, y, outX, outY });
    }
  }
  let best = { left: 0, score: Number.NEGATIVE_INFINITY };
  for (let left = 60; left <= image.width - piece.width; left += 1) {
    let score = 0;
    for (const { x, y, outX, outY } of rim) {
      const at = (steps: number) => lightness(image, left + x + outX * steps, pieceTop + y + outY * steps);
      score += Math.min(150, at(0) - at(-4)) + Math.min(150, at(4) - at(-4));
    }
    if (score > best.score) best = { left, score };
  }
  return best.left;
}
