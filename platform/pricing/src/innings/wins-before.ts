import type { Score } from '@lobby/betting';
import { baseballFacts, freshInning } from '@lobby/draws';
import { convolved, type Row } from '../points/row.ts';
import { lawsOf } from './runs-to-come.ts';

/**
 * How likely home wins a baseball game of which only its schedule is known. Exact by the law of its innings: who wins does
 * not change if the last half is played to its end.
 */
export function inningsWinsBefore(expected: Score): number {
  const [home, away] = lawsOf(expected).map((law): Row => ({ from: 0, chances: law.runsFrom(freshInning) }));
  // Safe: there are two laws.
  const inning = compare(home!, away!);
  const game = compare(allInnings(home!), allInnings(away!));
  return game.home + (game.level * inning.home) / (1 - inning.level);
}

function allInnings(inning: Row): Row {
  return Array.from({ length: baseballFacts.innings - 1 }).reduce<Row>(row => convolved(row, inning), inning);
}

/** How likely home has more than away, and as many. */
function compare(home: Row, away: Row): { readonly home: number; readonly level: number } {
  let [less, more, level] = [0, 0, 0];
  home.chances.forEach((chance, runs) => {
    const same = away.chances[runs] ?? 0;
    more += chance * less;
    level += chance * same;
    less += same;
  });
  return { home: more, level };
}
