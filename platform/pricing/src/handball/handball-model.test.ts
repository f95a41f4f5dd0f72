import { type GradedSelection, gradeMarket, type MatchResult, markets } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { above, meanOf } from '../points/row.ts';
import { handballMatch, handballMoment, handballResult } from '../testing/handball-moments.ts';
import { attacksLeft } from './goals-to-come.ts';
import { openHandballBook } from './handball-book.ts';
import { handballModel } from './handball-model.ts';

const kinds = [
  ...(['handicap', 'total', '1x2', 'double-chance', 'draw-no-bet'] as const),
  ...(['home-total', 'away-total', 'odd-even'] as const),
];
const grade = ({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) =>
  gradeMarket(selection, result);
const model = handballModel(kinds, grade);
const match = handballMatch(3);
const before = handballMoment(match, -60);
const marketOf = (wtype: string) => markets.find(market => market.wtype === wtype)!;

describe('the chances of a match before it begins', () => {
  const { full, half } = openHandballBook(match, before);

  it('are those of 52 attacks of each side, worked out by hand', () => {
    const binomial = (all: number, chance: number, some: number) => {
      let ways = 1;
      for (let n = 1; n <= some; n++) ways = (ways * (all - some + n)) / n;
      return ways * chance ** some * (1 - chance) ** (all - some);
    };
    const [home, away] = [30.2 / 52, 28.4 / 52];
    let [wins, level] = [0, 0];
    for (let h = 0; h <= 52; h++)
      for (let c = 0; c <= h; c++) {
        const chance = binomial(52, home, h) * binomial(52, away, c);
        if (h === c) level += chance;
        else wins += chance;
      }
    expect(above(full.chances.lead, 0)).toBeCloseTo(wins, 10);
    expect(above(full.chances.lead, -1) - above(full.chances.lead, 0)).toBeCloseTo(level, 10);
    expect([wins, level].map(chance => Number(chance.toFixed(4)))).toEqual([0.6018, 0.0739]);
  });

  it('expect what the sides are expected to score, half of it before the break', () => {
    expect(meanOf(full.chances.total)).toBeCloseTo(58.6, 6);
    expect(meanOf(full.chances.lead)).toBeCloseTo(1.8, 6);
    expect(meanOf(half.chances.home)).toBeCloseTo(15.1, 6);
  });
});

describe('what is left of a match', () => {
  it('is counted by its attacks, of the half and of all', () => {
    expect(attacksLeft(before.state)).toEqual({ half: [26, 26], full: [52, 52] });
    const { state } = handballMoment(match, 15);
    const [home, away] = state.period!.turnsLeft!;
    expect(attacksLeft(state)).toEqual({ half: [home, away], full: [home + 26, away + 26] });
    expect(attacksLeft(handballMoment(match, 35).state)).toEqual({ half: [0, 0], full: [26, 26] });
    expect(attacksLeft(handballMoment(match, 80).state)).toEqual({ half: [0, 0], full: [0, 0] });
  });

  it('is read from the clock where a feed counts no attacks', () => {
    const period = { number: 2, isBreak: false, left: 900, scores: [] };
    expect(attacksLeft({ phase: '2H', period })).toEqual({ half: [0, 0], full: [13, 13] });
    expect(attacksLeft({ phase: '1H' })).toEqual({ half: [26, 26], full: [52, 52] });
  });
});

describe('a board of handball', () => {
  const board = model.boardOf(match, before, 'all');

  it('sells the draw, of the match and of the half, beside lines of half goals', () => {
    expect(Object.keys(board)).toEqual(expect.arrayContaining(['ior_MN', 'ior_HMN', 'ior_DCHN', 'ior_DNBH']));
    expect(Object.values(board).every(Boolean)).toBe(true);
    const ratios = Object.entries(board).filter(([field]) => field.includes('ratio'));
    expect(ratios.length).toBeGreaterThan(8);
    for (const [field, ratio] of ratios) expect(ratio, field).toMatch(/^\d+\.5$/);
    // Handicap and total with two alternates of each part, who wins either, two ways and sides of the match, odd or even.
    expect(model.countMarkets(before)).toBe(16);
  });

  it('quotes the draw as the board does', () => {
    const market = marketOf('M');
    const draw = market.picks.find(({ pick }) => pick === 'N')!;
    expect(model.quoteAt(match, { market, pick: draw }, 'H', before)).toMatchObject({
      quote: { odds: board.ior_MN },
    });
  });

  it('closes the half and the match two minutes before their ends', () => {
    const open = (wtype: string, minutes: number) =>
      model.isOffered(marketOf(wtype), handballMoment(match, minutes));
    expect([open('HROU', 27.9), open('HROU', 28.1), open('ROU', 28.1)]).toEqual([true, false, true]);
    expect([open('RM', 72.9), open('RM', 73.1), open('M', 5), open('HRM', 40)]).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('sells no line that is decided', () => {
    for (const minutes of [20, 40, 60, 71]) {
      const moment = handballMoment(match, minutes);
      const live = model.boardOf(match, moment, 'all');
      const [home, away] = moment.state.score;
      expect(Number(live.ratio_rouo)).toBeGreaterThan(home + away);
      expect(Number(live.ratio_rouho)).toBeGreaterThan(home);
    }
  });
});

it('bounds what may be won on a selection, and on the same again', () => {
  const backed = { wtype: 'M', rtype: 'MN', line: '', strong: '' as const, score_at_bet: '' };
  const so = { score: [0, 0] as const, halfScore: undefined };
  const limit = 100_000n;
  expect(model.winWithinLimit([], backed, so, limit)).toBe(limit);
  expect(model.winWithinLimit([{ ...backed, risk: 0n, win: 40_000n }], backed, so, limit)).toBe(60_000n);
});

it('a total that is passed is certain, and one that is not is open', () => {
  const moment = handballMoment(match, 60);
  const [home, away] = moment.state.score;
  const leg = (line: string) => ({
    ...{ wtype: 'ROU', rtype: 'ROUC', line, strong: '' as const },
    ...{ score_at_bet: '', format: 'H' as const, odds: '0.90' },
  });
  expect(model.legValue(leg(`${home + away - 1}.5`), match, moment).certain).toBe(true);
  expect(model.legValue(leg(`${home + away + 1}.5`), match, moment).certain).toBe(false);
});

it('every match is known at its end, and nothing is sold any more', () => {
  for (let n = 0; n < 20; n++) {
    const one = handballMatch(n);
    const last = handballMoment(one, 75);
    expect(last.state.phase).toBe('over');
    expect(model.boardOf(one, last, 'all')).toEqual({});
    expect(last.state.score).toEqual(handballResult(one).full);
  }
});
