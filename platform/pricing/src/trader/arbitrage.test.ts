import { settleBet } from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { liabilityAdjustmentOf } from '../risk/adjust-for-liability.ts';
import { exposureOf } from '../risk/exposure.ts';
import { bestHedge, type Hedge } from '../testing/arbitrage.ts';
import { opposites } from '../testing/extremes.ts';
import { boardsLimitMs } from '../testing/no-arbitrage.ts';
import { outcomesFrom, type PricedSelection, scoreSelections } from '../testing/selections.ts';
import { boardOf } from './board.ts';
import { unadjustedChances } from './book.ts';
import { type BookInputs, noInputs } from './book-inputs.ts';
import { momentAt } from './moment.ts';

const kickOff = { phase: 'pre', score: [0, 0], halfScore: undefined } as const;
const priced = (wtype: string, rtype: string, odds: string, parts: Partial<PricedSelection> = {}) =>
  ({ wtype, rtype, line: '', strong: '', format: 'E', odds, ...parts }) satisfies PricedSelection;
const picked = ({ stakes }: Hedge) =>
  stakes.map(({ selection: { rtype, format, odds } }) => `${rtype} ${format} ${odds}`).sort();

describe('a board', () => {
  it(
    'allows no arbitrage, before the match and in play',
    async () => {
      const phases = new Map<string, number>();
      for (const { selections, state, label } of someBoards(dose({ small: 60, deep: 500 }))) {
        phases.set(state.phase, (phases.get(state.phase) ?? 0) + 1);
        const hedge = await bestHedge(selections, outcomesFrom(state));
        expect(hedge.limit, `${label}: ${picked(hedge).join(', ')}`).toBeLessThan(0);
        expect(hedge.limit - hedge.worstReturn, label).toBeLessThan(1e-6);
      }
      for (const phase of ['pre', '1H', 'HT', '2H']) expect(phases.get(phase)).toBeGreaterThan(1);
    },
    boardsLimitMs,
  );

  it(
    'allows none together with the boards of other exposures and opinions at the same moment',
    async () => {
      for (const { match, state, label } of someBoards(60)) {
        const everything = opposites(match, state).flatMap(moment =>
          scoreSelections(boardOf(match, moment, 'all'), moment.priced),
        );
        const hedge = await bestHedge(everything, outcomesFrom(state));
        expect(hedge.limit, `${label}: ${picked(hedge).join(', ')}`).toBeLessThan(0);
      }
    },
    boardsLimitMs,
  );

  it('is reported when one side of a pair is priced a fifth too high', async () => {
    const match = testMatch();
    const moment = momentAt(match, match.kickoff - 3_600_000, noInputs);
    const board = boardOf(match, moment, 'all');
    const dear = { ...board, ior_OUC: (Number(board.ior_OUC) * 1.2).toFixed(2) };
    const hedge = await bestHedge(scoreSelections(dear, moment.priced), outcomesFrom(kickOff));
    expect(hedge.worstReturn).toBeGreaterThan(0.001);
    expect(hedge.stakes.map(({ selection }) => selection.rtype)).toContain('OUC');
  });

  it('is reported together with a board of another moment whose line is a goal higher', async () => {
    const boards = [
      [priced('OU', 'OUC', '1.95', { line: '2.5' }), priced('OU', 'OUH', '1.85', { line: '2.5' })],
      [priced('OU', 'OUC', '1.85', { line: '3.5' }), priced('OU', 'OUH', '2.10', { line: '3.5' })],
    ];
    for (const board of boards) {
      expect((await bestHedge(board, outcomesFrom(kickOff))).limit).toBeLessThan(0);
    }
    const hedge = await bestHedge(boards.flat(), outcomesFrom(kickOff));
    expect(picked(hedge)).toEqual(['OUC E 1.95', 'OUH E 2.10']);
    expect(hedge.worstReturn).toBeCloseTo(1 / (1 / 1.95 + 1 / 2.1) - 1, 9);
  });
});

describe('a planted arbitrage', () => {
  it('of over and under at 2.10 is found with its stakes, which win to the fen at every score', async () => {
    const pair = [priced('OU', 'OUC', '2.10', { line: '2.5' }), priced('OU', 'OUH', '2.10', { line: '2.5' })];
    const hedge = await bestHedge([...pair, priced('M', 'MH', '2.40')], outcomesFrom(kickOff));
    expect(hedge.worstReturn).toBeCloseTo(0.05, 9);
    expect(hedge.stakes.map(({ share }) => share)).toEqual([expect.closeTo(0.5), expect.closeTo(0.5)]);
    const nets = pair.map(({ format, odds }, at) => {
      const stake = BigInt(Math.round((hedge.stakes[at]?.share ?? 0) * 100_000));
      return settleBet({ format, odds, stake, grade: 'W' }).credit - 100_000n;
    });
    expect(nets).toEqual([5_000n, 5_000n]);
  });

  it('of half and full time against the winner is found across the two markets', async () => {
    const selections = [
      priced('M', 'MH', '1.80'),
      priced('M', 'MN', '3.60'),
      priced('M', 'MC', '5.00'),
      priced('F', 'FHH', '3.30'),
      priced('F', 'FNH', '5.80'),
      priced('F', 'FCH', '26.00'),
    ];
    const shares = [3.6, 5, 3.3, 5.8, 26].map(odds => 1 / odds);
    const sum = shares.reduce((all, share) => all + share, 0);
    const hedge = await bestHedge(selections, outcomesFrom(kickOff));
    expect(picked(hedge)).toEqual(['FCH E 26.00', 'FHH E 3.30', 'FNH E 5.80', 'MC E 5.00', 'MN E 3.60']);
    expect(hedge.worstReturn).toBeCloseTo(1 / sum - 1, 9);
  });

  it('that exists only in the rounded Malay format is found in that format', async () => {
    const over = priced('OU', 'OUC', '1.00', { line: '2.5', format: 'H' });
    const under = [
      priced('OU', 'OUH', '1.99', { line: '2.5' }),
      priced('OU', 'OUH', '-0.99', { line: '2.5', format: 'M' }),
    ];
    const hedge = await bestHedge([over, ...under], outcomesFrom(kickOff));
    expect(picked(hedge)).toEqual(['OUC H 1.00', 'OUH M -0.99']);
    expect(hedge.worstReturn).toBeGreaterThan(0.002);
  });

  it('of bets taken at two scores of one match counts each from its own score', async () => {
    // At 0:0, home by two or more; at 2:0, away not outscored from there. One of them wins, at level both.
    const early = priced('RE', 'REH', '1.05', { line: '1.5', strong: 'H', scoreAtBet: [0, 0], format: 'H' });
    const late = { ...early, rtype: 'REC', line: '0.5', scoreAtBet: [2, 0] } as const;
    const outcomes = outcomesFrom({ score: [2, 0], halfScore: [1, 0] });
    expect((await bestHedge([early, late], outcomes)).worstReturn).toBeCloseTo(0.025, 9);
    const unreset = { ...late, scoreAtBet: [0, 0] } as const;
    expect((await bestHedge([early, unreset], outcomes)).limit).toBeLessThan(0);
  });
});

it('ends a match in every way that the score so far allows', () => {
  expect(outcomesFrom(kickOff)).toHaveLength(45 * 45);
  const outcomes = outcomesFrom({ score: [2, 1], halfScore: [1, 1] });
  expect(outcomes).toHaveLength(81);
  expect(outcomes[0]).toEqual({ half: [1, 1], full: [2, 1] });
});

/** Boards of matches of all strengths: a third of them before kick-off, the rest at any open moment in play. */
function* someBoards(count: number) {
  const next = seeded('boards for arbitrage');
  for (let at = 0, made = 0; made < count; at++) {
    const expected = [0.3 + 3.2 * next(), 0.3 + 2.7 * next()] as const;
    const match = testMatch({ id: String(at), expected });
    const minute = at % 3 === 0 ? -60 * next() : 112 * next();
    const now = match.kickoff + Math.round(minute * 60_000);
    const inputs = at % 4 === 0 ? noInputs : someInputs(match, now, next);
    const moment = momentAt(match, now, inputs);
    const selections = scoreSelections(boardOf(match, moment, 'all'), moment.priced);
    if (selections.length === 0) continue;
    made++;
    const { phase, clock, score } = moment.state;
    const label = `${expected.map(goals => goals.toFixed(2))}, ${phase} ${Math.floor(clock / 60)}', ${score.join(':')}`;
    yield { match, now, selections, state: moment.state, label };
  }
}

/** A match with bets on it, up to the limits, and an operator who adjusts its prices. */
function someInputs(match: TestMatch, now: number, next: () => number): BookInputs {
  const moment = momentAt(match, now, noInputs);
  const selections = scoreSelections(boardOf(match, moment, 'all'), moment.priced);
  const sums = Array.from(
    { length: Math.ceil(6 * next()) },
    () => selections[Math.floor(selections.length * next())],
  )
    .filter(selection => selection !== undefined)
    .map(({ wtype, rtype, line, strong, scoreAtBet }) => ({
      ...{ wtype, rtype, line, strong, score_at_bet: scoreAtBet?.join(':') ?? '' },
      risk: BigInt(Math.floor(20_000_000 * next())),
      win: BigInt(Math.floor(20_000_000 * next())),
    }));
  const adjustment = liabilityAdjustmentOf(
    exposureOf(sums),
    unadjustedChances(match, moment),
    moment.state,
    20_000_000n,
  );
  const shift = () => Math.round(160 * next() - 80);
  return { ...noInputs, adjustment, operator: { shut: false, totalMilli: shift(), sideMilli: shift() } };
}
