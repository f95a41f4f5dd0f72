import { drawStroke, type Ink, newRaster, type Raster } from './raster.ts';

const between = (low: number, high: number): number => low + Math.random() * (high - low);
const anyInk = (low: number, high: number): Ink => [
  between(low, high),
  between(low, high),
  between(low, high),
];

// Coarse, so that the picture stays small on the wire.
const grainPx = 4;

/** A background that is never the same twice: a slope of two inks, soft discs, strokes, and grain over all. */
export function drawScenery(
  width: number,
  height: number,
  { low, high }: { low: number; high: number },
): Raster {
  const raster = newRaster(width, height);
  const [begin, end] = [anyInk(low, high), anyInk(low, high)];
  const grains = Math.ceil(width / grainPx);
  const grain = Float32Array.from({ length: grains * Math.ceil(height / grainPx) }, () => between(-7, 7));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const part = (x / width + y / height) / 2;
      const light = grain[Math.floor(y / grainPx) * grains + Math.floor(x / grainPx)] ?? 0;
      const at = (y * width + x) * 4;
      raster.rgba[at] = begin[0] * (1 - part) + end[0] * part + light;
      raster.rgba[at + 1] = begin[1] * (1 - part) + end[1] * part + light;
      raster.rgba[at + 2] = begin[2] * (1 - part) + end[2] * part + light;
      raster.rgba[at + 3] = 255;
    }
  }
  for (let n = 0; n < 7; n += 1) {
    const at = { x: between(0, width), y: between(0, height) };
    drawStroke(raster, at, at, {
      ink: anyInk(low, high),
      thickness: between(height / 4, height / 1.5),
      cover: 0.5,
    });
  }
  for (let n = 0; n < 6; n += 1) {
    const from = { x: between(0, width), y: between(0, height) };
    const to = { x: between(0, width), y: between(0, height) };
    drawStroke(raster, from, to, { ink: anyInk(low, high), thickness: between(1, 4), cover: 0.7 });
  }
  return raster;
}
