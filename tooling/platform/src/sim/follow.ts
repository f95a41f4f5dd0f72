import type { Key } from '@lobby/draws';
import type { FixtureRow } from '../sportsbook/fixture-feed/fixture-rows.ts';
import type { Match } from '../sportsbook/fixture-feed/match.ts';
import type { ScriptedMatch } from './match.ts';
import { toMatch } from './match-rows.ts';
import { stateAt } from './match-state.ts';
import { moodAt, priceOffset } from './mood.ts';

/** Matches as the sportsbook sees them, and the scripts behind them, which it does not. */
export interface Followed {
  follow(row: FixtureRow): Match;
  /** @throws Error for a match that `follow` did not answer. */
  scriptOf(match: Match): ScriptedMatch;
}

/** A match as the sportsbook sees it, without its key and its result. */
export function followed(script: ScriptedMatch): Match {
  const { key: _key, real: _real, mishaps: _mishaps, ...fixture } = script;
  return {
    ...fixture,
    stateAt: at => stateAt(script, at),
    moodAt: (live, at) => moodAt(script, live, at),
    priceOffset: () => priceOffset(script),
  };
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
