import { testMatch } from '@lobby/simulation/testing/match';
import { dose } from '@lobby/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { playSeason, type SeasonReport } from './play-season.ts';
import { seasonLosses } from './season-losses.ts';

const day = 86_400_000;
const matches = Array.from({ length: 40 }, (_, n) =>
  testMatch({
    id: `season/a${n}`,
    homeId: `${n}1`,
    awayId: `${n}2`,
    kickoff: Date.UTC(2026, 7, 1, 14) + Math.floor(n / 4) * day,
    expected: [0.8 + (n % 7) * 0.25, 0.7 + (n % 5) * 0.3],
    createdAt: 0,
  }),
);

// The same bets in every run: what is said of margins does not hold for every seed.
const bets = dose({ small: 7, deep: 20 });
const asking = 20 * bets;
const least = dose({
  small: { singles: 40, others: 10, kinds: 15, combined: 5 },
  deep: { singles: 150, others: 50, kinds: 25, combined: 25 },
});
/** Within how many margins of error: of fifty singles on forty matches one draw in several is outside of one. */
const errors = dose({ small: 3, deep: 1 });

describe('a season of drawn matches that twenty bots bet on', () => {
  let season: SeasonReport;
  beforeAll(async () => {
    season = await playSeason(matches, { bots: 20, bets, abandoned: 10 });
  });

  it('is settled to the fen as an independent calculation says, and every book balances', () => {
    const { asked, settled, differences, violations, left } = season;
    expect(violations).toEqual([]);
    expect(differences).toEqual([]);
    expect(left).toBe(0);
    expect(asked).toBe(asking);
    const of = (kind: string) => settled.filter(ticket => ticket.kind === kind);
    expect(of('single').length).toBeGreaterThan(least.singles);
    expect(of('series').length).toBeGreaterThan(least.others);
    expect(of('system').length).toBeGreaterThan(least.others);
    const legs = settled.flatMap(ticket => ticket.legs);
    expect(new Set(legs.map(({ wtype }) => wtype)).size).toBeGreaterThan(least.kinds);
    const combined = settled.filter(
      ({ kind, legs: own }) =>
        kind !== 'single' && own.some(({ wtype }) => wtype === 'SM' || wtype === 'RSM'),
    );
    expect(combined.length).toBeGreaterThan(least.combined);
    expect(new Set(legs.map(({ grade }) => grade))).toEqual(new Set(['W', 'LW', 'P', 'LL', 'L', 'D']));
  });

  it('loses about what the margins state, which are 3 to 12 percent', () => {
    const { stakes, stated, difference, interval } = seasonLosses(season.settled);
    expect(stated / stakes).toBeGreaterThan(0.03);
    expect(stated / stakes).toBeLessThan(0.12);
    expect(Math.abs(difference)).toBeLessThan((errors * (interval.high - interval.low)) / 2);
  });
});
