import type { Key } from '@lobby/draws';
import type { Match } from '@lobby/fixtures';
import type { FixtureRow } from '@lobby/platform-sportsbook/fixture-feed/fixture-rows';
import { followed, type ScriptedMatch } from '@lobby/simulation';
import { toMatch } from './match-rows.ts';

/** Matches as the sportsbook sees them, and the scripts behind them, which it does not. */
export interface Followed {
  follow(row: FixtureRow): Match;
  /** @throws Error for a match that `follow` did not answer. */
  scriptOf(match: Match): ScriptedMatch;
}

/** @param secret what every key is grown from. */
export function createFollowed(secret: Key): Followed {
  const scripts = new WeakMap<Match, ScriptedMatch>();
  return {
    follow(row) {
      const script = toMatch(row, secret);
      const match = followed(script);
      scripts.set(match, script);
      return match;
    },
    scriptOf(match) {
      const script = scripts.get(match);
      if (!script) throw new Error(`Match ${match.id} is not one that the simulation follows.`);
      return script;
    },
  };
}
