import { eventKey, type Key } from '@lobby/draws';
import { loadDrawSecret } from '../secrets/draw-secret.ts';
import { testConfig } from '../testing/test-config.ts';
import type { Match } from './match.ts';

/** What tests draw from: the secret of `testConfig`. */
export const testSecret: Key = loadDrawSecret(testConfig);

/** A plain match for tests; say only what matters. Its id decides what happens in it. */
export function testMatch(parts: Partial<Match> = {}): Match {
  const { id = '1001', kickoff = 1_800_000_000_000 } = parts;
  return {
    id,
    gtype: 'FT',
    lid: '101',
    league: { cn: '英超', tw: '英超' },
    homeId: '10101',
    awayId: '10102',
    home: { cn: '主队', tw: '主隊' },
    away: { cn: '客队', tw: '客隊' },
    kickoff,
    speed: 1,
    breakMinutes: 15,
    key: eventKey(testSecret, id, kickoff),
    expected: [1.6, 1.2],
    real: undefined,
    drawn: parts.real === undefined,
    createdAt: 1_799_000_000_000,
    drawHash: '',
    ...parts,
  };
}
