import {
  type MatchResult,
  marketByWtype,
  type QuarterPeriod,
  quarterOf,
  quarterPeriods,
  type Score,
} from '@lobby/betting';
import { seeded } from '@lobby/draws/testing/seeded';
import { expect, it } from 'vitest';
import { bestHedgeBy } from '../testing/arbitrage.ts';
import { boardsLimitMs, expectNoArbitrage, gradeOfWhole, withOpinions } from '../testing/no-arbitrage.ts';
import { pointsMatch, pointsMoment } from '../testing/points-moments.ts';
import { pricedSelections } from '../testing/selections.ts';
import type { Moment } from '../trader/moment.ts';
import { openPointsBook } from './points-book.ts';
import { pointsModel } from './points-model.ts';

const kinds = [
  ...(['handicap', 'total', '1x2', 'draw-no-bet'] as const),
  ...(['home-total', 'away-total', 'odd-even'] as const),
];
const model = pointsModel(kinds, gradeOfWhole);
const periodOf = (wtype: string) => marketByWtype(wtype)?.period ?? 'full';

it(
  'no stakes on basketball and its first half win whatever happens, before the match and in play',
  async () => {
    const boards = someBoards('match', (_, match, moment) => ({
      has: wtype => quarterOf(periodOf(wtype)) === undefined,
      outcomes: endsAbout(moment, match),
    }));
    await expectNoArbitrage(boards);
  },
  boardsLimitMs,
);

it(
  'no stakes on one quarter of basketball win whatever happens, before the match and in play',
  async () => {
    const boards = someBoards('quarter', (n, match, moment) => {
      const period = quarterPeriods[n % quarterPeriods.length]!;
      const before = Array.from({ length: quarterOf(period)! - 1 }, (): Score => [0, 0]);
      const outcomes = endsOfQuarter(period, moment, match, 18).map(score => ({
        quarters: [...before, score],
      }));
      return { has: wtype => periodOf(wtype) === period, outcomes };
    });
    await expectNoArbitrage(boards);
  },
  boardsLimitMs,
);

it('no stakes on two quarters and the half that they make up win whatever happens', async () => {
  const match = pointsMatch(7, [112, 108]);
  const moment = pointsMoment(match, -60);
  const selections = pricedSelections(model.boardOf(match, moment, 'all'), moment.priced).filter(
    ({ wtype }) => ['half', 'Q1', 'Q2'].includes(periodOf(wtype)),
  );
  const outcomes = endsOfQuarter('Q1', moment, match, 3).flatMap(first =>
    endsOfQuarter('Q2', moment, match, 3).map(second => ({
      quarters: [first, second],
      half: [first[0] + second[0], first[1] + second[1]] as const,
    })),
  );
  expect((await bestHedgeBy(selections, outcomes, gradeOfWhole)).limit).toBeLessThan(-0.005);
}, 60_000);

type PointsMatch = ReturnType<typeof pointsMatch>;

function* someBoards(
  part: 'match' | 'quarter',
  partOf: (
    n: number,
    match: PointsMatch,
    moment: Moment,
  ) => { has: (wtype: string) => boolean; outcomes: readonly MatchResult[] },
) {
  const next = seeded(`boards of basketball, a ${part}`);
  for (let n = 0; ; n++) {
    const match = pointsMatch(n, [95 + 30 * next(), 95 + 30 * next()]);
    const minutes = next() < 1 / 3 ? -60 : 68 * next();
    const moment = withOpinions(pointsMoment(match, minutes), next);
    const { phase, score } = moment.state;
    const selections = pricedSelections(model.boardOf(match, moment, 'all'), moment.priced);
    if (selections.length === 0) continue;
    const { has, outcomes } = partOf(n, match, moment);
    yield {
      label: `${n}, ${phase} ${minutes.toFixed(1)}', ${score.join(':')}`,
      inPlay: phase !== 'pre',
      selections: selections.filter(({ wtype }) => has(wtype)),
      outcomes,
      grade: gradeOfWhole,
    };
  }
}

/** Ends near what is expected, and some that are far from it, with halves of both kinds. */
function endsAbout(moment: Moment, match: PointsMatch): MatchResult[] {
  const { full, half } = openPointsBook(match, moment);
  const { halfScore, score } = moment.state;
  const scores = (ground: typeof full, near: number, far: number) => [
    ...around(ground.home, ground.away, near),
    ...around(ground.home, ground.away, 2 * far, far),
  ];
  const canFollow = ([h, c]: Score, [least, other]: Score) => h >= least && c >= other;
  const halves = halfScore ? [halfScore] : scores(half, 1, 13).filter(end => canFollow(end, score));
  return scores(full, 8, 21)
    .filter(([h, c]) => h !== c)
    .flatMap(end => halves.filter(early => canFollow(end, early)).map(early => ({ half: early, full: end })));
}

/** Every score of a quarter near what is expected. */
function endsOfQuarter(period: QuarterPeriod, moment: Moment, match: PointsMatch, reach: number): Score[] {
  const { home, away } = openPointsBook(match, moment)[period];
  return around(home, away, reach);
}

function around(home: number, away: number, reach: number, step = 1): Score[] {
  const near = (middle: number) =>
    Array.from({ length: (2 * reach) / step + 1 }, (_, at) =>
      Math.max(0, Math.round(middle) - reach + step * at),
    );
  return near(home).flatMap(h => near(away).map((c): Score => [h, c]));
}
