import { type GradedSelection, gradeSets, type MatchResult, markets, type Score } from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { setsMatch, setsMoment, setsResult } from '../testing/sets-moments.ts';
import type { Moment } from '../trader/moment.ts';
import { snookerSets, tennisSets } from './priced-sports.ts';
import { openSetsBook } from './sets-book.ts';
import { setsModel } from './sets-model.ts';

const kinds = ['1x2', 'handicap', 'total', 'set-handicap', 'set-winner', 'set-score', 'odd-even'] as const;
const grade = (selection: GradedSelection, result: MatchResult) =>
  gradeSets(selection, result, { retiredAfter: 1 });
const model = setsModel(kinds, grade, tennisSets);
const three = setsMatch('tennis', 4, '841');
const five = setsMatch('tennis', 4, '843');
const marketOf = (wtype: string) => markets.find(market => market.wtype === wtype)!;
const before = setsMoment('tennis', three, -1);
const pricesOf = (board: Readonly<Record<string, string>>) =>
  Object.keys(board).filter(field => field.startsWith('ior_'));

describe('a board of sets', () => {
  it('has who wins, games, sets, and both sets that are certainly played', () => {
    const board = model.boardOf(three, before, 'all');
    const names = [
      ['RH', 'RC', 'OUC', 'OUH', 'MH', 'MC', 'EOO', 'EOE', 'SRH', 'SRC'],
      ['S1MH', 'S1MC', 'S2MH', 'S2MC', 'PD320', 'PD321', 'PD302', 'PD312'],
      ['ARH', 'ARC', 'AOUO', 'AOUU', 'BRH', 'BRC', 'BOUO', 'BOUU'],
    ];
    expect(pricesOf(board)).toEqual(names.flat().map(name => `ior_${name}`));
    expect(Object.values(board).every(Boolean)).toBe(true);
    expect(model.countMarkets(before)).toBe(12);
  });

  it('names the scores of the match it is of', () => {
    const board = model.boardOf(five, setsMoment('tennis', five, -1), 'all');
    expect(pricesOf(board).filter(field => field.startsWith('ior_PD'))).toEqual(
      ['530', '531', '532', '503', '513', '523'].map(name => `ior_PD${name}`),
    );
  });

  it('draws its lines between two games and between two sets, about what is expected', () => {
    const board = model.boardOf(three, before, 'all');
    expect(board).toMatchObject({
      ratio: '2.5',
      strong: 'H',
      ratio_o: '24.5',
      ratio_sr: '1.5',
      strong_sr: 'H',
    });
    expect([board.ratio_ar, board.ratio_br, board.ratio_aouo, board.ratio_bouo]).toEqual([
      '1.5',
      '3.5',
      '23.5',
      '25.5',
    ]);
  });

  it('closes a set that is over and sells none that may not be played', () => {
    const open = (n: number, points: number, of = three) =>
      model.isOffered(marketOf(`RS${n}M`), setsMoment('tennis', of, points));
    const { sets } = openSetsBook(tennisSets, three, setsMoment('tennis', three, 0)).now;
    expect(sets).toHaveLength(2);
    const inFirst = [1, 2, 3, 4].map(n => open(n, 20));
    expect(inFirst).toEqual([true, true, false, false]);
    const second = pointsUntil(three, ([h, c]) => h + c === 1);
    expect([1, 2, 3].map(n => open(n, second))).toEqual([false, true, false]);
    const level = pointsUntil(levelled, ([h, c]) => h === 1 && c === 1);
    expect([1, 2, 3].map(n => open(n, level, levelled))).toEqual([false, false, true]);
  });

  it('locks a score of sets that cannot come about, and closes a handicap of sets that is decided', () => {
    const second = setsMoment(
      'tennis',
      three,
      pointsUntil(three, ([h, c]) => h + c === 1),
    );
    const board = model.boardOf(three, second, 'all');
    const homeLeads = second.state.score[0] === 1;
    expect(board[homeLeads ? 'ior_RPD302' : 'ior_RPD320']).toBe('');
    const level = setsMoment(
      'tennis',
      levelled,
      pointsUntil(levelled, ([h, c]) => h === 1 && c === 1),
    );
    expect(model.isOffered(marketOf('RSR'), level)).toBe(false);
    expect(model.isOffered(marketOf('RPD3'), level)).toBe(true);
    expect(model.isOffered(marketOf('RPD5'), level)).toBe(false);
  });

  it('blanks the prices of a group of markets that is stopped, and quotes none of them', () => {
    const stopped = { ...before, inputs: { ...before.inputs, stopped: ['total'] as const } };
    const board = model.boardOf(three, stopped, 'all');
    const blank = pricesOf(board).filter(field => board[field] === '');
    expect(blank).toEqual(['OUC', 'OUH', 'AOUO', 'AOUU', 'BOUO', 'BOUU'].map(name => `ior_${name}`));
    const market = marketOf('OU');
    const quote = model.quoteAt(three, { market, pick: market.picks[0]! }, 'H', stopped);
    expect(quote).toEqual({ refusal: 'suspended' });
  });

  it('sells nothing of a match that is over', () => {
    const over = setsMoment('tennis', three, setsResult('tennis', three).points);
    expect(over.state.phase).toBe('over');
    expect(model.boardOf(three, over, 'all')).toEqual({});
  });
});

/** A match that comes to one set each. */
const levelled = Array.from({ length: 20 }, (_, n) => setsMatch('tennis', n, '841')).find(
  match => setsResult('tennis', match).sets.length === 3,
)!;

function pointsUntil(match: typeof three, holds: (sets: Score) => boolean): number {
  for (let points = 0; ; points++) {
    const { score, sets } = setsMoment('tennis', match, points).state;
    if (holds(score) && sets?.isBreak === false && sets.points.some(Boolean)) return points;
    if (points > 1_000) throw new Error('It never comes to that.');
  }
}

describe('a board of frames', () => {
  const kindsOfFrames = kinds.filter(kind => kind !== 'set-handicap');
  const countsFrames = (selection: GradedSelection, result: MatchResult) =>
    gradeSets(selection, result, { retiredAfter: 0, countsSets: true });
  const frames = setsModel(kindsOfFrames, countsFrames, snookerSets);
  const match = setsMatch('snooker', 4, '871');
  /** The moment of a score of frames, the running one just begun. */
  const at = (score: Score): Moment => {
    const { state } = setsMoment('snooker', match, 0);
    const finished = Array.from(
      { length: score[0] + score[1] },
      (_, n): Score => (n < score[0] ? [80, 12] : [12, 80]),
    );
    const now = { ...state, score, sets: { ...state.sets!, scores: [...finished, [0, 0]] as const } };
    return { ...setsMoment('snooker', match, 0), state: now, priced: now };
  };

  it('has a handicap and a total of frames on lines that can be won either way, and no second handicap', () => {
    const board = frames.boardOf(match, setsMoment('snooker', match, -1), 'all');
    expect(pricesOf(board).filter(field => field.startsWith('ior_SR'))).toEqual([]);
    const lines = [board.ratio, board.ratio_ar, board.ratio_br].map(Number);
    const signed = [board.strong, board.strong_ar ?? board.strong, board.strong_br ?? board.strong];
    expect(new Set(lines.map((line, n) => `${signed[n]}${line}`)).size).toBe(3);
    expect(lines.every(line => [1.5, 2.5, 3.5].includes(line))).toBe(true);
    expect(['4.5', '5.5', '6.5']).toContain(board.ratio_o);
  });

  it('closes what the frames have decided, and what has no further line', () => {
    const open = (wtype: string, score: Score) => frames.isOffered(marketOf(wtype), at(score));
    const markets = ['RE', 'ARE', 'BRE', 'ROU', 'REO', 'RM', 'RPD7'];
    expect(markets.map(wtype => open(wtype, [1, 1]))).toEqual([true, true, true, true, true, true, true]);
    expect(markets.map(wtype => open(wtype, [3, 3]))).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      true,
    ]);
    // Home by three or two, or level towards the last frame: one line more than the main one.
    expect(['RE', 'ARE', 'BRE'].map(wtype => open(wtype, [3, 2]))).toEqual([true, false, false]);
    expect(['ROU', 'AROU', 'BROU'].map(wtype => open(wtype, [3, 1]))).toEqual([true, true, false]);
  });

  it('counts what the house may lose by the frames at the end alone', () => {
    const now = { score: [1, 1], halfScore: undefined, sets: { bestOf: 7, scores: [] } } as const;
    const backed = (wtype: string, rtype: string, line: string) => ({
      ...{ wtype, rtype, line, strong: 'H' as const, score_at_bet: '' },
    });
    const home = { ...backed('RM', 'RMH', ''), risk: 600n, win: 600n };
    // A bet on home by two frames wins with it; one on few frames may.
    expect(frames.winWithinLimit([home], backed('RE', 'REH', '1.5'), now, 1_000n)).toBe(400n);
    expect(frames.winWithinLimit([home], backed('RE', 'REC', '1.5'), now, 1_000n)).toBe(400n);
    expect(frames.winWithinLimit([home], backed('RM', 'RMC', ''), now, 1_000n)).toBe(1_600n);
  });
});

describe('a quote', () => {
  const moment = setsMoment('tennis', three, 33);
  const pickOf = (wtype: string, at: number) => ({
    market: marketOf(wtype),
    pick: marketOf(wtype).picks[at]!,
  });

  it('is that of the board, and there is none for a draw or a set that is not sold', () => {
    const board = model.boardOf(three, moment, 'all');
    expect(model.quoteAt(three, pickOf('RM', 0), 'H', moment)).toMatchObject({
      quote: { odds: board.ior_RMH },
    });
    expect(model.quoteAt(three, pickOf('RM', 1), 'H', moment)).toEqual({ refusal: 'closed' });
    expect(model.quoteAt(three, pickOf('RS3M', 0), 'H', moment)).toEqual({ refusal: 'closed' });
    expect(model.quoteAt(three, pickOf('SR', 0), 'H', moment)).toEqual({ refusal: 'started' });
  });

  it('prices the own line of a bet that waits, of games and of sets', () => {
    const board = model.boardOf(three, moment, 'all');
    const more = String(Number(board.ratio_rouo) + 2);
    expect(
      model.quoteAt(three, pickOf('ROU', 0), 'H', moment, { line: more, strong: '', slack: 0 }),
    ).toMatchObject({ quote: { line: more } });
    const own = { line: board.ratio_rsr!, strong: board.strong_rsr as 'H' | 'C', slack: 0 };
    expect(model.quoteAt(three, pickOf('RSR', 1), 'H', moment, own)).toEqual(
      model.quoteAt(three, pickOf('RSR', 1), 'H', moment),
    );
    expect(own).toMatchObject({ line: '1.5', strong: 'H' });
  });
});

describe('what the house may lose', () => {
  const now = {
    score: [1, 0],
    halfScore: undefined,
    sets: {
      bestOf: 3,
      scores: [
        [6, 4],
        [2, 2],
      ],
    },
  } as const;
  const bet = (wtype: string, rtype: string, line = '', strong: 'H' | 'C' | '' = '') => ({
    ...{ wtype, rtype, line, strong },
    score_at_bet: '1:0',
  });
  const sum = (backed: ReturnType<typeof bet>, win: bigint) => ({ ...backed, risk: win, win });
  const left = (sums: readonly ReturnType<typeof sum>[], backed: ReturnType<typeof bet>) =>
    model.winWithinLimit(sums, backed, now, 1_000n);

  it('leaves all of the limit to the first bet', () => {
    expect(left([], bet('RM', 'RMH'))).toBe(1_000n);
  });

  it('counts bets on the sets together: what wins with them and what loses', () => {
    const home = sum(bet('RM', 'RMH'), 600n);
    expect(left([home], bet('RSR', 'RSRH', '1.5', 'H'))).toBe(400n);
    expect(left([home], bet('RPD3', 'RPD312'))).toBe(1_600n);
    expect(left([home], bet('RM', 'RMC'))).toBe(1_600n);
  });

  it('adds the worst of games, and of each set, that can still happen', () => {
    const over = sum(bet('ROU', 'ROUC', '22.5'), 300n);
    const second = sum(bet('RS2M', 'RS2MH'), 200n);
    expect(left([over, second], bet('RM', 'RMH'))).toBe(500n);
    expect(left([over], bet('ROU', 'ROUH', '20.5'))).toBe(1_300n);
    const first = [sum(bet('RS1M', 'RS1MH'), 200n), sum(bet('RS1M', 'RS1MC'), 900n)];
    expect(left(first, bet('RM', 'RMH'))).toBe(1_700n);
  });
});

describe('a leg is worth', () => {
  const leg = (wtype: string, rtype: string, line = '') => ({
    ...{ wtype, rtype, line, strong: '' as const, score_at_bet: '' },
    ...{ format: 'E' as const, odds: '1.90' },
  });

  it('its chance while it is open', () => {
    const { returns, certain } = model.legValue(leg('M', 'MH'), three, before);
    expect(certain).toBe(false);
    expect(Number(returns.n) / Number(returns.d)).toBeGreaterThan(1.1);
  });

  it('what it pays once its set is over or its line is passed', () => {
    const second = setsMoment(
      'tennis',
      three,
      pointsUntil(three, ([h, c]) => h + c === 1),
    );
    expect(model.legValue(leg('S1M', 'S1MH'), three, second).certain).toBe(true);
    expect(model.legValue(leg('OU', 'OUC', '5.5'), three, second).certain).toBe(true);
    expect(model.legValue(leg('S2M', 'S2MH'), three, second).certain).toBe(false);
  });
});
