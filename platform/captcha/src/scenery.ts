import { randomBetween } from './random-between.ts';
import { drawStroke, type Ink, newRaster, type Raster } from './raster.ts';

/** How light the inks are, 0 to 1. */
export interface Daylight {
  readonly darkest: number;
  readonly lightest: number;
}

/** Hills of neighbouring hues under a slope of light, with grain over all; never the same twice. */
export function drawScenery(width: number, height: number, { darkest, lightest }: Daylight): Raster {
  const hue = randomBetween(0, 360);
  const anyInk = () =>
    inkOf(hue + randomBetween(-45, 45), randomBetween(0.35, 0.6), randomBetween(darkest, lightest));
  const raster = newRaster(width, height);
  fillSlope(raster, anyInk(), anyInk());
  for (let n = 0; n < 9; n += 1) {
    const at = { x: randomBetween(0, width), y: randomBetween(0, height) };
    drawStroke(raster, at, at, {
      ink: anyInk(),
      thickness: randomBetween(height / 5, height / 1.3),
      cover: 0.55,
    });
  }
  for (let n = 0; n < 5; n += 1) {
    const from = { x: randomBetween(0, width), y: randomBetween(0, height) };
    const to = { x: randomBetween(0, width), y: randomBetween(0, height) };
    drawStroke(raster, from, to, { ink: anyInk(), thickness: randomBetween(1.5, 5), cover: 0.6 });
  }
  return raster;
}

function fillSlope({ width, height, rgba }: Raster, begin: Ink, end: Ink): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const part = (x / width + y / height) / 2;
      const grain = randomBetween(-3, 3);
      const at = (y * width + x) * 4;
      rgba[at] = begin[0] * (1 - part) + end[0] * part + grain;
      rgba[at + 1] = begin[1] * (1 - part) + end[1] * part + grain;
      rgba[at + 2] = begin[2] * (1 - part) + end[2] * part + grain;
      rgba[at + 3] = 255;
    }
  }
}

/** @param hue degrees. @param strength 0 = grey, 1 = pure. @param light 0 = black, 1 = white. */
function inkOf(hue: number, strength: number, light: number): Ink {
  const reach = strength * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return [channel(0), channel(8), channel(4)];
}
