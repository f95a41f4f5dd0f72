import { digest, type Key, toHex } from '../keyed.ts';
import type { FootballScript } from './event.ts';
import type { FootballRules } from './rules.ts';

/** What is shown when a match is over, and hashed before its betting opens. */
export interface FootballReveal {
  readonly rules: FootballRules;
  readonly key: Key;
  /** 32 bytes that keep a commitment from being guessed. */
  readonly nonce: Uint8Array;
}

/**
 * The commitment to a match: SHA-256 of its rules, script, key and nonce as one JSON array in a fixed order,
 * 64 hex digits. It binds what will happen without telling it.
 */
export function footballCommitment({ rules, key, nonce }: FootballReveal, script: FootballScript): string {
  return digest(
    JSON.stringify([
      rules.law,
      rules.match,
      rules.kickoff,
      rules.minutes.map(({ least, choices }) => [least, choices]),
      rules.goal,
      rules.red,
      [rules.afterRed.own, rules.afterRed.other],
      script.minutes,
      script.halves.map(events => events.map(({ kind, side, at }) => [kind, side, at])),
      toHex(key),
      toHex(nonce),
    ]),
  );
}
