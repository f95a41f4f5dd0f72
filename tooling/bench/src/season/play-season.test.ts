import { testMatch } from '@lobby/platform/testing/match';
import { describe, expect, it } from 'vitest';
import { playSeason } from './play-season.ts';
import { seasonLosses } from './season-losses.ts';

const day = 86_400_000;
const matches = Array.from({ length: 40 }, (_, n) =>
  testMatch({
    id: `season/${n}`,
    kickoff: Date.UTC(2026, 7, 1, 14) + Math.floor(n / 4) * day,
    expected: [0.8 + (n % 7) * 0.25, 0.7 + (n % 5) * 0.3],
    createdAt: 0,
  }),
);

describe('a season of drawn matches that twenty bots bet on', () => {
  it('costs them the stated margin within its interval, and every book balances', async () => {
    const { asked, settled, violations, left } = await playSeason(matches, { bots: 20, bets: 20 });
    expect(violations).toEqual([]);
    expect(left).toBe(0);
    expect(asked).toBe(400);
    expect(settled.length).toBeGreaterThan(300);
    const { stakes, stated, interval } = seasonLosses(settled);
    expect(stated / stakes).toBeGreaterThan(0.03);
    expect(stated / stakes).toBeLessThan(0.12);
    expect(interval.low).toBeLessThan(0);
    expect(interval.high).toBeGreaterThan(0);
  });
});
