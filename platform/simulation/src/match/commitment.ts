import { type FootballReveal, footballCommitment, type Key, keyed } from '@lobby/draws';
import type { ScriptedMatch } from './match.ts';
import { rulesOf, scriptOf } from './script.ts';

/** All that is shown of a match when it is over, so that anybody can draw it again. */
export function revealOf(secret: Key, match: ScriptedMatch): FootballReveal {
  return {
    rules: rulesOf(match),
    key: match.key,
    nonce: keyed(secret, `nonce/${match.id}/${match.kickoff}`),
  };
}

/** What is published of an openly drawn match before its betting opens. */
export function commitmentOf(secret: Key, match: ScriptedMatch): string {
  return footballCommitment(revealOf(secret, match), scriptOf(match));
}
