import sharp from 'sharp';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Picture {
  readonly grey: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Side of the windows in which two pictures are compared, and how far one is from the next, px. */
const side = 16;
const step = 8;
/** What keeps the quotients of the measure steady in flat windows; as in its first description, for 255 greys. */
const steadyMean = (0.01 * 255) ** 2;
const steadyVariance = (0.03 * 255) ** 2;

/** A screenshot without colours and details: in greys, blurred by 8 px. */
export async function blurred(screenshot: Buffer): Promise<Picture> {
  const { data, info } = await sharp(screenshot)
    .removeAlpha()
    .greyscale()
    .blur(8)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = info.channels === 1 ? data : data.filter((_, at) => at % info.channels === 0);
  return { grey, width: info.width, height: info.height };
}

/** The structural similarity of two pictures of one size: 1 for the same, 0 for nothing in common. */
export function similarity(one: Picture, other: Picture): number {
  if (one.width !== other.width || one.height !== other.height)
    throw new Error('Only pictures of one size can be compared.');
  let sum = 0;
  let windows = 0;
  for (let top = 0; top + side <= one.height; top += step)
    for (let left = 0; left + side <= one.width; left += step) {
      sum += ofWindow(one, other, left, top);
      windows += 1;
    }
  return sum / windows;
}

function ofWindow(one: Picture, other: Picture, left: number, top: number): number {
  const count = side * side;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + side; y += 1)
    for (let x = left; x < left + side; x += 1) {
      const first = one.grey[y * one.width + x] ?? 0;
      const second = other.grey[y * one.width + x] ?? 0;
      a += first;
      b += second;
      aa += first * first;
      bb += second * second;
      ab += first * second;
    }
  const [meanA, meanB] = [a / count, b / count];
  const [varianceA, varianceB] = [aa / count - meanA ** 2, bb / count - meanB ** 2];
  const together = ab / count - meanA * meanB;
  return (
    ((2 * meanA * meanB + steadyMean) * (2 * together + steadyVariance)) /
    ((meanA ** 2 + meanB ** 2 + steadyMean) * (varianceA + varianceB + steadyVariance))
  );
}

/** By which a box darkens what it lies over. */
const shade = 40;

/** Boxes as a picture: the more of them lie over each other, the darker. */
export function pictureOf(boxes: readonly Box[], width: number, height: number): Picture {
  const grey = new Uint8Array(width * height).fill(255);
  for (const box of boxes) {
    const [left, right] = [box.x, box.x + box.width].map(x => Math.min(Math.max(Math.round(x), 0), width));
    const [top, bottom] = [box.y, box.y + box.height].map(y => Math.min(Math.max(Math.round(y), 0), height));
    for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
      for (let x = left ?? 0; x < (right ?? 0); x += 1) {
        const at = y * width + x;
        grey[at] = Math.max(0, (grey[at] ?? 0) - shade);
      }
  }
  return { grey, width, height };
}
