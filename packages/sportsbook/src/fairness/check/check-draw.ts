import type { WireDraw } from '@lobby/api-client/contract/game/draws';
import {
  drawFootball,
  type FootballRules,
  footballCommitment,
  fromHex,
  keyLeaf,
  rootFrom,
} from '@lobby/draws';
import { type RedrawnMatch, redrawnMatch } from './redrawn-match.ts';

export type Outcome = 'passed' | 'failed';

/** What came of drawing a match again from what was revealed. */
export interface DrawChecks {
  /** The key is the one that the root of its day binds for this match. */
  readonly key: Outcome;
  /** The match drawn again has the half-time and the final score that bets were settled by. */
  readonly score: Outcome;
  /** Rules, match drawn again, key and nonce hash to what was published before its betting. */
  readonly commitment: Outcome;
  /** Absent when the rules are those of another match, or of none at all. */
  readonly match?: RedrawnMatch;
  /** The root that the key leads to, and the hash of what was revealed; to be compared by eye. */
  readonly root: string;
  readonly hash: string;
}

/** Checks an ended match with nothing but its answer; undefined while its key is not shown. */
export function checkDraw({ ecid, kickoff, draw_hash, day, half_score, score, reveal }: WireDraw) {
  if (!reveal) return undefined;
  const { rules, proof } = reveal;
  const key = fromHex(reveal.key);
  const root = rootFrom(keyLeaf(ecid, key), proof);
  const bound = outcome(root === day.root);
  const isThisMatch = rules.match === ecid && rules.kickoff === kickoff;
  if (!isThisMatch || !isPlayable(rules))
    return { key: bound, score: 'failed', commitment: 'failed', root, hash: '' } satisfies DrawChecks;
  const script = drawFootball(rules, key);
  const match = redrawnMatch(script);
  const hash = footballCommitment({ rules, key, nonce: fromHex(reveal.nonce) }, script);
  return {
    key: bound,
    score: outcome(match.half === half_score && match.full === score),
    commitment: outcome(hash === draw_hash),
    match,
    root,
    hash,
  } satisfies DrawChecks;
}

function outcome(holds: boolean): Outcome {
  return holds ? 'passed' : 'failed';
}

/** Halves of a match: far from both ends of what football is, so that no answer makes a page draw for ever. */
const minutes = { least: 10, most: 120 };

/** Whether rules that came over the wire make a match: lengths of halves that are some, and not endless. */
function isPlayable(rules: Pick<FootballRules, 'minutes'>): boolean {
  return rules.minutes.every(
    ({ least, choices }) => least >= minutes.least && choices >= 1 && least + choices - 1 <= minutes.most,
  );
}
