import { type Grade, type GradedSelection, gradeMarket, type MatchResult } from '@lobby/betting';
import type { MarketNoise } from '@lobby/fixtures';
import { dose } from '@lobby/testing';
import { expect } from 'vitest';
import { noInputs } from '../trader/book-inputs.ts';
import type { Moment } from '../trader/moment.ts';
import { bestHedgeBy } from './arbitrage.ts';
import type { PricedSelection } from './selections.ts';

/** How many boards of a sport the linear programme looks at. */
export const boardsOfSport = dose({ small: 6, deep: 500 });

/** How long that may take, ms. */
export const boardsLimitMs = dose({ small: 300_000, deep: 3_600_000 });

/** A board, and the ways its match can end. Leaving some out only makes an arbitrage look easier. */
export interface EndedBoard<Result> {
  /** Which one it is, for a test that fails. */
  readonly label: string;
  readonly inPlay: boolean;
  readonly selections: readonly PricedSelection[];
  readonly outcomes: readonly Result[];
  grade(bet: PricedSelection, outcome: Result): Grade;
}

/** Looks at so many boards, some of them before their match, and finds no stakes that win whatever happens. */
export async function expectNoArbitrage<Result>(boards: Iterable<EndedBoard<Result>>): Promise<void> {
  const found: string[] = [];
  let [looked, inPlay] = [0, 0];
  for (const { label, selections, outcomes, grade, ...board } of boards) {
    if (selections.length === 0) continue;
    const { limit, stakes } = await bestHedgeBy(selections, outcomes, grade);
    looked++;
    inPlay += Number(board.inPlay);
    if (limit >= 0) found.push(`${label}: ${stakes.map(({ selection }) => selection.rtype).join(', ')}`);
    if (looked === boardsOfSport) break;
  }
  expect(found).toEqual([]);
  expect([looked, inPlay > looked / 4, inPlay < looked]).toEqual([boardsOfSport, true, true]);
}

/** The grade of a bet where handicaps in play count from the whole score; of what a result says nothing: D. */
export const gradeOfWhole = ({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult): Grade =>
  gradeMarket(selection, result) ?? 'D';

/** A moment as a market and an operator see it who think otherwise than the model, drawn anew each time. */
export function withOpinions(moment: Moment, next: () => number): Moment {
  const shift = () => Math.round(160 * next() - 80);
  const operator = { shut: false, totalMilli: shift(), sideMilli: shift() };
  return { ...moment, noise: someNoise(next), inputs: { ...noInputs, operator } };
}

const someNoise = (next: () => number): MarketNoise => ({ side: 2 * next() - 1, total: 2 * next() - 1 });
