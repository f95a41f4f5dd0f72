import { describe, expect, it } from 'vitest';
import { inLeagueOrder, leagueOrderOf } from './league-order.ts';

const league = (id: string, name: string, count: number, quick = false) =>
  ({ sport: 'FT', id, name, count, quick }) as const;

describe('the order of leagues', () => {
  const premier = league('1', '英超', 3, true);
  const china = league('2', '中超', 9, true);
  const spain = league('3', '西甲', 20);

  it('is priority, then name', () => {
    expect(leagueOrderOf([spain, china, premier])).toEqual(['1', '2', '3']);
  });

  it('is the same when counts change', () => {
    const changed = [
      { ...china, count: 1 },
      { ...premier, count: 40 },
      { ...spain, count: 2 },
    ];
    expect(leagueOrderOf(changed)).toEqual(leagueOrderOf([premier, china, spain]));
  });

  it('puts leagues without a place last, by name', () => {
    expect([china, spain, premier].sort(inLeagueOrder(['3'])).map(({ name }) => name)).toEqual([
      '西甲',
      '英超',
      '中超',
    ]);
  });
});
