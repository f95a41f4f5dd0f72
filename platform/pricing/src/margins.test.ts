import { type MarketKind, markets } from '@lobby/betting';
import { subMatchesOf } from '@lobby/simulation';
import { testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { describe, expect, it } from 'vitest';
import { countModel } from './counts/count-model.ts';
import { handballModel } from './handball/handball-model.ts';
import { inningsModel } from './innings/innings-model.ts';
import { goalModel } from './model/price-model.ts';
import { pointsModel } from './points/points-model.ts';
import { pricedSets } from './sets/priced-sports.ts';
import { setsModel } from './sets/sets-model.ts';
import { type CountedSport, overroundsOf } from './testing/overrounds.ts';
import { statedMargins } from './trader/stated-margins.ts';

const notGoals: readonly MarketKind[] = ['set-handicap', 'set-winner', 'set-score', 'same-match'];
const goalKinds = [...new Set(markets.map(({ kind }) => kind))].filter(kind => !notGoals.includes(kind));
const scoreKinds = ['handicap', 'total', '1x2', 'home-total', 'away-total', 'odd-even'] as const;
const setKinds = ['1x2', 'handicap', 'total', 'set-handicap', 'set-winner', 'set-score', 'odd-even'] as const;

/** Both picks of these may win, or none. */
const mayBothWin: ReadonlySet<string> = new Set([
  'clean-sheet',
  'win-to-nil',
  'score-both-halves',
  'win-either-half',
  'win-both-halves',
]);

/** Margins need no grades. */
const isNotGraded = () => undefined;
const ofSets = { stated: statedMargins.sets, boards: dose({ small: 100, deep: 2_000 }) };
const ofCounts = { minutes: 110, boards: dose({ small: 200, deep: 4_000 }) };
const sports: readonly CountedSport[] = [
  {
    name: 'football',
    model: goalModel(goalKinds),
    stated: statedMargins.goals,
    matches: [{ speed: 1 }, { speed: 36 }, { speed: 60 }],
    expected: [
      [0.3, 2.7],
      [0.3, 2.5],
    ],
    minutes: 100,
    boards: dose({ small: 500, deep: 6_000 }),
  },
  {
    name: 'basketball',
    model: pointsModel([...scoreKinds, 'draw-no-bet'], isNotGraded),
    stated: statedMargins.points,
    matches: [{ gtype: 'BK', lid: '801' }],
    expected: [
      [95, 35],
      [95, 35],
    ],
    minutes: 75,
    boards: dose({ small: 200, deep: 4_000 }),
  },
  {
    name: 'baseball',
    model: inningsModel(scoreKinds, isNotGraded),
    stated: statedMargins.innings,
    matches: [{ gtype: 'BS', lid: '811', breakMinutes: 2 }],
    expected: [
      [3, 3.5],
      [3, 3.5],
    ],
    minutes: 180,
    boards: dose({ small: 100, deep: 2_000 }),
  },
  {
    ...ofSets,
    name: 'tennis',
    model: setsModel(setKinds, isNotGraded, pricedSets.tennis),
    matches: [
      { gtype: 'TN', lid: '841', breakMinutes: 2 },
      { gtype: 'TN', lid: '843', breakMinutes: 2 },
    ],
    expected: [
      [0.58, 0.12],
      [0.58, 0.12],
    ],
    minutes: 150,
  },
  {
    ...ofSets,
    name: 'volleyball',
    model: setsModel(setKinds, isNotGraded, pricedSets.volleyball),
    matches: [{ gtype: 'VB', lid: '851', breakMinutes: 3 }],
    expected: [
      [0.6, 0.12],
      [0.6, 0.12],
    ],
    minutes: 110,
  },
  {
    ...ofSets,
    name: 'table tennis',
    model: setsModel(setKinds, isNotGraded, pricedSets.tableTennis),
    matches: [
      { gtype: 'TT', lid: '861', breakMinutes: 1 },
      { gtype: 'TT', lid: '862', breakMinutes: 1 },
    ],
    expected: [
      [0.48, 0.12],
      [0.48, 0.12],
    ],
    minutes: 45,
  },
  {
    ...ofSets,
    name: 'badminton',
    model: setsModel(setKinds, isNotGraded, pricedSets.badminton),
    matches: [{ gtype: 'BM', lid: '881', breakMinutes: 2 }],
    expected: [
      [0.45, 0.08],
      [0.45, 0.08],
    ],
    minutes: 60,
  },
  {
    name: 'handball',
    model: handballModel([...scoreKinds, 'double-chance', 'draw-no-bet'], isNotGraded),
    stated: statedMargins.handball,
    matches: [{ gtype: 'HB', lid: '891', breakMinutes: 15 }],
    expected: [
      [25, 9],
      [25, 9],
    ],
    minutes: 75,
    boards: dose({ small: 200, deep: 4_000 }),
  },
  {
    ...ofCounts,
    name: 'corners',
    model: countModel('corners', ['handicap', 'total', '1x2', 'odd-even'], isNotGraded),
    stated: statedMargins.corners,
    matches: subMatchesOf(testMatch({ id: '5501' })).slice(0, 1),
    expected: [
      [1.5, 7],
      [1.5, 7],
    ],
  },
  {
    ...ofCounts,
    name: 'cards',
    model: countModel('cards', ['handicap', 'total', 'odd-even'], isNotGraded),
    stated: statedMargins.cards,
    matches: subMatchesOf(testMatch({ id: '5502' })).slice(1),
    expected: [
      [1.2, 1],
      [1.2, 1],
    ],
  },
  {
    ...ofSets,
    name: 'snooker',
    stated: statedMargins.frames,
    model: setsModel(
      setKinds.filter(kind => kind !== 'set-handicap'),
      isNotGraded,
      pricedSets.snooker,
    ),
    matches: [
      { gtype: 'SK', lid: '871', breakMinutes: 2 },
      { gtype: 'SK', lid: '872', breakMinutes: 2 },
      { gtype: 'SK', lid: '873', breakMinutes: 2 },
    ],
    expected: [
      [0.8, 0.08],
      [0.8, 0.08],
    ],
    minutes: 120,
  },
];

describe.each(sports)('what the house keeps of a market of $name', sport => {
  const counted = overroundsOf(sport);
  const stated = Object.entries(sport.stated).flatMap(([kind, { pre, live }]) => [
    { kind, phase: 'pre', most: pre },
    ...(kind === 'half-full' ? [] : [{ kind, phase: 'live', most: live }]),
  ]);

  it.each(stated)('is at most $most of $kind, $phase, on every board', ({ kind, phase, most }) => {
    const all = counted.get(`${kind} ${phase}`) ?? [];
    expect(all.length).toBeGreaterThan(0);
    // What has no price can only be lost on: less is kept of what is left.
    expect(Math.max(...all.map(({ overround }) => overround))).toBeLessThanOrEqual(most);
    const whole = all.filter(({ isWhole }) => isWhole).map(({ overround }) => overround);
    expect(Math.min(...whole)).toBeGreaterThan(0.026);
  });

  it('is stated of everything it sells whose picks exclude each other', () => {
    const sold = [...counted.keys()].map(key => key.replace(/ (pre|live)$/, ''));
    const names = new Set(sold.filter(name => !mayBothWin.has(name)));
    expect([...names].sort()).toEqual(Object.keys(sport.stated).sort());
  });
});
