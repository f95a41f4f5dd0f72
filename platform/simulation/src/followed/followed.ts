import type { Match } from '@lobby/fixtures';
import { marketNoiseAt, priceOffset } from '../match/market-noise.ts';
import type { ScriptedMatch } from '../match/match.ts';
import { stateAt } from './by-sport.ts';

/** A match as the sportsbook sees it, without its key and its result. */
export function followed(script: ScriptedMatch): Match {
  const { key: _key, real: _real, calledOff: _off, disruptions: _often, main: _main, ...fixture } = script;
  return {
    ...fixture,
    stateAt: at => stateAt(script, at),
    marketNoiseAt: (live, at) => marketNoiseAt(script, live, at),
    priceOffset: () => priceOffset(script),
  };
}
