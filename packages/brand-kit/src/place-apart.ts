import type { LivingArea, LivingPlace } from '@lobby/feature';

type Point = Pick<LivingPlace, 'x' | 'y'>;
type Disc = Pick<LivingPlace, 'x' | 'y' | 'r'>;

/** The view box of a drawing in the place of a banner's. */
export const livingArtSize: LivingArea = { width: 760, height: 400 };

interface Ground {
  /** The view box, in whose units everything is; `livingArtSize` by default. */
  readonly area?: LivingArea;
  /** Where a match may stand, e.g. not on the planet; everywhere by default. */
  readonly isAllowed?: (place: Disc) => boolean;
}

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
 */
export function placeApart(
  wanted: readonly Wanted[],
  { area = livingArtSize, isAllowed = () => true }: Ground = {},
): Disc[] {
  const placed: Disc[] = [];
  for (const { r, points } of wanted) {
    const isFree = (point: Point) =>
      isWhole(point, r, area) &&
      placed.every(other => Math.hypot(other.x - point.x, other.y - point.y) > r + other.r + gap) &&
      isAllowed({ ...point, r });
    const [best = { x: 0, y: 0 }] = points;
    placed.push({ ...(points.find(isFree) ?? nearest(best, area, isFree) ?? best), r });
  }
  return placed;
}

const isWhole = ({ x, y }: Point, r: number, { width, height }: LivingArea) =>
  Math.min(x, y, width - x, height - y) >= r + gap;

function nearest(
  to: Point,
  { width, height }: LivingArea,
  isFree: (point: Point) => boolean,
): Point | undefined {
  const step = 10;
  const free: Point[] = [];
  for (let x = step; x < width; x += step)
    for (let y = step; y < height; y += step) if (isFree({ x, y })) free.push({ x, y });
  const away = ({ x, y }: Point) => Math.hypot(x - to.x, y - to.y);
  return free.sort((one, other) => away(one) - away(other))[0];
}
