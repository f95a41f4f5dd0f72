import type { RouletteRules } from '@lobby/games';

/** The kinds of bets inside the layout, by how many numbers they cover. */
export const insideKinds = ['number', 'split', 'street', 'corner', 'line'] as const;
export type InsideKind = (typeof insideKinds)[number];

/** Where a bet lies: along the rows of three numbers from 0 to 12, zero before them, and across them from 0 to 3. */
export interface Point {
  readonly along: number;
  readonly across: number;
}

/** The middle of a number's field. */
function middleOf(number: number): Point {
  if (number === 0) return { along: -0.5, across: 1.5 };
  return { along: Math.floor((number - 1) / 3) + 0.5, across: ((number - 1) % 3) + 0.5 };
}

/** Where a bet on some numbers lies: on its number, on the line or the corner that they share, or at the edge. */
export function pointOf(kind: InsideKind, covers: readonly number[]): Point {
  const points = covers.map(middleOf);
  if (kind === 'number') return points[0] ?? middleOf(0);
  const numbers = points.filter(({ along }) => along > 0);
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  const across = mean(numbers.map(point => point.across));
  if (covers.includes(0)) return { along: 0, across: covers.length === 4 ? 0 : across };
  const along = mean(numbers.map(point => point.along));
  return kind === 'street' || kind === 'line' ? { along, across: 0 } : { along, across };
}

/** The kind of a pick inside the layout; undefined for one outside. */
export const kindOf = (pick: string): InsideKind | undefined =>
  insideKinds.find(kind => pick.startsWith(`${kind}-`));

/** The colour of a pocket by the rules. */
export function colourOf(
  { picks: { red, black } }: RouletteRules,
  pocket: number,
): 'red' | 'black' | 'green' {
  if (red?.covers.includes(pocket)) return 'red';
  return black?.covers.includes(pocket) ? 'black' : 'green';
}
