import type { Match } from '@lobby/fixtures';
import type { ScriptedMatch } from './match.ts';
import { stateAt } from './match-state.ts';
import { moodAt, priceOffset } from './mood.ts';

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
