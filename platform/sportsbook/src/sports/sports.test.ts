import { markets } from '@lobby/betting';
import { formatYuan } from '@lobby/money';
import { liabilityLimits, stakeRange } from '@lobby/pricing';
import { sportCodes } from '@lobby/sports';
import { describe, expect, it } from 'vitest';
import { football } from './football.ts';
import { sportOf } from './sports.ts';
import { virtualFootball } from './virtual-football.ts';

describe('every sport', () => {
  it.each(sportCodes)('%s stands under its own code, and sells what it takes stakes on', gtype => {
    const { code, markets: kinds, limits, champions, dayWin, clock } = sportOf({ gtype });
    expect(code).toBe(gtype);
    expect(kinds.filter(kind => (limits.mostStake[kind] ?? 0n) < limits.leastStake)).toEqual([]);
    expect(limits.legs.least).toBeGreaterThanOrEqual(2);
    expect(champions.least).toBeLessThanOrEqual(champions.most);
    expect(dayWin).toBeGreaterThan(0n);
    expect(clock.betsWait).toBeGreaterThan(0);
  });
});

it('a sport sells every kind of market that it names a stake for, beside combinations of one match', () => {
  for (const gtype of sportCodes) {
    const { markets: kinds, limits } = sportOf({ gtype });
    const named = Object.keys(limits.mostStake).filter(kind => kind !== 'same-match');
    expect([...kinds].sort()).toEqual(named.sort());
  }
});

describe('the limits', () => {
  const handicap = { kind: 'handicap', period: 'full', phase: 'pre' } as const;

  it.each([
    [football, 'full', '50000'],
    [football, 'half', '25000'],
    [virtualFootball, 'full', '25000'],
    [virtualFootball, 'half', '12500'],
  ] as const)('take on a handicap of %o, %s, at most ¥%s', ({ limits }, period, most) => {
    const range = stakeRange(limits, { ...handicap, period });
    expect([formatYuan(range.least), formatYuan(range.most)]).toEqual(['10', most]);
  });

  it.each([
    ['a large league', football, true, ['200000', '300000', '500000', '100000', '200000']],
    ['another league', football, false, ['100000', '150000', '250000', '50000', '100000']],
    ['virtual football', virtualFootball, true, ['50000', '75000', '125000', '25000', '50000']],
    ['virtual football too', virtualFootball, false, ['50000', '75000', '125000', '25000', '50000']],
  ] as const)('let the house lose on %s', (_league, { limits }, quick, yuan) => {
    const { selection, market, match, member, liquidity } = liabilityLimits(limits, { quick }, handicap);
    expect([selection, market, match, member, liquidity].map(formatYuan)).toEqual(yuan);
  });

  it('are half on each market of virtual football, with five legs and half on champions', () => {
    for (const kind of virtualFootball.markets)
      expect(virtualFootball.limits.mostStake[kind]).toBe((football.limits.mostStake[kind] ?? 0n) / 2n);
    expect([football, virtualFootball].map(({ limits }) => limits.legs.most)).toEqual([10, 5]);
    expect([football, virtualFootball].map(({ champions }) => formatYuan(champions.most))).toEqual([
      '5000',
      '2500',
    ]);
  });
});

it('every kind of market there is, is sold on some sport', () => {
  expect(new Set(sportCodes.flatMap(gtype => sportOf({ gtype }).markets))).toEqual(
    new Set(markets.map(({ kind }) => kind)),
  );
});
