/** The paints of a drawn avatar: its own coat in three depths, and colours that all share. */
export type Paint = 'coat' | 'deep' | 'pale' | 'ink' | 'light' | 'red' | 'gold';

/** One filled path in a box of 64 by 64; `mirrored` draws it again on the other side of the middle. */
export interface Shape {
  readonly paint: Paint;
  readonly path: string;
  readonly mirrored: boolean;
}

/** A path on the middle line, or one that has no counterpart. */
export const once = (paint: Paint, path: string): Shape => ({ paint, path, mirrored: false });

/** A path of the left half, and its mirror image on the right: ears, eyes, horns. */
export const pair = (paint: Paint, path: string): Shape => ({ paint, path, mirrored: true });

/** The path of an ellipse around a point. */
export function oval(x: number, y: number, rx: number, ry = rx): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

/** Two round eyes with a glint, in white so that they show on a dark coat. */
export function eyes(x: number, y: number, r = 2.6): readonly Shape[] {
  return [
    pair('light', oval(x, y, r + 1.3)),
    pair('ink', oval(x, y, r)),
    once('light', oval(x + 0.9, y - 0.9, r / 3)),
    once('light', oval(64 - x + 0.9, y - 0.9, r / 3)),
  ];
}
