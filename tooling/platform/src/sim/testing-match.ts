import type { Match } from './match.ts';

/** A plain match for tests; say only what matters. */
export function testMatch(parts: Partial<Match> = {}): Match {
  const id = parts.id ?? '1001';
  return {
    id,
    gtype: 'FT',
    lid: '101',
    league: { cn: '英超', tw: '英超' },
    homeId: '10101',
    awayId: '10102',
    home: { cn: '主队', tw: '主隊' },
    away: { cn: '客队', tw: '客隊' },
    kickoff: 1_800_000_000_000,
    speed: 1,
    breakMinutes: 15,
    seed: `test/${id}`,
    expected: [1.6, 1.2],
    real: undefined,
    createdAt: 1_799_000_000_000,
    ...parts,
  };
}
