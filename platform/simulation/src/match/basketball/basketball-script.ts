import { type BasketballScript, drawBasketball, type Key, toHex } from '@lobby/draws';
import { drawnOnce } from '../drawn-once.ts';
import type { ScriptedMatch } from '../match.ts';

/** A few hundred are played in a day; each takes some ten kilobytes. */
const scripts = drawnOnce<BasketballScript>(400);

/** What a match is laid out from. */
export type PlayedMatch = Pick<
  ScriptedMatch,
  'id' | 'kickoff' | 'speed' | 'breakMinutes' | 'expected' | 'key'
>;

/** The turns of a match: drawn from its key, once for all objects of it. */
export function basketballScriptOf({ key, expected }: { readonly key: Key } & PlayedMatch): BasketballScript {
  const expectedMilli = [Math.round(expected[0] * 1000), Math.round(expected[1] * 1000)] as const;
  const name = `${toHex(key)}/${expectedMilli.join('/')}`;
  return scripts(name, () => drawBasketball({ expectedMilli }, key));
}
