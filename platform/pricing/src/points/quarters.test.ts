import {
  type GradedSelection,
  gradeMarket,
  lineOfHome,
  type MatchResult,
  marketByWtype,
  parseLine,
  quarterOf,
  quarterPeriods,
} from '@lobby/betting';
import { describe, expect, it } from 'vitest';
import { pointsMatch, pointsMoment, pointsResult } from '../testing/points-moments.ts';
import { Tally } from '../testing/tally.ts';
import { openPointsBook } from './points-book.ts';
import { pointsModel } from './points-model.ts';
import { above, meanOf, shareAbove } from './row.ts';

const grade = ({ scoreAtBet: _, ...selection }: GradedSelection, result: MatchResult) =>
  gradeMarket(selection, result);
const model = pointsModel(['handicap', 'total', 'draw-no-bet'], grade);
const match = pointsMatch(4);

const openAt = (minutes: number, of = match) =>
  quarterPeriods.filter(period => {
    const { phase } = pointsMoment(of, minutes).state;
    const wtype = phase === 'pre' ? `${period}OU` : `${period}ROU`;
    return model.isOffered(marketByWtype(wtype)!, pointsMoment(of, minutes));
  });

describe('the markets of a quarter', () => {
  it.each([
    ['before the match', -60, 'Q1 Q2 Q3 Q4'],
    ['in its first minutes', 3, 'Q1 Q2 Q3 Q4'],
    ['two minutes before its first quarter ends', 10.1, 'Q2 Q3 Q4'],
    ['between two quarters', 13, 'Q2 Q3 Q4'],
    ['at the break', 30, 'Q3 Q4'],
    ['in the last quarter', 60, 'Q4'],
    ['two minutes before its end', 65.1, ''],
  ])('are sold %s until each is decided', (_, minutes, open) => {
    expect(openAt(minutes).join(' ')).toBe(open);
  });

  it('are not sold in an overtime, nor in play of a feed that tells no quarters', () => {
    const late = Array.from({ length: 200 }, (_, n) => pointsMatch(n)).find(
      one => pointsMoment(one, 69).state.phase === '2H',
    )!;
    expect(openAt(69, late)).toEqual([]);
    const { period: _, ...untold } = pointsMoment(match, 30).state;
    const moment = { ...pointsMoment(match, 30), state: untold, priced: untold };
    expect(model.isOffered(marketByWtype('Q4ROU')!, moment)).toBe(false);
  });

  it('have a quarter of the points and half of the deviation of a match before it begins', () => {
    const { full, Q1, Q3 } = openPointsBook(match, pointsMoment(match, -60));
    expect(Q1.total.mean).toBeCloseTo(full.total.mean / 4, 6);
    expect(Q1.lead.deviation).toBeCloseTo(full.lead.deviation / 2, 6);
    expect(Q3.chances).toEqual(Q1.chances);
  });

  it('count from the points of their own quarter', () => {
    const moment = pointsMoment(match, 47);
    const board = model.boardOf(match, moment, 'all');
    const [home, away] = moment.state.period!.scores[2]!;
    const line = lineOfHome(parseLine(board.ratio_q3re!)!, board.strong_q3re as 'H' | 'C') / 4;
    expect(Math.abs(home - away + line)).toBeLessThan(6);
    expect(Number(board.ratio_q3rouo)).toBeGreaterThan(home + away);
    expect(Number(board.ratio_q3rouo)).toBeLessThan(90);
  });
});

describe('the chances of a quarter', () => {
  it.each([
    ['before the match', -5],
    ['in the first quarter', 7.3],
    ['between two quarters', 13],
    ['at the break', 30],
    ['in the last quarter', 58],
  ])(
    'come true as often as they say %s',
    (_, minutes) => {
      const tallies = new Map<string, Tally>();
      const add = (name: string, chance: number, came: boolean) => {
        const tally = tallies.get(name) ?? new Tally();
        tally.add(chance, came);
        tallies.set(name, tally);
      };
      for (let n = 0; n < 500; n++) {
        const one = pointsMatch(n, n % 2 === 0 ? [111.5, 107] : [101, 118]);
        const book = openPointsBook(one, pointsMoment(one, minutes));
        const { quarters } = pointsResult(one);
        for (const period of openAt(minutes, one)) {
          const { chances } = book[period];
          const [home, away] = quarters[quarterOf(period)! - 1]!;
          for (const beside of [-3, 0, 3]) {
            const line = Math.floor(meanOf(chances.total)) + beside + 0.5;
            add(`${period} total beside ${beside}`, above(chances.total, line), home + away > line);
            const given = Math.floor(meanOf(chances.lead)) + beside / 3 + 0.5;
            add(`${period} lead beside ${beside}`, above(chances.lead, given), home - away > given);
          }
          if (home !== away) add(`${period} winner`, shareAbove(chances.lead, 0), home > away);
          const level = above(chances.lead, -1) - above(chances.lead, 0);
          add(`${period} level`, level, home === away);
        }
      }
      for (const [name, { errors }] of tallies) expect(errors, name).toBeLessThan(3.5);
    },
    300_000,
  );
});

describe('what the house may lose on a quarter', () => {
  const bet = (wtype: string, rtype: string, line = '') => ({
    ...{ wtype, rtype, line },
    strong: 'H' as const,
    score_at_bet: '',
  });
  const sum = (backed: ReturnType<typeof bet>, win: bigint) => ({ ...backed, risk: win, win });
  const { state } = pointsMoment(match, 30);
  const now = { score: state.score, halfScore: state.halfScore, period: state.period };

  it('counts apart from the match, and with it', () => {
    const over = sum(bet('Q3ROU', 'Q3ROUC', '54.5'), 600n);
    expect(model.winWithinLimit([over], bet('Q3ROU', 'Q3ROUC', '50.5'), now, 1_000n)).toBe(400n);
    expect(model.winWithinLimit([over], bet('Q3ROU', 'Q3ROUH', '54.5'), now, 1_000n)).toBe(1_600n);
    expect(model.winWithinLimit([over], bet('ROU', 'ROUC', '210.5'), now, 1_000n)).toBe(400n);
  });

  it('is decided by the points of a quarter that is over', () => {
    const [home, away] = state.period!.scores[0]!;
    const under = sum(bet('Q1ROU', 'Q1ROUH', `${home + away}.5`), 900n);
    expect(model.winWithinLimit([under], bet('ROU', 'ROUC', '210.5'), now, 1_000n)).toBe(100n);
    const over = sum(bet('Q1ROU', 'Q1ROUC', `${home + away}.5`), 900n);
    expect(model.winWithinLimit([over], bet('ROU', 'ROUC', '210.5'), now, 1_000n)).toBe(1_900n);
  });
});
