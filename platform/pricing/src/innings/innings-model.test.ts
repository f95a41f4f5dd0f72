import { type GradedSelection, gradeMarket, type MatchResult, markets } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { above } from '../points/row.ts';
import { inningsGame, inningsMoment, inningsResult, pauseMoment } from '../testing/innings-moments.ts';
import type { Moment } from '../trader/moment.ts';
import { openInningsBook } from './innings-book.ts';
import { inningsModel } from './innings-model.ts';

const kinds = ['handicap', 'total', '1x2', 'home-total', 'away-total', 'odd-even'] as const;
const grade = ({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) =>
  gradeMarket(selection, result);
const model = inningsModel(kinds, grade);
const game = inningsGame(4);
const before = inningsMoment(game, -1);
const marketOf = (wtype: string) => markets.find(market => market.wtype === wtype)!;

describe('a board of innings', () => {
  const board = model.boardOf(game, before, 'all');

  it('has the run line and its alternates, totals, who wins, both sides, and the first five innings with a draw', () => {
    expect(Object.keys(board).filter(field => field.startsWith('ior_'))).toEqual(
      [
        ['RH', 'RC', 'OUC', 'OUH', 'MH', 'MC', 'HRH', 'HRC', 'HOUC', 'HOUH', 'HMH', 'HMN', 'HMC'],
        ['EOO', 'EOE', 'HEOO', 'HEOE', 'OUHO', 'OUHU', 'OUCO', 'OUCU'],
        ['ARH', 'ARC', 'AOUO', 'AOUU', 'BRH', 'BRC', 'BOUO', 'BOUU'],
      ]
        .flat()
        .map(name => `ior_${name}`),
    );
    expect(Object.values(board).every(Boolean)).toBe(true);
    expect(model.countMarkets(before)).toBe(14);
  });

  it('gives one run and a half to the weaker side, with the reversed line and a longer one beside it', () => {
    expect(board).toMatchObject({ ratio: '1.5', strong: 'H', ratio_ar: '1.5', ratio_br: '2.5' });
    expect([board.strong_ar, board.strong_br]).toEqual(['C', 'H']);
    const away = inningsGame(4, [3.8, 5]);
    const other = model.boardOf(away, inningsMoment(away, -1), 'all');
    expect(other).toMatchObject({ ratio: '1.5', strong: 'C' });
  });

  it('draws every line between two runs', () => {
    const ratios = Object.entries(board).filter(([field]) => field.includes('ratio'));
    expect(ratios.length).toBeGreaterThan(8);
    for (const [field, ratio] of ratios) expect(ratio, field).toMatch(/^\d+\.5$|^0\.5$/);
  });
});

describe('in play', () => {
  const open = (wtype: string, of: typeof game, moment: Moment) =>
    model.boardOf(of, moment, 'all') && model.isOffered(marketOf(wtype), moment);

  /** The first moment of some games of which it holds. */
  function find(holds: (moment: Moment) => boolean) {
    for (let n = 0; n < 200; n++) {
      const one = inningsGame(n);
      for (let plays = 1; plays < 110; plays++) {
        const moment = inningsMoment(one, plays);
        if (moment.state.phase === 'over') break;
        if (holds(moment)) return { one, moment };
      }
    }
    throw new Error('No game has such a moment.');
  }
  const standing = ({ state: { period, score } }: Moment) => ({
    number: period!.number,
    half: period!.inning!.half,
    outs: period!.inning!.outs,
    lead: score[0] - score[1],
  });

  it('closes the first five innings with two outs in their last half', () => {
    const at = (outs: number) =>
      find(moment => {
        const now = standing(moment);
        return now.number === 5 && now.half === 'bottom' && now.outs === outs;
      });
    const [one, two] = [at(1), at(2)];
    expect(open('HROU', one.one, one.moment)).toBe(true);
    expect(open('HROU', two.one, two.moment)).toBe(false);
    expect(open('ROU', two.one, two.moment)).toBe(true);
    expect(open('HRM', game, pauseMoment(game, 10))).toBe(false);
  });

  it('closes when the next out may end the game, and stays open while it is level', () => {
    const at = (half: string, fits: (lead: number) => boolean, number = 9) =>
      find(moment => {
        const now = standing(moment);
        return now.number === number && now.half === half && now.outs === 2 && fits(now.lead);
      });
    for (const { one, moment } of [at('top', lead => lead > 0), at('bottom', lead => lead < 0)])
      expect(open('RM', one, moment)).toBe(false);
    for (const { one, moment } of [
      at('top', lead => lead < 0),
      at('bottom', lead => lead === 0),
      at('top', lead => lead <= 0, 10),
    ])
      expect(open('RM', one, moment)).toBe(true);
  });

  it('sells no line that is decided', () => {
    for (const plays of [12, 40, 66]) {
      const moment = inningsMoment(game, plays);
      const board = model.boardOf(game, moment, 'all');
      const [home, away] = moment.state.score;
      expect(Number(board.ratio_rouo)).toBeGreaterThan(home + away);
      expect(Number(board.ratio_rouho)).toBeGreaterThan(home);
    }
  });

  it('is over with nothing left to come, and certain of what is decided', () => {
    const moment = pauseMoment(game, 16);
    const [home, away] = moment.state.score;
    const leg = (line: string) => ({
      wtype: 'ROU',
      rtype: 'ROUC',
      line,
      strong: '' as const,
      score_at_bet: '',
      format: 'H' as const,
      odds: '0.90',
    });
    expect(model.legValue(leg(`${home + away - 1}.5`), game, moment).certain).toBe(true);
    expect(model.legValue(leg(`${home + away + 1}.5`), game, moment).certain).toBe(false);
  });

  it('knows the end of every game when its last out is made', () => {
    for (let n = 0; n < 20; n++) {
      const one = inningsGame(n);
      const last = inningsMoment(one, 1_000);
      expect(last.state.phase).toBe('over');
      expect(model.boardOf(one, last, 'all')).toEqual({});
      expect(last.state.score).toEqual(inningsResult(one).full);
    }
  });
});

it('all chances sum to one, the better side is likelier to win, and nobody ends level', () => {
  const { full, half } = openInningsBook(game, before);
  const wins = above(full.chances.lead, 0);
  expect(wins).toBeGreaterThan(0.5);
  for (const { chances } of [full, half])
    for (const row of [chances.lead, chances.total, chances.home, chances.away])
      expect(row.chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  expect(above(full.chances.lead, -1)).toBeCloseTo(wins, 12);
});
