import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import {
  bindKeys,
  drawFootball,
  eventKey,
  footballCommitment,
  footballRules,
  goalsOf,
  keyLeaf,
  toHex,
} from '@lobby/draws';

const secret = new Uint8Array(32).fill(106, 1);
const nonce = new Uint8Array(32).fill(6);
const dayMatches = 12;

/** 21 November 2026, 20:45 in Beijing. */
export const sampleKickoff = Date.parse('2026-11-21T20:45:00+08:00');

/** A match drawn, bound and settled as the platform does it: every check of its page passes. */
export function endedDraw(id = 7): WireDraw & { reveal: NonNullable<WireDraw['reveal']> } {
  const ids = Array.from({ length: dayMatches }, (_, at) => `v${at}`);
  const ecid = `v${id}`;
  const keyOf = (event: string) => eventKey(secret, event, sampleKickoff);
  const key = keyOf(ecid);
  const keys = bindKeys(ids.map(event => keyLeaf(event, keyOf(event))));
  const rules = footballRules({
    id: ecid,
    kickoff: sampleKickoff,
    expectedMilli: [2_400, 1_900],
    redPerMinute: 0.004,
  });
  const script = drawFootball(rules, key);
  const [first, second] = goalsOf(script);
  return {
    ecid,
    team_h: '北辰',
    team_c: '南山',
    kickoff: sampleKickoff,
    draw_hash: footballCommitment({ rules, key, nonce }, script),
    ended: true,
    half_score: first.join(':'),
    score: `${first[0] + second[0]}:${first[1] + second[1]}`,
    day: { day: '2026-11-21', root: keys.root, committed_at: Date.parse('2026-11-20T23:58:12Z') },
    reveal: {
      rules: structuredClone(rules) as unknown as NonNullable<WireDraw['reveal']>['rules'],
      key: toHex(key),
      nonce: toHex(nonce),
      proof: keys.proof(id),
    },
  };
}

/** The same match before its final whistle. */
export function promisedDraw(changes: Partial<WireDraw> = {}): WireDraw {
  return { ...endedDraw(), ended: false, score: '', half_score: '', reveal: null, ...changes };
}

/** Hex digits with the last one changed. */
export function tampered(hex: string): string {
  return hex.slice(0, -1) + (hex.endsWith('0') ? '1' : '0');
}
