/** Pixels, four bytes each: red, green, blue, opacity. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray;
}

/** Red, green, blue; 0 to 255. */
export type Ink = readonly [number, number, number];

export function newRaster(width: number, height: number): Raster {
  return { width, height, rgba: new Uint8ClampedArray(width * height * 4) };
}

/** Lays ink over a pixel; `cover` 0 leaves it, 1 hides it. Outside the raster nothing happens. */
export function blend({ width, height, rgba }: Raster, x: number, y: number, ink: Ink, cover: number): void {
  if (x < 0 || y < 0 || x >= width || y >= height || cover <= 0) return;
  const at = (y * width + x) * 4;
  const part = Math.min(1, cover);
  rgba[at] = (rgba[at] ?? 0) * (1 - part) + ink[0] * part;
  rgba[at + 1] = (rgba[at + 1] ?? 0) * (1 - part) + ink[1] * part;
  rgba[at + 2] = (rgba[at + 2] ?? 0) * (1 - part) + ink[2] * part;
  rgba[at + 3] = Math.max(rgba[at + 3] ?? 0, 255 * part);
}

/** A straight stroke with round ends and soft edges. */
export function drawStroke(
  raster: Raster,
  from: { x: number; y: number },
  to: { x: number; y: number },
  { ink, thickness, cover = 1 }: { ink: Ink; thickness: number; cover?: number },
): void {
  const half = thickness / 2;
  const [left, right] = [Math.min(from.x, to.x) - half - 1, Math.max(from.x, to.x) + half + 1];
  const [top, bottom] = [Math.min(from.y, to.y) - half - 1, Math.max(from.y, to.y) + half + 1];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = dx * dx + dy * dy || 1;
  // A long slanted stroke lies in a small part of its box: squares first, the root only near it.
  const reach = (half + 0.5) ** 2;
  for (let y = Math.floor(top); y <= bottom; y += 1) {
    for (let x = Math.floor(left); x <= right; x += 1) {
      const along = Math.min(1, Math.max(0, ((x - from.x) * dx + (y - from.y) * dy) / length));
      const away = (x - from.x - along * dx) ** 2 + (y - from.y - along * dy) ** 2;
      if (away < reach) blend(raster, x, y, ink, Math.min(1, half + 0.5 - Math.sqrt(away)) * cover);
    }
  }
}
