import { convertPair, isOfSets, type Market, markets } from '@lobby/betting';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { type Board, boardOf } from './board.ts';
import { noInputs } from './book-inputs.ts';
import { type Moment, momentAt } from './moment.ts';
import { statedMargins } from './stated-margins.ts';

const count = dose({ small: 500, deep: 6_000 });

/** Matches of all strengths, from an hour before the kick-off to the end, evenly spread: the same in every run. */
function boardNumber(n: number): { readonly match: TestMatch; readonly moment: Moment } {
  const spread = (irrational: number) => (n * irrational) % 1;
  const match = testMatch({
    id: String(n),
    speed: [1, 36, 60][n % 3]!,
    expected: [0.3 + 2.7 * spread(0.618034), 0.3 + 2.5 * spread(0.754877)],
  });
  const minute = -60 + 160 * spread(0.56984);
  return {
    match,
    moment: momentAt(match, match.kickoff + Math.round((minute * 60_000) / match.speed), noInputs),
  };
}

/** The decimal odds of all picks that have a price; undefined when none has one. */
function decimalsOf({ picks, paired }: Market, board: Board): readonly number[] | undefined {
  const shown = picks.map(({ priceField }) => board[priceField] ?? '').filter(Boolean);
  if (shown.length === 0) return undefined;
  if (!paired) return shown.map(Number);
  const of = (side: 'H' | 'C') => board[picks.find(({ chose }) => chose === side)!.priceField]!;
  return convertPair(of('H'), of('C'), 'E').map(Number);
}

/** What the house keeps of every book, and whether all of its picks have a price, by kind and phase. */
function keptMargins(): ReadonlyMap<string, { margin: number; isWhole: boolean }[]> {
  const kept = new Map<string, { margin: number; isWhole: boolean }[]>();
  for (let n = 0; n < count; n++) {
    const { match, moment } = boardNumber(n);
    const board = boardOf(match, moment, 'all');
    for (const market of markets) {
      const decimals = decimalsOf(market, board);
      if (!decimals) continue;
      const winners = market.kind === 'double-chance' ? 2 : 1;
      const margin = decimals.reduce((sum, odds) => sum + 1 / odds, 0) / winners - 1;
      const key = `${market.kind} ${market.phase}`;
      const isWhole = decimals.length === market.picks.length;
      kept.set(key, [...(kept.get(key) ?? []), { margin, isWhole }]);
    }
  }
  return kept;
}

describe('what the house keeps of a market', () => {
  const kept = keptMargins();
  const stated = Object.entries(statedMargins).flatMap(([kind, { pre, live }]) => [
    { kind, phase: 'pre', most: pre },
    ...(kind === 'half-full' ? [] : [{ kind, phase: 'live', most: live }]),
  ]);

  it.each(stated)('is at most $most of $kind, $phase, on every board', ({ kind, phase, most }) => {
    const all = kept.get(`${kind} ${phase}`) ?? [];
    expect(all.length).toBeGreaterThan(0);
    // What has no price can only be lost on: less is kept of what is left.
    expect(Math.max(...all.map(({ margin }) => margin))).toBeLessThanOrEqual(most);
    const whole = all.filter(({ isWhole }) => isWhole).map(({ margin }) => margin);
    expect(Math.min(...whole)).toBeGreaterThan(0.026);
  });

  it('is stated of every market of goals whose picks exclude each other', () => {
    const kinds = new Set(markets.map(({ kind }) => kind).filter(kind => !isOfSets(kind)));
    const free = ['clean-sheet', 'win-to-nil'];
    expect([...kinds].filter(kind => !free.includes(kind)).sort()).toEqual(Object.keys(statedMargins).sort());
  });
});
