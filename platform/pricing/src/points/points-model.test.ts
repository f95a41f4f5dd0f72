import {
  type GradedSelection,
  gradeMarket,
  lineOfHome,
  type MatchResult,
  markets,
  parseLine,
} from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { pointsMatch, pointsMoment } from '../testing/points-moments.ts';
import { openPointsBook } from './points-book.ts';
import { pointsModel } from './points-model.ts';
import { above } from './row.ts';

const kinds = [
  ...(['handicap', 'total', '1x2', 'draw-no-bet'] as const),
  ...(['home-total', 'away-total', 'odd-even'] as const),
];
const grade = ({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) =>
  gradeMarket(selection, result);
const model = pointsModel(kinds, grade);
const match = pointsMatch(4);
const marketOf = (wtype: string) => markets.find(market => market.wtype === wtype)!;

describe('a board of points', () => {
  it('has main and alternate lines, the first half, every quarter, points of each side, and who wins without a draw', () => {
    const board = model.boardOf(match, pointsMoment(match, -60), 'all');
    const priced = Object.keys(board).filter(field => field.startsWith('ior_'));
    expect(priced).toEqual(
      [
        ['RH', 'RC', 'OUC', 'OUH', 'MH', 'MC', 'HRH', 'HRC', 'HOUC', 'HOUH'],
        ['EOO', 'EOE', 'HEOO', 'HEOE', 'OUHO', 'OUHU', 'OUCO', 'OUCU', 'HDNBH', 'HDNBC'],
        ...[1, 2, 3, 4].map(quarter =>
          ['RH', 'RC', 'OUC', 'OUH', 'DNBH', 'DNBC'].map(name => `Q${quarter}${name}`),
        ),
        ['ARH', 'ARC', 'AOUO', 'AOUU', 'BRH', 'BRC', 'BOUO', 'BOUU'],
      ]
        .flat()
        .map(name => `ior_${name}`),
    );
    expect(Object.values(board).every(Boolean)).toBe(true);
    expect(model.countMarkets(pointsMoment(match, -60))).toBe(26);
  });

  it('draws its lines between two points, about what is expected', () => {
    const board = model.boardOf(match, pointsMoment(match, -60), 'all');
    expect(board).toMatchObject({
      ratio: '4.5',
      strong: 'H',
      ratio_o: '218.5',
      hratio: '2.5',
      ratio_ho: '109.5',
    });
    expect([board.ratio_ar, board.ratio_br]).toEqual(['2.5', '6.5']);
  });

  it('counts the handicap in play from the whole score', () => {
    for (const minutes of [9, 30, 45, 60]) {
      const moment = pointsMoment(match, minutes);
      const board = model.boardOf(match, moment, 'all');
      const line = lineOfHome(parseLine(board.ratio_re!)!, board.strong as 'H' | 'C') / 4;
      const [home, away] = moment.state.score;
      expect(Math.abs(home - away + line)).toBeLessThan(12);
    }
  });

  it('closes the first half and the match two minutes before their ends, and opens again for an overtime', () => {
    const open = (wtype: string, minutes: number, of = match) =>
      model.isOffered(marketOf(wtype), pointsMoment(of, minutes));
    expect([open('HROU', 23.9), open('HROU', 24.1), open('HROU', 30), open('ROU', 24.1)]).toEqual([
      true,
      false,
      false,
      true,
    ]);
    expect([open('ROU', 64.9), open('ROU', 65.1)]).toEqual([true, false]);
    const late = Array.from({ length: 200 }, (_, n) => pointsMatch(n)).find(
      one => pointsMoment(one, 68).state.phase === '2H',
    )!;
    expect([open('ROU', 68, late), open('RM', 70, late), open('RM', 73.5, late)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('a quote', () => {
  const moment = pointsMoment(match, 30);
  const pickOf = (wtype: string, at: number) => ({
    market: marketOf(wtype),
    pick: marketOf(wtype).picks[at]!,
  });

  it('is that of the board, in whatever format, and there is none for a draw', () => {
    const board = model.boardOf(match, moment, 'all');
    expect(model.quoteAt(match, pickOf('RM', 0), 'H', moment)).toMatchObject({
      quote: { format: 'E', odds: board.ior_RMH },
    });
    expect(model.quoteAt(match, pickOf('RM', 2), 'H', moment)).toMatchObject({
      quote: { odds: board.ior_RMC },
    });
    expect(model.quoteAt(match, pickOf('RM', 1), 'H', moment)).toEqual({ refusal: 'closed' });
    expect(model.quoteAt(match, pickOf('HM', 0), 'H', moment)).toEqual({ refusal: 'started' });
  });

  it('has no price for a side that hardly wins any more, nor for the other', () => {
    const decided = Array.from({ length: 60 }, (_, n) => pointsMatch(n, [120, 100])).flatMap(one => {
      const now = pointsMoment(one, 45);
      const wins = above(openPointsBook(one, now).full.chances.lead, 0);
      return wins > 0.935 && wins < 0.985 ? [model.boardOf(one, now, 'all')] : [];
    });
    expect(decided.length).toBeGreaterThan(3);
    expect(decided.flatMap(board => [board.ior_RMH, board.ior_RMC]).filter(Boolean)).toEqual([]);
  });

  it('prices the line of a bet that waits where the board shows another', () => {
    const board = model.boardOf(match, moment, 'all');
    const line = String(Number(board.ratio_rouo) + 3);
    const answer = model.quoteAt(match, pickOf('ROU', 0), 'H', moment, { line, strong: '', slack: 0 });
    expect(answer).toMatchObject({ quote: { line } });
    const shown = model.quoteAt(match, pickOf('ROU', 0), 'H', moment);
    const oddsOf = (one: typeof answer) => ('quote' in one ? Number(one.quote.odds) : Number.NaN);
    expect(oddsOf(answer)).toBeGreaterThan(oddsOf(shown));
  });
});

describe('what the house may lose', () => {
  const now = { score: [50, 48], halfScore: [50, 48] } as const;
  const bet = (wtype: string, rtype: string, line = '') => ({
    wtype,
    rtype,
    line,
    strong: 'H' as const,
    score_at_bet: '50:48',
  });
  const sum = (backed: ReturnType<typeof bet>, win: bigint) => ({ ...backed, risk: win, win });

  it('leaves all of the limit to the first bet', () => {
    expect(model.winWithinLimit([], bet('ROU', 'ROUC', '210.5'), now, 1_000n)).toBe(1_000n);
  });

  it('counts bets that win together, and takes off what opposite ones lose', () => {
    const over = sum(bet('ROU', 'ROUC', '210.5'), 600n);
    expect(model.winWithinLimit([over], bet('ROU', 'ROUC', '205.5'), now, 1_000n)).toBe(400n);
    expect(model.winWithinLimit([over], bet('ROU', 'ROUH', '205.5'), now, 1_000n)).toBe(1_600n);
    expect(model.winWithinLimit([over], bet('RM', 'RMH'), now, 1_000n)).toBe(400n);
  });

  it('counts the lead from the whole score, whatever it was when the bet was taken', () => {
    const given = sum(bet('RE', 'REH', '5.5'), 600n);
    expect(model.winWithinLimit([given], bet('RM', 'RMH'), now, 1_000n)).toBe(400n);
    expect(model.winWithinLimit([given], bet('RM', 'RMC'), now, 1_000n)).toBe(1_600n);
  });

  it('is counted once for all bets on a line, at however many scores they were taken', () => {
    let asked = 0;
    const counting = pointsModel(kinds, (selection, result) => {
      asked++;
      return grade(selection, result);
    });
    const taken = Array.from({ length: 300 }, (_, n) => ({
      ...sum(bet('AROU', 'AROUO', '201.5'), 3n),
      score_at_bet: `${n}:${n}`,
    }));
    expect(counting.winWithinLimit(taken, bet('AROU', 'AROUO', '201.5'), now, 1_000n)).toBe(100n);
    expect(asked).toBeLessThan(1_000);
  });

  it('is never left when a half that is over decided it', () => {
    const won = sum(bet('HROU', 'HROUC', '90.5'), 900n);
    expect(model.winWithinLimit([won], bet('ROU', 'ROUC', '210.5'), now, 1_000n)).toBe(100n);
    const lost = sum(bet('HROU', 'HROUC', '99.5'), 900n);
    expect(model.winWithinLimit([lost], bet('ROU', 'ROUC', '210.5'), now, 1_000n)).toBe(1_900n);
  });
});

it('a leg is worth its chance, and one that is decided is certain', () => {
  const moment = pointsMoment(match, 30);
  const [home, away] = moment.state.score;
  const shown = Math.floor(Number(model.boardOf(match, moment, 'all').ratio_rouo));
  const leg = (line: number) => ({
    wtype: 'ROU',
    rtype: 'ROUC',
    line: `${line}.5`,
    strong: '' as const,
    score_at_bet: '',
    format: 'H' as const,
    odds: '0.90',
  });
  const worth = (line: number) => model.legValue(leg(line), match, moment);
  expect(worth(home + away - 1).certain).toBe(true);
  const { returns, certain } = worth(shown);
  expect(certain).toBe(false);
  expect(Number(returns.n) / Number(returns.d)).toBeGreaterThan(0.5);
});
