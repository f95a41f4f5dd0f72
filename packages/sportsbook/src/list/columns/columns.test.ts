import { expect, it } from 'vitest';
import type { MatchInfo } from '../../feed/match-info.ts';
import { columnsOf, marketIn, viewsOf } from './columns.ts';

const [, , , ofSet] = columnsOf(6, 'main', 'TN');
const at = (sets: readonly [number, number] | undefined, live = true, bestOf = 3) => {
  if (!ofSet) throw new Error('tennis has no column of a set');
  // Safe: the market of a column is chosen by these.
  const match = {
    ...{ live, sets: { bestOf, points: { home: 0, away: 0 } } },
    ...(sets && { score: { home: sets[0], away: sets[1] } }),
  } as MatchInfo;
  return marketIn(ofSet, match).wtype;
};

it('the column of a set is of the first one before the match, then of the running one or the next', () => {
  expect(at(undefined, false)).toBe('S1M');
  expect([at([0, 0]), at([1, 0]), at([1, 1])]).toEqual(['RS1M', 'RS2M', 'RS3M']);
});

it('it stays with the last set of a match that is over', () => {
  expect(at([2, 1])).toBe('RS3M');
  expect(at([6, 5], true, 11)).toBe('RS11M');
});

it('a sport of sets has a view of the running set where not all columns have room, and no other has', () => {
  expect(viewsOf(2, ['TN'])).toEqual(['main', 'winner', 'set']);
  expect(viewsOf(3, ['SK'])).toEqual(['main', 'set']);
  expect(viewsOf(6, ['TN'])).toEqual(['main']);
  expect(viewsOf(2, ['FT'])).toEqual(['main', 'winner', 'half']);
  expect(viewsOf(2, ['HB', 'BM'])).toEqual(['main', 'winner', 'half', 'set']);
});
