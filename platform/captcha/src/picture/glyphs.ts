/** Strokes of a letter on a grid 4 wide and 6 high, from the top left: "0,0 4,6" is a line, "|" lifts the pen. None look alike: no 0 O, 1 I L, 2 Z, 5 S, 8 B, C G, U V. */
const strokes = {
  A: '0,6 2,0 4,6|0.8,4 3.2,4',
  C: '3.8,1 2.8,0 1.2,0 0,1.5 0,4.5 1.2,6 2.8,6 3.8,5',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  J: '1.2,0 4,0|3,0 3,4.6 2,6 0.8,6 0,4.8',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.4 4,6',
  M: '0,6 0.3,0 2,3.6 3.7,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.8,0 4,1 4,2.4 2.8,3.4 0,3.4',
  R: '0,6 0,0 2.8,0 4,1 4,2.2 2.8,3.2 0,3.2|1.8,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  U: '0,0 0,4.6 1.2,6 2.8,6 4,4.6 4,0',
  W: '0,0 0.9,6 2,2 3.1,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,2.8 4,0|2,2.8 2,6',
  '3': '0.2,0.8 1.2,0 2.8,0 4,1 3.8,2.2 2.6,2.9 1.4,2.9|2.6,2.9 4,3.8 4,5 2.8,6 1.2,6 0,5.2',
  '4': '2.8,6 2.8,0 0,4.2 4,4.2',
  '6': '3.6,0.6 2.4,0 1.2,0.4 0,2.4 0,4.6 1.2,6 2.8,6 4,4.8 4,3.8 2.8,2.8 1.2,2.8 0,4',
  '7': '0,0 4,0 1.4,6',
  '9': '0.4,5.4 1.6,6 2.8,5.6 4,3.6 4,1.4 2.8,0 1.2,0 0,1.2 0,2.2 1.2,3.2 2.8,3.2 4,2',
} as const;

export const drawableLetters = Object.keys(strokes);

export interface Point {
  x: number;
  y: number;
}

/** The lines of a letter, each a run of points, in a box from 0,0 to 1,1. @throws Error for a letter without strokes. */
export function linesOf(letter: string): Point[][] {
  const text = Object.entries(strokes).find(([name]) => name === letter)?.[1];
  if (text === undefined) throw new Error(`"${letter}" cannot be drawn; add its strokes to glyphs.ts.`);
  return text.split('|').map(line =>
    line.split(' ').map(point => {
      const [x, y] = point.split(',').map(Number);
      return { x: (x ?? 0) / 4, y: (y ?? 0) / 6 };
    }),
  );
}
