import { createHash } from 'node:crypto';
import { eventKey, type Key } from '@lobby/draws';
import type { Match } from '@lobby/fixtures';
import { leagueByLid } from '@lobby/leagues';
import { mainSport } from '@lobby/sports';
import { followed } from '../followed/followed.ts';
import type { ScriptedMatch } from '../match/match.ts';

/** What tests draw from: the secret of a platform that is started with `--seed 1`. */
export const testSecret: Key = createHash('sha256').update('seed/1').digest();

/** A match with its script, and as the sportsbook sees it. */
export type TestMatch = ScriptedMatch & Match;

/** A plain match for tests; say only what matters. Its id decides what happens in it. */
export function testMatch(parts: Partial<ScriptedMatch> = {}): TestMatch {
  const { id = '1001', kickoff = 1_800_000_000_000, lid = '101' } = parts;
  const script: ScriptedMatch = {
    id,
    gtype: mainSport,
    lid,
    quick: leagueByLid(lid)?.quick ?? false,
    league: { 'zh-CN': '英超', 'zh-TW': '英超' },
    homeId: '10101',
    awayId: '10102',
    home: { 'zh-CN': '主队', 'zh-TW': '主隊' },
    away: { 'zh-CN': '客队', 'zh-TW': '客隊' },
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
  return { ...followed(script), ...script };
}
