/** The box of every outline, px. */
export const pieceSize = 48;

/** How far a point of the box is from an outline, px: positive outside, negative inside. */
export type Outline = (x: number, y: number) => number;

/** A point of the box after quarter turns about its middle. */
const turned = (x: number, y: number, quarters: number): readonly [x: number, y: number] => {
  const [fromMidX, fromMidY] = [x - middle, y - middle];
  if (quarters === 1) return [middle + fromMidY, middle - fromMidX];
  if (quarters === 2) return [middle - fromMidX, middle - fromMidY];
  if (quarters === 3) return [middle - fromMidY, middle + fromMidX];
  return [x, y];
};

const middle = (pieceSize - 1) / 2;
const half = 17;
const corner = 5;
const knob = { away: 18, radius: 7 };

/** The pieces of a puzzle: a square with a knob on one side and a bay in another; twelve that look different. */
export const pieceOutlines: readonly Outline[] = [0, 1, 2, 3].flatMap(knobSide =>
  [1, 2, 3].map(further => {
    const baySide = (knobSide + further) % 4;
    return (x: number, y: number) => {
      const out = circle(...turned(x, y, knobSide));
      const into = circle(...turned(x, y, baySide));
      return Math.max(Math.min(square(x, y), out), -into);
    };
  }),
);

/** Outlines that no piece has: a disc, a square, a diamond. */
export const plainOutlines: readonly Outline[] = [
  (x, y) => Math.hypot(x - middle, y - middle) - 19,
  square,
  (x, y) => (Math.abs(x - middle) + Math.abs(y - middle) - 23) / Math.SQRT2,
];

/** How much of a pixel of the box belongs to an outline, 0 to 1. */
export function coverOf(distance: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance));
}

/** How much of a pixel belongs to its rim, 0 to 1. */
export function rimOf(distance: number): number {
  return Math.max(0, 1 - Math.abs(distance + 0.5) / 1.2);
}

/** The knob on the right side; as a bay, the same hollow. */
function circle(x: number, y: number): number {
  return Math.hypot(x - middle - knob.away, y - middle) - knob.radius;
}

function square(x: number, y: number): number {
  const [overX, overY] = [Math.abs(x - middle) - half + corner, Math.abs(y - middle) - half + corner];
  return Math.hypot(Math.max(0, overX), Math.max(0, overY)) + Math.min(0, Math.max(overX, overY)) - corner;
}
