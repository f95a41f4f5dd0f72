import { type LivingPlace, livingArtSize } from '@lobby/feature';

type Point = Pick<LivingPlace, 'x' | 'y'>;

/** A match that is to be placed: its radius, and where it would best stand, the best place first. */
export interface Wanted {
  readonly r: number;
  readonly points: readonly Point[];
}

/** Free space around each match, and to the edge of the drawing, in its units. */
const gap = 6;

/**
 * Places matches so that none touches another or the edge: each at the first of its points that is free, else at the
 * nearest free point.
 * @param isAllowed where a match may stand, e.g. not on the planet; everywhere by default.
 */
export function placeApart(
  wanted: readonly Wanted[],
  isAllowed: (place: LivingPlace) => boolean = () => true,
): LivingPlace[] {
  const placed: LivingPlace[] = [];
  for (const { r, points } of wanted) {
    const isFree = (point: Point) =>
      isWhole(point, r) &&
      placed.every(other => Math.hypot(other.x - point.x, other.y - point.y) > r + other.r + gap) &&
      isAllowed({ ...point, r });
    const [best = { x: 0, y: 0 }] = points;
    placed.push({ ...(points.find(isFree) ?? nearest(best, isFree) ?? best), r });
  }
  return placed;
}

const isWhole = ({ x, y }: Point, r: number) =>
  Math.min(x, y, livingArtSize.width - x, livingArtSize.height - y) >= r + gap;

function nearest(to: Point, isFree: (point: Point) => boolean): Point | undefined {
  const step = 10;
  const free: Point[] = [];
  for (let x = step; x < livingArtSize.width; x += step)
    for (let y = step; y < livingArtSize.height; y += step) if (isFree({ x, y })) free.push({ x, y });
  const away = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
  return free.sort((one, other) => away(one) - away(other))[0];
}
