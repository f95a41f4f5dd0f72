import { convertPair, lineOfHome, markets, parseLine, readLine } from '@lobby/betting';
import { timelineOf } from '@lobby/simulation';
import { type TestMatch, testMatch } from '@lobby/simulation/testing/match';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardOf, countMarkets, isOffered } from './board.ts';
import { noInputs } from './book-inputs.ts';
import { chanceOf, difference, total } from './grid/grid.ts';
import {
  decidedHandicap,
  evenHandicap,
  evenTotal,
  handicapDecided,
  handicapShare,
  totalShare,
} from './grid/lines.ts';
import { jointDistributionOf } from './joint-distribution.ts';
import { type Moment, momentAt as momentWith } from './moment.ts';
import { quoteAt } from './quote.ts';

const mean = fc.double({ min: 0.01, max: 4.5, noNaN: true });
const anyMatch: fc.Arbitrary<TestMatch> = fc
  .record({
    id: fc.nat().map(String),
    speed: fc.constantFrom(1, 36, 60),
    expected: fc.tuple(
      fc.double({ min: 0.3, max: 3.5, noNaN: true }),
      fc.double({ min: 0.3, max: 3.5, noNaN: true }),
    ),
  })
  .map(parts => testMatch(parts));
/** From an hour before kick-off to after the end, in match minutes. */
const anyMinute = fc.integer({ min: -60, max: 120 });
const momentAt = (match: TestMatch, now: number) => momentWith(match, now, noInputs);
/** The final score before the match, when this many goals are expected. */
const scoreGrid = ([home, away]: readonly [number, number], rho = 0) =>
  jointDistributionOf({
    expectedGoals: { first: [0.45 * home, 0.45 * away], second: [0.55 * home, 0.55 * away] },
    score: [0, 0],
    halfScore: undefined,
    rho,
    adjustment: undefined,
  }).full;
const at = (match: TestMatch, minute: number) => match.kickoff + Math.round((minute * 60_000) / match.speed);

describe('the score grid', () => {
  it('sums to one for any expected goals', () => {
    fc.assert(
      fc.property(mean, mean, fc.double({ min: -0.08, max: 0, noNaN: true }), (home, away, rho) => {
        const grid = scoreGrid([home, away], rho);
        const sum = grid.cells.reduce((all, cell) => all + cell, 0);
        expect(sum).toBeCloseTo(1, 9);
        expect(Math.min(...grid.cells)).toBeGreaterThanOrEqual(0);
        expect(chanceOf(grid, [0, 0], () => true)).toBeCloseTo(1, 9);
      }),
    );
  });

  it('gives a side a lower chance on every harder line', () => {
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        const grid = scoreGrid([home, away]);
        for (let line = -12; line < 12; line++) {
          expect(handicapShare(grid, line + 1)).toBeGreaterThanOrEqual(handicapShare(grid, line) - 1e-12);
          if (line > 1)
            expect(totalShare(grid, line + 1)).toBeLessThanOrEqual(totalShare(grid, line) + 1e-12);
        }
      }),
    );
  });

  it('finds the line nearest to even', () => {
    fc.assert(
      fc.property(mean, mean, (home, away) => {
        const grid = scoreGrid([home, away]);
        const distance = (line: number) => Math.abs(handicapShare(grid, line) - 0.5);
        const chosen = evenHandicap(grid);
        expect(distance(chosen)).toBeLessThanOrEqual(
          Math.min(distance(chosen - 1), distance(chosen + 1)) + 1e-12,
        );
        expect(evenTotal(grid)).toBeGreaterThanOrEqual(2);
        // Late in a level match most stakes on the level line are returned: the quarter beside it takes its place.
        expect(handicapDecided(grid, decidedHandicap(grid, 0.5))).toBeGreaterThanOrEqual(0.5);
        expect(Math.abs(decidedHandicap(grid, 0.5) - chosen)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('counts a push on neither side', () => {
    const grid = scoreGrid([1.4, 1.1]);
    const { above, below } = difference(grid, 0);
    expect(above + below).toBeLessThan(1);
    expect(total(grid, 2.5).above + total(grid, 2.5).below).toBeCloseTo(1, 9);
  });
});

describe('a board', () => {
  it('is the same in every process and changes only with its version', () => {
    fc.assert(
      fc.property(anyMatch, anyMinute, fc.nat(5_000), (match, minute, later) => {
        const now = at(match, minute);
        const [one, two] = [momentAt({ ...match }, now), momentAt({ ...match }, now)];
        expect(boardOf({ ...match }, one, 'all')).toEqual(boardOf({ ...match }, two, 'all'));
        const next = momentAt(match, now + later);
        expect(next.ver).toBeGreaterThanOrEqual(one.ver);
        if (next.ver === one.ver) expect(boardOf(match, next, 'all')).toEqual(boardOf(match, one, 'all'));
      }),
      { numRuns: 60 },
    );
  });

  it('has odds above 1 for all that has a price', () => {
    fc.assert(
      fc.property(anyMatch, anyMinute, (match, minute) => {
        const board = boardOf(match, momentAt(match, at(match, minute)), 'all');
        for (const market of markets) {
          const prices = market.picks.map(pick => board[pick.priceField]);
          if (!prices.every(price => price)) continue;
          const [h, c] = market.paired ? orderedPair(market.picks, board) : ['', ''];
          const decimals = market.paired ? convertPair(h, c, 'E') : (prices as string[]);
          for (const odds of decimals) expect(Number(odds)).toBeGreaterThan(1);
        }
      }),
      { numRuns: 80 },
    );
  });

  it('prints parsable lines and only blank or positive prices', () => {
    fc.assert(
      fc.property(anyMatch, anyMinute, (match, minute) => {
        const board = boardOf(match, momentAt(match, at(match, minute)), 'all');
        for (const [field, text] of Object.entries(board)) {
          if (field.startsWith('ior_')) expect(text).toMatch(/^$|^\d+\.\d\d$/);
          else if (field.includes('ratio')) expect(parseLine(text)).toBeGreaterThanOrEqual(0);
          else expect(text).toMatch(/^[HC]$/);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('offers main lines near even before the match', () => {
    const match = testMatch();
    const board = boardOf(match, momentAt(match, match.kickoff - 3_600_000), 'main');
    for (const field of ['ior_RH', 'ior_RC', 'ior_OUC', 'ior_OUH']) {
      expect(Number(board[field])).toBeGreaterThan(0.65);
      expect(Number(board[field])).toBeLessThan(1.25);
    }
  });

  it('offers six further lines beside the main one before the match, a quarter apart from each other', () => {
    const match = testMatch();
    const board = boardOf(match, momentAt(match, match.kickoff - 3_600_000), 'all');
    const lines = (kind: string) =>
      markets
        .filter(market => market.kind === kind && market.period === 'full' && market.phase === 'pre')
        .map(market => readLine(board, market))
        .map(({ line, strong }) => lineOfHome(parseLine(line) ?? Number.NaN, strong));
    for (const kind of ['handicap', 'total']) {
      const [main = 0, ...beside] = lines(kind);
      expect(beside.map(line => line - main).sort((one, other) => one - other)).toEqual([
        -3, -2, -1, 1, 2, 3,
      ]);
    }
  });

  it('shows of the lines beside the main one only those with a price', () => {
    const match = testMatch({ real: { half: [0, 0], full: [0, 0] } });
    const { secondHalfStart } = timelineOf(match);
    const late = boardOf(match, momentAt(match, secondHalfStart + 40 * 60_000), 'all');
    const totals = markets.filter(({ kind, phase }) => kind === 'total' && phase === 'live');
    const shown = totals.filter(
      ({ alternate, lineField }) => alternate && late[lineField ?? ''] !== undefined,
    );
    expect(shown.length).toBeLessThan(6);
    for (const { picks } of shown)
      for (const { priceField } of picks) expect(late[priceField]).toMatch(/^\d/);
    const main = totals.find(({ wtype }) => wtype === 'ROU')!;
    expect(late[main.lineField!]).toBe('0.5');
  });

  it('offers in-play totals above the goals already scored', () => {
    const match = testMatch({ real: { half: [2, 1], full: [3, 1] } });
    const { secondHalfStart } = timelineOf(match);
    const board = boardOf(match, momentAt(match, secondHalfStart + 60_000), 'all');
    expect(parseLine(board.ratio_rouo ?? '')).toBeGreaterThanOrEqual(3 * 4 + 2);
    expect(board.ior_RH0C0).toBe('');
    expect(board.ior_HREH).toBeUndefined();
  });

  it('has nothing that the score at half-time decides, at any moment, when nobody will report it', () => {
    const match = testMatch({ real: { half: undefined, full: [3, 1] } });
    const { kickoff, firstHalfEnd, secondHalfStart } = timelineOf(match);
    const half = markets.filter(({ kind, period }) => period === 'half' || kind === 'half-full');
    expect(half.length).toBeGreaterThan(10);
    for (const now of [kickoff - 1, kickoff + 60_000, firstHalfEnd + 60_000, secondHalfStart + 60_000]) {
      const moment = momentAt(match, now);
      const board = boardOf(match, moment, 'all');
      const fields = half.flatMap(({ picks, lineField }) => [
        ...picks.map(pick => pick.priceField),
        lineField,
      ]);
      expect(Object.keys(board).filter(field => fields.includes(field))).toEqual([]);
      expect(Object.keys(board).length).toBeGreaterThan(20);
      expect(countMarkets(moment)).toBeGreaterThan(3);
      for (const market of half)
        for (const pick of market.picks)
          expect(quoteAt(match, { market, pick }, 'E', moment)).toMatchObject({
            refusal: expect.any(String),
          });
    }
  });

  it('closes a market that no further goal can change, and no other', () => {
    const match = testMatch({ real: { half: [1, 0], full: [1, 1] } });
    const goals = timelineOf(match).incidents.filter(one => one.kind === 'goal');
    const [ahead, level] = goals.map(({ confirmedAt }) => momentAt(match, confirmedAt + 60_000));
    const offered = (moment: Moment) =>
      markets.filter(market => isOffered(market, moment)).map(({ wtype }) => wtype);
    const decided = ['RTS', 'RCS', 'RWN'];
    expect(offered(ahead!)).toEqual(expect.arrayContaining(decided));
    expect(offered(level!).filter(wtype => decided.includes(wtype))).toEqual([]);
    expect(offered(level!)).toEqual(expect.arrayContaining(['RM', 'RDC', 'RDNB', 'RPD', 'RT', 'ROUH']));
    const fields = Object.keys(boardOf(match, level!, 'all'));
    expect(fields.filter(field => /^ior_R(TS|CS|WN)/.test(field))).toEqual([]);
    const market = markets.find(({ wtype }) => wtype === 'RCS')!;
    const [pick] = market.picks;
    expect(quoteAt(match, { market, pick: pick! }, 'E', level!)).toEqual({ refusal: 'closed' });
  });

  it('has blank prices, lines kept, from before a goal until after its confirmation', () => {
    const match = testMatch({ real: { half: [1, 0], full: [1, 0] } });
    const goal = timelineOf(match).incidents.find(one => one.kind === 'goal')!;
    const shut = boardOf(match, momentAt(match, goal.confirmedAt - 1), 'main');
    expect(
      Object.entries(shut)
        .filter(([name]) => name.startsWith('ior_'))
        .every(([, text]) => text === ''),
    ).toBe(true);
    expect(shut.ratio_re).not.toBe('');
  });

  it('is empty once the match is over', () => {
    const match = testMatch();
    const moment = momentAt(match, timelineOf(match).fullTime);
    expect(boardOf(match, moment, 'all')).toEqual({});
    expect(countMarkets(moment)).toBe(0);
  });
});

function orderedPair(
  picks: readonly { chose: string; priceField: string }[],
  board: Readonly<Record<string, string>>,
) {
  const of = (side: string) => board[picks.find(pick => pick.chose === side)?.priceField ?? ''] ?? '';
  return [of('H'), of('C')] as const;
}
