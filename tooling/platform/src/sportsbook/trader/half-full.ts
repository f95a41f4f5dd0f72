import { scoreGrid } from './grid.ts';
import type { Outlook } from './outlook.ts';

const results = ['H', 'N', 'C'] as const;

/** Chances of the nine pairs (result at half-time, result at the end), in the order HH HN HC NH … CC. */
export function halfFullChances(outlook: Outlook): number[] {
  const first = scoreGrid(outlook.first).differences;
  const second = scoreGrid(outlook.second).differences;
  const middle = (first.length - 1) / 2;
  const chances = new Map<string, number>();
  first.forEach((chanceOfFirst, one) => {
    second.forEach((chanceOfSecond, two) => {
      const pair = winner(one - middle) + winner(one + two - 2 * middle);
      chances.set(pair, (chances.get(pair) ?? 0) + chanceOfFirst * chanceOfSecond);
    });
  });
  return results.flatMap(half => results.map(full => chances.get(half + full) ?? 0));
}

function winner(lead: number): 'H' | 'N' | 'C' {
  return lead > 0 ? 'H' : lead < 0 ? 'C' : 'N';
}
