import { testMatch } from '@lobby/simulation/testing/match';
import { describe, expect, it } from 'vitest';
import { playSeason } from './play-season.ts';
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

describe('a season of drawn matches that twenty bots bet on', () => {
  it('is settled to the fen as an independent calculation says, and every book balances', async () => {
    const { asked, settled, differences, violations, left } = await playSeason(matches, {
      ...{ bots: 20, bets: 20, abandoned: 10 },
    });
    expect(violations).toEqual([]);
    expect(differences).toEqual([]);
    expect(left).toBe(0);
    expect(asked).toBe(400);
    const of = (kind: string) => settled.filter(ticket => ticket.kind === kind);
    expect(of('single').length).toBeGreaterThan(150);
    expect(of('series').length).toBeGreaterThan(50);
    expect(of('system').length).toBeGreaterThan(50);
    const legs = settled.flatMap(ticket => ticket.legs);
    expect(new Set(legs.map(({ wtype }) => wtype)).size).toBeGreaterThan(25);
    expect(new Set(legs.map(({ grade }) => grade))).toEqual(new Set(['W', 'LW', 'P', 'LL', 'L', 'D']));
    const { stakes, stated, interval } = seasonLosses(settled);
    expect(stated / stakes).toBeGreaterThan(0.03);
    expect(stated / stakes).toBeLessThan(0.12);
    expect(interval.low).toBeLessThan(0);
    expect(interval.high).toBeGreaterThan(0);
  });
});
