/** The piece's box, px: a square with a knob on its right side and a bay in its left. */
export const pieceSize = 48;

const body = { left: 3, right: 37, top: 7, bottom: 41 };
const corner = 5;
const middle = (body.top + body.bottom) / 2;

/** How much of a pixel of the box belongs to the piece, 0 to 1. */
export function pieceCover(x: number, y: number): number {
  return Math.min(1, Math.max(0, 0.5 - distance(x, y)));
}

/** How much of a pixel belongs to the piece's rim, 0 to 1. */
export function rimCover(x: number, y: number): number {
  return Math.max(0, 1 - Math.abs(distance(x, y) + 0.5) / 1.2);
}

/** Px outside the outline; negative inside. */
function distance(x: number, y: number): number {
  const knob = Math.hypot(x - body.right - 2, y - middle) - 7;
  const bay = Math.hypot(x - body.left - 2, y - middle) - 7;
  return Math.max(Math.min(square(x, y), knob), -bay);
}

function square(x: number, y: number): number {
  const [midX, half] = [(body.left + body.right) / 2, (body.right - body.left) / 2];
  const [overX, overY] = [Math.abs(x - midX) - half + corner, Math.abs(y - middle) - half + corner];
  return Math.hypot(Math.max(0, overX), Math.max(0, overY)) + Math.min(0, Math.max(overX, overY)) - corner;
}
